import { end, type Frame } from '@redoubt/kernel'
import { emit, heard } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { areaName, planetName } from '../match/names.ts'
import { type ConquestState, other, SEATS, type Side } from '../match/state.ts'
import { openActions } from './action-window.ts'
import { drawTogether, gain, readyAll } from './zones.ts'

/** CQ-10. */
export const headquartersPhase = flow<Frame>('headquarters-phase', {
  actions: () => openActions(), // CQ-10.1
  firstPlanet: g => {
    const lead = g.row.findIndex(slot => slot.here && slot.up) // CQ-10.2
    if (lead < 0 || lead === g.lead) return
    g.lead = lead
    if (heard()) emit({ type: 'first-planet', planet: planetName(g.row[lead]!.planet) })
  },
  faceUp: g => {
    const area = g.row.findIndex(slot => slot.here && !slot.up) // CQ-10.3
    if (area < 0) return
    g.row[area]!.up = true
    g.reveals++
    if (heard()) emit({ type: 'reveal-planet', planet: planetName(g.row[area]!.planet), at: areaName(g, area) })
  },
  draw: g => drawTogether(g, inOrder(g), 2), // CQ-10.4
  resources: g => {
    for (const side of inOrder(g)) gain(g, side, 4, 'headquarters') // CQ-10.5
  },
  ready: g => readyAll(g, g.play), // CQ-10.6
  initiative: g => {
    g.initiative = other(g.initiative) // CQ-10.7
    if (heard()) emit({ type: 'initiative', seat: SEATS[g.initiative] })
  },
  over: () => end,
})

function inOrder(g: ConquestState): readonly Side[] {
  return [g.initiative, other(g.initiative)]
}
