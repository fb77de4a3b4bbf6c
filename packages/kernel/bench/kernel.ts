/**
 * What the kernel costs. Every figure is the median of several rounds of the same work after a warm-up; the checksum
 * depends on every decision, so equal checksums mean equal work.
 */
import {
  below,
  type Chance,
  canonical,
  clone,
  fastRandom,
  hash,
  key,
  rollDie,
  secretRandom,
  shuffle,
} from '@redoubt/kernel'
import { ticTacToe } from '../test/games/tictactoe.ts'
import { type Done, measure, mix, report } from './lib/measure.ts'
import { theirs } from './lib/random-play.ts'
import { clientMatches, reducerMatches } from './lib/rival.ts'
import { large } from './lib/table.ts'

const SEED = 'bench'

export default async function bench(): Promise<void> {
  console.log(
    `seed "${SEED}"; processor time, median of 7 rounds after 0.3 s of warm-up; NODE_ENV=${process.env.NODE_ENV}\n`,
  )
  besideBoardgameIo()
  largeStates()
  chance()
}

/** Random legal play, all options listed at every decision, new matches included. */
function besideBoardgameIo(): void {
  const matches = 200
  const same = ours(matches).checksum
  const client = measure(() => theirs(clientMatches(), matches))
  const core = measure(() => theirs(reducerMatches(), matches))
  if (same !== client.checksum || same !== core.checksum) throw new Error('The matches differ.')
  const kernel = measure(() => ours(100 * matches))
  console.log(`tic-tac-toe, decisions; the first ${matches} matches of the kernel have checksum ${same} too`)
  report('boardgame.io, its client', client)
  report('boardgame.io, its bare reducer', core)
  const times = [client, core].map(rival => `${(kernel.perSecond / rival.perSecond).toFixed(0)}×`)
  report('kernel', kernel, times.join(' and '))
}

function ours(matches: number): Done {
  const dice: Chance = { random: fastRandom(SEED) }
  const done = { operations: 0, checksum: 0 }
  for (let i = 0; i < matches; i++) {
    const g = ticTacToe.create(null, SEED)
    while (!g.outcome) {
      const { options } = g.decision!
      const choice = options[below(dice, options.length)] as { do: 'mark'; cell: number }
      done.checksum = mix(done.checksum, choice.cell)
      ticTacToe.choose(g, choice)
      done.operations++
    }
  }
  return done
}

function largeStates(): void {
  const g = large.create(null, SEED)
  const kilobytes = `${(JSON.stringify({ ...g, decision: null }).length / 1024).toFixed(1)} KB`
  console.log(`\na state of ${kilobytes}, frames of 10 locals, decisions of 15 options`)
  report(
    'choose by option, apart from the rules',
    measure(() => walk(200_000, false)),
  )
  report(
    'choose by key, apart from the rules',
    measure(() => walk(20_000, true)),
  )
  report(
    'clone',
    measure(() => repeat(20_000, () => clone(g).stack.length)),
  )
  report(
    'canonical text',
    measure(() => repeat(500, () => canonical(g).length)),
  )
  report(
    'hash',
    measure(() => repeat(500, () => Number.parseInt(hash(g).slice(0, 6), 16))),
  )
  report(
    'JSON, there and back',
    measure(() => repeat(500, () => JSON.parse(JSON.stringify(g)).stack.length)),
  )
}

function walk(decisions: number, byKey: boolean): Done {
  const g = large.create(null, SEED)
  let checksum = 0
  for (let i = 0; i < decisions; i++) {
    const { options } = g.decision!
    const choice = options[(i * 7) % options.length]!
    large.choose(g, byKey ? key(choice) : choice)
    checksum = mix(checksum, g.figures.f0!.at.length)
  }
  return { operations: decisions, checksum }
}

function chance(): void {
  console.log('\nchance')
  for (const [name, random] of [
    ['fast', () => fastRandom(SEED)],
    ['secret', () => secretRandom(SEED)],
  ] as const) {
    const g: Chance = { random: random() }
    const from = (operations: number, work: () => number): Done => {
      g.random = random()
      return repeat(operations, work)
    }
    const dice = [0, 0, 1, 1, 2, 3]
    const deck = Array.from({ length: 40 }, (_, i) => i)
    report(
      `${name}: a die`,
      measure(() => from(100_000, () => rollDie(g, dice))),
    )
    report(
      `${name}: a shuffle of 40 cards`,
      measure(() => from(2000, () => shuffle(g, deck.slice())[0]!)),
    )
  }
}

function repeat(operations: number, work: () => number): Done {
  let checksum = 0
  for (let i = 0; i < operations; i++) checksum = mix(checksum, work())
  return { operations, checksum }
}
