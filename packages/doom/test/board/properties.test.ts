import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linked } from '../../src/board/graph.ts'
import {
  anchorOf,
  bases,
  canDisplace,
  cover,
  covered,
  coveredBy,
  DEMON,
  displace,
  distance,
  FLYER,
  FLYING,
  footprint,
  isLarge,
  isTurned,
  LARGE,
  largeMover,
  line,
  MARINE,
  MARINE_MOVER,
  type Mover,
  nobody,
  OUT_OF_RANGE,
  path,
  range,
  reach,
  STAGGERED,
  sees,
  sight,
  steps,
  UNREACHED,
  WALKER,
} from '../../src/index.ts'
import { addWall, boardOf, crowd, openEdges, randomMap } from './random-map.ts'
import {
  crossesInside,
  FLYERS_STOP,
  Grid,
  noLargeThere,
  RANGE_STOPS,
  slowCover,
  slowDistances,
  slowReach,
  slowSight,
  smallMayEnd,
  spacesOf,
  standsWell,
  WALKERS_STOP,
} from './slow.ts'

/** `RUNS=20 npx vitest …` tries twenty times as much. */
const times = Number(process.env.RUNS ?? 1)
const RUNS = { numRuns: 150 * times }
const number = fc.nat(100_000)
const mask = fc.nat(7)

describe('sight and cover', () => {
  test('D-LOS-9 agrees with a strip of fine paper cut along solid edges', () => {
    fc.assert(
      fc.property(randomMap, mask, number, number, (drawn, open, p, q) => {
        const board = boardOf(drawn)
        const [a, b] = [p % board.size, q % board.size]
        expect(sees(board.table(open), a, b)).toBe(slowSight(new Grid(board, open), board.xy(a), board.xy(b)))
      }),
      { numRuns: 400 * times },
    )
  })

  test('D-LOS-11 sight is mutual, asked in either order', () => {
    fc.assert(
      fc.property(randomMap, mask, (drawn, open) => {
        const [one, other] = [boardOf(drawn).table(open), boardOf(drawn).table(open)]
        for (let a = 0; a < one.board.size; a++) {
          for (let b = 0; b < a; b++) expect(sees(one, a, b)).toBe(sees(other, b, a))
        }
      }),
      RUNS,
    )
  })

  test('D-DOOR-4, D-LOS-3 opening a door never takes sight away', () => {
    fc.assert(
      fc.property(randomMap, mask, mask, (drawn, open, more) => {
        const board = boardOf(drawn)
        const [before, after] = [board.table(open), board.table(open | more)]
        for (let a = 0; a < board.size; a++) {
          for (let b = 0; b <= a; b++) if (sees(before, a, b)) expect(sees(after, a, b)).toBe(true)
        }
      }),
      RUNS,
    )
  })

  test('D-TERRAIN-9, D-LOS-3 adding a wall never adds sight', () => {
    fc.assert(
      fc.property(randomMap, number, (drawn, pick) => {
        const board = boardOf({ ...drawn, doors: [] })
        const choices = openEdges(board)
        fc.pre(choices.length > 0)
        const walled = boardOf({ ...drawn, doors: [] }, addWall(choices[pick % choices.length]!))
        fc.pre(walled.terrain.every((kind, s) => kind === board.terrain[s])) // a wall may open or close a drawn enclosure
        for (let a = 0; a < board.size; a++) {
          for (let b = 0; b <= a; b++) if (sees(walled.table(0), a, b)) expect(sees(board.table(0), a, b)).toBe(true)
        }
      }),
      RUNS,
    )
  })

  test('D-COVER-13 agrees with drawing all the lines; without cover there is sight', () => {
    fc.assert(
      fc.property(randomMap, mask, number, number, fc.array(number, { maxLength: 5 }), (drawn, open, p, q, seeds) => {
        const board = boardOf(drawn)
        const [a, b] = [p % board.size, q % board.size]
        fc.pre(a !== b)
        const table = board.table(open)
        const others = crowd(board, seeds, [MARINE, DEMON])
        const found = covered(table, a, b, others)
        if (!found) expect(sees(table, a, b)).toBe(true)
        if (sees(table, a, b)) expect(found).toBe(slowCover(new Grid(board, open), board.xy(a), board.xy(b), others))
      }),
      { numRuns: 400 * times },
    )
  })
})

test('D-COVER-15, D-LARGE-19, D-RANGE-8 a large attacker: any of its spaces may shoot, none of them is in the way', () => {
  fc.assert(
    fc.property(randomMap, number, number, fc.array(number, { maxLength: 4 }), (drawn, p, q, seeds) => {
      const board = boardOf({ ...drawn, doors: [] })
      const table = board.table(0)
      const grid = new Grid(board, 0)
      const places = bases(table, 2, 2).spaces.flatMap(spaces => (spaces ? [spaces] : []))
      fc.pre(places.length > 0)
      const spaces = places[p % places.length]!
      const b = q % board.size
      fc.pre(!spaces.includes(b) && spaces.every(a => board.group[a] === -1))
      const others = crowd(board, seeds, [MARINE, DEMON])
      for (const space of spaces) others[space] = DEMON | LARGE
      const alone = Uint8Array.from(others, (marks, space) => (spaces.includes(space) ? 0 : marks))
      const [from, to] = [{ spaces, aloft: true }, { spaces: [b] }]
      const seen = spaces.some(a => slowSight(grid, board.xy(a), board.xy(b)))
      expect(sight(table, from, to)).toBe(seen)
      if (seen) {
        const safe = spaces.every(a => slowCover(grid, board.xy(a), board.xy(b), alone))
        expect(cover(table, from, to, others)).toBe(safe)
      }
      const far = spaces.map(a => slowDistances(grid, a, RANGE_STOPS)[b] ?? OUT_OF_RANGE)
      expect(range(table, from, to)).toBe(Math.min(...far))
    }),
    { numRuns: 250 * times },
  )
})

test('D-RANGE-2 range is the breadth-first distance', () => {
  fc.assert(
    fc.property(randomMap, mask, number, (drawn, open, p) => {
      const board = boardOf(drawn)
      const from = p % board.size
      const far = slowDistances(new Grid(board, open), from, RANGE_STOPS)
      far.forEach((spaces, to) => {
        expect(distance(board.table(open), from, to)).toBe(spaces ?? OUT_OF_RANGE)
      })
    }),
    RUNS,
  )
})

test('D-ADJ-1, D-ADJ-2, D-ADJ-3 adjacency is what the definitions say, for walkers, flyers and range', () => {
  fc.assert(
    fc.property(randomMap, mask, (drawn, open) => {
      const board = boardOf(drawn)
      const table = board.table(open)
      const grid = new Grid(board, open)
      const spaces = spacesOf(board)
      for (const [graph, stops] of [
        [table.walk, WALKERS_STOP],
        [table.fly, FLYERS_STOP],
        [table.near, RANGE_STOPS],
      ] as const) {
        spaces.forEach((a, s) => {
          spaces.forEach((b, t) => {
            expect(linked(graph, s, t)).toBe(grid.adjacent(a, b, stops))
          })
        })
      }
    }),
    RUNS,
  )
})

describe('movement', () => {
  const movers: Mover[] = [MARINE_MOVER, WALKER, FLYER, largeMover(1, 2), largeMover(2, 2), largeMover(2, 3)]
  const marks = [MARINE, DEMON, DEMON | STAGGERED, DEMON | FLYING]
  const walks = fc.record({
    drawn: randomMap,
    doors: mask,
    mover: fc.constantFrom(...movers),
    start: number,
    points: fc.integer({ min: 0, max: 7 }),
    seeds: fc.array(number, { maxLength: 5 }),
    large: fc.option(number, { nil: undefined }),
    jumps: fc.array(number, { maxLength: 3 }),
    active: fc.nat(3),
  })
  type Walk = typeof walks extends fc.Arbitrary<infer T> ? T : never

  /** A situation out of random numbers, or null where the mover cannot stand on the map. */
  function setUp(walk: Walk) {
    const board = boardOf(walk.drawn)
    const { mover } = walk
    const large = mover.wide * mover.high > 1
    const all = (1 << board.doors.length) - 1
    const doors = walk.doors & all
    const places = large
      ? bases(board.table(doors), mover.wide, mover.high).spaces.flatMap((spaces, place) => (spaces ? [place] : []))
      : Array.from({ length: board.size }, (_, s) => s)
    if (places.length === 0) return null
    const from = places[walk.start % places.length]!
    const others = crowd(board, walk.seeds, marks)
    if (walk.large !== undefined) others[walk.large % board.size] = DEMON | LARGE
    const own = coveredBy(board.table(doors), mover, from)
    for (const space of own) others[space] = 0
    const jumps = [...new Set(walk.jumps.map(n => n % board.size))]
    const teleporters = jumps.slice(0, walk.active)
    const dormant = jumps.slice(walk.active)
    // Killing by teleporter is tested on its own: here nobody stands on one.
    for (const space of jumps) others[space] = 0
    return { s: { board, doors, mover, others, teleporters, dormant }, from, points: walk.points }
  }

  /** Where the second implementation says the figure may end, place by place. */
  function slowEnds({ s, from, points }: NonNullable<ReturnType<typeof setUp>>): Map<number, number> {
    const { board, mover, others } = s
    const turned = isTurned(board, from)
    const standing = { ...mover, wide: turned ? mover.high : mover.wide, high: turned ? mover.wide : mover.high }
    const mayEnd =
      mover.wide * mover.high === 1
        ? smallMayEnd(board, others, mover.marine)
        : (cells: Parameters<ReturnType<typeof noLargeThere>>[0], doors: number) => {
            const spaces = cells.map(cell => board.find(...cell))
            return noLargeThere(board, others)(cells) && canDisplace(board.table(doors), spaces, others, s.teleporters)
          }
    const found = slowReach(
      {
        board,
        mover: standing,
        others,
        doors: s.doors,
        teleporters: s.teleporters.map(t => board.xy(t)),
        dormant: s.dormant.map(t => board.xy(t)),
      },
      board.xy(anchorOf(board, from)),
      points,
      mayEnd,
    )
    const ends = new Map<number, number>()
    for (const [place, cost] of found) {
      const [x, y, wide, high] = place.split(',').map(Number) as [number, number, number, number]
      const isTurnedNow = wide !== mover.wide || high !== mover.high
      ends.set(board.find(x, y) + (isTurnedNow ? board.size : 0), cost)
    }
    return ends
  }

  test('D-MOVE-1, D-DOOR-6, D-LARGE-4, D-FLY-2 reach costs the least: a slow search over every way agrees', () => {
    fc.assert(
      fc.property(walks, walk => {
        const set = setUp(walk)
        fc.pre(set !== null)
        const found = reach(set.s, set.from, set.points)
        const ends = slowEnds(set)
        const mine = new Map([...found.entries()].filter(([, cost]) => cost !== UNREACHED))
        expect([...mine].sort((p, q) => p[0] - q[0])).toEqual([...ends].sort((p, q) => p[0] - q[0]))
      }),
      { numRuns: 400 * times },
    )
  })

  test('D-MOVE-12 every cheapest path is made of legal steps and costs what reach says', () => {
    fc.assert(
      fc.property(walks, number, (walk, pick) => {
        const set = setUp(walk)
        fc.pre(set !== null)
        const { s, from, points } = set
        const ends = [...reach(s, from, points).entries()].filter(([, cost]) => cost !== UNREACHED)
        fc.pre(ends.length > 0)
        const [to, cost] = ends[pick % ends.length]!
        const moves = path(s, from, to, points)!
        let left = points
        let now = { ...s }
        let place = from
        for (const move of moves) {
          expect(steps(now, place, left)).toContainEqual(move)
          left -= move.cost
          if (move.do === 'open') now = { ...now, doors: now.doors | (1 << move.door) }
          else place = move.to
        }
        expect(place).toBe(to)
        expect(points - left).toBe(cost)
      }),
      { numRuns: 300 * times },
    )
  })

  test('D-MOVE-9 after a legal step there is always a way to a place where one may end (OP-3)', () => {
    fc.assert(
      fc.property(walks, walk => {
        const set = setUp(walk)
        fc.pre(set !== null)
        const { s, from, points } = set
        for (const move of steps(s, from, points)) {
          if (move.do === 'open') continue
          const rest = reach(s, move.to, points - move.cost)
          expect(rest.some(cost => cost !== UNREACHED)).toBe(true)
        }
      }),
      RUNS,
    )
  })

  test('D-DOOR-4 opening a door never takes reach away', () => {
    fc.assert(
      fc.property(walks, mask, (walk, more) => {
        const set = setUp(walk)
        fc.pre(set !== null)
        const { s, from, points } = set
        const open = { ...s, doors: s.doors | (more & ((1 << s.board.doors.length) - 1)) }
        const [before, after] = [reach(s, from, points), reach(open, from, points)]
        before.forEach((cost, place) => {
          if (cost !== UNREACHED) expect(after[place]).toBeLessThanOrEqual(cost)
        })
      }),
      RUNS,
    )
  })

  test('D-LARGE-8 a large figure never straddles a wall or closed door', () => {
    fc.assert(
      fc.property(walks, walk => {
        const set = setUp(walk)
        fc.pre(set !== null && isLarge(set.s.mover))
        const { s, from, points } = set
        const closed = { ...s, opens: false }
        reach(closed, from, points).forEach((cost, place) => {
          if (cost === UNREACHED) return
          const turned = isTurned(s.board, place)
          const at = s.board.xy(anchorOf(s.board, place))
          const [wide, high] = turned ? [s.mover.high, s.mover.wide] : [s.mover.wide, s.mover.high]
          expect(standsWell(new Grid(s.board, s.doors), at, wide, high)).toBe(true)
        })
      }),
      RUNS,
    )
  })

  test('D-LARGE-3 footprints are exactly the bases that stand well', () => {
    fc.assert(
      fc.property(randomMap, mask, (drawn, open) => {
        const board = boardOf(drawn)
        for (const [wide, high] of [
          [1, 2],
          [2, 1],
          [2, 2],
          [2, 3],
          [3, 2],
        ] as const) {
          spacesOf(board).forEach((at, anchor) => {
            const found = footprint(board.table(open), anchor, wide, high)
            expect(found !== null).toBe(standsWell(new Grid(board, open), at, wide, high))
          })
        }
      }),
      RUNS,
    )
  })
})

test('D-LARGE-11, D-LARGE-14 displacement gives the nearest free spaces and never crosses a barrier', () => {
  fc.assert(
    fc.property(
      randomMap,
      mask,
      number,
      fc.array(number, { maxLength: 8 }),
      fc.boolean(),
      (drawn, open, p, seeds, flies) => {
        const board = boardOf(drawn)
        const from = p % board.size
        const others = crowd(board, [...seeds, from], [MARINE, DEMON])
        const marks = flies ? DEMON | FLYING : MARINE
        const found = displace(board.table(open), marks, from, others)
        const far = slowDistances(new Grid(board, open), from, flies ? FLYERS_STOP : WALKERS_STOP)
        const free = far.flatMap((spaces, s) => (spaces !== null && others[s] === 0 ? [{ s, spaces }] : []))
        const least = Math.min(...free.map(one => one.spaces))
        expect(found).toEqual(free.filter(one => one.spaces === least).map(one => one.s))
      },
    ),
    RUNS,
  )
})

test('D-LARGE-9, D-LARGE-13 where a base may end on figures, all of them find a space whatever is chosen (OP-41)', () => {
  fc.assert(
    fc.property(randomMap, number, fc.array(number, { maxLength: 12 }), number, (drawn, p, seeds, luck) => {
      const board = boardOf({ ...drawn, doors: [] })
      const table = board.table(0)
      const places = bases(table, 2, 2).spaces.flatMap(spaces => (spaces ? [spaces] : []))
      fc.pre(places.length > 0)
      const spaces = places[p % places.length]!
      const others = crowd(board, [...seeds, ...spaces.slice(0, 1 + (luck % 4))], [MARINE, DEMON, DEMON | FLYING])
      const under = spaces.filter(space => others[space] !== 0)
      if (under.length === 1) {
        const occupied = Uint8Array.from(others, (marks, s) => (spaces.includes(s) ? LARGE : marks))
        const way = displace(table, others[under[0]!]!, under[0]!, occupied)
        expect(canDisplace(table, spaces, others)).toBe(way.length > 0)
      }
      if (!canDisplace(table, spaces, others)) return
      let n = luck
      const pick = <T>(list: readonly T[]): T => list[(n = (n * 7919 + 17) % 104_729) % list.length]!
      const occupied = Uint8Array.from(others, (marks, s) => (spaces.includes(s) ? LARGE : marks))
      for (const side of [DEMON, MARINE]) {
        const waiting = under.filter(space => (others[space]! & side) !== 0)
        while (waiting.length > 0) {
          const who = pick(waiting)
          waiting.splice(waiting.indexOf(who), 1)
          const free = displace(table, others[who]!, who, occupied)
          expect(free).not.toEqual([])
          occupied[pick(free)] = others[who]!
        }
      }
    }),
    { numRuns: 400 * times },
  )
})

test('D-COVER-11 a line between centres names exactly the spaces whose inside it crosses', () => {
  fc.assert(
    fc.property(randomMap, number, number, (drawn, p, q) => {
      const board = boardOf(drawn)
      const [a, b] = [p % board.size, q % board.size]
      const found = line(board, a, b)
      expect(found[0]).toBe(a)
      expect(found.at(-1)).toBe(b)
      const double = ([x, y]: readonly [number, number]): [number, number] => [2 * x + 1, 2 * y + 1]
      const [from, to] = [double(board.xy(a)), double(board.xy(b))]
      const expected = spacesOf(board).flatMap(([x, y], s) => {
        // Four quarters on the doubled paper, and the middle lines between them.
        const quarters = [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ].some(([i, j]) => crossesInside(from, to, [2 * x + i!, 2 * y + j!]))
        const straight = from[0] === to[0] ? 2 * x + 1 === from[0] : from[1] === to[1] && 2 * y + 1 === from[1]
        const within =
          Math.min(from[0], to[0]) <= 2 * x + 1 &&
          Math.max(from[0], to[0]) >= 2 * x + 1 &&
          Math.min(from[1], to[1]) <= 2 * y + 1 &&
          Math.max(from[1], to[1]) >= 2 * y + 1
        return quarters || (straight && within) ? [s] : []
      })
      expect([...found].sort((m, n) => m - n)).toEqual(expected)
      expect([...line(board, b, a)].reverse()).toEqual(found)
    }),
    RUNS,
  )
})

test('D-LOS-4 figures do not enter into sight: the same table serves every position', () => {
  fc.assert(
    fc.property(randomMap, number, number, (drawn, p, q) => {
      const board = boardOf(drawn)
      const [a, b] = [p % board.size, q % board.size]
      fc.pre(a !== b && sees(board.table(0), a, b))
      const everyone = nobody(board.size).fill(DEMON)
      if (!covered(board.table(0), a, b, everyone))
        expect(covered(board.table(0), a, b, nobody(board.size))).toBe(false)
    }),
    RUNS,
  )
})
