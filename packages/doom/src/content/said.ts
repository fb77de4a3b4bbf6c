import type { Ability } from './ability.ts'
import type { ObjectiveCard } from './cards.ts'
import type { Content } from './content.ts'
import type { Mission } from './mission.ts'

interface ContentTypes {
  ability: Ability
  content: Content
  mission: Mission
  objectiveCard: ObjectiveCard
}

declare module '../match/said.ts' {
  interface Said extends ContentTypes {}
}
