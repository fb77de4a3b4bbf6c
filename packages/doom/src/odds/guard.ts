import { isEscortedKind } from '../match/figure-kinds.ts'
import type { Content } from '../match/said.ts'

/** The setting of an attack that says what its defender has without any card. */
interface GuardTerms {
  /** The objective card, which describes the drone; left out: that of whichever objective has one. */
  objective?: string
  /** The mission is played without toughness. */
  frail?: boolean
}

/** D-DEFENSE-8: the shields of a kind of figure before any card: toughness, or the drone's own. */
export function ownShields(content: Content, kind: string, { objective, frail = false }: GuardTerms = {}): number {
  if (!isEscortedKind(kind)) return content.demons[kind]?.tough && !frail ? 1 : 0
  const cards = objective === undefined ? Object.values(content.objectives) : [content.objectives[objective]]
  return cards.find(card => card?.drone)?.drone?.shields ?? 0
}
