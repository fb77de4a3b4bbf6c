import { type Frame, goto } from '@redoubt/kernel'
import { done, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState } from '../match/state.ts'

/** D-LIMITS-1: tokens in the box. */
export const ARGENT_TOKENS = 18
/** The invasion card as a place for argent. */
export const INVASION = 'invasion'

/** D-LIMITS-4 */
export function argentSupply(g: DoomState): number {
  let used = g.invader.argent
  for (const kind in g.demons) used += g.demons[kind]!.argent
  return ARGENT_TOKENS - used
}

/** D-ARGENT-1, 3: face-up demon cards; the invasion card if it may hold this gain. */
export function argentPlaces(g: DoomState, withInvasion: boolean): string[] {
  const kinds = Object.keys(g.demons).filter(kind => g.demons[kind]!.up)
  return withInvasion ? [INVASION, ...kinds] : kinds
}

export function putArgent(g: DoomState, card: string, change: number): void {
  if (card === INVASION) g.invader.argent += change
  else g.demons[card]!.argent += change
  emit('argent', { card, change, total: card === INVASION ? g.invader.argent : g.demons[card]!.argent })
}

/** D-ARGENT-2: gained tokens are placed one by one as the invader likes. */
interface ArgentFrame extends Frame {
  left: number
  /** Cards that may take them. */
  on: string[]
}

export const gainArgent = flow<ArgentFrame>('argent', {
  place: {
    ask: (g, f) => {
      const places = f.on.filter(card => card === INVASION || g.demons[card]!.up)
      if (f.left <= 0 || places.length === 0 || argentSupply(g) <= 0) return null // OP-27, D-LIMITS-4
      return decide(INVADER, 'place-argent', 'D-ARGENT-2', places.map(offer.argent), { about: { left: f.left } })
    },
    pick: (g, f, choice) => {
      putArgent(g, choice.card!, 1)
      f.left--
      return goto('place')
    },
  },
})

/** D-ARGENT-7, D-SUMMON-12: tokens move from the invasion card to the group's cards; what remains is discarded. */
interface MoveArgentFrame extends Frame {
  kinds: string[]
}

export const spendInvasionArgent = flow<MoveArgentFrame>('move-argent', {
  move: {
    ask: (g, f) => {
      const kinds = f.kinds.filter(kind => g.demons[kind]!.up)
      if (g.invader.argent === 0 || kinds.length === 0) return null
      return decide(INVADER, 'move-argent', 'D-ARGENT-7', [...kinds.map(offer.argent), done])
    },
    pick: (g, _f, choice) => {
      if (choice.do === 'done') return
      putArgent(g, INVASION, -1)
      putArgent(g, choice.card!, 1)
      return goto('move')
    },
  },
  rest: g => {
    if (g.invader.argent > 0) putArgent(g, INVASION, -g.invader.argent)
  },
})
