import { firstPlanet } from '../../board/board.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const firstPlanetExists: ConditionWord<'first-planet-exists', typeof fields> = condition('first-planet-exists', {
  means: 'There is a first planet.',
  fields,
  holds: g => firstPlanet(g) !== undefined,
})
