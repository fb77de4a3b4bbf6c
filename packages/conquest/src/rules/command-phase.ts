import { end, type Frame, goto, type Next } from '@redoubt/kernel'
import { commandOf } from '../abilities/constants.ts'
import { designOf, faceUpPlanets, isUnit, unitsAt, warlordOf } from '../board/board.ts'
import { type ConquestChoice, type Offers, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { PLANETS } from '../match/designs.ts'
import { emit, heard } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { areaName, areaOf, cardName, planetName } from '../match/names.ts'
import { type Area, type ConquestState, hqOf, other, SEATS, SIDES, type Side, seatOf } from '../match/state.ts'
import { openActions } from './action-window.ts'
import { draw, exhaust, gain, relocate } from './zones.ts'

interface CommandPhaseFrame extends Frame {
  /** How many players have chosen. */
  chosen: number
  /** The planet whose struggle is being resolved. */
  at: Area
}

/** CQ-6. */
export const commandPhase = flow<CommandPhaseFrame>('command-phase', {
  commit: {
    // CQ-6.1, CQ-6.2: one after the other, but nobody learns of the other's choice before both are made.
    ask: (g, f) => {
      if (f.chosen === 2) return null
      const options = faceUpPlanets(g).map(area => offer.commit(areaName(g, area)))
      return decide(seatOf(chooser(g, f)), 'commit', 'CQ-6.1', options)
    },
    pick: (g, f, choice) => {
      const side = chooser(g, f)
      g.players[side].commit = areaOf(g, choice.at!)
      f.chosen++
      if (heard()) emit({ type: 'chosen', seat: SEATS[side] })
      return goto('commit')
    },
  },
  reveal: g => {
    g.reveals++
    // CQ-6.2, CQ-6.3: both dials are turned over before anybody moves.
    if (heard()) for (const side of SIDES) emitCommit(g, side)
    for (const side of SIDES) commit(g, side)
  },
  struggle: {
    ask: (g, f) => {
      for (; f.at < g.row.length; f.at++) {
        if (!g.row[f.at]!.here || !g.row[f.at]!.up) continue
        const won = struggle(g, f.at)
        if (heard())
          emit({
            type: 'struggle',
            planet: areaName(g, f.at),
            icons: [iconsAt(g, f.at, 0), iconsAt(g, f.at, 1)],
            winner: won.winner === null ? null : SEATS[won.winner],
            rule: won.rule,
          })
        if (won.winner === null) continue
        const bonus = bonusAt(g, f.at, won.winner)
        if (bonus.resources + bonus.cards === 0) continue
        const about = { planet: areaName(g, f.at) }
        return decide(seatOf(won.winner), 'bonus', 'CQ-6.13', bonusOptions(bonus), { about })
      }
      return null
    },
    pick: (g, f, choice) => takeBonus(g, f, choice),
  },
  // CQ-6.17: only the full game has a window here.
  actions: g => (g.rules.commandActions ? openActions() : undefined),
  over: () => end,
})

function chooser(g: ConquestState, f: CommandPhaseFrame): Side {
  return f.chosen === 0 ? g.initiative : other(g.initiative)
}

/** CQ-6.3 to CQ-6.6: everybody in the HQ goes; all but the warlord arrive exhausted. */
function commit(g: ConquestState, side: Side): void {
  const to = g.players[side].commit
  g.players[side].commit = -1
  for (const p of unitsAt(g, hqOf(side), side)) {
    relocate(g, p, to)
    if (!designOf(g, p.id).isWarlord) exhaust(g, p)
  }
}

function emitCommit(g: ConquestState, side: Side): void {
  emit({
    type: 'commit',
    seat: SEATS[side],
    planet: areaName(g, g.players[side].commit),
    units: unitsAt(g, hqOf(side), side).map(p => cardName(g, p.id)),
  })
}

/** CQ-6.10, CQ-6.12: icons of ready units only. */
export function iconsAt(g: ConquestState, area: Area, side: Side): number {
  let icons = 0
  for (const p of g.play) if (p.at === area && p.ctrl === side && p.ready && isUnit(g, p)) icons += commandOf(g, p)
  return icons
}

function leadsAt(g: ConquestState, area: Area, side: Side): boolean {
  const warlord = warlordOf(g, side)
  return warlord.at === area && warlord.ready
}

/** CQ-6.9 to CQ-6.12: who wins the struggle at a planet as things stand. */
export function struggle(g: ConquestState, area: Area): { winner: Side | null; rule: string } {
  const leads = leadsAt(g, area, 0)
  if (leads !== leadsAt(g, area, 1)) return { winner: leads ? 0 : 1, rule: 'CQ-6.9' }
  let lead = 0
  for (const p of g.play)
    if (p.at === area && p.ready && isUnit(g, p)) lead += p.ctrl === 0 ? commandOf(g, p) : -commandOf(g, p)
  return { winner: lead > 0 ? 0 : lead < 0 ? 1 : null, rule: 'CQ-6.10' }
}

/** CQ-6.14, CQ-6.15: of the planet, and of the winner's units there even if exhausted. */
export function bonusAt(g: ConquestState, area: Area, side: Side): { resources: number; cards: number } {
  let { resources, cards } = PLANETS[g.row[area]!.planet]!.commandBonus
  for (const p of g.play) {
    if (p.at !== area || p.ctrl !== side || !isUnit(g, p)) continue
    const more = designOf(g, p.id).commandBonus
    if (!more) continue
    resources += more.resources
    cards += more.cards
  }
  return { resources, cards }
}

function bonusOptions({ resources, cards }: { resources: number; cards: number }): Array<Offers['bonus']> {
  const options: Array<Offers['bonus']> = []
  if (resources > 0 && cards > 0) options.push(offer.bonus('both'))
  if (resources > 0) options.push(offer.bonus('resources'))
  if (cards > 0) options.push(offer.bonus('cards'))
  options.push(offer.bonus('nothing'))
  return options
}

/** CQ-6.13, CQ-6.16: before the next planet's struggle. */
function takeBonus(g: ConquestState, f: CommandPhaseFrame, choice: ConquestChoice): Next {
  const side = struggle(g, f.at).winner!
  const bonus = bonusAt(g, f.at, side)
  if (heard())
    emit({
      type: 'bonus',
      seat: SEATS[side],
      planet: planetName(g.row[f.at]!.planet),
      taken: choice.do.slice('take-'.length),
    })
  if (choice.do === 'take-both' || choice.do === 'take-resources') gain(g, side, bonus.resources, 'bonus')
  if (choice.do === 'take-both' || choice.do === 'take-cards') draw(g, side, bonus.cards)
  f.at++
  return goto('struggle')
}
