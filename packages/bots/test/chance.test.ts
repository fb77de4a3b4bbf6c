import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { expect, test } from 'vitest'
import { FITTED } from '../src/chance/fitted.ts'
import { termsOf } from '../src/chance/terms.ts'
import { chanceOf, expectedDamage } from '../src/index.ts'

const KIT = { class: null, weapons: ['combat-shotgun', 'plasma-rifle'] }
const hurt = (damage: number, frags: number) =>
  doom.create(
    {
      ...{ mission: 'exodus-1', marines: 1, squad: { alpha: KIT } },
      scenario: { turn: 'alpha', round: 3, frags, marines: { alpha: { damage } }, demons: [] },
    },
    'chance',
  )

test('there is a weight for every term, and none too many', () => {
  expect(termsOf('doom', hurt(0, 0) as never)!.length).toBe(FITTED.doom.length)
  expect(termsOf('conquest', conquest.create({}, 'chance') as never)!.length).toBe(FITTED.conquest.length)
})

test('the chance falls with frags and wounds', () => {
  expect(chanceOf('doom', hurt(0, 0))).toBeGreaterThan(chanceOf('doom', hurt(8, 0)))
  expect(chanceOf('doom', hurt(0, 0))).toBeGreaterThan(chanceOf('doom', hurt(0, 1)))
})

test('both players of Conquest have the same chance but for the initiative, and an army raises it', () => {
  const at = (scenario: object) => chanceOf('conquest', conquest.create({ scenario }, 'chance'))
  const army = { at: { p1: ['sm-land-raider'] } }
  expect(at({ a: army })).toBeGreaterThan(at({}))
  expect(Math.abs(at({ initiative: 'a' }) - 0.5)).toBeLessThan(0.15)
})

test('who has won has won', () => {
  const state = hurt(0, 0)
  expect(chanceOf('doom', { ...state, outcome: { winners: ['invader'], rule: '', reason: '' } })).toBe(0)
  expect(chanceOf('doom', { ...state, outcome: { winners: ['alpha'], rule: '', reason: '' } })).toBe(1)
})

test('more dice promise more damage, cover less', () => {
  const promised = (blow: object) => expectedDamage(box(), 'imp', { red: 2, black: 0, ...blow })
  expect(promised({ black: 1 })).toBeGreaterThan(promised({}))
  expect(promised({ cover: true })).toBeLessThan(promised({}))
  expect(promised({ bare: true })).toBeGreaterThan(promised({}))
})
