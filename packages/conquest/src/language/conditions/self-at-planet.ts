import { atPlanet, pieceOf } from '../../board/board.ts'
import { standsInPlay, staysHome } from '../check/bearer.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const selfAtPlanet: ConditionWord<'self-at-planet', typeof fields> = condition('self-at-planet', {
  means: 'This card is at a planet.',
  fields,
  check: (b, path) => {
    if (!standsInPlay(b, 'self-at-planet', path)) return
    if (staysHome(b)) b.say(path, 'a support is never at a planet')
  },
  holds: (g, use) => {
    const self = pieceOf(g, use.self)
    return self !== undefined && atPlanet(self)
  },
})
