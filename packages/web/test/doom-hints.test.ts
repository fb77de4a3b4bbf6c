import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DoomEvent } from '@redoubt/doom'
import { box, type Content } from '@redoubt/doom/content'
import { expect, test } from 'vitest'
import { actionArt } from '../src/doom/cards/Art.tsx'
import { bookOf } from '../src/doom/reading/book.ts'
import { cueOf } from '../src/doom/words/cue.ts'
import { weaponIcon } from '../src/doom/words/figures.ts'

const { weapons, actionCards } = box()
const SPRITE = readFileSync(join(import.meta.dirname, '../public/icons.svg'), 'utf8')
const attack = (card: string): DoomEvent => ({ type: 'attack', card }) as DoomEvent
const book = bookOf('black-bishop-1')

test.each(Object.values(weapons))('$name is drawn by its hint', weapon => {
  expect(weaponIcon(weapon)).not.toBe('weapon-fists')
  expect(SPRITE).toContain(`id="${weaponIcon(weapon)}"`)
})

test('a weapon without a hint is drawn as what it is: a grenade or a gun', () => {
  const bare = (id: string) => ({ ...weapons[id]!, hints: undefined })
  expect(weaponIcon(bare('siphon-grenade'))).toBe('grenade-frag')
  expect(weaponIcon(bare('static-rifle'))).toBe('weapon-heavy-assault-rifle')
  expect(weaponIcon(undefined)).toBe('weapon-fists')
})

test.each([
  ['point-blank-blast', 'shotgun'],
  ['both-barrels', 'shotgun'],
  ['aimed-salvo', 'rifle'],
  ['sidearm', 'rifle'],
  ['stun-bomb', 'plasma'],
  ['critical-mass', 'plasma'],
  ['rocket-salvo-1', 'rocket'],
  ['saw-through', 'chainsaw'],
])('an attack with %s sounds like %s', (card, cue) => {
  expect(cueOf(attack(card), book)).toBe(cue)
})

test.each([
  ['point-blank-blast', 'shotgun'],
  ['rocket-salvo-1', 'rocket'],
  ['saw-through', 'chainsaw'],
  ['aimed-salvo', 'rifle'],
])('without hints an attack with %s sounds like %s, by its traits and words', (card, cue) => {
  const content: Content = { ...book.content, weapons: {} }
  expect(cueOf(attack(card), { ...book, content })).toBe(cue)
})

test('the common cards show what they do, others their weapon', () => {
  const art = (id: string) => actionArt(actionCards[id]!, weapons[actionCards[id]!.set])
  expect(['armor', 'sidearm', 'double-time', 'ammo-check', 'snap-reload'].map(art)).toEqual([
    'shield',
    'weapon-fists',
    'speed',
    'ui-rotate',
    'weapon-super-shotgun',
  ])
})
