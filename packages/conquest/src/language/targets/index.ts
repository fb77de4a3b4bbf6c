import { area } from './area.ts'
import { card } from './card.ts'
import { planet } from './planet.ts'

/** Everything that a choice can be made from. A new one is a file of its own and a line here. */
export const TARGETS = [card, planet, area] as const
