import { keyword, UNITS } from '../keyword.ts'

export const flying = keyword('flying', {
  means: 'Takes half the damage of attacks by units that do not fly.',
  printedOn: UNITS,
  bloodied: true,
  changes: ['given', 'ignored'],
})
