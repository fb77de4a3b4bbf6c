import { describe, expect, test } from 'vitest'
import { box } from '../../src/content/index.ts'
import { type AttackRoll, atLeast, damageOdds, type Face, type Guard, hitOdds, mean } from '../../src/odds/index.ts'

const { dice } = box()

/** Every roll and every order of the first two cards, one by one. */
function enumerated(blow: AttackRoll, guard: Guard): number[] {
  const rolls = [...Array(blow.red).fill(dice.red), ...Array(blow.black).fill(dice.black)] as (readonly number[])[]
  const odds: number[] = []
  const add = (n: number, p: number) => {
    while (odds.length <= n) odds.push(0)
    odds[n]! += p
  }
  const damage = (hits: number, card: Face | null) =>
    card?.dodge ? 0 : Math.max(0, hits - Math.max(0, guard.base + (card?.shields ?? 0) - blow.pierce))
  const defend = (hits: number, p: number) => {
    const { pool } = guard
    if (!pool) return add(damage(hits, null), p)
    const top = pool.deck > 0 ? pool.unknown : pool.discard
    if (top.length === 0) return add(damage(hits, null), p)
    top.forEach((first, i) => {
      const rest = pool.deck === 1 ? [...pool.discard, first] : top.filter((_, k) => k !== i)
      const second = rest.length > 0 ? rest : [first]
      const share = p / top.length
      const promised = second.reduce((sum, card) => sum + damage(hits, card), 0) / second.length
      if (!guard.cover || promised >= damage(hits, first)) add(damage(hits, first), share)
      else for (const card of second) add(damage(hits, card), share / second.length)
    })
  }
  const roll = (i: number, hits: number, p: number) => {
    if (i === rolls.length) return defend(hits, p)
    for (const face of rolls[i]!) roll(i + 1, hits + face, p / rolls[i]!.length)
  }
  roll(0, 0, 1)
  return odds
}

const face = (shields: number, dodge = false): Face => ({ shields, dodge })
const CARDS = [face(0), face(0), face(1), face(1), face(2), face(3), face(0, true)]

function same(found: readonly number[], wanted: readonly number[]): void {
  for (let n = 0; n < Math.max(found.length, wanted.length); n++) expect(found[n] ?? 0).toBeCloseTo(wanted[n] ?? 0, 9)
}

describe('odds against every roll and card in turn', () => {
  const blow: AttackRoll = { red: 2, black: 1, fewer: 0, pierce: 0 }
  test.each([
    ['no card', { base: 0, pool: null, cover: false }, blow],
    ['D-DEFENSE-8 toughness and no card', { base: 1, pool: null, cover: false }, blow],
    ['D-DEFENSE-1 a deck', { base: 0, pool: { unknown: CARDS, deck: 4, discard: [] }, cover: false }, blow],
    ['D-COVER-14 two cards', { base: 1, pool: { unknown: CARDS, deck: 4, discard: [] }, cover: true }, blow],
    [
      'D-ZONE-5 the last card of the deck',
      { base: 0, pool: { unknown: CARDS, deck: 1, discard: [face(2), face(0)] }, cover: true },
      blow,
    ],
    [
      'D-ZONE-5 an empty deck',
      { base: 0, pool: { unknown: CARDS, deck: 0, discard: [face(2), face(0), face(1)] }, cover: true },
      blow,
    ],
    ['OP-14 neither deck nor discards', { base: 1, pool: { unknown: [], deck: 0, discard: [] }, cover: true }, blow],
    [
      'shields pierced',
      { base: 1, pool: { unknown: CARDS, deck: 4, discard: [] }, cover: true },
      { ...blow, pierce: 2 },
    ],
    ['four dice', { base: 0, pool: { unknown: CARDS, deck: 7, discard: [] }, cover: true }, { ...blow, red: 3 }],
  ] as [string, Guard, AttackRoll][])('%s', (_, guard, struck) => {
    const odds = damageOdds(dice, struck, guard)
    same(odds, enumerated(struck, guard))
    expect(atLeast(odds, 0)).toBeCloseTo(1, 9)
  })

  test('D-STUN-3 a stunned attacker leaves out the die that hurts it least', () => {
    const guard: Guard = { base: 0, pool: { unknown: CARDS, deck: 4, discard: [] }, cover: false }
    const fewer = damageOdds(dice, { ...blow, fewer: 1 }, guard)
    const ways = [enumerated({ ...blow, red: 1 }, guard), enumerated({ ...blow, black: 0 }, guard)]
    expect(mean(fewer)).toBeCloseTo(Math.max(...ways.map(mean)), 9)
  })

  test('hits of no dice are none', () => {
    expect(hitOdds(dice, 0, 0)).toEqual([1])
  })
})
