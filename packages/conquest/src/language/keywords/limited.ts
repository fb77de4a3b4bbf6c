import { keyword } from '../keyword.ts'

export const limited = keyword('limited', {
  means: 'Each player deploys or plays one such card a round.',
  printedOn: ['army', 'attachment', 'event', 'support'],
})
