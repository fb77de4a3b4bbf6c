import { keyword } from '../keyword.ts'

export const ambush = keyword('ambush', {
  means: 'May be deployed as an Action of the combat phase.',
  printedOn: ['army', 'attachment', 'support'],
})
