import { decide, type Frame } from '@redoubt/kernel'
import { displace } from '../board/displace.ts'
import { MARINE } from '../board/occupancy.ts'
import { boardOf, figuresAt, occupancy, tableOf } from '../board/positions.ts'
import type { DoomChoice } from '../match/choices.ts'
import { say } from '../match/events.ts'
import { figureOf, isDemon, onMap } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { DoomState, Figure } from '../match/state.ts'

/** Colossus: a demon that survives a telefrag keeps its space, and the marine is placed in the nearest empty one. */
export interface AsideFrame extends Frame {
  marine: string
}

export const survivor = (g: DoomState, marine: Figure): boolean =>
  onMap(marine) && figuresAt(g, marine.at[0]!).some(isDemon)

export const aside = flow<AsideFrame>('aside', {
  place: {
    ask: (g, f) => {
      const marine = figureOf(g, f.marine)
      const active = g.teleporters.filter(t => t.active).map(t => t.at)
      const spaces = displace(tableOf(g), MARINE, marine.at[0]!, occupancy(g), active)
      if (spaces.length === 0) return null
      const options: DoomChoice[] = spaces.map(space => ({ do: 'place', to: boardOf(g).name(space) }))
      return decide(f.marine, 'displace', 'D-TELEFRAG-4', options, { about: { figure: f.marine } })
    },
    pick: (g, f, choice) => {
      const to = boardOf(g).at(choice.to!)
      figureOf(g, f.marine).at = [to]
      say('displaced', { figure: f.marine, at: to })
    },
  },
})
