import { type Finding, finding } from '@redoubt/kernel'
import { bases } from '../../board/index.ts'
import type { Demon, DemonGroup } from '../cards.ts'
import type { Entries } from '../files.ts'
import type { Path } from '../parse.ts'
import { type MissionGround, steps } from './ground.ts'
import type { Report } from './report.ts'

type Base = readonly [wide: number, high: number]
const area = ([wide, high]: Base) => wide * high
const shown = ([wide, high]: Base) => `${wide}x${high}`

/** Does a large base get from one of these places to the marines' start, doors open? Terrain does not stop it (D-LARGE-7). */
function reachesStart(
  ground: MissionGround,
  [wide, high]: Base,
  from: (covered: readonly number[], place: number) => boolean,
): boolean {
  const { spaces, moves } = bases(ground.open, wide, high)
  const near = new Set(steps(ground.open.fly, ground.start, 1).keys())
  const seen = new Set<number>()
  for (const [place, covered] of spaces.entries()) if (covered && from(covered, place)) seen.add(place)
  for (const place of seen) {
    if (spaces[place]!.some(space => near.has(space))) return true
    for (let e = moves.start[place]!; e < moves.start[place + 1]!; e++) seen.add(moves.to[e]!)
  }
  return false
}

function checkGroup(
  ground: MissionGround,
  portal: number,
  group: DemonGroup,
  demons: Map<string, Demon>,
): Finding | null {
  const bodies = group.demons.flatMap(({ demon, count }) => {
    const kind = demons.get(demon)
    return kind ? Array.from({ length: count }, () => kind.base) : []
  })
  const within2 = [...steps(ground.closed.walk, portal, 2).keys()].filter(ground.walkable).length
  const small = bodies.filter(base => area(base) === 1).length
  const large = bodies.filter(base => area(base) > 1)
  const covered = large.reduce((sum, base) => sum + area(base), 0)
  const list = group.demons.map(({ demon, count }) => `${count} ${demon}`).join(', ')
  // Large demons may hang over terrain, so only about half of their spaces need be ground.
  if (small + covered / 2 > within2) return finding`no room for ${list}: ${within2} spaces within 2`
  const beside = new Set(steps(ground.closed.fly, portal, 1).keys())
  const cramped = large.find(
    ([wide, high]) => !bases(ground.closed, wide, high).spaces.some(spaces => spaces?.some(space => beside.has(space))),
  )
  return cramped ? finding`no room for a base of ${shown(cramped)} on or next to it` : null
}

function checkPortals(entries: Entries, ground: MissionGround, report: Report): void {
  const { mission } = ground
  const demons = new Map(entries.demons.map(demon => [demon.id, demon]))
  const invasion = entries.invasions.find(card => card.id === mission.recommended.invasion)
  for (const [n, portal] of mission.portals.entries()) {
    const path: Path = ['portals', n, 'at']
    const at = ground.find(portal.at)
    if (at < 0) continue
    const groups = invasion?.groups[portal.level] ?? []
    for (const group of groups) {
      const problem = checkGroup(ground, at, group, demons)
      if (problem) report(mission, path, problem)
    }
    const expected: Base[] = groups
      .flatMap(group => group.demons.map(({ demon }) => demons.get(demon)?.base ?? ([1, 1] as const)))
      .filter(base => area(base) > 1)
    // The invader may choose another invasion card, so a red portal must serve a Baron of Hell in any case.
    if (portal.level === 'red') expected.push([2, 2])
    for (const base of new Map(expected.map(base => [shown(base), base])).values()) {
      if (!reachesStart(ground, base, covered => covered.includes(at))) {
        report(mission, path, finding`a demon with a base of ${shown(base)} cannot get from here to the marines`)
      }
    }
  }
}

/** A demon that a special rule places must fit there and be able to hunt. */
function checkBosses(entries: Entries, ground: MissionGround, report: Report): void {
  const { mission, board } = ground
  for (const [r, rule] of mission.specialRules.entries()) {
    for (const [e, effect] of rule.effects.entries()) {
      if (effect.op !== 'placeDemon') continue
      const path: Path = ['specialRules', r, 'effects', e, 'at']
      const at = ground.find(effect.at)
      const base = entries.demons.find(demon => demon.id === effect.demon)?.base
      if (at < 0) report(mission, path, finding`${effect.at.join()} is not on the map`)
      else if (base && area(base) === 1) {
        if (!ground.walkable(at)) report(mission, path, finding`${effect.at.join()} is blocking or impassable`)
      } else if (base) {
        const corner = (_: readonly number[], place: number) => place % board.size === at
        const { spaces } = bases(ground.open, ...base)
        if (!spaces.some((covered, place) => covered && corner(covered, place))) {
          report(mission, path, finding`no room for a base of ${shown(base)} with its upper left space here`)
        } else if (!reachesStart(ground, base, corner)) {
          report(mission, path, finding`a demon with a base of ${shown(base)} cannot get from here to the marines`)
        }
      }
    }
  }
}

export function checkRoom(entries: Entries, ground: MissionGround, report: Report): void {
  checkPortals(entries, ground, report)
  checkBosses(entries, ground, report)
}
