import { finding } from '@redoubt/kernel'
import { checkPieces, type Face } from '../../board/maps/index.ts'
import type { Entries } from '../files.ts'
import type { Report } from './report.ts'

/** Pieces one could cut out of cardboard. */
const MOST_ACROSS = 12
const MOST_COPIES = 9
const MOST_NAME = 60

/** Every tile is a piece with two sides of one outline. */
export function checkTiles({ tiles }: Entries, report: Report): void {
  const numbers = new Map<string, Face[]>()
  for (const face of tiles) numbers.set(face.number, [...(numbers.get(face.number) ?? []), face])
  for (const faces of numbers.values()) {
    for (const message of checkPieces(new Map(faces.map(face => [face.id, face])))) report(faces[0]!, [], message)
  }
  for (const face of tiles) {
    if (face.width > MOST_ACROSS || face.height > MOST_ACROSS)
      report(
        face,
        [],
        finding`tile ${face.id}: ${face.width}x${face.height} spaces; at most ${MOST_ACROSS}x${MOST_ACROSS}`,
      )
    if (face.copies < 1 || face.copies > MOST_COPIES)
      report(face, [], finding`tile ${face.id}: ${face.copies} copies; 1 to ${MOST_COPIES} are possible`)
    if (face.name.length > MOST_NAME)
      report(face, [], finding`tile ${face.id}: a name of ${face.name.length} characters; at most ${MOST_NAME}`)
    if (!face.rows.some((row, y) => y % 2 === 1 && /[.~^#]/.test(row)))
      report(face, [], finding`tile ${face.id}: has no space`)
  }
}
