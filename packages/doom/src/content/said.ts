import type { Ability } from './ability.ts'
import type { ObjectiveCard, ThreatCard } from './cards.ts'
import type { Content } from './content.ts'
import type { Mission } from './mission.ts'

interface ContentTypes {
  ability: Ability
  content: Content
  mission: Mission
  objectiveCard: ObjectiveCard
  threatCard: ThreatCard
}

declare module '../match/said.ts' {
  interface CardTypes extends ContentTypes {}
}
