import { doom } from '@redoubt/doom'
import { fastRandom, key, seenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { VETERAN } from '../../src/doom/character/experience.ts'
import { actor } from '../../src/doom/search/actor.ts'
import { nightmare } from '../../src/index.ts'

interface Thought {
  kind: string
  mains: unknown
  answer: string
}

/** Some rounds between Nightmares that imagine few games: what they answered where they searched. */
async function thoughts(seed: string, rounds: number): Promise<Thought[]> {
  const g = doom.create({ mission: 'exodus-4', marines: 2 }, seed)
  const bots = new Map(['alpha', 'bravo', 'invader'].map(seat => [seat, nightmare(seat, { iterations: 4 })]))
  const list: Thought[] = []
  while (!g.outcome && g.round <= rounds) {
    const { seat, kind, options, about } = g.decision!
    const bot = bots.get(seat)!
    const imagine = (random: typeof g.random) => doom.imagine(g, seat, random)
    const ctx = { seat, deadline: Number.POSITIVE_INFINITY, now: () => 0, signal: { aborted: false }, imagine }
    const answer = await bot.choose(doom.view(g, seat), seenDecision(g, seat)!, ctx)
    expect(options.map(key)).toContain(answer)
    if (bot.searched()) list.push({ kind, mains: about?.mains, answer })
    doom.choose(g, answer)
  }
  return list
}

test('with a number of imagined games the same seed decides the same', async () => {
  expect(await thoughts('twice', 1)).toEqual(await thoughts('twice', 1))
})

test('a Nightmare thinks again for the second main action, and about whom to summon', {
  timeout: 180_000,
}, async () => {
  const list = await thoughts('when it thinks', 2)
  for (const kind of ['activation', 'demon-card', 'demon-activation', 'invasion-group'])
    expect(list.filter(one => one.kind === kind).length, kind).toBeGreaterThan(0)
  expect(list.some(one => one.mains === 1)).toBe(true)
})

test('who walks on without a thought plays legally to the end', () => {
  const g = doom.create({ mission: 'black-bishop-3', marines: 2 }, 'walks')
  g.random = fastRandom('walks')
  const play = actor(VETERAN)
  while (!g.outcome && g.seq < 5000) {
    const choice = play(g)
    expect(g.decision!.options).toContain(choice)
    doom.choose(g, choice)
  }
  expect(g.outcome).not.toBeNull()
})
