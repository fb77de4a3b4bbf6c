import { expect, test } from 'vitest'
import { abilityFlow } from '../../src/abilities/ability.ts'
import {
  announced,
  chooserOf,
  effectsOf,
  makeLasting,
  newAbility,
  newEffects,
  unique,
} from '../../src/abilities/frames.ts'
import { usedMark } from '../../src/abilities/may-use.ts'
import { usedBy } from '../../src/abilities/use.ts'
import type { Effect } from '../../src/match/said.ts'
import { lane } from '../lane.ts'
import { withCard } from '../own-card.ts'

test('D-ABILITY-1 effects begin with the first, with a single one, or where another frame has come to', () => {
  const begins = (more: object) => newEffects({ ...usedBy('own', 'alpha'), ...more }).i
  expect([begins({}), begins({ only: 2 }), begins({ i: 3 }), begins({ i: 1, only: 2 })]).toEqual([0, 2, 3, 1])
  expect(newEffects(usedBy('own', 'alpha'))).toMatchObject({ at: null, targets: [] })
  expect(newEffects({ ...usedBy('own', 'alpha'), at: 'after-attack' }).at).toBe('after-attack')
})

test('D-ABILITY-1 a marine decides about its own cards, the invader about all others', () => {
  const chooser = (owner: string, word?: string) => chooserOf(usedBy('own', owner), word)
  expect([chooser('alpha'), chooser('bravo', 'owner'), chooser('alpha', 'invader')]).toEqual([
    'alpha',
    'bravo',
    'invader',
  ])
  expect([chooser('invader'), chooser('mission'), chooser('imp-1')]).toEqual(['invader', 'invader', 'invader'])
})

test('D-ABILITY-1 what a card says about a moment of its own attack, and of no other', () => {
  const g = withCard(lane(), { effects: [{ op: 'gainFrags', amount: 1, at: 'after-attack' } as Effect] })
  const at = (moment: 'after-attack' | 'during-attack', source = 'own') =>
    effectsOf(g, source, 'alpha', 'alpha', moment)
  expect(at('after-attack')).toMatchObject({ flow: 'effects', ability: 'own', self: 'alpha', at: 'after-attack' })
  expect(at('during-attack')).toBeNull()
  expect(at('after-attack', 'nothing')).toBeNull()
  const plain = withCard(lane(), { effects: [{ op: 'gainFrags', amount: 1 } as Effect] })
  expect(effectsOf(plain, 'own', 'alpha', 'alpha', 'after-attack')).toBeNull()
})

test('D-ARGENT-5 the ability that was announced: the latest one that costs argent', () => {
  const g = lane()
  const first = newAbility(usedBy('imp-charged-fireball', 'invader', 'imp-1'))
  const second = newAbility(usedBy('imp-charged-fireball', 'invader', 'imp-2'))
  const overflow = newAbility(usedBy('overflow', 'invader'))
  g.stack = []
  expect(announced(g)).toBeNull()
  g.stack = [first]
  expect(announced(g)).toBe(first)
  g.stack = [first, second, overflow]
  expect(announced(g)).toBe(second)
  g.stack = [overflow, { flow: 'moment', step: 'forced' }]
  expect(announced(g)).toBeNull()
})

test('D-ABILITY-1 what lasts knows its effect, its owner and whom it is for', () => {
  const g = lane()
  g.lasting = []
  makeLasting(g, newEffects({ ...usedBy('own', 'bravo'), i: 2 }), 'round-end', ['imp-1'])
  expect(g.lasting).toEqual([{ ability: 'own', effect: 2, owner: 'bravo', on: ['imp-1'], until: 'round-end' }])
  expect(unique(['a', 'b', 'a'])).toEqual(['a', 'b'])
})

test('D-TIMING-4 a limited ability is used up for the figure that used it', () => {
  const used = (limit: 'once-per-activation' | null, self: string | undefined) => {
    const g = withCard(lane(), { source: 'demon', card: 'imp', limit })
    g.used = []
    abilityFlow.links.announce!.run!(g, newAbility(usedBy('own', 'invader', self)))
    return g.used
  }
  expect(used('once-per-activation', 'imp-2')).toEqual([usedMark('own', 'imp-2')])
  expect(used('once-per-activation', undefined)).toEqual([usedMark('own', 'invader')])
  expect(used(null, 'imp-2')).toEqual([])
})
