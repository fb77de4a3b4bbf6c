import { doom, glimpse } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { below, fastRandom } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { read } from '../../src/doom/reading/situation.ts'

test('a situation read from the numbers of a glimpse is the one that the names of the view say', () => {
  const seen = { pieces: 0, open: 0 }
  Object.keys(box().missions).forEach((mission, n) => {
    const dice = { random: fastRandom(`${mission} situation`) }
    const g = doom.create({ mission, marines: 1 + (n % 4) }, `${mission} situation`)
    for (let i = 0; i < 300 && !g.outcome; i++) {
      const named = read(doom.view(g, 'invader'))!
      const numbered = read(glimpse(g, 'invader'))!
      const { doors, pieces, squad, demons } = named
      expect(numbered).toMatchObject({ doors, pieces, squad, demons })
      expect(numbered.table).toBe(named.table)
      seen.pieces += pieces.length
      if (doors > 0) seen.open++
      const { options } = g.decision!
      doom.choose(g, options[below(dice, options.length)]!)
    }
  })
  expect(seen.pieces).toBeGreaterThan(1000)
  expect(seen.open).toBeGreaterThan(100)
})

test('nobody reads a map that is drawn for one match by the numbers of its mission', () => {
  const map = ['+-+-+-+-+', '|. . . .|', '+-+-+-+-+']
  const scenario = { map, marines: { alpha: { at: 'a1' } }, demons: [{ kind: 'imp', at: 'd1' }], turn: 'alpha' }
  const g = doom.create({ mission: 'tutorial', marines: 1, scenario }, 'drawn')
  expect(read(doom.view(g, 'alpha'))).toBeNull()
  expect(read(glimpse(g, 'alpha'))).toBeNull()
})
