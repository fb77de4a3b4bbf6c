import { keyword, UNITS } from '../keyword.ts'

export const brutal = keyword('brutal', {
  means: 'Its ATK grows by the damage on it.',
  printedOn: UNITS,
  bloodied: true,
  changes: ['given'],
})
