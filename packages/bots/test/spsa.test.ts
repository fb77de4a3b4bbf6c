import { expect, test } from 'vitest'
import { climbed, climbFrom, ends } from '../train/lib/spsa.ts'

/** Best at x = 0.5, y = -0.3. */
const worth = ({ x = 0, y = 0 }: Record<string, number>) => 1 - (x - 0.5) ** 2 - (y + 0.3) ** 2

test('it climbs to where things are best, by two measurements a step', () => {
  let climb = climbFrom(['x', 'y'])
  for (let n = 0; n < 300; n++) {
    const { way, plus, minus } = ends(climb, 'hill')
    climb = climbed(climb, way, worth(plus) - worth(minus))
  }
  expect(climb.step).toBe(300)
  expect(climb.at.x).toBeCloseTo(0.5, 1)
  expect(climb.at.y).toBeCloseTo(-0.3, 1)
})

test('the same seed looks at the same ends, another one at others, both at the same distance', () => {
  const climb = climbFrom(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(ends(climb, 'one')).toEqual(ends(climb, 'one'))
  expect(ends(climb, 'one')).not.toEqual(ends(climb, 'other'))
  const { plus, minus } = ends(climb, 'one')
  for (const name of Object.keys(climb.at)) expect(plus[name]).toBe(-minus[name]!)
})

test('where both ends are alike nothing moves', () => {
  const climb = climbFrom(['x'])
  expect(climbed(climb, ends(climb, 'flat').way, 0).at).toEqual({ x: 0 })
})
