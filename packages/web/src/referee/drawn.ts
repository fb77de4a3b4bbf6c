import { type DoomView, doom, type RefereeAnswer, RefereeError, refereeOn } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { MARINES } from '@redoubt/doom/seats'
import { openDoors } from '../doom/reading/figures.ts'
import { type Ground, groundOf } from '../doom/reading/ground.ts'
import type { Placed, Sheet } from '../doom/sheet/sheet.ts'
import { mapOf } from './tiles.ts'

const STARTING = Object.values(box().weapons).flatMap(({ id, kind }) => (kind === 'starting' ? [id] : []))

export interface Drawn {
  ground: Ground
  view: DoomView
}

/** The position as the game has it; throws where it is impossible, with the reason. */
export function drawnFrom({ mission, map: drawnMap, tiles, doors, open, figures }: Sheet): Drawn {
  const laid = tiles && mapOf(tiles)
  if (tiles && !laid) throw new RefereeError('tiles', 'two of them overlap')
  const map = laid ? laid.map : drawnMap
  const squad = figures.filter(({ kind }) => kind === 'marine')
  const marines = Object.fromEntries(
    MARINES.map(id => {
      const here = squad.find(figure => figure.id === id)
      return [id, here ? { at: here.at[0]!, stunned: here.stunned ?? false } : { at: null }]
    }),
  )
  const demons = figures
    .filter(({ kind }) => kind !== 'marine')
    .map(({ kind, at, stunned = false }) => ({ kind, at: at.length === 1 ? at[0]! : at, stunned }))
  // Nobody shoots here; but the box holds two of each weapon, and a marine needs two different ones.
  const kit = (n: number) => ({
    class: null,
    weapons: n < 2 ? STARTING.slice(0, 2) : STARTING.slice(2, 4),
  })
  const options = {
    ...{ mission, marines: 4, squad: Object.fromEntries(MARINES.map((id, n) => [id, kit(n)])) },
    // An invader's card comes next: no marine who is not on the sheet comes back to life before anybody decides.
    scenario: {
      ...(map ? { map, doors: doors ?? [] } : { openDoors: open }),
      initiative: ['invader'],
      marines,
      demons,
    },
  }
  const state = doom.create(doom.options.parse(options), 'referee')
  const view = doom.view(state, 'spectator')
  return { view, ground: groundOf(options, view) }
}

/** Who is asked about: a figure by its id, or a space. */
export interface Asked {
  from: string
  to: string
}

/** Sight, cover and range from one to the other, with the rules that decide; null for who is not there. */
export function ask({ ground, view }: Drawn, figures: readonly Placed[], { from, to }: Asked): RefereeAnswer[] | null {
  const questions = (['sight', 'cover', 'range'] as const).map(q => ({ q, from, to }))
  return answered(ground, view, figures, questions)
}

/** Where a figure can go with some points, and what it costs. */
export function reachOf({ ground, view }: Drawn, figures: readonly Placed[], figure: string, points: number) {
  return answered(ground, view, figures, [{ q: 'reach', figure, points }])?.[0] ?? null
}

/** Where a figure may be put aside when a large one ends on these spaces. */
export function displaceOf({ ground, view }: Drawn, figures: readonly Placed[], figure: string, by: readonly string[]) {
  return answered(ground, view, figures, [{ q: 'displace', figure, by }])?.[0] ?? null
}

function answered(ground: Ground, view: DoomView, figures: readonly Placed[], questions: readonly object[]) {
  try {
    const given = figures.map(({ at, ...rest }) => ({ ...rest, at: at.length === 1 ? at[0]! : at }))
    const teleporters = view.teleporters.map(({ at, active }) => ({ at, active }))
    return [...refereeOn(ground.board, openDoors(view), { figures: given, teleporters, ask: questions }).answers]
  } catch (error) {
    if (error instanceof RefereeError) return null
    throw error
  }
}
