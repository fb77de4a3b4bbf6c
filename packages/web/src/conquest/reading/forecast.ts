import type { ConquestView, SeenUnit } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { planetAt } from './places.ts'
import { cardData } from './printed.ts'
import { opponentOf, warlordOf } from './sides.ts'
import { suppose } from './suppose.ts'

/** What would follow from sending the own warlord to a planet, as far as this view tells. The other dial is unknown. */
interface Forecast {
  /** Who wins the struggle there if the other warlord goes elsewhere, and if he comes too. */
  alone: Seat | null
  together: Seat | null
  icons: [number, number]
  /** What the own side would take for winning there. */
  bonus: { resources: number; cards: number }
  /** Struggles the own side would win in the whole row, and their bonuses. */
  struggles: { won: number; lost: number; resources: number; cards: number }
  /** Ready attack and hit points of both sides at the planet, own side first. */
  battle: { atk: [number, number]; hp: [number, number] }
  /** The same at the first planet, if it is another one. */
  first: { atk: [number, number]; hp: [number, number] } | null
  /** Units of the own HQ that go with the warlord. */
  followers: number
}

function seatIndex(seat: Seat): 0 | 1 {
  return seat === 'a' ? 0 : 1
}

function unitsAt(view: ConquestView, at: string, seat: Seat): SeenUnit[] {
  return view.units.filter(unit => unit.at === at && unit.controller === seat)
}

/** CQ-6.9, CQ-6.10: a ready warlord alone wins, otherwise icons of ready units. */
function winner(me: Seat, icons: [number, number], mine: boolean, theirs: boolean): Seat | null {
  if (mine !== theirs) return mine ? me : opponentOf(me)
  return icons[0] > icons[1] ? me : icons[1] > icons[0] ? opponentOf(me) : null
}

export function strength(units: readonly SeenUnit[]): { atk: number; hp: number } {
  let atk = 0
  let hp = 0
  for (const unit of units) {
    if (unit.ready) atk += unit.atk
    hp += unit.hp - unit.damage
  }
  return { atk, hp }
}

function bonusFor(view: ConquestView, at: string, units: readonly SeenUnit[]): { resources: number; cards: number } {
  const bonus = { ...(planetAt(view, at)?.commandBonus ?? { resources: 0, cards: 0 }) }
  for (const unit of units) {
    const more = cardData(unit.card)?.commandBonus
    if (!more) continue
    bonus.resources += more.resources
    bonus.cards += more.cards
  }
  return bonus
}

/** Everybody moved and nothing counted anew, for a position that cannot be laid. CQ-6.5: all but the warlord arrive exhausted. */
function moved(view: ConquestView, me: Seat, at: string): ConquestView {
  const warlord = warlordOf(view, me)
  const go = (unit: SeenUnit): SeenUnit =>
    unit.at === `hq-${me}` && unit.controller === me
      ? { ...unit, at, ready: unit.ready && unit.card === warlord?.card }
      : unit
  return { ...view, units: view.units.map(go) }
}

export function forecast(view: ConquestView, me: Seat, at: string): Forecast {
  const other = opponentOf(me)
  const warlord = warlordOf(view, me)
  const hq = `hq-${me}`
  const going = view.units.filter(unit => unit.at === hq && unit.controller === me)
  const then = suppose(view, me, at) ?? moved(view, me, at)
  const army = (place: string) => unitsAt(then, place, me)
  const iconsAt = (place: string): [number, number] => {
    const seen = then.planets.find(planet => planet.at === place)?.icons ?? [0, 0]
    return [seen[seatIndex(me)]!, seen[seatIndex(other)]!]
  }
  const sides = (place: string) => {
    const mine = strength(army(place))
    const theirs = strength(unitsAt(then, place, other))
    return { atk: [mine.atk, theirs.atk] as [number, number], hp: [mine.hp, theirs.hp] as [number, number] }
  }
  const leads = warlord?.ready ?? false
  const struggles = { won: 0, lost: 0, resources: 0, cards: 0 }
  for (const planet of view.planets) {
    if (planet.planet === null) continue
    const who = winner(me, iconsAt(planet.at), leads && planet.at === at, false)
    if (who === other) struggles.lost++
    if (who !== me) continue
    const bonus = bonusFor(view, planet.at, army(planet.at))
    struggles.won++
    struggles.resources += bonus.resources
    struggles.cards += bonus.cards
  }
  const first = view.planets.find(planet => planet.first)?.at
  return {
    alone: winner(me, iconsAt(at), leads, false),
    together: winner(me, iconsAt(at), leads, true),
    icons: iconsAt(at),
    bonus: bonusFor(view, at, army(at)),
    struggles,
    battle: sides(at),
    first: first === undefined || first === at ? null : sides(first),
    followers: going.filter(unit => unit.card !== warlord?.card).length,
  }
}
