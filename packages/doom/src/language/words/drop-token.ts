import { objective } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = { token: objective }

export const dropToken: Word<'dropToken', typeof fields> = word('dropToken', {
  means: "Puts the token into the figure's space (D-OBJECTIVE-4, 5).",
  group: 'tokens',
  from: ['objective'],
  moments: ['when-killed'],
  fields,
  run: () => undefined,
})
