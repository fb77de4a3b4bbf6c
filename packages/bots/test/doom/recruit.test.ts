import { doom } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { type Chance, fastRandom, key, pickOne, seenDecision } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { type Bot, BROKEN_OFF, type Pairing, recruit, simulate, veteran } from '../../src/index.ts'

const MISSIONS = Object.keys(box().missions)
const ctx = { seat: 'x', deadline: 0, now: () => 0, signal: { aborted: false } }

const LEVELS: Array<[string, (seed: string) => Bot]> = [
  ['Recruit', recruit],
  ['Veteran', veteran],
]

/** Random play; at every decision a bot that has only this view is asked too. */
async function among(make: (seed: string) => Bot, mission: string, marines: number, most: number) {
  const state = doom.create({ mission, marines }, `recruit ${mission}`)
  const chance: Chance = { random: fastRandom(mission) }
  const bot = make('any')
  const kinds = new Set<string>()
  while (!state.outcome && state.seq < most) {
    const { seat, kind, options } = state.decision!
    // What comes through JSON holds no reference to the state.
    const view = JSON.parse(JSON.stringify(doom.view(state, seat)))
    const decision = JSON.parse(JSON.stringify(seenDecision(state, seat)))
    const answer = await bot.choose(view, decision, { ...ctx, seat })
    expect(options.map(key), `${kind} at ${state.seq}`).toContain(answer)
    kinds.add(kind)
    doom.choose(state, pickOne(chance, options))
  }
  return kinds
}

test.each(LEVELS)(
  'in positions that random play reaches a %s has a legal answer to every decision',
  { timeout: 180_000 },
  async (_, make) => {
    const kinds = new Set<string>()
    for (const [n, mission] of MISSIONS.entries())
      for (const kind of await among(make, mission, 1 + (n % 4), 150)) kinds.add(kind)
    for (const kind of [
      'activation',
      'demon-activation',
      'attack-target',
      'defense-card',
      'summon-place',
      'gain-argent',
    ])
      expect([...kinds]).toContain(kind)
  },
)

test.each(LEVELS)('what a %s cannot see does not change its answer', async (_, make) => {
  const state = doom.create({ mission: 'black-bishop-2', marines: 3 }, 'hidden')
  const bots = new Map(['alpha', 'bravo', 'charlie', 'invader'].map(seat => [seat, [make(seat), make(seat)]]))
  const random = fastRandom('other worlds')
  let compared = 0
  while (!state.outcome && state.seq < 300) {
    const { seat, options } = state.decision!
    const [bot, twin] = bots.get(seat)!
    const answer = await bot!.choose(doom.view(state, seat), seenDecision(state, seat)!, { ...ctx, seat })
    // The twin lives in a world where all that is hidden from this seat was drawn anew.
    const world = options.length > 1 ? doom.imagine(state, seat, random) : state
    if (options.length > 1) compared++
    expect(await twin!.choose(doom.view(world, seat), seenDecision(world, seat)!, { ...ctx, seat })).toBe(answer)
    doom.choose(state, answer)
  }
  expect(compared).toBeGreaterThan(100)
})

test('the same seed plays the same match, another index another one', async () => {
  const pairing: Pairing = { mission: 'tutorial', marines: 2, bots: ['recruit', 'recruit'] }
  const first = await simulate(pairing, 'seed', 0)
  expect(await simulate(pairing, 'seed', 0)).toEqual(first)
  expect(await simulate(pairing, 'seed', 1)).not.toEqual(first)
  expect(first.winner).not.toBeNull()
})

test('a map that is not in the box, or no DOOM at all, is still answered', () => {
  const decision = {
    seat: 'a',
    kind: 'turn',
    rule: '',
    options: [
      { key: 'go', do: 'go' },
      { key: 'end', do: 'end' },
    ],
  }
  const bot: Bot = recruit('x')
  for (const view of [{ mission: 'elsewhere' }, {}]) expect(bot.choose(view, decision, ctx)).toBe('end')
})

describe('the Recruit against random choices, on fixed seeds', () => {
  const won = async (mission: string, marines: number, bots: Pairing['bots'], games: number) => {
    let count = 0
    for (let i = 0; i < games; i++)
      if (
        (await simulate({ mission, marines, bots }, 'ladder', i)).winner ===
        (bots[0] === 'recruit' ? 'marines' : 'invader')
      )
        count++
    return count
  }

  test.each(['black-bishop-2', 'exodus-2'])('as marines in %s', async mission => {
    expect(await won(mission, 3, ['recruit', 'random'], 3)).toBe(3)
  })

  test.each(['black-bishop-2', 'exodus-2'])('as the invader in %s', async mission => {
    expect(await won(mission, 3, ['random', 'recruit'], 3)).toBe(3)
  })
})

describe('no match goes on for ever', () => {
  const ends = async (pairing: Pairing, seed: string, index: number) =>
    expect((await simulate(pairing, seed, index)).ending).not.toBe(BROKEN_OFF)

  test.each([433, 461, 562])('two who wait for each other do meet in the end: match %i', index =>
    ends({ mission: 'black-bishop-1', marines: 1, bots: ['recruit', 'recruit'] }, 'hang', index),
  )

  test.each([
    [3, 3],
    [4, 4],
  ])('who hovers where nobody walks is shot at: %i marines, match %i', (marines, index) =>
    ends({ mission: 'black-bishop-1', marines, bots: ['recruit', 'veteran'] }, 'ends2', index),
  )
})
