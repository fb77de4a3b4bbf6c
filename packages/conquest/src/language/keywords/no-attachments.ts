import { keyword } from '../keyword.ts'

export const noAttachments = keyword('no-attachments', {
  means: 'Takes no attachments, or none with the trait.',
  printedOn: ['warlord', 'army', 'token', 'support'],
  takes: 'trait',
})
