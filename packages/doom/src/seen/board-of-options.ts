import type { Board } from '../board/board.ts'
import { withTerrain } from '../board/make-board.ts'
import { textBoard } from '../board/map.ts'
import { boardOfMap } from '../board/maps/index.ts'
import type { Terrain } from '../board/plan.ts'
import { contentFrom, type PackOption } from '../content/index.ts'
import type { Rulings } from '../match/state.ts'

/** What the settings of a match say about its map. */
export interface MapOptions {
  mission: string
  pack?: PackOption | undefined
  openPoints?: Rulings['openPoints']
  scenario?: { map?: string[] | undefined; doors?: Array<[string, string]> | undefined } | undefined
}

/** The board for those who have the settings and a view instead of the state: screens. `terrain` is what a mission changed. */
export function boardOfOptions(options: MapOptions, terrain: ReadonlyArray<readonly [string, string]> = []): Board {
  const { scenario, openPoints } = options
  const text = scenario?.map && { map: scenario.map.join('\n'), mapDoors: scenario.doors }
  let board = text
    ? textBoard({ ...text, openPoints })
    : boardOfMap(contentFrom(options).missions[options.mission]!, openPoints)
  for (const [space, kind] of terrain) board = withTerrain(board, [board.at(space)], kind as Terrain)
  return board
}
