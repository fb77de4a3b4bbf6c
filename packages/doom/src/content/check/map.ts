import { finding, phrase } from '@redoubt/kernel'
import type { MapSpace } from '../../language/basic.ts'
import { objectiveCode } from '../../rules/objectives/index.ts'
import type { Entries } from '../files.ts'
import type { Mission, Zone } from '../mission.ts'
import type { Path } from '../parse.ts'
import { groundOf, type MissionGround } from './ground.ts'
import type { Report } from './report.ts'
import { checkRoom } from './room.ts'

const shown = ([x, y]: MapSpace) => `${x},${y}`

/** Everything that lies or stands on the map at the start, with the path to its space. */
function* placed(mission: Mission): Generator<{ at: MapSpace; path: Path; lies: boolean }> {
  for (const [n, at] of mission.marineStart.spaces.entries())
    yield { at, path: ['marineStart', 'spaces', n], lies: false }
  for (const key of ['teleporters', 'portals', 'items', 'objectiveTokens'] as const) {
    for (const [n, { at }] of mission[key].entries()) yield { at, path: [key, n, 'at'], lies: true }
  }
  for (const [n, { at }] of (mission.figures ?? []).entries()) yield { at, path: ['figures', n, 'at'], lies: false }
  for (const [n, at] of (mission.objective.params.route ?? []).entries()) {
    yield { at, path: ['objective', 'params', 'route', n], lies: false }
  }
  for (const [r, rule] of mission.specialRules.entries()) {
    for (const [e, effect] of rule.effects.entries()) {
      const path: Path = ['specialRules', r, 'effects', e]
      if (effect.op === 'placePortal' || effect.op === 'placeItem')
        yield { at: effect.at, path: [...path, 'at'], lies: false }
      if (effect.op === 'moveToken') yield { at: effect.to, path: [...path, 'to'], lies: false }
    }
  }
}

function checkPlaced(ground: MissionGround, report: Report): void {
  const { mission, board } = ground
  const taken = new Set<number>()
  for (const { at, path, lies } of placed(mission)) {
    const space = ground.find(at)
    if (space < 0) report(mission, path, finding`${shown(at)} is not on the map`)
    else if (!ground.walkable(space)) report(mission, path, finding`${shown(at)} is blocking or impassable`)
    else if (!ground.reached[space]) report(mission, path, finding`${shown(at)} cannot be reached from the start`)
    else if (lies && taken.has(space)) report(mission, path, finding`another token lies on ${shown(at)}`)
    if (lies && space >= 0) taken.add(space)
  }
  const standing = [...mission.marineStart.spaces, ...(mission.figures ?? []).map(figure => figure.at)].map(shown)
  for (const [n, at] of standing.entries()) {
    if (standing.indexOf(at) !== n) report(mission, ['marineStart'], finding`two figures start on ${at}`)
  }
  const cut: string[] = []
  for (let space = 0; space < board.size; space++) {
    if (ground.walkable(space) && !ground.reached[space]) cut.push(shown(board.xy(space)))
  }
  if (cut.length > 0)
    report(mission, ['tiles'], finding`nobody can get to ${cut.slice(0, 5).join(' ')}${cut.length > 5 ? ' …' : ''}`)
}

function zoneSpaces(ground: MissionGround, path: Path, zone: Zone, report: Report): Set<number> {
  const { mission, board } = ground
  const spaces = new Set<number>()
  for (const [n, at] of (zone.spaces ?? []).entries()) {
    const space = ground.find(at)
    if (space < 0) report(mission, [...path, 'spaces', n], finding`${shown(at)} is not on the map`)
    else spaces.add(space)
  }
  if (zone.rect) {
    const [x0, y0, x1, y1] = zone.rect
    for (let space = 0; space < board.size; space++) {
      const [x, y] = board.xy(space)
      if (x >= x0 && x <= x1 && y >= y0 && y <= y1) spaces.add(space)
    }
  }
  for (const [n, tile] of (zone.tiles ?? []).entries()) {
    const found = ground.tileSpaces(tile)
    if (found.length === 0) report(mission, [...path, 'tiles', n], finding`no tile at position ${tile}`)
    for (const space of found) spaces.add(space)
  }
  return spaces
}

function checkZones(ground: MissionGround, report: Report): Map<string, Set<number>> {
  const zones = new Map<string, Set<number>>()
  for (const [id, zone] of Object.entries(ground.mission.zones)) {
    const spaces = zoneSpaces(ground, ['zones', id], zone, report)
    if (![...spaces].some(space => ground.reached[space])) {
      report(ground.mission, ['zones', id], 'no space of this zone can be reached')
    }
    zones.set(id, spaces)
  }
  return zones
}

/** `places` repeats tokens and zones under the names that the objective card uses. */
function checkPlaces(ground: MissionGround, zones: Map<string, Set<number>>, report: Report): void {
  const { mission } = ground
  const { card, params, places = {} } = mission.objective
  const tokens = (kind: string) => mission.objectiveTokens.filter(token => token.kind === kind).map(token => token.at)
  const zone = (id: string | undefined) =>
    [...(zones.get(id ?? '') ?? [])].map((space): MapSpace => ground.board.xy(space))
  const wanted = objectiveCode(card).places?.({ tokens, zone, params }) ?? {}
  const sorted = (spaces: readonly MapSpace[]) => spaces.map(shown).sort().join(' ')
  for (const [name, spaces] of Object.entries(wanted)) {
    const given = places[name]
    const list = given === undefined ? [] : typeof given[0] === 'number' ? [given as MapSpace] : (given as MapSpace[])
    if (sorted(list) !== sorted(spaces)) {
      report(
        mission,
        ['objective', 'places', name],
        finding`must be ${sorted(spaces) || phrase('given')}, the spaces of its tokens or zone`,
      )
    }
  }
}

/** Areas, and what a threat card asks of them that turns portals by opened doors: in the start area none would. */
function checkAreas({ threats }: Entries, ground: MissionGround, report: Report): void {
  const { mission, closed } = ground
  const { card } = mission.threat
  const byDoors = threats
    .find(one => one.id === card)
    ?.rules.some(rule => rule.effects.some(e => e.op === 'revealPortals' && e.which === 'face-down-in-regions-of-door'))
  for (const [n, portal] of mission.portals.entries()) {
    const space = ground.find(portal.at)
    if (space < 0) continue
    const area = closed.area[space]
    if (portal.area !== area)
      report(mission, ['portals', n, 'area'], finding`it lies in area ${area}, not ${portal.area}`)
    if (byDoors && !portal.active && area === closed.area[ground.start]) {
      report(mission, ['portals', n, 'active'], finding`with ${card} no face-down portal lies in the start area`)
    }
  }
  if (!byDoors) return
  for (const [n, door] of ground.board.doors.entries()) {
    if (door.between.some(([a, b]) => closed.area[a] === closed.area[b])) {
      report(mission, ['doors', n], finding`with ${card} every door parts two areas`)
    }
  }
}

function checkTerrainRules({ mission, find }: MissionGround, report: Report): void {
  for (const [r, rule] of mission.specialRules.entries()) {
    for (const [e, effect] of rule.effects.entries()) {
      if (effect.op !== 'setTerrain') continue
      for (const [n, at] of effect.spaces.entries()) {
        const path: Path = ['specialRules', r, 'effects', e, 'spaces', n]
        if (find(at) < 0) report(mission, path, finding`${shown(at)} is not on the map`)
      }
    }
  }
}

/** Can the map be put together, and can the mission be played and won on it? */
export function checkMap(entries: Entries, mission: Mission, report: Report): void {
  const ground = groundOf(entries, mission, report)
  if (!ground) return
  checkPlaced(ground, report)
  checkPlaces(ground, checkZones(ground, report), report)
  checkAreas(entries, ground, report)
  checkTerrainRules(ground, report)
  checkRoom(entries, ground, report)
}
