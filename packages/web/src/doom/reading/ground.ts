import { assemble, type Board, boardOfOptions, boxFaces, type DoomView, type MapOptions } from '@redoubt/doom'
import type { Content, Mission } from '@redoubt/doom/content'
import { type Book, bookFor } from './book.ts'

export interface TilePiece {
  /** '03A'. */
  id: string
  side: 'A' | 'B'
  name: string
  spaces: number[]
}

/** The map of a match with everything a screen draws it from. Doors, tokens and figures are not part of it. */
export interface Ground {
  /** The same for equal maps: pictures are kept under it. */
  key: string
  board: Board
  width: number
  height: number
  content: Content
  /** What its things are called, in the language of the page. */
  texts: Book['texts']
  mission: Mission | undefined
  tiles: readonly TilePiece[]
  /** The tile of each space, as a position in `tiles`. */
  tileOf: Int16Array
  /** Column and row of a space, counted from 0. */
  cell(space: number): [x: number, y: number]
  /** The space at a column and row, or -1. */
  at(x: number, y: number): number
}

const known = new Map<string, Ground>()

export function groundOf(options: unknown, view: DoomView): Ground {
  const given = { ...(options as Partial<MapOptions>), mission: view.mission }
  const { scenario, openPoints } = given
  const book = bookFor(view.mission, options as object)
  const map = scenario?.map ? [scenario.map, scenario.doors] : null
  const key = JSON.stringify([given.mission, map, view.terrain, openPoints, book.content.id])
  const read = `${book.texts.language} ${key}`
  let ground = known.get(read)
  if (!ground) known.set(read, (ground = makeGround(key, given, view, book)))
  latest = { mission: view.mission, ground }
  return ground
}

let latest: { mission: string; ground: Ground } | null = null

/** The map on the screen, for those who see events but not the settings of the match. */
export const groundOfMission = (mission: string): Ground | null => (latest?.mission === mission ? latest.ground : null)

function makeGround(key: string, options: MapOptions, view: DoomView, { content, texts }: Book): Ground {
  const board = boardOfOptions(options, view.terrain)
  const mission = content.missions[options.mission]
  const { width, height, stride } = board.plan
  const { tiles, tileOf } = options.scenario?.map || !mission ? onePiece(board) : pieces(board, mission)
  return {
    key,
    board,
    width,
    height,
    content,
    texts,
    mission,
    tiles,
    tileOf,
    cell: space => [board.cells[space]! % stride, Math.floor(board.cells[space]! / stride)],
    at: (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? -1 : board.spaces[y * stride + x]!),
  }
}

function onePiece(board: Board): Pick<Ground, 'tiles' | 'tileOf'> {
  const spaces = Array.from({ length: board.size }, (_, space) => space)
  return { tiles: [{ id: '', side: 'A', name: '', spaces }], tileOf: new Int16Array(board.size) }
}

function pieces(board: Board, mission: Mission): Pick<Ground, 'tiles' | 'tileOf'> {
  const tiles = mission.tiles.map(
    ({ tile }): TilePiece => ({ id: tile, side: tile.endsWith('B') ? 'B' : 'A', name: '', spaces: [] }),
  )
  const tileOf = new Int16Array(board.size)
  for (const { x, y, placement, face } of assemble(boxFaces(), mission).spaces.values()) {
    const space = board.find(x, y)
    if (space < 0) continue
    tileOf[space] = placement
    tiles[placement]!.name = face.name
    tiles[placement]!.spaces.push(space)
  }
  return { tiles, tileOf }
}
