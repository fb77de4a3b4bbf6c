import { BLOCKING, DIFFICULT, IMPASSABLE, leftEdge, topEdge, WALL } from '@redoubt/doom/board'
import { assemble, boxFaces, type MissionMap } from '@redoubt/doom/maps'

export interface MissionFile extends MissionMap {
  portals: Array<{ at: [number, number]; level: 'blue' | 'yellow' | 'red' }>
  teleporters: Array<{ at: [number, number] }>
  items: Array<{ type: string; at: [number, number] }>
  objectiveTokens: Array<{ kind: string; at: [number, number] }>
  marineStart: { spaces: Array<[number, number]> }
  doors: Array<{ id: string; edges: string[] }>
}

export interface FloorPlan {
  box: string
  /** Path data by what it draws. */
  floor: string
  difficult: string
  impassable: string
  blocking: string
  walls: string
  grid: string
  doors: string
}

const files = import.meta.glob<string>('../../../doom/content/maps/missions/*.json', {
  query: '?raw',
  import: 'default',
})

export async function missionFile(id: string): Promise<MissionFile> {
  const load = files[`../../../doom/content/maps/missions/${id}.json`]
  if (!load) throw new Error(`There is no mission "${id}".`)
  return JSON.parse(await load())
}

/** A small plan of a mission: one unit per space. */
export function floorPlan(map: MissionFile): FloorPlan {
  const { plan, spaces } = assemble(boxFaces(), map)
  const out = { floor: '', difficult: '', impassable: '', blocking: '', walls: '', grid: '' }
  for (const { x, y, kind } of spaces.values()) {
    const square = `M${x} ${y}h1v1h-1z`
    out.floor += square
    if (kind === DIFFICULT) out.difficult += square
    if (kind === IMPASSABLE) out.impassable += square
    if (kind === BLOCKING) out.blocking += square
    const i = (y - plan.y0) * plan.stride + (x - plan.x0)
    const edges: ReadonlyArray<readonly [number, string, string]> = [
      [leftEdge(i), `M${x} ${y}v1`, `${x - 1},${y}`],
      [topEdge(i), `M${x} ${y}h1`, `${x},${y - 1}`],
      [leftEdge(i + 1), `M${x + 1} ${y}v1`, `${x + 1},${y}`],
      [topEdge(i + plan.stride), `M${x} ${y + 1}h1`, `${x},${y + 1}`],
    ]
    for (const [edge, path, beyond] of edges) {
      if (plan.edges[edge] === WALL || !spaces.has(beyond)) out.walls += path
      else out.grid += path
    }
  }
  const doors = map.doors
    .flatMap(door => door.edges)
    .map(edge => {
      const [side, at] = edge.split(' ')
      const [x, y] = at!.split(',').map(Number)
      return side === 'V' ? `M${x} ${y}v1` : `M${x} ${y}h1`
    })
    .join('')
  return { box: `${plan.x0 - 1} ${plan.y0 - 1} ${plan.width + 2} ${plan.height + 2}`, doors, ...out }
}
