import { doom } from '@redoubt/doom'
import { type AnyGame, below, fastRandom, key } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { openMatch } from '../src/index.ts'
import { testClock } from '../testing/index.ts'

const QUARTER = 300

/** The same game, which counts how often the host asks the rules for anything. */
function counted(game: AnyGame) {
  const asked = { count: 0 }
  const counting =
    <A extends unknown[], R>(work: (...given: A) => R) =>
    (...given: A): R => {
      asked.count++
      return work(...given)
    }
  const { open, own } = game.views!
  const watched: AnyGame = {
    ...game,
    choose: counting(game.choose),
    copy: counting(game.copy),
    view: counting(game.view),
    known: counting(game.known!),
    views: { open: counting(open), own: counting(own) },
  }
  return { watched, asked }
}

test('what the host asks of the rules after a decision does not grow with the match', async () => {
  const { watched, asked } = counted(doom)
  const options = { mission: 'exodus-3', marines: 3 }
  const host = openMatch({ game: watched, options, seed: 'length', clock: testClock(), record: () => {} })
  for (const viewer of ['alpha', 'invader', 'spectator']) host.subscribe(viewer, () => {})
  const dice = { random: fastRandom('length') }
  const g = doom.create(options, 'length')
  const quarters = [0, 0, 0, 0]
  for (let seq = 0; seq < 4 * QUARTER; seq++) {
    const { seat, options: offered } = g.decision!
    const choice = offered[below(dice, offered.length)]!
    const before = asked.count
    expect(await host.choose(seat, seq, key(choice))).toMatchObject({ ok: true })
    quarters[Math.floor(seq / QUARTER)]! += asked.count - before
    doom.choose(g, choice)
  }
  const [first, , , last] = quarters
  expect(first).toBeGreaterThan(QUARTER)
  expect(last! / first!).toBeLessThan(1.1)
})
