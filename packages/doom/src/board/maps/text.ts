import { finding } from '@redoubt/kernel'
import { emptyPlan, leftEdge, type Plan, topEdge } from '../plan.ts'
import { cellKind, checkDrawing, type Drawing, edgeKind, MapError } from './face.ts'

/** Larger maps than this are surely a mistake. */
const MOST_SPACES_ACROSS = 64

function drawingOf(lines: readonly string[]): Drawing {
  if (lines.length < 3 || lines.length % 2 === 0) {
    throw new MapError(finding`${lines.length} lines; a map of H rows has 2H+1`, Math.max(1, lines.length))
  }
  const length = lines[0]!.length
  lines.forEach((line, y) => {
    if (line.length !== length) throw new MapError(finding`${line.length} characters, but line 1 has ${length}`, y + 1)
  })
  if (length < 3 || length % 2 === 0) throw new MapError(finding`${length} characters; a map of W columns has 2W+1`, 1)
  const width = (length - 1) / 2
  const height = (lines.length - 1) / 2
  if (width > MOST_SPACES_ACROSS || height > MOST_SPACES_ACROSS) {
    throw new MapError(
      finding`${width}x${height} spaces; at most ${MOST_SPACES_ACROSS}x${MOST_SPACES_ACROSS} can be read`,
      1,
    )
  }
  checkDrawing(lines, 1)
  return { width, height, rows: lines }
}

/** A whole map in one drawing. Unlike the rows of a tile, whose header tells the width, all lines must be equally long. */
export function planOfText(lines: readonly string[]): Plan {
  const drawing = drawingOf(lines)
  const plan = emptyPlan(0, 0, drawing.width, drawing.height)
  let spaces = 0
  for (let y = 0; y < drawing.height; y++) {
    for (let x = 0; x < drawing.width; x++) {
      const i = y * plan.stride + x
      plan.cells[i] = cellKind(drawing, x, y)
      if (plan.cells[i] !== 0) spaces++
      plan.edges[leftEdge(i)] = edgeKind(drawing, x, y, -1, 0)
      plan.edges[topEdge(i)] = edgeKind(drawing, x, y, 0, -1)
    }
  }
  if (spaces === 0) throw new MapError('the map has no space', 1)
  return plan
}
