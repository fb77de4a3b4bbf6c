/**
 * Random legal play of Conquest, all options listed at every decision, new matches included, beside boardgame.io's
 * tic-tac-toe in the same run. Processor time of one core; the checksum depends on every decision.
 */
import { below, type Chance, clone, fastRandom } from '@redoubt/kernel'
import { type Done, measure, mix, report } from '../../kernel/bench/lib/measure.ts'
import { clientMatches, type Match, reducerMatches } from '../../kernel/bench/lib/rival.ts'
import { type ConquestState, conquest } from '../src/index.ts'

const SEED = 'bench'
const DECKS = { a: 'demo-30-space-marines', b: 'demo-30-orks' }
const GAMES = 150

export default async function bench(): Promise<void> {
  console.log(`seed "${SEED}", ${DECKS.a} against ${DECKS.b}, ${GAMES} matches a round; median of 7 rounds\n`)
  for (let i = 0; i < 4; i++) play(GAMES) // until the code is compiled
  const rate = measure(() => play(GAMES))
  report('Conquest, random decisions', rate)
  const games = (rate.perSecond * GAMES) / rate.operations
  console.log(`${(rate.operations / GAMES).toFixed(0)} decisions a game, ${games.toFixed(0)} games a second`)

  const positions = middles(40)
  const size = positions.reduce((sum, g) => sum + JSON.stringify({ ...g, decision: null }).length, 0) / positions.length
  report(
    'clone of a state in the middle of a game',
    measure(() => copies(positions, 50)),
  )
  console.log(`state: ${(size / 1024).toFixed(1)} KB as JSON, without the pending decision`)

  console.log()
  report(
    'boardgame.io tic-tac-toe, its client',
    measure(() => theirs(clientMatches(), 200)),
  )
  report(
    'boardgame.io tic-tac-toe, its bare reducer',
    measure(() => theirs(reducerMatches(), 200)),
  )
}

function play(matches: number): Done {
  const dice: Chance = { random: fastRandom(SEED) }
  const done = { operations: 0, checksum: 0 }
  for (let i = 0; i < matches; i++) {
    const g = conquest.create({ decks: DECKS }, `${SEED} ${i}`)
    while (!g.outcome) {
      const { options } = g.decision!
      const n = below(dice, options.length)
      done.checksum = mix(mix(done.checksum, n), options.length)
      conquest.choose(g, options[n]!)
      done.operations++
    }
  }
  return done
}

/** Positions after 120 decisions. */
function middles(matches: number): ConquestState[] {
  const dice: Chance = { random: fastRandom(SEED) }
  const found: ConquestState[] = []
  for (let i = 0; found.length < matches; i++) {
    const g = conquest.create({ decks: DECKS }, `${SEED} ${i}`)
    while (!g.outcome && g.seq < 120) conquest.choose(g, g.decision!.options[below(dice, g.decision!.options.length)]!)
    if (!g.outcome) found.push(g)
  }
  return found
}

function copies(positions: readonly ConquestState[], times: number): Done {
  const done = { operations: 0, checksum: 0 }
  for (let i = 0; i < times; i++)
    for (const g of positions) {
      done.checksum = mix(done.checksum, clone(g).play.length)
      done.operations++
    }
  return done
}

function theirs(start: () => Match, matches: number): Done {
  const dice: Chance = { random: fastRandom(SEED) }
  const done = { operations: 0, checksum: 0 }
  for (let i = 0; i < matches; i++) {
    const match = start()
    while (!match.over()) {
      const free = match.free()
      const cell = free[below(dice, free.length)]!
      done.checksum = mix(done.checksum, cell)
      match.mark(cell)
      done.operations++
    }
  }
  return done
}
