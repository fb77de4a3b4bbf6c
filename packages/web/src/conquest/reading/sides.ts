import type { ConquestView } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { cardData } from './printed.ts'

export function opponentOf(seat: Seat): Seat {
  return seat === 'a' ? 'b' : 'a'
}

/** The seat at the lower edge of the screen. */
export function nearSeat(view: ConquestView): Seat {
  return view.viewer === 'spectator' ? 'a' : view.viewer
}

export function warlordOf(view: ConquestView, seat: Seat) {
  return view.units.find(unit => unit.owner === seat && cardData(unit.card)?.type === 'warlord')
}

type Faction = 'space-marines' | 'orks' | 'neutral'

export function factionOf(view: ConquestView, seat: Seat): Faction {
  const warlord = warlordOf(view, seat)
  return (warlord && cardData(warlord.card)?.faction) ?? (seat === 'a' ? 'space-marines' : 'orks')
}

/** The symbol of a side. */
export function sideIcon(view: ConquestView, seat: Seat): string {
  return factionOf(view, seat) === 'orks' ? 'faction-orks' : 'faction-marines'
}

/** Whose colours both sides have, for the frame of a table: see `data-near` in tokens.css. */
export function sideMarks(view: ConquestView, near: Seat): { 'data-near': Faction; 'data-far': Faction } {
  return { 'data-near': factionOf(view, near), 'data-far': factionOf(view, opponentOf(near)) }
}
