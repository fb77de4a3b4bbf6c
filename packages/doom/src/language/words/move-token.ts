import { emit } from '../../match/events.ts'
import { id, space } from '../basic.ts'
import { spaceAt } from '../shared/space-at.ts'
import { type Word, word } from '../word.ts'

const fields = { token: id, to: space }

export const moveToken: Word<'moveToken', typeof fields> = word('moveToken', {
  means: 'Moves an objective token; progress tokens stay on it.',
  group: 'mission',
  mission: true,
  mapOnly: true,
  fields,
  run: (g, _f, e) => {
    const token = g.objectives.find(o => o.id === e.token)
    if (!token) return
    token.at = spaceAt(g, e.to)
    emit('objective', { token: token.id, change: 'moved', at: token.at })
  },
})
