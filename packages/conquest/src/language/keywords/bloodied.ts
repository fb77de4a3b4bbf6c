import { keyword } from '../keyword.ts'

export const bloodied = keyword('bloodied', {
  means: 'Marks the reverse of a warlord.',
  printedOn: [],
  bloodied: true,
})
