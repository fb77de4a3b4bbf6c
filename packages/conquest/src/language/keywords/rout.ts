import { keyword } from '../keyword.ts'

export const rout = keyword('rout', {
  means: 'Returns a unit to its HQ, exhausted; only a word of effects.',
  printedOn: [],
})
