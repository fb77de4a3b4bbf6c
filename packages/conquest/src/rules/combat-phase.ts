import { end, thenGoto } from '@redoubt/kernel'
import { faceUp, homeOf, warlordOf } from '../board/board.ts'
import { flow } from '../match/flow.ts'
import { type Area, type ConquestState, SIDES } from '../match/state.ts'
import { battleAt } from './battle.ts'
import type { CombatPhaseFrame } from './procedures.ts'
import { relocate } from './zones.ts'

/** CQ-7.1 to CQ-7.3: the first planet, then every other planet with a warlord, in row order. */
export const combatPhase = flow<CombatPhaseFrame>('combat-phase', {
  plan: (g, f) => {
    f.planned = []
    for (let area = 0; area < g.row.length; area++) if (hasWarlord(g, area)) f.planned.push(area)
  },
  battles: (g, f) => {
    while (f.at < g.row.length) {
      const area = f.at++
      if (isBattle(g, f, area)) {
        return thenGoto(battleAt(area, g.initiative), 'battles')
      }
    }
  },
  home: g => {
    for (const side of SIDES) {
      const warlord = warlordOf(g, side)
      relocate(g, warlord, homeOf(warlord)) // CQ-9.8
    }
  },
  over: () => end,
})

function isBattle(g: ConquestState, f: CombatPhaseFrame, area: Area): boolean {
  if (!faceUp(g, area)) return false
  if (area === f.first) return true
  return g.rules.battlesDecidedLate ? hasWarlord(g, area) : f.planned.includes(area)
}

function hasWarlord(g: ConquestState, area: Area): boolean {
  return warlordOf(g, 0).at === area || warlordOf(g, 1).at === area
}
