import { doom } from '@redoubt/doom'
import { fastRandom, key, seenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { actor } from '../../src/doom/actor.ts'
import { VETERAN } from '../../src/doom/experience.ts'
import { nightmare, simulate } from '../../src/index.ts'

test('with a number of imagined games the same seed plays the same match', { timeout: 60_000 }, async () => {
  const play = (bots: readonly [string, string]) =>
    simulate({ mission: 'exodus-4', marines: 1, bots }, 'twice', 0, { iterations: 6 })
  for (const bots of [
    ['nightmare', 'veteran'],
    ['veteran', 'nightmare'],
  ] as const)
    expect(await play(bots)).toEqual(await play(bots))
})

test('a Nightmare thinks again for the second main action, and about whom to summon', { timeout: 60_000 }, async () => {
  const g = doom.create({ mission: 'exodus-4', marines: 2 }, 'when it thinks')
  const bots = new Map(['alpha', 'bravo', 'invader'].map(seat => [seat, nightmare(seat, { iterations: 3 })]))
  const searched = new Map<string, number>()
  let mains = 0
  while (!g.outcome && g.round < 3) {
    const { seat, kind, options, about } = g.decision!
    const bot = bots.get(seat)!
    const imagine = (random: typeof g.random) => doom.imagine(g, seat, random)
    const ctx = { seat, deadline: Number.POSITIVE_INFINITY, now: () => 0, signal: { aborted: false }, imagine }
    const answer = await bot.choose(doom.view(g, seat), seenDecision(g, seat)!, ctx)
    expect(options.map(key)).toContain(answer)
    if (bot.searched()) {
      searched.set(kind, (searched.get(kind) ?? 0) + 1)
      if (kind === 'activation' && about?.mains === 1) mains++
    }
    doom.choose(g, answer)
  }
  for (const kind of ['activation', 'demon-card', 'demon-activation', 'invasion-group'])
    expect(searched.get(kind), kind).toBeGreaterThan(0)
  expect(mains).toBeGreaterThan(0)
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
