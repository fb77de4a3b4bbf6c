import { conquest, decksContent } from '@redoubt/conquest'
import { fastRandom, hash, key } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../../src/bot.ts'
import { cadet, captain, duel, warlord } from '../../src/conquest/index.ts'
import { randomBot } from '../../src/random.ts'
import { ask, positions } from './positions.ts'

const DECKS = decksContent.decks.map(deck => deck.id)
const few = (seed: number | string) => warlord(seed, { iterations: 6, time: 60_000 })
const LEVELS: Array<[string, (seed: number | string) => Bot, number]> = [
  ['Cadet', cadet, 12],
  ['Captain', seed => captain(seed, { stages: [1] }), 50],
  ['Warlord', few, 50],
]

describe.each(LEVELS)('%s', (_, make, every) => {
  test('answers any question with something legal and can say why in one sentence', async () => {
    const kinds = new Set<string>()
    for (const g of positions(4, every)) {
      const bot = make(g.seq)
      const answer = await ask(bot, g)
      expect(g.decision!.options.map(option => key(option))).toContain(answer)
      expect(bot.explain!()).toMatch(/^[^\n]{10,}\.$/)
      kinds.add(g.decision!.kind)
    }
    expect(kinds.size).toBeGreaterThan(5)
  })

  test('does the same with the same seed', async () => {
    for (const g of positions(1, 90)) expect(await ask(make('seed'), g)).toBe(await ask(make('seed'), g))
  })

  test('has an answer when nobody lets it imagine, and when there is no time', async () => {
    for (const g of positions(1, 25)) {
      const thumb = ask(cadet(), g)
      expect(await ask(make(1), g, { imagine: undefined })).toBe(thumb)
      expect(await ask(make(1), g, { deadline: performance.now() })).toBe(thumb)
      expect(await ask(make(1), g, { signal: { aborted: true } })).toBe(thumb)
    }
  })
})

test('the Cadet answers in under 5 ms', () => {
  let time = 0
  let count = 0
  for (const g of positions(2, 2)) {
    const start = performance.now()
    ask(cadet(), g)
    time += performance.now() - start
    count++
  }
  expect(time / count).toBeLessThan(5)
})

test('what a seat cannot know sways no level: a twin of the position gets the same answer', async () => {
  for (const g of positions(2, 60)) {
    const twin = conquest.imagine(g, g.decision!.seat, fastRandom(g.seq))
    const before = hash(g)
    for (const make of [cadet, (seed: string) => captain(seed, { stages: [1] }), few])
      expect(await ask(make('seed'), twin)).toBe(await ask(make('seed'), g))
    expect(hash(g)).toBe(before)
  }
})

test('the Cadet beats random play from both seats', async () => {
  let won = 0
  for (let n = 0; n < 16; n++) {
    const seat = n % 2 === 0 ? 'a' : 'b'
    const decks = { a: DECKS[(n >> 1) % 4]!, b: DECKS[((n >> 1) * 3) % 4]! }
    const bots = { [seat]: cadet(), [seat === 'a' ? 'b' : 'a']: randomBot(n) }
    const { winners } = await duel(bots, { decks }, `level order ${n >> 1}`)
    if (winners.length === 1 && winners[0] === seat) won++
  }
  expect(won).toBeGreaterThanOrEqual(15)
})

test('the Captain beats the Cadet', async () => {
  let won = 0
  for (let n = 0; n < 2; n++) {
    const seat = n % 2 === 0 ? 'a' : 'b'
    const bots = { [seat]: captain(n, { stages: [1] }), [seat === 'a' ? 'b' : 'a']: cadet() }
    const { winners } = await duel(bots, {}, `level order ${n >> 1}`)
    if (winners.length === 1 && winners[0] === seat) won++
  }
  expect(won).toBe(2)
})
