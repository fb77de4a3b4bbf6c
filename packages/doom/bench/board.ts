/**
 * What the board costs on the largest mission. Every figure is the median of several rounds of the same work after a warm-up;
 * the checksum depends on every answer, so equal checksums mean equal work.
 */

import { type Done, measure, mix, type Rate, report } from '@redoubt/kernel/bench'
import mission from '../content/maps/missions/exodus-6.json'
import {
  type Board,
  bases,
  covered,
  DEMON,
  largeMover,
  line,
  MARINE,
  MARINE_MOVER,
  type Mover,
  makeBoard,
  nobody,
  type Occupancy,
  prepareSight,
  reach,
  sees,
  steps,
  UNREACHED,
} from '../src/board/index.ts'
import { assemble, boxFaces } from '../src/board/maps/index.ts'

const SEED = 20260101

/** A small generator of its own, so that the figures do not depend on the kernel. */
function numbers(seed: number): (below: number) => number {
  let n = seed >>> 0
  return below => {
    n = (Math.imul(n ^ (n >>> 15), 0x2c1b3c6d) + 0x297a2d39) >>> 0
    return (n >>> 4) % below
  }
}

const fresh = (): Board => makeBoard(assemble(boxFaces(), mission).plan)

/** Twelve figures: three marines and nine demons. */
function twelve(board: Board): Occupancy {
  const next = numbers(SEED)
  const occupied = nobody(board.size)
  for (let placed = 0; placed < 12; ) {
    const space = next(board.size)
    if (occupied[space] !== 0) continue
    occupied[space] = placed < 3 ? MARINE : DEMON
    placed++
  }
  return occupied
}

/** Building all tables once, sight of every pair included; in a game most of that happens on demand and never. */
function preparing(open: number): Done {
  const table = fresh().table(open)
  prepareSight(table)
  let checksum = 0
  for (let a = 0; a < table.board.size; a++)
    for (let b = 0; b < a; b++) if (sees(table, a, b)) checksum = mix(checksum, b)
  return { operations: 1, checksum }
}

/** The doors one after the other; every table is worked out completely. */
function openingDoors(doors: number): Done {
  const board = fresh()
  let checksum = 0
  for (let d = 0; d < doors; d++) {
    const table = board.table(2 ** (d + 1) - 1)
    prepareSight(table)
    for (let a = 0; a < board.size; a++) if (sees(table, a, 0)) checksum = mix(checksum, a)
  }
  return { operations: doors, checksum }
}

function pairs(board: Board, count: number): Uint16Array {
  const next = numbers(SEED)
  return Uint16Array.from({ length: 2 * count }, () => next(board.size))
}

/** Of the same pairs those that see each other; only they are asked about cover. */
function seenPairs(board: Board, asked: Uint16Array): Uint16Array {
  const seen: number[] = []
  for (let k = 0; k < asked.length; k += 2) {
    if (asked[k] !== asked[k + 1] && sees(board.table(0), asked[k]!, asked[k + 1]!)) seen.push(asked[k]!, asked[k + 1]!)
  }
  return Uint16Array.from(seen)
}

function sightQueries(board: Board, asked: Uint16Array): Done {
  const table = board.table(0)
  let checksum = 0
  for (let k = 0; k < asked.length; k += 2) checksum = (checksum + (sees(table, asked[k]!, asked[k + 1]!) ? k : 1)) | 0
  return { operations: asked.length / 2, checksum }
}

function coverQueries(board: Board, asked: Uint16Array, occupied: Occupancy): Done {
  const table = board.table(0)
  let checksum = 0
  for (let k = 0; k < asked.length; k += 2) {
    checksum = (checksum + (covered(table, asked[k]!, asked[k + 1]!, occupied) ? k : 1)) | 0
  }
  return { operations: asked.length / 2, checksum }
}

/** The places a mover can stand in, shuffled. */
function starts(board: Board, mover: Mover, open: number, count: number): number[] {
  const next = numbers(SEED)
  const large = mover.wide * mover.high > 1
  const places = large
    ? bases(board.table(open), mover.wide, mover.high).spaces.flatMap((spaces, place) => (spaces ? [place] : []))
    : Array.from({ length: board.size }, (_, space) => space).filter(space => board.group[space] === -1)
  return Array.from({ length: count }, () => places[next(places.length)]!)
}

function reaching(board: Board, mover: Mover, doors: number, others: Occupancy, from: readonly number[]): Done {
  let checksum = 0
  const s = { board, doors, mover, others }
  for (const start of from) {
    const found = reach(s, start, 6)
    for (let place = 0; place < found.length; place++)
      if (found[place] !== UNREACHED) checksum = mix(checksum, found[place]!)
  }
  return { operations: from.length, checksum }
}

function stepping(board: Board, mover: Mover, doors: number, others: Occupancy, from: readonly number[]): Done {
  let checksum = 0
  const s = { board, doors, mover, others }
  for (const start of from) for (const move of steps(s, start, 4)) checksum = mix(checksum, move.cost)
  return { operations: from.length, checksum }
}

function lines(board: Board, asked: Uint16Array): Done {
  let checksum = 0
  for (let k = 0; k < asked.length; k += 2) checksum = mix(checksum, line(board, asked[k]!, asked[k + 1]!).length)
  return { operations: asked.length / 2, checksum }
}

const verdict = (fine: boolean, goal: string) => `${fine ? 'meets' : 'MISSES'} ${goal}`
const least = (rate: Rate, million: number) => verdict(rate.perSecond >= million * 1e6, `${million} M/s`)
const within = (rate: Rate, micros: number, goal: string) => verdict(rate.each <= micros, goal)

export default async function run(): Promise<void> {
  const board = fresh()
  const all = 2 ** board.doors.length - 1
  const walls = `${board.size} spaces, ${board.doors.length} doors`
  console.log(
    `mission ${mission.id}, ${walls}; seed ${SEED}; processor time, median of 7 rounds after 0.3 s of warm-up\n`,
  )

  const closed = measure(() => preparing(0))
  report('all tables, doors closed', closed, within(closed, 150_000, '150 ms'))
  const open = measure(() => preparing(all))
  report('all tables, doors open', open, within(open, 150_000, '150 ms'))
  const opened = measure(() => openingDoors(board.doors.length))
  report('all tables anew after opening a door', opened, within(opened, 150_000, '150 ms'))

  const asked = pairs(board, 100_000)
  const occupied = twelve(board)
  prepareSight(board.table(0))
  const sight = measure(() => sightQueries(board, asked))
  report('sight of a pair', sight, least(sight, 10))
  const seen = seenPairs(board, asked)
  const cover = measure(() => coverQueries(board, seen, occupied))
  report('cover of a pair in sight, 12 figures', cover, least(cover, 2))

  for (const [name, mover] of [
    ['marine', MARINE_MOVER],
    ['Baron of Hell', largeMover(2, 2)],
    ['Cyberdemon', largeMover(2, 3)],
  ] as const) {
    for (const [state, doors] of [
      ['doors open', all],
      ['doors closed', 0],
    ] as const) {
      const from = starts(board, mover, doors, 500)
      const rate = measure(() => reaching(board, mover, doors, occupied, from))
      report(`reach with 6 points, ${name}, ${state}`, rate, within(rate, 60, '60 µs'))
    }
  }
  const from = starts(board, MARINE_MOVER, 0, 2000)
  report(
    'legal steps of a marine, 4 points',
    measure(() => stepping(board, MARINE_MOVER, 0, occupied, from)),
  )
  const places = starts(board, largeMover(2, 2), 0, 2000)
  report(
    'legal steps of a Baron, 4 points',
    measure(() => stepping(board, largeMover(2, 2), 0, occupied, places)),
  )
  report(
    'spaces on a line',
    measure(() => lines(board, asked.subarray(0, 20_000))),
  )
}
