import { keyword, UNITS } from '../keyword.ts'

export const ranged = keyword('ranged', {
  means: 'Attacks in the ranged skirmish too.',
  printedOn: UNITS,
  bloodied: true,
  changes: ['given'],
})
