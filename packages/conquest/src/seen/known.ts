import type { Frame, Viewer } from '@redoubt/kernel'
import { cardName, planetName } from '../match/names.ts'
import { type ConquestState, inProgress, SEATS, SIDES } from '../match/state.ts'
import { lookedAt } from '../rules/zones.ts'

/** The cards, planets and turned dials that this viewer sees. */
export function known(g: ConquestState, viewer: Viewer): string[] {
  const ids = g.play.map(({ id }) => id)
  for (const side of SIDES) {
    const { discard, playing, known: shown, hand, deck, bottom } = g.players[side]
    ids.push(...discard, ...playing)
    if (viewer !== SEATS[side]) ids.push(...shown)
    else ids.push(...hand, ...lookedAt(g, side), ...deck.slice(0, bottom))
  }
  const planets = g.row.flatMap(({ planet, up }) => (up ? [planet] : []))
  const dials = areDialsTurned(g) ? [`dials ${g.round}`] : []
  return [...ids.map(id => cardName(g, id)), ...planets.map(planetName), ...dials]
}

/** CQ-6.2. */
function areDialsTurned(g: ConquestState): boolean {
  if (g.phase !== 'command') return g.phase !== 'deploy'
  return inProgress<Frame>(g, 'command-phase')?.step !== 'commit'
}
