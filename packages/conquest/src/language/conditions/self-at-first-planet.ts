import { firstPlanet, pieceOf } from '../../board/board.ts'
import { standsInPlay, staysHome } from '../check/bearer.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const selfAtFirstPlanet: ConditionWord<'self-at-first-planet', typeof fields> = condition(
  'self-at-first-planet',
  {
    means: 'This card is at the first planet.',
    fields,
    check: (b, path) => {
      if (!standsInPlay(b, 'self-at-first-planet', path)) return
      if (staysHome(b)) b.say(path, 'a support is never at a planet')
    },
    holds: (g, use) => {
      const self = pieceOf(g, use.self)
      return self !== undefined && self.at === firstPlanet(g)
    },
  },
)
