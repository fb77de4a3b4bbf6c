import { keyword, UNITS } from '../keyword.ts'

export const armorbane = keyword('armorbane', {
  means: 'While it attacks, no shields are used against its damage.',
  printedOn: UNITS,
  bloodied: true,
  changes: ['given'],
})
