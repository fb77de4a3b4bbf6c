import { doom } from '@redoubt/doom'
import { seenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { type Bot, nightmare, recruit, veteran } from '../../src/index.ts'

const LEVELS: Array<[string, (seed: string) => Bot, number]> = [
  ['recruit', recruit, 500],
  ['veteran', veteran, 300],
  ['nightmare', seed => nightmare(seed, { iterations: 2 }), 200],
]

test.each(LEVELS)(
  'a %s says why in one sentence with names and spaces',
  { timeout: 180_000 },
  async (_, make, most) => {
    const g = doom.create({ mission: 'black-bishop-2', marines: 2 }, 'why')
    const bots = new Map(['alpha', 'bravo', 'invader'].map(seat => [seat, make(seat)]))
    const said: string[] = []
    while (!g.outcome && g.seq < most) {
      const { seat, options } = g.decision!
      const imagine = (random: typeof g.random) => doom.imagine(g, seat, random)
      const ctx = { seat, deadline: Number.POSITIVE_INFINITY, now: () => 0, signal: { aborted: false }, imagine }
      const bot = bots.get(seat)!
      const answer = await bot.choose(doom.view(g, seat), seenDecision(g, seat)!, ctx)
      if (options.length > 1) said.push(bot.explain!())
      doom.choose(g, answer)
    }
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z][^.\n]*\.$/)
    expect(said.some(sentence => /^(Alpha|Bravo) moves to [a-z]+\d+ /.test(sentence))).toBe(true)
    expect(said.some(sentence => / moves to [a-z]+\d+ because (Alpha|Bravo) has \d+ health left/.test(sentence))).toBe(
      true,
    )
  },
)
