import { finding } from '@redoubt/kernel'
import { checkDrawing, type Drawing, MapError } from './face.ts'

/** One side of a map tile. */
export interface Face extends Drawing {
  /** Number and side: 03A. */
  readonly id: string
  readonly number: string
  readonly side: 'A' | 'B'
  readonly name: string
  readonly copies: number
}

export type Faces = ReadonlyMap<string, Face>

const HEADER = /^tile (\d\d)([AB]) \| (.+?) \| ([1-9]\d?)x([1-9]\d?) \| copies (\d+)\s*$/

/**
 * Reads tile faces from the lines of a text: header, rows, "end"; lines that start with # are comments. `drawn` hears of
 * each face and the number of its first line.
 */
export function parseTiles(lines: readonly string[], drawn?: (face: Face, line: number) => void): Faces {
  const faces = new Map<string, Face>()
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (line.trim() === '' || line.startsWith('#')) continue
    const header = HEADER.exec(line)
    if (!header) throw new MapError('expected "tile <id> | <name> | <W>x<H> | copies <n>"', i + 1)
    const [, number = '', letter, name = '', wide, high, copies] = header
    const side = letter === 'A' ? 'A' : 'B'
    const width = Number(wide)
    const height = Number(high)
    const first = i + 1
    const rows: string[] = []
    for (let y = 0; y <= 2 * height; y++) {
      const row = lines[first + y] ?? ''
      const room = 2 * width + 1
      if (row.trimEnd().length > room)
        throw new MapError(finding`longer than ${room} characters`, first + y + 1, room + 1)
      rows.push(row.padEnd(room).slice(0, room))
    }
    checkDrawing(rows, first + 1)
    i = first + 2 * height + 1
    if (lines[i]?.trim() !== 'end') throw new MapError('expected "end"', i + 1)
    const id = number + side
    if (faces.has(id)) throw new MapError(finding`tile ${id} is drawn twice`, first)
    const face: Face = { id, number, side, name, width, height, copies: Number(copies), rows }
    faces.set(id, face)
    drawn?.(face, first)
  }
  return faces
}
