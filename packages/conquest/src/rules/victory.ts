import { finish, type Seat } from '@redoubt/kernel'
import { PLANET_TYPES, PLANETS } from '../match/designs.ts'
import { emit, heard } from '../match/events.ts'
import { type ConquestState, other, SEATS, type Side } from '../match/state.ts'

/** CQ-3: wins and losses are checked right after every change; once the match is over nothing further resolves. */

function over(g: ConquestState, winners: Side[], rule: string, reason: string): void {
  if (g.outcome) return
  finish(
    g,
    winners.map(side => SEATS[side]),
    rule,
    reason,
  )
  if (heard()) emit({ type: 'outcome', winners: winners.map(side => SEATS[side]), rule })
}

/** CQ-3.1: a planet counts once for every icon it shows. */
export function typesWon(g: ConquestState, side: Side): Record<string, number> {
  const won = g.players[side].display.flatMap(planet => PLANETS[planet]!.types)
  return Object.fromEntries(PLANET_TYPES.map(type => [type, won.filter(one => one === type).length]))
}

export function checkDisplay(g: ConquestState, side: Side): void {
  if (g.players[side].display.length < 3) return // nearly always
  const types = typesWon(g, side)
  const type = PLANET_TYPES.find(t => types[t]! >= 3)
  if (type) over(g, [side], 'CQ-3.1', `three planets of the type ${type}`)
}

/** CQ-3.2, CQ-3.7: the sides whose bloodied warlords were defeated by the same damage. */
export function checkWarlords(g: ConquestState, defeated: readonly Side[]): void {
  if (defeated.length === 2) {
    if (g.rules.bothDefeated === 'draw') over(g, [], 'CQ-3.7', 'both warlords were defeated at once')
    else over(g, [g.initiative], 'CQ-3.7', 'both warlords were defeated at once; the initiative decides')
  } else if (defeated.length === 1) {
    over(g, [other(defeated[0]!)], 'CQ-3.2', 'the bloodied warlord of the opponent was defeated')
  }
}

/** CQ-3.4 to CQ-3.6: as soon as the last planet has left the row. */
export function checkRow(g: ConquestState): void {
  if (g.row.some(slot => slot.here)) return
  if (g.lastClaim < 0) over(g, [], 'CQ-3.5', 'the planets ran out and nobody ever won one')
  else over(g, [g.lastClaim as Side], 'CQ-3.4', 'the planets ran out; the last planet won decides')
}

/** CQ-3.9, CQ-3.11: only a variant makes an empty deck lose; whoever drew together is judged together. */
export function checkDecks(g: ConquestState, sides: readonly Side[]): void {
  if (!g.rules.deckOutLoses) return
  const empty = sides.filter(side => g.players[side].deck.length === 0)
  if (empty.length === 2) over(g, [], 'CQ-3.11', 'both decks ran out in the same draw')
  else if (empty.length === 1) over(g, [other(empty[0]!)], 'CQ-3.9', 'an empty deck')
}

/** CQ-3.10: at any time. */
export function concede(g: ConquestState, seat: Seat): boolean {
  const side = (SEATS as readonly Seat[]).indexOf(seat)
  if (side < 0) return false
  over(g, [other(side as Side)], 'CQ-3.10', 'the opponent conceded')
  return true
}
