import { sentence } from '@redoubt/kernel'
import tileLines from '../../../content/maps/tiles.json'
import type { Board } from '../board.ts'
import { makeBoard } from '../make-board.ts'
import type { Plan } from '../plan.ts'
import { type BoardRulings, PROPOSED } from '../rulings.ts'
import { assemble, type MissionMap } from './assemble.ts'
import { planOfText } from './text.ts'
import { type Faces, parseTiles } from './tiles.ts'

let box: Faces | undefined

/** The tile faces of the box. */
export function boxFaces(): Faces {
  return (box ??= parseTiles(tileLines))
}

const isText = Array.isArray as (value: unknown) => value is readonly string[]

function planOf(map: MissionMap | readonly string[]): Plan {
  if (isText(map)) return planOfText(map)
  const { plan, problems } = assemble(boxFaces(), map)
  if (problems.length > 0) throw new Error(`this map cannot be put together: ${sentence(problems[0]!)}`)
  return plan
}

/** Equal maps and rulings share one board, whatever object describes them; the last few are kept. */
const byContent = new Map<string, Board>()
const MOST_BOARDS = 32
const byObject = new WeakMap<object, Board>()

/** The board of a mission or of a text map. Asking again with the same map object costs next to nothing. */
export function boardOfMap(map: MissionMap | readonly string[], rulings?: Partial<BoardRulings>): Board {
  const seen = rulings ? undefined : byObject.get(map)
  if (seen) return seen
  const key = JSON.stringify([isText(map) ? map : [map.tiles, map.doors, map.faces], { ...PROPOSED, ...rulings }])
  let board = byContent.get(key)
  if (!board) {
    if (byContent.size >= MOST_BOARDS) byContent.delete(byContent.keys().next().value!)
    byContent.set(key, (board = makeBoard(planOf(map), rulings)))
  }
  if (!rulings) byObject.set(map, board)
  return board
}
