import type { Ability } from './ability.ts'
import type { CardData, PlanetData } from './cards.ts'

interface ContentTypes {
  ability: Ability
  cardData: CardData
  planetData: PlanetData
}

declare module '../match/said.ts' {
  interface CardTypes extends ContentTypes {}
}
