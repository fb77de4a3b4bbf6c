export { adjacent, around } from './adjacent.ts'
export { anchorOf, bases, footprint, isTurned, type Place } from './base.ts'
export type { Bases, Board, BoardTable, Door } from './board.ts'
export { cover, covered, type Defender } from './cover.ts'
export { canDisplace, displace } from './displace.ts'
export { line } from './line.ts'
export { MOST_DOORS, makeBoard, withTerrain } from './make-board.ts'
export {
  coveredBy,
  FLYER,
  isLarge,
  largeMover,
  MARINE_MOVER,
  type Mover,
  type Situation,
  WALKER,
} from './mover.ts'
export { parseName, spaceName } from './names.ts'
export {
  BARRED,
  DEMON,
  FLYING,
  LARGE,
  MARINE,
  nobody,
  type Occupancy,
  occupy,
  STAGGERED,
  STEADFAST,
  vacate,
} from './occupancy.ts'
export { respawnPlaces, summonPlaces, tokenPlaces } from './places.ts'
export {
  BLOCKING,
  DIFFICULT,
  FLOOR,
  IMPASSABLE,
  leftEdge,
  PANE,
  type Plan,
  RAILING,
  TERRAINS,
  type Terrain,
  topEdge,
  WALL,
} from './plan.ts'
export { distance, OUT_OF_RANGE, range } from './range.ts'
export { type Move, path, type Reach, reach } from './reach.ts'
export { type BoardRulings, PROPOSED } from './rulings.ts'
export { mayEnd, mayStand, UNREACHED } from './search.ts'
export { prepareSight, sees, sight, type Target } from './sight.ts'
export { steps } from './steps.ts'
