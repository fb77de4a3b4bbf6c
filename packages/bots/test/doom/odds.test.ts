import { box } from '@redoubt/doom/content'
import { atLeast, mean } from '@redoubt/doom/odds'
import { expect, test } from 'vitest'
import { damageOdds } from '../../src/doom/weighing/odds.ts'

test('chances of damage are chances', () => {
  for (const kind of ['imp', 'baron-of-hell', 'revenant', 'marine', 'drone']) {
    const odds = damageOdds(box(), kind, { red: 2, black: 1, shots: 2, cover: true })
    expect(odds.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1)
    expect(atLeast(odds, 0)).toBeCloseTo(1)
    expect(mean(odds)).toBeGreaterThan(0)
  }
})

test('a stunned imp shows no card, so the dice count in full', () => {
  expect(mean(damageOdds(box(), 'imp', { red: 1, black: 1, bare: true }))).toBeCloseTo(7 / 6 + 2)
})

test('toughness, cover and fewer dice lower the damage; piercing raises it', () => {
  const blow = { red: 2, black: 1 }
  const plain = mean(damageOdds(box(), 'pinky', blow))
  expect(mean(damageOdds(box(), 'pinky', { ...blow, cover: true }))).toBeLessThan(plain)
  expect(mean(damageOdds(box(), 'pinky', { ...blow, red: 1 }))).toBeLessThan(plain)
  expect(mean(damageOdds(box(), 'pinky', { ...blow, pierce: 1 }))).toBeGreaterThan(plain)
  expect(mean(damageOdds(box(), 'baron-of-hell', blow))).toBeLessThan(mean(damageOdds(box(), 'imp', blow)))
})
