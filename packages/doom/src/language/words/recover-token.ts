import { say } from '../../match/events.ts'
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
  run: (g, f, e) => {
    const token = g.tokens.find(t => t.kind === e.token && t.owner === f.owner)
    if (!token) return
    g.tokens = g.tokens.filter(t => t !== token)
    marineOf(g, f.owner).weapons.push(e.token) // D-GRENADE-5
    say('token', { token: e.token, at: token.at, change: 'removed' })
  },
})
