import { type Finding, finding } from '@redoubt/kernel'
import { BLOCKING, IMPASSABLE, NOTHING, OPEN } from '../plan.ts'
import { cellKind, edgeKind } from './face.ts'
import type { Face, Faces } from './tiles.ts'

/** Pieces in the box. */
const PIECES = 24

const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Openings are blank edges of the outline: next to the end of the tile or to a blank cell. */
function* outline(face: Face): Generator<{ x: number; y: number; dx: number; dy: number; open: boolean }> {
  for (let y = 0; y < face.height; y++) {
    for (let x = 0; x < face.width; x++) {
      if (cellKind(face, x, y) === NOTHING) continue
      for (const [dx, dy] of DIRECTIONS) {
        if (cellKind(face, x + dx, y + dy) !== NOTHING) continue
        yield { x, y, dx, dy, open: edgeKind(face, x, y, dx, dy) === OPEN }
      }
    }
  }
}

/** A piece that is turned over shows the mirror image of its outline and openings. */
function checkPiece(a: Face, b: Face): Finding[] {
  if (a.width !== b.width || a.height !== b.height || a.copies !== b.copies) {
    return [finding`tile ${a.number}: the two sides differ in size or copies`]
  }
  const key = (x: number, y: number, dx: number, dy: number) => `${x},${y} ${dx},${dy}`
  const mirrored = new Map(
    [...outline(b)].map(e => [key(b.width - 1 - e.x, e.y, e.dx === 0 ? 0 : -e.dx, e.dy), e.open]),
  )
  const mine = [...outline(a)]
  const differs = mine.find(e => mirrored.get(key(e.x, e.y, e.dx, e.dy)) !== e.open)
  if (!differs && mine.length === mirrored.size) return []
  const where = differs ? finding` at ${differs.x},${differs.y} of side A` : ''
  return [finding`tile ${a.number}: outline or openings of side B are not the mirror image of side A${where}`]
}

/** What is wrong with a set of tile faces, in words. */
export function checkFaces(faces: Faces): Finding[] {
  const problems = checkPieces(faces)
  let pieces = 0
  for (const face of faces.values()) if (face.side === 'A') pieces += face.copies
  if (pieces !== PIECES) problems.push(finding`${pieces} pieces, but the box holds ${PIECES}`)
  return problems
}

/** The same for tiles of whatever origin: how many there are is not looked at. */
export function checkPieces(faces: Faces): Finding[] {
  const problems: Finding[] = []
  for (const number of new Set([...faces.values()].map(face => face.number))) {
    const a = faces.get(`${number}A`)
    const b = faces.get(`${number}B`)
    if (a && b) problems.push(...checkPiece(a, b))
    else problems.push(finding`tile ${number}: side ${a ? 'B' : 'A'} is missing`)
  }
  for (const face of faces.values()) {
    for (const { x, y, open } of outline(face)) {
      const kind = cellKind(face, x, y)
      if (open && (kind === BLOCKING || kind === IMPASSABLE))
        problems.push(finding`tile ${face.id}: an opening leads into terrain at ${x},${y}`)
    }
  }
  return problems
}
