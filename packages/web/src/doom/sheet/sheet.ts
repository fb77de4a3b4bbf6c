import { USUAL_MISSION } from '@redoubt/doom/usual'
import { z } from 'zod'

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

export const EMPTY: Sheet = { mission: USUAL_MISSION, open: [], figures: [] }

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
