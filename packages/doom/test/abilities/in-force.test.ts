import { describe, expect, test } from 'vitest'
import { ALL_MARINES, expire, forget, inForce, lastingAt, useUp } from '../../src/abilities/in-force.ts'
import { health, isImmune, lowered, mustLand, speed, sprintPoints } from '../../src/abilities/values.ts'
import type { Effect } from '../../src/language/effect.ts'
import type { DoomState, Lasting } from '../../src/match/state.ts'
import { box, corridor, doom } from '../play.ts'

const state = (): DoomState =>
  structuredClone(
    doom({
      map: corridor(6),
      alpha: { at: 'a1' },
      bravo: { at: 'b1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { imp: { at: 'e1' }, cacodemon: { at: 'f1' } },
      turn: 'alpha',
    }).state,
  )
const figure = (g: DoomState, id: string) => g.figures.find(f => f.id === id)!

/** A lasting effect of the first card whose text has such an effect. */
function lasting(fits: (e: Effect) => boolean, more: Partial<Lasting> = {}): Lasting {
  for (const { id, effects } of Object.values(box().abilities)) {
    const effect = effects.findIndex(fits)
    if (effect >= 0) return { ability: id, effect, owner: 'alpha', on: ['alpha'], until: 'permanent', ...more }
  }
  throw new Error('no card has such an effect')
}
const until = (until: string, more: Partial<Lasting> = {}) => lasting(() => true, { until, ...more })

describe('D-ABILITY-1 what lasts ends at its moment', () => {
  const left = (g: DoomState) => g.lasting.map(l => [l.owner, l.on.join(' ')].join(':'))

  test('at the moment named, and at no other', () => {
    const g = state()
    g.lasting = [until('status-phase:end'), until('activation-end', { owner: 'bravo' })]
    expire(g, 'status-phase:start')
    expect(left(g)).toEqual(['alpha:alpha', 'bravo:alpha'])
    expire(g, 'status-phase:end')
    expect(left(g)).toEqual(['bravo:alpha'])
  })

  test("at the start of its owner's activation", () => {
    const g = state()
    g.lasting = [until('owner-activation-start'), until('owner-activation-start', { owner: 'bravo' })]
    expire(g, 'owner-activation-start', 'alpha')
    expect(left(g)).toEqual(['bravo:alpha'])
  })

  test('for each figure at the end of its own activation', () => {
    const g = state()
    g.lasting = [until('target-activation-end', { on: ['alpha', 'bravo'] }), until('permanent')]
    expire(g, 'target-activation-end', 'alpha')
    expect(left(g)).toEqual(['alpha:bravo', 'alpha:alpha'])
    expire(g, 'target-activation-end', 'bravo')
    expect(left(g)).toEqual(['alpha:alpha'])
  })

  test('when its carrier drops the token or its figure is no longer stunned', () => {
    for (const moment of ['token-dropped', 'stun-removed']) {
      const g = state()
      g.lasting = [until(moment, { on: ['alpha'] }), until(moment, { on: ['bravo'] })]
      expire(g, moment, 'alpha')
      expect(left(g), moment).toEqual(['alpha:bravo'])
    }
  })

  test('tokens on the map likewise', () => {
    const g = state()
    const token = { kind: 'plasma', at: 1, ability: 'plasma-stream', effect: 0 }
    g.tokens = [
      { ...token, owner: 'alpha', until: 'owner-activation-start' },
      { ...token, owner: 'bravo', until: 'owner-activation-start' },
      { ...token, owner: 'alpha', until: 'status-phase:end' },
    ]
    expire(g, 'owner-activation-start', 'alpha')
    expect(g.tokens.map(t => [t.owner, t.until])).toEqual([
      ['bravo', 'owner-activation-start'],
      ['alpha', 'status-phase:end'],
    ])
    expire(g, 'status-phase:end')
    expect(g.tokens.map(t => t.owner)).toEqual(['bravo'])
  })

  test('D-KILL-3 whoever has left the map is forgotten, and the burden of a carrier with it', () => {
    const g = state()
    g.lasting = [
      until('token-dropped', { on: ['alpha'] }),
      until('token-dropped', { on: ['bravo'] }),
      until('permanent', { on: ['alpha', 'bravo'] }),
    ]
    forget(g, 'alpha')
    expect(left(g)).toEqual(['alpha:bravo', 'alpha:bravo'])
    g.lasting = [until('permanent', { on: ['alpha', 'bravo'] })]
    forget(g, 'bravo')
    expect(left(g)).toEqual(['alpha:alpha'])
  })

  test('after so many uses', () => {
    const g = state()
    const twice = until('permanent', { uses: 2 })
    const ever = until('permanent', { owner: 'bravo' })
    g.lasting = [twice, ever]
    useUp(g, ever)
    useUp(g, twice)
    expect(g.lasting).toHaveLength(2)
    expect(twice.uses).toBe(1)
    useUp(g, twice)
    expect(left(g)).toEqual(['bravo:alpha'])
  })
})

describe('D-ABILITY-1 what is in force for whom', () => {
  test('for the figures it names, or for every marine', () => {
    const g = state()
    const cap = (e: Effect) => e.op === 'capRange'
    const ops = (id: string) => inForce('capRange')(g, figure(g, id)).length
    g.lasting = [lasting(cap, { on: ['bravo'] })]
    expect(['alpha', 'bravo', 'imp-1'].map(ops)).toEqual([0, 1, 0])
    g.lasting = [lasting(cap, { on: [ALL_MARINES] })]
    expect(['alpha', 'bravo', 'imp-1'].map(ops)).toEqual([1, 1, 0])
    g.lasting = [lasting(e => e.op === 'damage', { on: ['alpha'] })]
    expect(ops('alpha')).toBe(0)
    g.lasting.push(lasting(cap, { on: ['alpha'] }), lasting(cap, { on: ['alpha'] }))
    expect(ops('alpha')).toBe(2)
    g.lasting = []
    expect(ops('alpha')).toBe(0) // what a card prints is not changed by what lasted
  })

  test('what waits for a moment: of its owner, or of whom it concerns', () => {
    const g = state()
    const waits = (e: Effect) => 'at' in e && e.at === 'activation-start'
    g.lasting = [
      lasting(waits, { owner: 'alpha', on: [] }),
      lasting(waits, { owner: 'invader', on: ['bravo'] }),
      lasting(e => !('at' in e), { owner: 'alpha' }),
    ]
    const found = (at: string, who: string) => lastingAt(g, at, who).map(one => g.lasting.indexOf(one.lasting))
    expect(found('activation-start', 'alpha')).toEqual([0])
    expect(found('activation-start', 'bravo')).toEqual([1])
    expect(found('activation-start', 'charlie')).toEqual([])
    expect(found('activation-end', 'alpha')).toEqual([])
  })
})

describe('values that cards change', () => {
  test('D-GLORY-5 of reductions of the printed value the largest counts, others add up, never below the least', () => {
    const printed = (amount: number, min = 0) => ({ amount, min, printed: true })
    expect(lowered(5, [])).toBe(5)
    expect(lowered(5, [printed(-1), printed(-3)])).toBe(2)
    expect(lowered(5, [printed(-3), printed(-1), { amount: -1, min: 0 }])).toBe(1)
    expect(
      lowered(5, [
        { amount: -2, min: 0 },
        { amount: -2, min: 0 },
      ]),
    ).toBe(1)
    expect(lowered(5, [{ amount: -9, min: 2 }])).toBe(2)
    expect(lowered(5, [{ amount: -9, min: 0 }])).toBe(0)
    expect(
      lowered(5, [
        { amount: -9, min: 2 },
        { amount: -1, min: 1 },
      ]),
    ).toBe(2)
    expect(lowered(1, [{ amount: -9, min: 2 }])).toBe(1)
  })

  test('D-DEMON-3 speed, never below the least that a card names', () => {
    const g = state()
    const imp = figure(g, 'imp-1')
    const printed = box().demons.imp!.speed
    expect(speed(g, imp)).toBe(printed)
    const slow = lasting(e => e.op === 'modifySpeed', { on: ['imp-1'] })
    const { amount, min } = box().abilities[slow.ability]!.effects[slow.effect] as { amount: number; min: number }
    g.lasting = [slow]
    expect(speed(g, imp)).toBe(Math.max(min, printed + amount))
    g.lasting = Array.from({ length: 9 }, () => ({ ...slow }))
    expect(speed(g, imp)).toBe(amount < 0 ? min : printed + 9 * amount)
  })

  test('D-ACTION-7 sprinting, and less for whoever carries a burden', () => {
    const g = state()
    const printed = sprintPoints(g, figure(g, 'alpha'))
    const burden = lasting(e => e.op === 'modifySprint')
    const { set } = box().abilities[burden.ability]!.effects[burden.effect] as { set: number }
    expect(set).toBeLessThan(printed)
    g.lasting = [burden]
    expect(sprintPoints(g, figure(g, 'alpha'))).toBe(set)
    expect(sprintPoints(g, figure(g, 'bravo'))).toBe(printed)
  })

  test('D-DAMAGE-3 health that a mission gives instead of the printed', () => {
    const g = state()
    const imp = figure(g, 'imp-1')
    expect(health(g, imp)).toBe(box().demons.imp!.health)
    imp.health = 9
    expect(health(g, imp)).toBe(9)
  })

  test('D-FLY-1 flyers of their own kind need not land', () => {
    const g = state()
    expect(mustLand(g, figure(g, 'cacodemon-1'))).toBe(false)
    expect(mustLand(g, figure(g, 'imp-1'))).toBe(false)
    expect(isImmune(g, figure(g, 'imp-1'), 'stun')).toBe(false)
  })
})
