/**
 * Trains what a Veteran believes by self-play, with SPSA (lib/spsa.ts).
 *
 *   npm run train -- veteran -- invader 60 26 first       role, steps, matches of each end of a step, seed
 *
 * A match goes on for a few rounds and is then judged (marinesStand), which says more about a figure than who won in the end
 * and costs half as much. Both ends of a step play the same matches against the same opponents: Recruits in one half of them,
 * Veterans in the other. Every twenty steps the figures as they are play matches of another seed, with no part in the training, to the
 * end of them beside those it began with: the learning curve. What was learnt is kept in node_modules/.cache after every step, and the
 * same command goes on from there.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { VETERAN } from '../src/doom/character/experience.ts'
import { figureAt, withFigures } from '../src/doom/character/figures.ts'
import { type Beliefs, RECRUIT } from '../src/doom/character/priorities.ts'
import { wilson } from '../src/tally.ts'
import { type Climb, climbed, climbFrom, ends } from './lib/spsa.ts'
import { invaderStands, play, ROWS } from './lib/table.ts'

/** The figures of each role that are trained. */
const FIGURES = {
  invader: [
    'prey.kill',
    'prey.wound',
    'prey.harm',
    'prey.carrier',
    'prey.drone',
    'prey.contest',
    'assault.win',
    'assault.exposure',
    'assault.share',
    'assault.drift',
    'assault.argent',
    'assault.idle',
  ],
  marines: [
    'wishes.wound',
    'wishes.kill',
    'wishes.carrier',
    'wishes.glory',
    'wishes.weapon',
    'wishes.heal',
    'squad.loss',
    'squad.wound',
    'squad.share',
    'squad.together',
    'squad.stagger',
  ],
} as const
type Role = keyof typeof FIGURES

/** A match is judged after so many rounds. */
const ROUNDS = 5
/** Steps between two points of the learning curve, and matches for one. */
const POINT = { steps: 20, matches: 104 }

interface Point {
  step: number
  matches: number
  won: number
  before: number
}
interface Kept {
  climb: Climb
  curve: Point[]
}

export default async function train(args: readonly string[] = []): Promise<void> {
  const [role = 'invader', steps = '40', matches = '26', seed = 'first'] = args as [Role?, string?, string?, string?]
  const file = join('node_modules/.cache/redoubt/training', `${role}-${matches}-${seed}.json`)
  const kept = opened(file) ?? { climb: climbFrom(FIGURES[role]), curve: [] }
  for (; kept.climb.step < Number(steps); keep(file, kept)) {
    const { climb } = kept
    const { way, plus, minus } = ends(climb, seed)
    let better = 0
    for (let n = 0; n < Number(matches); n++) {
      const match = climb.step * Number(matches) + n
      better += worth(role, plus, `${seed} ${match}`, match) - worth(role, minus, `${seed} ${match}`, match)
    }
    better /= Number(matches)
    kept.climb = climbed(climb, way, better)
    console.log(`step ${kept.climb.step}: ${(100 * better).toFixed(1)} points between the ends`)
    if (kept.climb.step % POINT.steps === 0) {
      kept.curve.push(pointOf(role, kept.climb))
      console.log(told(kept.curve.at(-1)!))
    }
  }
  console.log(`\n${role}, seed "${seed}", ${matches} matches of each end of a step`)
  for (const point of kept.curve) console.log(told(point))
  for (const [name, figure] of Object.entries(figuresOf(kept.climb.at)))
    console.log(`${name}: ${figureAt(VETERAN, name)} → ${Number(figure.toPrecision(3))}`)
}

const figuresOf = (at: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(at).map(([name, x]) => [name, figureAt(VETERAN, name) * Math.exp(x)]))

/** How well a match number goes for the role with these figures, 0 to 1. */
function worth(role: Role, at: Readonly<Record<string, number>>, seed: string, match: number, rounds = ROUNDS): number {
  const own = withFigures(VETERAN, figuresOf(at))
  const other: Beliefs = (match + Math.floor(match / ROWS.length)) % 2 === 0 ? RECRUIT : VETERAN
  const row = ROWS[(match * 17) % ROWS.length]!
  const g = role === 'invader' ? play(row, seed, other, own, rounds) : play(row, seed, own, other, rounds)
  return role === 'invader' ? invaderStands(g) : 1 - invaderStands(g)
}

/** Whole matches on seeds of their own, now and as it was in the beginning. */
function pointOf(role: Role, { at, step }: Climb): Point {
  const point = { step, matches: POINT.matches, won: 0, before: 0 }
  for (let n = 0; n < POINT.matches; n++) {
    point.won += worth(role, at, `curve ${n}`, n, Number.POSITIVE_INFINITY)
    point.before += worth(role, {}, `curve ${n}`, n, Number.POSITIVE_INFINITY)
  }
  return point
}

function told({ step, matches, won, before }: Point): string {
  const [from, to] = wilson(won, matches)
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`
  return `after ${step} steps ${percent(won / matches)} of ${matches} matches (${percent(from)} to ${percent(to)}), before ${percent(before / matches)}`
}

function opened(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return null
  }
}

function keep(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(kept))
}
