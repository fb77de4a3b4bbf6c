import { cardsContent, conquest, decksContent, planetsContent } from '@redoubt/conquest'
import { below, fastRandom, offered, pickOne, shuffle } from '@redoubt/kernel'
import type { Bot } from '../../src/bot.ts'
import {
  answer,
  begin,
  choose,
  copyOf,
  type Goal,
  opponent,
  type Puzzle,
  prove,
  reaches,
  stateOf,
} from '../../src/puzzles/index.ts'
import { gradeOf, judged } from './judge.ts'

const MOST_POSITIONS = 2500

export async function findConquest(count: number, seed: string, say: (message: string) => void): Promise<Puzzle[]> {
  const found: Puzzle[] = []
  const chance = { random: fastRandom(seed) }
  const wanted: Record<string, number> = {
    1: Math.ceil(count * 0.4),
    2: Math.ceil(count * 0.3),
    3: Math.ceil(count * 0.3),
  }
  for (let n = 0; found.length < count && n < 20_000; n++) {
    const puzzle = await made(chance)
    if (!puzzle || wanted[puzzle.grade]! <= 0) continue
    wanted[puzzle.grade]!--
    found.push({ ...puzzle, id: `conquest-${found.length + 1}` })
    say(
      `${found.length} of ${n + 1}: grade ${puzzle.grade}, ${JSON.stringify(puzzle.goal)}, ${puzzle.solution.length} decisions`,
    )
  }
  return found
}

/** Two small armies at the first planet, the shields of one hand, nothing in the other. */
async function made(chance: { random: ReturnType<typeof fastRandom> }): Promise<Puzzle | null> {
  const [a, b] = shuffle(chance, ['demo-30-space-marines', 'demo-30-orks'])
  const planets = planetsContent.planets.filter(planet => planet.inDemo).map(({ name }) => name)
  const army = (deck: string, size: number) => {
    const units = cardsOf(deck).filter(card => card.type === 'army' && !card.unique)
    return Array.from({ length: size }, () => {
      const card = pickOne(chance, units)
      const damage = below(chance, Math.max(1, Math.min(3, card.hp ?? 1)))
      return damage > 0 ? { card: card.id, damage } : card.id
    })
  }
  const hand = () => {
    const cards = cardsOf(a!).filter(card => card.type === 'event' || (card.shields ?? 0) > 0)
    return Array.from({ length: below(chance, 3) }, () => pickOne(chance, cards).id)
  }
  const side = (deck: string, size: number, cards: string[]) => ({
    warlord: { at: below(chance, 3) === 0 ? 'p1' : 'hq' },
    resources: cards.length > 0 ? below(chance, 3) : 0,
    ...{ hand: cards, deck: [], at: { p1: army(deck, size) } },
  })
  const scenario = {
    ...{ round: 4, phase: 'combat', initiative: pickOne(chance, ['a', 'b']) },
    planets: shuffle(chance, planets.slice(0, 4)),
    a: side(a!, 2 + below(chance, 2), hand()),
    b: side(b!, 2 + below(chance, 2), []),
  }
  const goal: Goal = { do: 'planet' }
  const base = { id: '', game: 'conquest' as const, grade: 1 as const, seed: 'puzzle', seat: 'a', solution: [] }
  const puzzle: Puzzle = { ...base, options: { decks: { a, b }, scenario }, goal }
  try {
    conquest.create(puzzle.options, puzzle.seed)
  } catch {
    return null
  }
  if (await reaches(puzzle, opponent(puzzle))) return null
  const proof = prove(puzzle, MOST_POSITIONS)
  if (!proof?.isForced || proof.positions < 30) return null
  const solution = await line(puzzle)
  if (!solution) return null
  const whole = { ...puzzle, solution }
  const judgement = await judged(whole)
  return judgement.solved && !judgement.first ? { ...whole, grade: gradeOf(judgement) } : null
}

function cardsOf(deck: string) {
  const list = decksContent.decks.find(({ id }) => id === deck)!.cards
  return list.map(({ id }) => cardsContent.cards.find(card => card.id === id)!)
}

/** A way against the bot opposite: from every position the first choice that still reaches it, the fewest decisions first. */
async function line(puzzle: Puzzle): Promise<string[] | null> {
  const first = begin(puzzle)
  await answer(first, new Map())
  let edge = [{ attempt: first, keys: [] as string[] }]
  let positions = 0
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { attempt, keys } of edge)
      for (const key of offered(attempt.state)) {
        if (++positions > 8000) return null
        const now = copyOf(attempt)
        choose(now, key)
        await answer(now, new Map<string, Bot>())
        const state = stateOf(now)
        if (state === 'reached') return [...keys, key]
        if (state === 'open') next.push({ attempt: now, keys: [...keys, key] })
      }
    edge = next
  }
  return null
}
