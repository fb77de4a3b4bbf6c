import { emit } from '../../match/events.ts'
import { marineOf } from '../../match/figures.ts'
import { token } from '../fields.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = { token }

export const recoverToken: Word<'recoverToken', typeof fields> = word('recoverToken', {
  means: "The grenade token returns face up to its owner's play area.",
  group: 'tokens',
  from: OF_MARINES,
  fields,
  check: (e, { ability, say }) => {
    if (!ability.effects.some(other => other.op === 'placeToken' && other.token === e.token))
      say(['token'], 'is a token that this card has placed')
  },
  run: (g, f, e) => {
    const token = g.tokens.find(t => t.kind === e.token && t.owner === f.owner)
    if (!token) return
    g.tokens = g.tokens.filter(t => t !== token)
    marineOf(g, f.owner).weapons.push(e.token) // D-GRENADE-5
    emit('token', { token: e.token, at: token.at, change: 'removed' })
  },
})
