import type { Doom, DoomDecision } from '@redoubt/doom'
import { useEffect, useMemo, useState } from 'react'
import type { Match } from '../../../screen/match.ts'
import { type Intent, useIntent } from '../../common/intent.ts'
import { hasAttacked } from '../../reading/attacked.ts'
import { figureById } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import { type Offers, offersOf } from '../../reading/offers.ts'

export interface Offered {
  offers: Offers
  /** The decision at hand if it is the viewer's. */
  decision: DoomDecision | null
  /** Spaces where something can be done. */
  legal: ReadonlySet<string>
  /** Large bases are laid the other way. */
  turned: boolean
  mayTurn: boolean
  turn(): void
}

/** What can be done on the board now, with the card in mind. */
export function useOffers(match: Match<Doom>, intent: Intent, ground: Ground): Offered {
  const { view, log } = match
  const card = useIntent(intent, thought => thought.card)
  const decision = match.yours ? match.decision : null
  const attacked = useMemo(() => hasAttacked(view.active, log) ?? true, [view.active, log])
  const offers = useMemo(
    () => offersOf(ground, view, decision, card, attacked),
    [ground, view, decision, card, attacked],
  )
  const legal = useMemo(() => {
    const spaces = new Set(offers.bySpace.keys())
    for (const id of offers.byFigure.keys()) for (const space of figureById(view, id)?.at ?? []) spaces.add(space)
    return spaces
  }, [offers, view])

  const [flipped, setFlipped] = useState(false)
  // A base that was turned in mind belongs to a decision that is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another decision comes
  useEffect(() => setFlipped(false), [match.decision])
  return {
    offers,
    decision,
    legal,
    // A base keeps its orientation until it is told otherwise.
    turned: (offers.ways?.turned ?? false) !== flipped,
    mayTurn: (offers.ways?.large ?? false) || [...offers.bySpace.values()].some(all => all.some(offer => offer.turned)),
    turn: () => setFlipped(on => !on),
  }
}
