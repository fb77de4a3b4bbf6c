import { isDeepStrictEqual } from 'node:util'
import { conquest } from '@redoubt/conquest'
import { box, doom } from '@redoubt/doom'
import { type AnyGame, fastRandom, offered, pickOne, type State } from '@redoubt/kernel'
import { expect, test } from 'vitest'

/** The position alone: not how many questions were put on the way, nor where in a window somebody is being asked. */
const position = ({ seq: _, decision: __, stack: ___, ...rest }: State) => rest

/** A match played by chance, and the same choices made in a hurry. Counts the questions of both. */
function sideBySide(game: AnyGame, options: unknown, seed: string, most: number): { normal: number; hurried: number } {
  const normal = game.create(options, seed)
  const hurried = game.create(options, seed)
  const chance = { random: fastRandom(seed) }
  const asked = { normal: 0, hurried: 0 }
  while (!normal.outcome && asked.normal < most) {
    const { seat, kind } = normal.decision!
    const keys = offered(normal)
    const key = pickOne(chance, keys)
    game.choose(normal, key)
    asked.normal++
    if (keys.length === 1) continue // asked for show only
    const same = hurried.decision?.seat === seat && hurried.decision.kind === kind && offered(hurried).includes(key)
    if (!same) continue // whom to let first of those who are asked for show only
    game.hurry(hurried, key)
    asked.hurried++
    const settled = normal.decision && hurried.decision && offered(normal).join() === offered(hurried).join()
    if (settled && asked.hurried % 50 === 0) expect(position(hurried)).toEqual(position(normal))
  }
  expect(hurried.outcome).toEqual(normal.outcome)
  if (normal.outcome) expect(position(hurried)).toEqual(position(normal))
  return asked
}

test('a match of Conquest in a hurry ends as a normal one with the same choices, with fewer questions', () => {
  const sum = { normal: 0, hurried: 0 }
  for (let n = 0; n < 6; n++) {
    const { normal, hurried } = sideBySide(conquest, {}, `hurry ${n}`, 5000)
    sum.normal += normal
    sum.hurried += hurried
  }
  expect(sum.hurried).toBeLessThan(0.9 * sum.normal)
})

test.each(Object.keys(box().missions))(
  'a match of DOOM in a hurry goes as a normal one with the same choices: %s',
  mission => {
    const { normal, hurried } = sideBySide(doom, { mission, marines: 2 }, `hurry ${mission}`, 1000)
    expect(hurried).toBeLessThan(normal)
    expect(hurried).toBeGreaterThan(0)
  },
)

/** Which question is being asked, however it is put: the frame on top without what tells who is through. */
function asking({ decision, stack }: State): unknown {
  const { turn: _, passes: __, used: ___, step: ____, ...about } = { ...stack.at(-1) } as Record<string, unknown>
  return [decision?.seat, decision?.kind, about]
}

/**
 * A match played to its end in both ways at once. What is chosen is what the hurried one offers; what only the other asks is
 * for show: one option, or whom to let first of those who may have nothing. Says how many questions each has put.
 */
function toTheEnd(game: AnyGame, options: unknown, seed: string): { normal: number; hurried: number } {
  const normal = game.create(options, seed)
  const hurried = game.create(options, seed)
  const chance = { random: fastRandom(seed) }
  const asked = { normal: 0, hurried: 0 }
  while (!normal.outcome) {
    const shown = offered(normal)
    const real = hurried.outcome ? [] : offered(hurried)
    asked.normal++
    if (shown.length === 1 && (real.length !== 1 || real[0] !== shown[0])) {
      game.choose(normal, shown[0]!)
      continue
    }
    const both = isDeepStrictEqual(asking(normal), asking(hurried)) && real.every(key => shown.includes(key))
    if (both) {
      const more = shown.filter(key => !real.includes(key))
      if (more.some(key => !key.startsWith('first:'))) throw new Error(`Only where somebody watches: ${more.join()}`)
      if (asked.hurried % 50 === 0) expect(position(hurried)).toEqual(position(normal))
      const key = pickOne(chance, real)
      game.choose(normal, key)
      game.hurry(hurried, key)
      asked.hurried++
      continue
    }
    if (normal.decision!.kind !== 'order')
      throw new Error(
        `${normal.decision!.seat} is asked ${normal.decision!.kind}, in a hurry: ${hurried.decision?.kind}`,
      )
    game.choose(normal, shown.find(key => key === `first:${hurried.decision?.seat}`) ?? shown[0]!)
  }
  expect(hurried.outcome).toEqual(normal.outcome)
  expect(position(hurried)).toEqual(position(normal))
  return asked
}

test('whole matches of Conquest end alike, watched or in a hurry, with the same real choices', () => {
  for (let n = 0; n < 6; n++) {
    const options = n % 2 === 0 ? {} : { rules: { deckOutLoses: true, mulligan: true, commandActions: true } }
    const { normal, hurried } = toTheEnd(conquest, options, `to the end ${n}`)
    expect(hurried).toBeLessThan(normal)
  }
})

test.each(Object.keys(box().missions))(
  'a whole match of DOOM ends alike, watched or in a hurry, with the same real choices: %s',
  mission => {
    const { normal, hurried } = toTheEnd(doom, { mission, marines: 2 }, `to the end ${mission}`)
    expect(hurried).toBeLessThan(normal)
  },
)
