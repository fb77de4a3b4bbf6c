import { expect, test } from 'vitest'
import { box } from '../../src/content/index.ts'
import { atLeast, damageOdds, estimatedOdds, faceOf, mean, ownShields } from '../../src/odds/index.ts'

test('chances of damage are chances', () => {
  for (const kind of ['imp', 'baron-of-hell', 'revenant', 'marine', 'drone']) {
    const odds = estimatedOdds(box(), kind, { red: 2, black: 1, shots: 2, cover: true })
    expect(odds.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1)
    expect(atLeast(odds, 0)).toBeCloseTo(1)
    expect(mean(odds)).toBeGreaterThan(0)
  }
})

test('a stunned imp shows no card, so the dice count in full', () => {
  expect(mean(estimatedOdds(box(), 'imp', { red: 1, black: 1, bare: true }))).toBeCloseTo(7 / 6 + 2)
})

test('toughness, cover and fewer dice lower the damage; piercing raises it', () => {
  const blow = { red: 2, black: 1 }
  const plain = mean(estimatedOdds(box(), 'pinky', blow))
  expect(mean(estimatedOdds(box(), 'pinky', { ...blow, cover: true }))).toBeLessThan(plain)
  expect(mean(estimatedOdds(box(), 'pinky', { ...blow, red: 1 }))).toBeLessThan(plain)
  expect(mean(estimatedOdds(box(), 'pinky', { ...blow, pierce: 1 }))).toBeGreaterThan(plain)
  expect(mean(estimatedOdds(box(), 'baron-of-hell', blow))).toBeLessThan(mean(estimatedOdds(box(), 'imp', blow)))
})

test('D-DEFENSE-8 where no card is turned up the estimate is exact', () => {
  const roll = { red: 2, black: 1, fewer: 0, pierce: 1 }
  for (const kind of ['imp', 'baron-of-hell', 'marine', 'drone']) {
    const exact = damageOdds(box().dice, roll, { base: ownShields(box(), kind), pool: null, cover: false })
    const estimate = estimatedOdds(box(), kind, { ...roll, bare: kind !== 'drone' })
    for (const [n, p] of exact.entries()) expect(estimate[n], `${kind} ${n}`).toBeCloseTo(p, 12)
  }
})

test('D-DEFENSE-8 toughness is left out where a mission leaves it out, the drone has what its objective says', () => {
  expect(ownShields(box(), 'imp')).toBe(0)
  expect(ownShields(box(), 'baron-of-hell')).toBe(1)
  expect(ownShields(box(), 'baron-of-hell', { frail: true })).toBe(0)
  expect(ownShields(box(), 'drone')).toBe(2)
  expect(ownShields(box(), 'drone', { objective: 'escort-detail' })).toBe(2)
  expect(ownShields(box(), 'drone', { objective: 'purge-protocol' })).toBe(0)
})

test('D-DEFENSE-6 a special defense is what the demon makes of it, nothing to a marine', () => {
  const { events, actionCards, demons } = box()
  const special = Object.values(events).find(card => card.defense.special)!
  for (const { id, specialDefense } of Object.values(demons))
    expect(faceOf(box(), id, special.id)).toEqual({
      shields: special.defense.shields + specialDefense.shields,
      dodge: specialDefense.dodge,
    })
  const plain = Object.values(events).find(card => !card.defense.special && card.defense.shields > 0)!
  expect(faceOf(box(), 'imp', plain.id)).toEqual({ shields: plain.defense.shields, dodge: false })
  for (const { id, defense } of Object.values(actionCards)) expect(faceOf(box(), 'marine', id)).toEqual(defense)
})
