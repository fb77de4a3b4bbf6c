import { move } from '@redoubt/kernel'
import { escortOf } from '../abilities/escort.ts'
import type { AttackFrame } from '../match/attack-frame.ts'
import { contentOf, figureOf, isDemon, isEscorted, marineOf, skips } from '../match/figures.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { turnUp } from './decks.ts'

/** D-DEFENSE-8: toughness always adds one shield; the drone has shields of its own. */
export function shieldsOf(g: DoomState, defender: Figure): number {
  if (isEscorted(defender)) return escortOf(g)!.figure.fixedShields
  return isDemon(defender) && contentOf(g).demons[defender.kind]!.tough && !skips(g, 'toughness') ? 1 : 0
}

/** D-DEFENSE-1, 2: the top card of the defender's deck, face up. */
export function revealDefense(g: DoomState, f: AttackFrame): void {
  const defender = figureOf(g, f.defender)
  if (isDemon(defender)) {
    const { deck, discard, play } = g.invader
    f.defense = turnUp(g, deck, discard, play, 'event')
  } else {
    const m = marineOf(g, defender.id)
    f.defense = turnUp(g, m.deck, m.discard, m.play, m.id)
  }
}

/** D-DEFENSE-10 */
export function discardDefense(g: DoomState, f: AttackFrame): void {
  if (!f.defense) return
  if ((g.marines as { id: string }[]).some(m => m.id === f.defender)) {
    const m = marineOf(g, f.defender)
    move(g, f.defense, m.play, m.discard)
  } else move(g, f.defense, g.invader.play, g.invader.discard)
  f.defense = null
}
