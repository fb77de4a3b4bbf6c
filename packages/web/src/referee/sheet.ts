import { type DoomView, doom, type RefereeAnswer, RefereeError, refereeOn } from '@redoubt/doom'
import { z } from 'zod'
import { openDoors } from '../doom/board/figures/figures.ts'
import { type Ground, groundOf } from '../doom/board/ground/ground.ts'
import { mapOf } from './tiles.ts'

const name = z.string().regex(/^[a-z]{1,2}\d{1,2}$/)

/** A position of somebody's table, drawn from memory: everything that a link or a file has to hold. */
const sheetSchema = z.strictObject({
  mission: z.string().max(64),
  /** A map of one's own, as text (docs/referee.md); it takes the place of the mission's. */
  map: z.array(z.string().max(120)).max(120).optional(),
  /** Or tiles of the box laid by hand; they take the place of both. */
  tiles: z
    .array(
      z.strictObject({
        tile: z.string().max(8),
        x: z.int().min(-60).max(60),
        y: z.int().min(-60).max(60),
        rot: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).optional(),
      }),
    )
    .max(24)
    .optional(),
  doors: z
    .array(z.tuple([name, name]))
    .max(30)
    .optional(),
  /** Doors of the mission that are open. */
  open: z.array(z.string().max(64)).max(30).default([]),
  figures: z
    .array(
      z.strictObject({
        id: z.string().max(32),
        kind: z.string().max(32),
        at: z.array(name).min(1).max(6),
        stunned: z.boolean().optional(),
      }),
    )
    .max(40)
    .default([]),
})
export type Sheet = z.infer<typeof sheetSchema>
export type Placed = Sheet['figures'][number]

export const EMPTY: Sheet = { mission: 'black-bishop-1', open: [], figures: [] }

/** Its map is nobody's mission: doors are put where one wants them. */
export const isOwnMap = ({ map, tiles }: Sheet): boolean => map !== undefined || tiles !== undefined

/** The sheet as a word for a link, and back; anything else is an empty sheet. */
export function toWord(sheet: Sheet): string {
  const bytes = new TextEncoder().encode(JSON.stringify(sheet))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

export function fromWord(word: string): Sheet {
  try {
    const bytes = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
    return sheetSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return EMPTY
  }
}

export interface Drawn {
  ground: Ground
  view: DoomView
}

const MARINES = ['alpha', 'bravo', 'charlie', 'delta']

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
    weapons: n < 2 ? ['combat-shotgun', 'plasma-rifle'] : ['super-shotgun', 'burst-rifle'],
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
