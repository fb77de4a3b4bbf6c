import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BLOCKING, DIFFICULT, FLOOR, IMPASSABLE, OPEN } from '../../src/board/plan.ts'
import {
  assemble,
  bases,
  boardOfMap,
  boxFaces,
  MARINE_MOVER,
  nobody,
  parseEdge,
  reach,
  sees,
  UNREACHED,
} from '../../src/index.ts'

const folder = new URL('../../content/maps/missions/', import.meta.url)
const missions = readdirSync(folder).map(file => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as any)
const mission = (id: string) => missions.find(one => one.id === id)!
const key = ([x, y]: [number, number]) => `${x},${y}`

test('thirteen missions', () => expect(missions).toHaveLength(13))

describe.each(missions.map(one => [one.id as string, one] as const))('%s', (_, m) => {
  const board = boardOfMap(m)
  const all = 2 ** board.doors.length - 1

  test('D-SETUP-14 is put together without a problem, from no more tiles than there are', () => {
    expect(assemble(boxFaces(), m).problems).toEqual([])
    const used = new Map<string, number>()
    for (const { tile } of m.tiles) used.set(tile.slice(0, 2), (used.get(tile.slice(0, 2)) ?? 0) + 1)
    for (const [number, count] of used) expect(count).toBeLessThanOrEqual(boxFaces().get(`${number}A`)!.copies)
  })

  test('D-MAP-2 has one or two open edges side by side under every door', () => {
    for (const { id, edges } of m.doors) {
      const found = edges.map(parseEdge)
      expect(found.length, id).toBeLessThanOrEqual(2)
      if (found.length === 2) {
        const [a, b] = found
        expect(a.upright).toBe(b.upright)
        expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBe(1)
        expect(a.upright ? a.x : a.y).toBe(b.upright ? b.x : b.y)
      }
    }
    for (const door of board.doors) for (const edge of door.edges) expect(board.edges[edge]).toBe(OPEN)
  })

  test('D-TERRAIN-2 draws no enclosure by accident: terrain is where it is marked', () => {
    board.cells.forEach((cell, space) => {
      expect(board.terrain[space]).toBe(board.plan.cells[cell])
    })
  })

  test('D-DOOR-6 lets a marine get to every space that is no terrain, opening doors on the way', () => {
    const start = board.find(...(m.marineStart.spaces[0] as [number, number]))
    const s = { board, mover: MARINE_MOVER, others: nobody(board.size) }
    const open = reach({ ...s, doors: all }, start, 199)
    open.forEach((cost, space) => {
      const floor = board.terrain[space] === FLOOR || board.terrain[space] === DIFFICULT
      expect(cost !== UNREACHED, board.name(space)).toBe(floor)
    })
    const near = reach({ ...s, doors: 0 }, start, 14)
    near.forEach((cost, space) => {
      if (cost !== UNREACHED) expect(open[space]).toBeLessThanOrEqual(cost)
    })
  })

  test('D-MAP-2 says in which area each portal lies', () => {
    for (const { at, area } of m.portals)
      expect(board.table(0).area[board.find(...(at as [number, number]))]).toBe(area)
  })

  test('D-MAP-2 its words name spaces and doors as the board shows them', () => {
    const shown = (x: number, y: number) => board.name(board.find(x, y)).toUpperCase()
    const { story, guidance, specialRules } = m
    const said = JSON.stringify([story, guidance, specialRules.map(({ name, text }: any) => [name, text])])
    expect(said).not.toMatch(/\d,\d|\b[dopt]\d/)
    for (const { text, effects, if: conditions = [] } of specialRules) {
      for (const { at, to = at } of effects) if (Array.isArray(to)) expect(text).toContain(` ${shown(to[0], to[1])}`)
      const doors = text.includes('door') ? conditions.flatMap(({ door = [] }: any) => door) : []
      for (const id of doors) {
        const [a, b] = board.doors.find(door => door.id === id)!.between[0]!
        expect(text).toContain(`between ${board.name(a).toUpperCase()} and ${board.name(b).toUpperCase()}`)
      }
    }
  })

  test('D-LARGE-3 lets a Baron of Hell pass from every red portal to the start', () => {
    const { spaces, moves } = bases(board.table(all), 2, 2)
    const start = board.find(...(m.marineStart.spaces[0] as [number, number]))
    for (const { at } of m.portals.filter((portal: { level: string }) => portal.level === 'red')) {
      const seen = new Set(
        spaces.flatMap((covered, place) => (covered?.includes(board.find(...(at as [number, number]))) ? [place] : [])),
      )
      for (const place of seen)
        for (let e = moves.start[place]!; e < moves.start[place + 1]!; e++) seen.add(moves.to[e]!)
      expect([...seen].some(place => spaces[place]!.includes(start))).toBe(true)
    }
  })

  test('D-DOOR-1 shows more with its doors open, and has stories of 60 to 120 words', () => {
    const count = (open: number) => {
      let seen = 0
      for (let a = 0; a < board.size; a += 7)
        for (let b = 0; b < board.size; b++) if (sees(board.table(open), a, b)) seen++
      return seen
    }
    expect(count(all)).toBeGreaterThan(count(0))
    for (const part of ['intro', 'marinesWin', 'invaderWins']) {
      const words = m.story[part].trim().split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(60)
      expect(words).toBeLessThanOrEqual(120)
    }
  })
})

describe('what the printed game fixes', () => {
  const places = (m: any, level: string) =>
    m.portals
      .filter((p: any) => p.level === level)
      .map((p: any) => key(p.at))
      .sort()
      .join(' ')
  const sorted = (text: string) => text.split(' ').sort().join(' ')

  test('D-TUTORIAL the tutorial keeps its tiles, portals, weapon and two kinds of demons', () => {
    const m = mission('tutorial')
    expect(
      m.tiles
        .map((t: any) => t.tile)
        .sort()
        .join(' '),
    ).toBe('05A 07A 10A 15A 15A 15A 16A')
    expect(m.portals.map((p: any) => p.level).sort()).toEqual(['blue', 'yellow'])
    expect(m.items.some((item: any) => item.weapon === 'rocket-launcher')).toBe(true)
    expect(new Set(m.figures.map((f: any) => f.demon)).size).toBe(2)
    expect(m.recommended.invasion).toBe('first-strike')
    expect(m.objective.params.fragLimit).toEqual({ 1: 4, 2: 4, 3: 3, 4: 2 })
  })

  test('Black Bishop 1 keeps everything the printed mission shows', () => {
    const m = mission('black-bishop-1')
    expect(
      m.tiles
        .map((t: any) => t.tile)
        .sort()
        .join(' '),
    ).toBe('03A 05A 06A 07A 08A 09A 10A 10A 11A 12A 12A 13A 15A')
    expect([m.objective.card, m.threat.card, m.recommended.invasion]).toEqual([
      'sample-collection',
      'infestation',
      'imp-assault',
    ])
    expect(m.recommended.eventSets).toEqual(['power-overwhelming', 'seek-and-destroy', 'armored-offensive'])
    expect(m.objective.params.fragLimit).toEqual({ 1: 6, 2: 6, 3: 6, 4: 6 })
    expect(Object.fromEntries(m.teleporters.map((t: any) => [key(t.at), t.active]))).toEqual({
      '0,0': true,
      '6,8': false,
      '2,15': false,
    })
    expect(places(m, 'blue')).toBe(sorted('2,6 5,7 3,14 8,19'))
    expect(places(m, 'yellow')).toBe(sorted('1,9 5,22'))
    expect(places(m, 'red')).toBe('5,10')
    const health = m.items.filter((i: any) => i.type === 'health-pack').map((i: any) => key(i.at))
    expect(health.sort().join(' ')).toBe(sorted('3,2 -1,8 8,9 -1,15 8,20'))
    const weapons = m.items.filter((i: any) => i.type === 'weapon').map((i: any) => [key(i.at), i.weapon])
    expect(Object.fromEntries(weapons)).toMatchObject({ '5,4': 'chainsaw', '2,12': 'chaingun' })
    const board = boardOfMap(m)
    const floor =
      '3,6 2,5 2,8 0,8 1,8 5,6 4,7 6,10 4,10 5,9 6,9 4,9 5,8 6,11 4,11 2,14 3,13 4,14 6,19 7,19 9,18 4,21 5,21 4,22'
    for (const text of floor.split(' ')) {
      const [x, y] = text.split(',').map(Number) as [number, number]
      expect([BLOCKING, IMPASSABLE]).not.toContain(board.terrain[board.find(x, y)])
    }
    const doorSpaces = new Set(board.doors.flatMap(door => door.between.flat()).map(space => key(board.xy(space))))
    for (const space of ['4,4', '1,11', '5,11', '8,10']) expect(doorSpaces).toContain(space)
  })
})
