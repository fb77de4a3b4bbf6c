import { type AnyGame, below, type Chance, clone, fastRandom, type State } from '@redoubt/kernel'
import { chessMatches } from './chess.ts'
import { type Done, measure, measureInTurn, mix, type Rate, report } from './measure.ts'
import { clientMatches, type Match, reducerMatches } from './rival.ts'

const SEED = 'bench'

/** What is played: the options of match i, and how many matches make a round of measuring. */
export interface Contest {
  game: AnyGame
  options(match: number): unknown
  matches: number
  /** Matches are broken off after so many decisions; random play of a long game never ends in time. */
  most?: number
}

/**
 * Random legal play of a game, all options listed at every decision, new matches included, beside chess by chessops and
 * tic-tac-toe by boardgame.io in the same run. Processor time of one core; the checksum depends on every decision.
 */
export function benchRandomPlay(contest: Contest): void {
  const { game, matches } = contest
  console.log(`seed "${SEED}", ${matches} matches a round; processor time, median of 7 rounds\n`)
  for (let i = 0; i < 4; i++) play(contest) // until the code is compiled
  let finished = 0
  const [rate, chess] = measureInTurn(
    () => {
      const done = play(contest)
      finished = done.finished
      return done
    },
    () => theirs(chessMatches, 40),
  )
  report(`${game.name}, random decisions`, rate)
  report('chessops, random moves, in turn', chess, `we are ${(rate.perSecond / chess.perSecond).toFixed(2)}× as fast`)
  const games = (rate.perSecond * finished) / rate.operations
  console.log(
    `${(rate.operations / matches).toFixed(0)} decisions a match, ${games.toFixed(1)} finished games a second`,
  )
  clones(contest)
  console.log()
  beside(rate)
}

function clones(contest: Contest): void {
  const positions = middles(contest, 40)
  const size = positions.reduce((sum, g) => sum + JSON.stringify({ ...g, decision: null }).length, 0) / positions.length
  for (const [name, copy] of [
    ['clone', clone],
    ["the game's own copy", contest.game.copy],
  ] as const)
    report(
      `${name} of a state in the middle of a game`,
      measure(() => copies(positions, 50, copy)),
    )
  console.log(`state: ${(size / 1024).toFixed(1)} KB as JSON, without the pending decision`)
}

function beside(rate: Rate): void {
  for (const [name, start] of [
    ['boardgame.io tic-tac-toe, its client', clientMatches()],
    ['boardgame.io tic-tac-toe, its bare reducer', reducerMatches()],
  ] as const) {
    const rival = measure(() => theirs(start, 200))
    report(name, rival, `we are ${(rate.perSecond / rival.perSecond).toFixed(1)}× as fast`)
  }
}

function play({ game, options, matches, most = Number.POSITIVE_INFINITY }: Contest): Done & { finished: number } {
  const dice: Chance = { random: fastRandom(SEED) }
  const done = { operations: 0, checksum: 0, finished: 0 }
  for (let i = 0; i < matches; i++) {
    const g: State = game.create(options(i), `${SEED} ${i}`)
    while (!g.outcome && g.seq < most) {
      const list = g.decision!.options
      const n = below(dice, list.length)
      done.checksum = mix(mix(done.checksum, n), list.length)
      game.choose(g, list[n]!)
      done.operations++
    }
    if (g.outcome) done.finished++
  }
  return done
}

/** Positions after 120 decisions. */
function middles({ game, options }: Contest, count: number): State[] {
  const dice: Chance = { random: fastRandom(SEED) }
  const found: State[] = []
  for (let i = 0; found.length < count; i++) {
    const g: State = game.create(options(i), `${SEED} ${i}`)
    while (!g.outcome && g.seq < 120) game.choose(g, g.decision!.options[below(dice, g.decision!.options.length)]!)
    if (!g.outcome) found.push(g)
  }
  return found
}

function copies(positions: readonly State[], times: number, copy: (g: State) => State): Done {
  const done = { operations: 0, checksum: 0 }
  for (let i = 0; i < times; i++)
    for (const g of positions) {
      done.checksum = mix(done.checksum, copy(g).stack.length)
      done.operations++
    }
  return done
}

/** The rival plays so many matches at random. */
export function theirs(start: () => Match, matches: number): Done {
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
