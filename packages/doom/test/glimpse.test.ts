import { below, fastRandom } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { box } from '../src/content/index.ts'
import { doom } from '../src/game.ts'
import { glimpse } from '../src/seen/glimpse.ts'
import type { DoomView } from '../src/seen/view.ts'

test('a glimpse shows every viewer what its view shows, and nothing else', () => {
  let attacks = 0
  Object.keys(box().missions).forEach((mission, n) => {
    const dice = { random: fastRandom(mission) }
    const g = doom.create({ mission, marines: 1 + (n % 4) }, mission)
    const viewers = [...g.marines.map(m => m.id), 'invader', 'spectator']
    for (let i = 0; i < 300 && !g.outcome; i++) {
      const viewer = viewers[i % viewers.length]!
      const view = doom.view(g, viewer)
      const seen = glimpse(g, viewer)
      for (const part of Object.keys(view) as Array<keyof DoomView>) expect(seen[part], part).toEqual(view[part])
      expect(seen.content).toBe(view.content)
      if (view.attack) attacks++
      const { options } = g.decision!
      doom.choose(g, options[below(dice, options.length)]!)
    }
  })
  expect(attacks).toBeGreaterThan(20)
})
