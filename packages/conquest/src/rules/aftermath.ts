import { end, type Frame } from '@redoubt/kernel'
import { canUse } from '../abilities/ability.ts'
import { newUse } from '../abilities/use.ts'
import { homeOf, unitsAt, warlordAt } from '../board/board.ts'
import { offer, pass } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { PLANETS } from '../match/designs.ts'
import { emit, heard } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { planetName } from '../match/names.ts'
import { type Area, type ConquestState, SEATS, type Side, seatOf } from '../match/state.ts'
import { uses } from './procedures.ts'
import { checkDisplay, checkRow } from './victory.ts'
import { relocate } from './zones.ts'

interface AftermathFrame extends Frame {
  at: Area
  winner: Side | null
  /** Fought at the first planet. */
  first: boolean
}

/** What follows from a battle that is over. */
export function afterwards(at: Area, winner: Side | null, first: boolean): Frame {
  const frame: AftermathFrame = { flow: aftermath.name, step: aftermath.first, at, winner, first }
  return frame
}

/** CQ-9: the battle ability, then claiming and moving. */
export const aftermath = flow<AftermathFrame>('aftermath', {
  ability: {
    ask: (g, f) => {
      if (f.winner === null || !canUse(g, abilityAt(g, f.at), battleUse(g, f))) return null
      return decide(seatOf(f.winner), 'battle-ability', 'CQ-9.2', [offer.battleAbility(nameAt(g, f.at)), pass], {
        always: true,
        about: { ability: abilityAt(g, f.at).id },
      })
    },
    pick: (g, f, choice) => {
      const used = choice.do !== 'pass'
      if (heard()) emit({ type: 'battle-ability', seat: SEATS[f.winner!], planet: nameAt(g, f.at), used })
      return used ? uses(battleUse(g, f)) : undefined
    },
  },
  claim: (g, f) => {
    if (!f.first) return
    const slot = g.row[f.at]!
    slot.here = false
    if (f.winner === null) {
      g.removed.push(slot.planet) // CQ-9.6
      if (heard()) emit({ type: 'remove-planet', planet: planetName(slot.planet) })
    } else {
      g.players[f.winner].display.push(slot.planet) // CQ-9.3
      g.lastClaim = f.winner
      if (heard()) emit({ type: 'claim', seat: SEATS[f.winner!], planet: planetName(slot.planet) })
      checkDisplay(g, f.winner)
    }
    if (!g.outcome) checkRow(g)
    if (!g.rules.firstPlanetGap) while (g.lead < g.row.length - 1 && !g.row[g.lead]!.here) g.lead++
  },
  home: (g, f) => {
    if (f.first) {
      for (const p of unitsAt(g, f.at)) relocate(g, p, homeOf(p)) // CQ-9.4: they keep their state
    } else if (f.winner !== null) {
      const warlord = warlordAt(g, f.at, f.winner)
      if (warlord) relocate(g, warlord, homeOf(warlord)) // CQ-9.5
    }
  },
  over: () => end,
})

function abilityAt(g: ConquestState, at: Area) {
  return PLANETS[g.row[at]!.planet]!.battleAbility
}

function nameAt(g: ConquestState, at: Area): string {
  return planetName(g.row[at]!.planet)
}

function battleUse(g: ConquestState, f: AftermathFrame) {
  return newUse(abilityAt(g, f.at).id, f.winner!, -1, f.at)
}
