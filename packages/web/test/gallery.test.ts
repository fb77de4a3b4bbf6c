import { expect, test } from 'vitest'
import { samples } from '../src/gallery/samples.ts'
import { drawer, searched } from '../src/gallery/specimen.ts'

test('play at random comes by most kinds of decisions, each with something to choose', async () => {
  const { doom, conquest } = await samples()
  // 67 and 25 when the courses were chosen; other rules may lead a little elsewhere.
  expect(doom.length).toBeGreaterThan(60)
  expect(conquest.length).toBeGreaterThan(21)
  for (const { kind, match } of [...doom, ...conquest]) {
    expect(match.decision).toMatchObject({ kind, seat: match.viewer })
    expect(match.decision!.options!.length, kind).toBeGreaterThan(0)
  }
  console.info(`${doom.length} kinds of decisions of DOOM, ${conquest.length} of Conquest`)
})

test('every word of a query must fit: a name, an id, a text or the heading', () => {
  const show = () => null
  const cards = drawer('doom', 'cards', 'Action cards', 'card', [
    { id: 'armor', name: 'Armor', text: 'Add 2 shields.', show },
    { id: 'sidearm', name: 'Sidearm', words: 'uac main', show },
  ])
  const found = (query: string) => searched([cards], query).flatMap(({ specimens }) => specimens.map(({ id }) => id))
  expect(found('')).toEqual(['armor', 'sidearm'])
  expect(found('ACTION arm')).toEqual(['armor', 'sidearm'])
  expect(found('shields armor')).toEqual(['armor'])
  expect(found('main')).toEqual(['sidearm'])
  expect(searched([cards], 'nothing of the kind')).toEqual([])
})
