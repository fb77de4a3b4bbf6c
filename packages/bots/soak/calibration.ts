/**
 * Fits the chance of winning to matches between bots, and holds it against matches that it was not fitted to: of the positions
 * called 70 % seven in ten should be won.
 * Arguments: the game, matches of every mission and number of marines (of every pair of decks) to fit to and as many to hold
 * against it, seed, `write` to change src/chance/fitted.ts, or `kept` to hold what stands there against all of the matches.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type ConquestState, conquest, decksContent } from '@redoubt/conquest'
import { type DoomState, doom, INVADER } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { fastRandom, seenDecision } from '@redoubt/kernel'
import { FITTED } from '../src/chance/fitted.ts'
import { CHANCE_GAMES, type ChanceGame, termsOf } from '../src/chance/terms.ts'
import { cadetMove } from '../src/conquest/cadet.ts'
import { captain } from '../src/conquest/captain.ts'
import { VETERAN } from '../src/doom/character/experience.ts'
import { actor } from '../src/doom/search/actor.ts'
import { chance, fit, type Sample } from './judgement/fit.ts'

interface Played {
  won: boolean
  positions: number[][]
}

const MOST_DECISIONS = 6000
const FILE = 'packages/bots/src/chance/fitted.ts'
/** One match of Conquest in so many is played by Captains, who think longer; the others by Cadets. */
const CAPTAINS = 20

export default async function calibration(args: readonly string[] = []): Promise<void> {
  const [game = 'doom', games = '1', seed = 'calibration', write = ''] = args
  if (!CHANCE_GAMES.includes(game as ChanceGame)) throw new Error(`A game is one of ${CHANCE_GAMES.join(', ')}.`)
  const [learn, test]: [Played[], Played[]] = [[], []]
  for (let n = 0; n < 2 * Number(games); n++)
    (n % 2 === 0 ? learn : test).push(...(await PLAY[game as ChanceGame](seed, n)))
  if (write === 'kept') {
    console.log(`${game}: ${learn.length + test.length} matches held against the figures that are kept`)
    console.log(table(rowsOf([...learn, ...test], Float64Array.from(FITTED[game as ChanceGame]))))
    return
  }
  const size = learn[0]!.positions[0]!.length
  const weights = fit(learn.flatMap(samplesOf), Array(size).fill(0.5))
  console.log(
    `${game}: ${learn.length} matches fitted to, ${test.length} held against it; weights ${[...weights].map(w => w.toFixed(3))}`,
  )
  const rows = rowsOf(test, weights)
  console.log(table(rows))
  if (!write) return
  rewrite(game as ChanceGame, [...weights])
  writeFileSync(`docs/pictures/calibration-${game}.svg`, plot(game as ChanceGame, rows))
}

const termed = (values: readonly number[]) => values.map((value, n) => [n, value] as const)

/** Every position counts alike, as it does in the table. */
const samplesOf = ({ won, positions }: Played): Sample[] =>
  positions.map(values => ({ terms: termed(values), won, share: 1 }))

interface Row {
  middle: number
  called: number
  won: number
  positions: number
  matches: number
}

/** Called and won, in bins of ten points around 10 %, 20 % … */
function rowsOf(test: readonly Played[], weights: Float64Array): Row[] {
  return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map(middle => {
    const row: Row = { middle, called: 0, won: 0, positions: 0, matches: 0 }
    for (const { won, positions } of test) {
      const here = positions
        .map(values => chance(weights, termed(values)))
        .filter(called => Math.abs(called - middle) <= 0.05)
      row.positions += here.length
      row.called += here.reduce((sum, called) => sum + called, 0)
      row.won += won ? here.length : 0
      row.matches += here.length > 0 ? 1 : 0
    }
    const all = Math.max(1, row.positions)
    return { ...row, called: row.called / all, won: row.won / all }
  })
}

/** For docs/bots.md. */
function table(rows: readonly Row[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const lines = rows.map(
    ({ middle, called, won, positions, matches }) =>
      `| ${Math.round(100 * middle)} % | ${percent(called)} | ${percent(won)} | ${positions} | ${matches} |`,
  )
  return ['| called | on average | won | positions | matches |', '|---|---|---|---|---|', ...lines].join('\n')
}

/** The same as a drawing: on the line all is as it was called. */
function plot(game: ChanceGame, rows: readonly Row[]): string {
  const [size, edge] = [360, 46]
  const x = (share: number) => (edge + (size - 2 * edge) * share).toFixed(1)
  const y = (share: number) => (size - edge - (size - 2 * edge) * share).toFixed(1)
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    t =>
      `<path d="M${x(t)} ${y(0)}V${y(1)}M${x(0)} ${y(t)}H${x(1)}" stroke="#8884"/>` +
      `<text x="${x(t)}" y="${Number(y(0)) + 16}" text-anchor="middle">${100 * t} %</text>` +
      `<text x="${Number(x(0)) - 6}" y="${Number(y(t)) + 4}" text-anchor="end">${100 * t} %</text>`,
  )
  const dots = rows.map(({ called, won }) => `<circle cx="${x(called)}" cy="${y(won)}" r="5" fill="#2a9db5"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" font-family="sans-serif" font-size="11" fill="#777">`,
    ...ticks,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#888" stroke-dasharray="5 4"/>`,
    `<path d="M${rows.map(({ called, won }) => `${x(called)} ${y(won)}`).join('L')}" fill="none" stroke="#2a9db5" stroke-width="2"/>`,
    ...dots,
    `<text x="${size / 2}" y="20" text-anchor="middle" font-size="13">${game}: called (across) and won (up)</text>`,
    '</svg>\n',
  ].join('\n')
}

const PLAY: Readonly<Record<ChanceGame, (seed: string, n: number) => Promise<Played[]>>> = {
  doom: async (seed, n) =>
    Object.keys(box().missions).flatMap(mission =>
      [1, 2, 3, 4].flatMap(marines => veterans(mission, marines, `${seed}/${mission}/${marines}/${n}`) ?? []),
    ),
  conquest: async (seed, n) => {
    const decks = decksContent.decks.map(({ id }) => id)
    const found: Played[] = []
    for (const a of decks)
      for (const b of decks) {
        const match = await duel(a, b, `${seed}/${a}/${b}/${n}`, Math.floor(n / 2) % CAPTAINS === 0)
        if (match) found.push(match)
      }
    return found
  },
}

/** The position at the start of every activation, and what became of the match. */
function veterans(mission: string, marines: number, seed: string): Played | null {
  const g = doom.create({ mission, marines }, seed)
  g.random = fastRandom(seed)
  const players = new Map<string, (g: DoomState) => unknown>()
  const positions: number[][] = []
  let seen = ''
  for (let n = 0; !g.outcome && n < MOST_DECISIONS; n++) {
    const { seat } = g.decision!
    const now = `${g.round} ${g.initiative.cards.length}`
    if (g.phase === 'activation' && now !== seen) {
      seen = now
      positions.push(termsOf('doom', g as DoomState & ConquestState)!)
    }
    let player = players.get(seat)
    if (!player)
      players.set(seat, (player = actor(VETERAN, { attacked: '', taste: fastRandom(seed + seat).fast![0] >>> 0 })))
    doom.choose(g, player(g) as never)
  }
  return g.outcome && { won: !g.outcome.winners.includes(INVADER), positions }
}

/** The position at the start of every phase. */
async function duel(a: string, b: string, seed: string, thinks: boolean): Promise<Played | null> {
  const g = conquest.create({ decks: { a, b } }, seed)
  g.random = fastRandom(seed)
  const bots = { a: captain(`${seed} a`), b: captain(`${seed} b`) }
  const positions: number[][] = []
  let seen = ''
  for (let n = 0; !g.outcome && n < MOST_DECISIONS; n++) {
    const now = `${g.round} ${g.phase}`
    if (g.phase !== 'setup' && now !== seen) {
      seen = now
      positions.push(termsOf('conquest', g as DoomState & ConquestState)!)
    }
    if (!thinks) conquest.choose(g, cadetMove(g))
    else {
      const seat = g.decision!.seat as 'a' | 'b'
      const ctx = { seat, now: () => 0, deadline: Number.POSITIVE_INFINITY, signal: { aborted: false } }
      const imagine = (random: typeof g.random) => conquest.imagine(g, seat, random)
      conquest.choose(
        g,
        await bots[seat].choose(conquest.view(g, seat) as never, seenDecision(g, seat)! as never, { ...ctx, imagine }),
      )
    }
  }
  return g.outcome && g.outcome.winners.length === 1 ? { won: g.outcome.winners[0] === 'a', positions } : null
}

function rewrite(game: ChanceGame, weights: readonly number[]): void {
  const all = { ...FITTED, [game]: weights.map(weight => Number(weight.toFixed(3))) }
  const text = readFileSync(FILE, 'utf8')
  const lines = CHANCE_GAMES.map(each => `  ${each}: [${all[each].join(', ')}],\n`).join('')
  writeFileSync(FILE, `${text.slice(0, text.indexOf('= {') + 3)}\n${lines}}\n`)
}
