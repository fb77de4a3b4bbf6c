import { type DoomState, doom, scenarioOf } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { type Event, fastRandom, offered, pickOne } from '@redoubt/kernel'
import type { Bot } from '../../src/bot.ts'
import { VETERAN } from '../../src/doom/character/experience.ts'
import { recruit } from '../../src/doom/recruit.ts'
import { actor } from '../../src/doom/search/actor.ts'
import {
  type Attempt,
  answer,
  begin,
  choose,
  copyOf,
  type Goal,
  nameOf,
  type Puzzle,
  reaches,
  stateOf,
} from '../../src/puzzles/index.ts'
import { gradeOf, judged } from './judge.ts'

/** Faces that every die shows, so that none is passed over. */
const FACES = [1, 2, 1, 2, 1, 1, 2] as const
const DICE = 12
/** Playouts that look for what can be done at all. */
const GLANCES = 70
const MOST_POSITIONS = 9000
const MOST_OF_A_MISSION = 3

export async function findDoom(count: number, seed: string, say: (message: string) => void): Promise<Puzzle[]> {
  const found: Puzzle[] = []
  const missions = Object.keys(box().missions).filter(mission => mission !== 'tutorial')
  const wanted: Record<string, number> = {
    1: Math.ceil(count * 0.4),
    2: Math.ceil(count * 0.3),
    3: Math.ceil(count * 0.3),
  }
  for (let n = 0; found.length < count && n < 60; n++)
    for (const mission of missions) {
      if (found.length >= count) break
      const mine = found.filter(puzzle => puzzle.options.mission === mission).length
      if (mine >= MOST_OF_A_MISSION) continue
      const puzzle = await oneOf(mission, 1 + (n % 3), `${seed}/${mission}/${n}`, grade => (wanted[grade] ?? 0) > 0)
      if (!puzzle) continue
      wanted[puzzle.grade]!--
      found.push({ ...puzzle, id: `doom-${found.length + 1}` })
      say(
        `${found.length}: ${mission}, grade ${puzzle.grade}, ${JSON.stringify(puzzle.goal)}, ${puzzle.solution.length} decisions`,
      )
    }
  return found
}

/** The first good position of one match between Veterans. */
async function oneOf(
  mission: string,
  marines: number,
  seed: string,
  wants: (grade: number) => boolean,
): Promise<Puzzle | null> {
  const options = { mission, marines }
  const g = doom.create(options, seed)
  g.random = fastRandom(seed)
  const chance = { random: fastRandom(`${seed} dice`) }
  const players = new Map<string, (g: DoomState) => unknown>()
  let tried = 0
  for (let n = 0; !g.outcome && n < 2500 && tried < 14; n++) {
    const { seat, kind } = g.decision!
    if (kind === 'activation' && g.figures.filter(f => f.at.length > 0).length > marines + 2) {
      const written = scenarioOf(g, options)
      if (written) {
        tried++
        const puzzle = await made(
          seat,
          written,
          Array.from({ length: DICE }, () => pickOne(chance, FACES)),
        )
        if (puzzle && wants(puzzle.grade)) return puzzle
      }
    }
    let player = players.get(seat)
    if (!player) players.set(seat, (player = actor(VETERAN)))
    doom.choose(g, player(g) as never)
  }
  return null
}

async function made(seat: string, written: Record<string, unknown>, dice: number[]): Promise<Puzzle | null> {
  const scenario = written.scenario as Record<string, unknown>
  const events = scenario.events as { deck: string[]; discard: string[]; hand: string[] }
  const plain = {
    ...scenario,
    argent: {},
    dice,
    events: { hand: [], deck: [...events.deck, ...events.hand], discard: events.discard },
  }
  const base = { id: '', game: 'doom' as const, grade: 1 as const, seed: 'puzzle', seat, solution: [] }
  const puzzle: Puzzle = { ...base, options: { ...written, scenario: plain }, goal: { do: 'kills', count: 99 } }
  const goal = await goalOf(puzzle)
  if (!goal) return null
  const wanted = { ...puzzle, goal }
  if (await reaches(wanted, recruit('first') as Bot)) return null
  const solution = await shortest(wanted)
  if (!solution) return null
  const whole = { ...wanted, solution }
  const judgement = await judged(whole)
  return judgement.solved && !judgement.first && judgement.forced !== null
    ? { ...whole, grade: gradeOf(judgement) }
    : null
}

/** What somebody who tries at random gets done at most: that is the goal. */
async function goalOf(puzzle: Puzzle): Promise<Goal | null> {
  let first: Attempt
  try {
    first = begin(puzzle)
  } catch {
    return null
  }
  await answer(first, new Map())
  if (first.state.decision?.seat !== puzzle.seat) return null
  let best: { kills: string[]; glory: number } = { kills: [], glory: 0 }
  let often = 0
  for (let n = 0; n < GLANCES; n++) {
    const attempt = copyOf(first)
    const chance = { random: fastRandom(n) }
    const bots = new Map<string, Bot>()
    for (let m = 0; m < 70 && stateOf(attempt) === 'open'; m++) {
      const keys = offered(attempt.state)
      const doing = keys.filter(key => key !== 'end' && !key.startsWith('sprint'))
      choose(attempt, pickOne(chance, doing.length > 0 ? doing : keys))
      await answer(attempt, bots)
    }
    const done = doneIn(attempt.events)
    const worth = done.kills.length * 2 + done.glory
    if (worth > best.kills.length * 2 + best.glory) {
      best = done
      often = 1
    } else if (worth > 0 && worth === best.kills.length * 2 + best.glory) often++
  }
  if (best.kills.length === 0 || often > GLANCES / 4) return null
  if (best.glory >= 2) return { do: 'glory', count: best.glory }
  if (best.kills.length >= 3) return { do: 'kills', count: best.kills.length }
  return { do: 'kill', figures: best.kills }
}

function doneIn(events: readonly Event[]): { kills: string[]; glory: number } {
  const killed = events.flatMap(event => {
    const { type, figure } = event as Event & { figure?: string }
    return type === 'killed' && figure && !/^(alpha|bravo|charlie|delta|drone)$/.test(figure) ? [figure] : []
  })
  return { kills: killed, glory: events.filter(({ type }) => type === 'glory-kill').length }
}

/** The fewest decisions that reach the goal, if they are found in time. */
async function shortest(puzzle: Puzzle): Promise<string[] | null> {
  const first = begin(puzzle)
  await answer(first, new Map())
  let edge: Array<{ attempt: Attempt; keys: string[] }> = [{ attempt: first, keys: [] }]
  const known = new Set<string>()
  let positions = 0
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { attempt, keys } of edge)
      for (const key of offered(attempt.state)) {
        if (key === 'end') continue
        if (++positions > MOST_POSITIONS) return null
        const now = copyOf(attempt)
        choose(now, key)
        await answer(now, new Map())
        const line = [...keys, key]
        const state = stateOf(now)
        if (state === 'reached') return line
        if (state === 'missed') continue
        const name = nameOf(now)
        if (known.has(name)) continue
        known.add(name)
        next.push({ attempt: now, keys: line })
      }
    edge = next
  }
  return null
}
