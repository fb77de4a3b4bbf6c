/**
 * Does a decision cost more the longer a match has lasted? A long match at random, quarter by quarter: what a decision takes by
 * the rules alone and hosted for one viewer, and what the host keeps of it. Of several rounds the least: whatever disturbs a
 * round only adds to it.
 */
import { doom } from '@redoubt/doom'
import { below, fastRandom, key } from '@redoubt/kernel'
import { openMatch, systemClock } from '../src/index.ts'

const QUARTERS = 4
const QUARTER = 1500
const ROUNDS = 5
const SEED = 'length'
const OPTIONS = { mission: 'exodus-3', marines: 4 }

type Move = { seat: string; key: string }

export default async function bench(): Promise<void> {
  const moves = atRandom()
  const figures = { rules: [] as number[][], host: [] as number[][], kept: [] as number[][] }
  for (let round = 0; round <= ROUNDS; round++) {
    const rules = await quarters(moves, played())
    const host = await quarters(moves, hosted())
    if (round === 0) continue // until the code is compiled
    figures.rules.push(rules.time)
    figures.host.push(host.time)
    figures.kept.push(host.memory)
  }
  console.log(`DOOM, ${moves.length} decisions at random; a decision in each quarter of the match`)
  report('the rules alone, µs', figures.rules)
  report('hosted for one viewer, µs', figures.host)
  report('kept by the host, bytes', figures.kept)
}

function atRandom(): Move[] {
  const dice = { random: fastRandom(SEED) }
  const g = doom.create(OPTIONS, SEED)
  const moves: Move[] = []
  while (!g.outcome && moves.length < QUARTERS * QUARTER) {
    const { seat, options } = g.decision!
    const choice = options[below(dice, options.length)]!
    moves.push({ seat, key: key(choice) })
    doom.choose(g, choice)
  }
  return moves
}

/** Carries out one decision after the other. */
type Player = (move: Move, seq: number) => unknown

function played(): Player {
  const g = doom.create(OPTIONS, SEED)
  return move => doom.choose(g, move.key)
}

function hosted(): Player {
  const host = openMatch({ game: doom, options: OPTIONS, seed: SEED, clock: systemClock, record: () => {} })
  host.subscribe('alpha', () => {})
  return async (move, seq) => {
    const answer = await host.choose(move.seat, seq, move.key)
    if (!answer.ok) throw new Error(answer.message)
  }
}

async function quarters(moves: readonly Move[], play: Player): Promise<{ time: number[]; memory: number[] }> {
  const found = { time: [] as number[], memory: [] as number[] }
  const size = Math.floor(moves.length / QUARTERS)
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    const kept = heap()
    const before = process.cpuUsage()
    for (let seq = quarter * size; seq < (quarter + 1) * size; seq++) await play(moves[seq]!, seq)
    const { user, system } = process.cpuUsage(before)
    found.time.push((user + system) / size)
    found.memory.push((heap() - kept) / size)
  }
  return found
}

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

function report(name: string, rounds: readonly number[][]): void {
  const least = rounds[0]!.map((_, quarter) => Math.min(...rounds.map(round => round[quarter]!)))
  console.log(`${name.padEnd(28)} ${least.map(one => one.toFixed(1).padStart(9)).join('')}`)
}
