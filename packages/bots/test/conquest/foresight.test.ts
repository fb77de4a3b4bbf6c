import { conquest } from '@redoubt/conquest'
import { expect, test } from 'vitest'
import { cadet, warlord } from '../../src/conquest/index.ts'
import { ask, contextOf } from './positions.ts'

/** Somebody who stops after so many looks at the clock, which stands still: a busy machine thinks as far as an idle one. */
function patient(most: number) {
  let looks = 0
  const signal = {
    get aborted() {
      return ++looks > most
    },
  }
  return { signal, now: () => 0, deadline: Number.POSITIVE_INFINITY }
}

test('a Warlord that thinks on while the other decides knows most positions that come of it, from nothing but its own view', async () => {
  const count = { followed: 0, foreseen: 0 }
  const g = conquest.create({}, 'foresight')
  const bot = warlord('seed', { iterations: 60, time: Number.POSITIVE_INFINITY })
  const other = cadet()
  let thought = false
  while (!g.outcome && count.followed < 4) {
    const { seat, options } = g.decision!
    if (seat === 'b') {
      conquest.choose(g, await ask(other, g))
      continue
    }
    const before = conquest.copy(g)
    const answer = await ask(bot, g)
    if (thought && options.length > 1) {
      count.followed++
      if (bot.foresaw()) count.foreseen++
    }
    conquest.choose(g, answer)
    // What it imagines from is what it saw when it decided: of the other's options nothing is known.
    thought = g.decision?.seat === 'b' && g.decision.options.length > 1
    if (thought) await bot.ponder!({ ...contextOf(before), ...patient(8000) })
  }
  expect(count.followed).toBe(4)
  expect(count.foreseen).toBeGreaterThan(count.followed / 2)
})
