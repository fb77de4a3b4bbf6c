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
