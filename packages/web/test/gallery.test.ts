import { doom } from '@redoubt/doom'
import { expect, test } from 'vitest'
import { DOOM_SCENES } from '../src/gallery/doom/scenes.ts'
import { samples } from '../src/gallery/samples.ts'
import { reached } from '../src/gallery/scene.ts'
import { drawer, searched } from '../src/gallery/specimen.ts'
import { declaredWords } from './declared.ts'

test('every kind of decision that the games declare is shown, each with something to choose', async () => {
  const [ofDoom, ofConquest] = declaredWords([
    ['packages/doom/src/match/decisions.ts', 'DoomDecisionKind'],
    ['packages/conquest/src/match/decisions.ts', 'ConquestDecisionKind'],
  ])
  const shown = await samples()
  // Other rules may lead matches played at random elsewhere: choose others, or give the kind a scene.
  expect(shown.doom.map(({ kind }) => kind).sort()).toEqual(ofDoom)
  expect(shown.conquest.map(({ kind }) => kind).sort()).toEqual(ofConquest)
  for (const { kind, match } of [...shown.doom, ...shown.conquest]) {
    expect(match.decision).toMatchObject({ kind, seat: match.viewer })
    expect(match.decision!.options!.length, kind).toBeGreaterThan(0)
  }
})

test.each(Object.entries(DOOM_SCENES))('the scene of %s comes to a real choice', (kind, scene) => {
  const { decision } = reached(doom, kind, scene)
  expect(decision!.kind).toBe(kind)
  expect(decision!.options.length).toBeGreaterThan(1)
})

test('a scene that no longer leads to its question says so', () => {
  expect(() => reached(doom, 'line', { ...DOOM_SCENES.line, keys: ['play:rail-line'] })).toThrow(/pass/)
  expect(() => reached(doom, 'line', { ...DOOM_SCENES.line, keys: ['dance'] })).toThrow(/pass/)
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
