import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cardsContent } from '../src/index.ts'
import { position } from './support/play.ts'

/** Figures as published, written out again: an army unit is deployed and shows exactly these. */
const UNITS: Record<string, [cost: number, atk: number, hp: number, command: number]> = {
  'sm-sicarius-chosen': [3, 2, 3, 1],
  'sm-10th-company-scout': [1, 2, 1, 1],
  'sm-tactical-squad-cardinis': [2, 1, 3, 1],
  'sm-honored-librarian': [3, 4, 2, 1],
  'sm-blood-angels-veterans': [3, 3, 3, 1],
  'sm-daring-assault-squad': [4, 3, 3, 1],
  'sm-land-raider': [5, 3, 7, 3],
  'sm-ultramarines-dreadnought': [6, 8, 8, 0],
  'sm-brother-maxos': [3, 2, 3, 2],
  'sm-eager-recruit': [1, 2, 1, 0],
  'sm-iron-hands-techmarine': [3, 1, 3, 1],
  'sm-raven-guard-speeder': [4, 3, 3, 2],
  'sm-deathwing-guard': [5, 2, 9, 4],
  'ork-flash-gitz': [3, 2, 4, 1],
  'ork-sniveling-grot': [0, 1, 1, 0],
  'ork-goff-nob': [5, 6, 6, 0],
  'ork-weirdboy-maniak': [3, 2, 4, 1],
  'ork-tankbusta-bommaz': [4, 3, 4, 2],
  'ork-rugged-killa-kans': [4, 2, 5, 2],
  'ork-enraged-ork': [2, 0, 5, 1],
  'ork-crushface': [3, 2, 3, 2],
  'ork-bad-dok': [2, 1, 4, 1],
  'ork-rokkitboy': [2, 2, 2, 1],
  'ork-goff-boyz': [1, 0, 2, 0],
  'ork-shoota-mob': [1, 2, 1, 1],
  'ork-burna-boyz': [4, 5, 3, 1],
  'n-void-pirate': [1, 0, 1, 1],
  'n-rogue-trader': [1, 0, 1, 1],
}

describe('every army unit', () => {
  for (const [id, [cost, atk, hp, command]] of Object.entries(UNITS)) {
    const { name } = cardsContent.cards.find(card => card.id === id)!
    const card = name
    test(`CQ-5.8 ${id} is deployed for its cost with its figures`, () => {
      const g = position({ a: { hand: [card], resources: cost } })
      g.a.deploys(card, 'p2')
      expect(g.a.resources).toBe(0)
      expect(g.unit(card)).toMatchObject({ at: 'p2', ready: true, damage: 0, atk, hp, command })
    })
    if (cost > 0)
      test(`CQ-5.8 ${id} is not deployed for less`, () => {
        const g = position({ a: { hand: [card], resources: cost - 1 } })
        expect(g.offers).toEqual(['pass'])
      })
  }
})

test('CQ-13.1 sm-brother-maxos and ork-crushface are not deployed twice', () => {
  for (const card of ['Veteran Brother Maxos', 'Crushface']) {
    const g = position({ a: { hand: [card], resources: 9, at: { p1: [card] } } })
    expect(g.offers).toEqual(['pass'])
  }
})

test('CQ-5.2 ork-sniveling-grot is free, but not out of turn', () => {
  const g = position({ a: { hand: ['Sniveling Grot'] }, b: { hand: ['Sniveling Grot'] } })
  expect(g.b.can('deploy', 'Sniveling Grot')).toBe(false)
  g.a.deploys('Sniveling Grot', 'p1')
  expect(g.b.can('deploy', 'Sniveling Grot', 'p1')).toBe(true)
})

test('CQ-1.4 ork-snotlings are tokens: never in a deck or a hand', () => {
  expect(() => position({ a: { hand: ['Snotlings'] } })).toThrow(/never in a hand/)
  const g = position({ a: { at: { p1: ['Snotlings'] } } })
  expect(g.unit('Snotlings')).toMatchObject({ atk: 1, hp: 1, command: 0 })
})

test('every card has its tests: named by id, at least one that plays it and one that refuses it', () => {
  const folder = new URL('.', import.meta.url)
  const source = readdirSync(folder)
    .filter(file => file.endsWith('.test.ts'))
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const named = [...source.matchAll(/test\('CQ-[^']*'/g)].map(match => match[0])
  for (const { id } of cardsContent.cards) {
    const own = named.filter(name => name.includes(` ${id} `) || name.includes(` ${id}:`)).length
    const figures = id in UNITS ? (UNITS[id]![0] > 0 ? 2 : 1) : 0
    expect(own + figures, id).toBeGreaterThanOrEqual(
      id === 'ork-rokkit-launcha' || id === 'ork-bigtoof-banna' || id === 'ork-snotlings' ? 1 : 2,
    )
  }
})
