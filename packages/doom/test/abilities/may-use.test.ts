import { describe, expect, test } from 'vitest'
import { canPay, couldUse, mayUse, overflows, usedMark } from '../../src/abilities/may-use.ts'
import { newMoment } from '../../src/abilities/moment-frame.ts'
import { couldHold } from '../../src/abilities/suspicion.ts'
import { firstStep, owns, usableAt } from '../../src/abilities/usable.ts'
import { type Use, usedBy } from '../../src/abilities/use.ts'
import type { Ability } from '../../src/content/ability.ts'
import type { Effect } from '../../src/language/effect.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { DoomState } from '../../src/match/state.ts'
import { withCard } from '../own-card.ts'
import { box, corridor, doom, type Position } from '../play.ts'

const state = (position: Partial<Position> = {}): DoomState =>
  structuredClone(
    doom({
      map: corridor(6),
      alpha: { at: 'a1', hand: [] },
      bravo: { at: 'b1', hand: [] },
      charlie: { at: null },
      delta: { at: null },
      demons: { imp: { at: 'd1' } },
      turn: 'alpha',
      options: { eventSets: ['argent-tempest', 'seek-and-destroy', 'power-overwhelming'] },
      scenario: { events: { hand: [] } },
      ...position,
    }).state,
  )

const ability = (more: Partial<Ability>): Ability => ({
  ...box().abilities.onslaught!,
  argent: 0,
  cost: {},
  if: [],
  effects: [],
  ...more,
})
const marine: Use = usedBy('test', 'alpha', 'alpha')
const demon: Use = usedBy('test', 'invader', 'imp-1')

describe('D-ABILITY-3 D-EXHAUST-2 what must be paid', () => {
  test('D-ARGENT-5 argent on the own demon card, unless an Overflow lets it be announced', () => {
    const g = state()
    const costs = (argent: number) => canPay(g, demon, ability({ argent }))
    g.demons.imp!.argent = 1
    expect([0, 1, 2, 3].map(costs)).toEqual([true, true, false, false])
    g.invader.hand.cards = ['overflow']
    expect([0, 1, 2, 3].map(costs)).toEqual([true, true, true, false])
    expect(overflows(g, ability({ argent: 2 }))).toBe('overflow')
    expect(overflows(g, ability({ argent: 3 }))).toBeUndefined()
    g.invader.hand.cards = ['onslaught']
    expect(overflows(g, ability({ argent: 1 }))).toBeUndefined()
    const says = [
      { op: 'gainFrags', amount: 1 },
      { op: 'freeArgentAbility', maxCost: 2 },
    ] as Effect[]
    const both = withCard(g, { ...box().abilities.onslaught!, effects: says })
    expect(overflows(both, ability({ argent: 2 }))).toBe('onslaught')
    expect(overflows(both, ability({ argent: 3 }))).toBeUndefined()
  })

  test('D-TUTORIAL-6 not where argent is left out, nor in an attack without it', () => {
    const g = state()
    g.demons.imp!.argent = 3
    expect(canPay(g, demon, ability({ argent: 1 }))).toBe(true)
    const without = { ...g, rulings: { ...g.rulings, skip: ['argent'] } }
    expect(canPay(without, demon, ability({ argent: 1 }))).toBe(false)
    expect(canPay(without, demon, ability({ argent: 0 }))).toBe(true)
    const attack = newAttack({ attacker: 'imp-1', range: 1, red: 1, black: 0, source: null, noArgent: true })
    expect(canPay({ ...g, stack: [...g.stack, attack] }, demon, ability({ argent: 1 }))).toBe(false)
  })

  test('D-ABILITY-6 a class card that is ready, cards in hand, movement points', () => {
    const g = state()
    const [m] = g.marines
    const pays = (cost: Ability['cost']) => canPay(g, marine, ability({ cost }))
    expect(pays({ exhaust: true })).toBe(true)
    m!.exhausted = true
    expect(pays({ exhaust: true })).toBe(false)
    expect(pays({})).toBe(true)
    m!.hand.cards = ['armor']
    expect([1, 2].map(discardCards => pays({ discardCards }))).toEqual([true, false])
    g.figures.find(f => f.id === 'alpha')!.mp = 2
    expect([2, 3].map(movement => pays({ movement }))).toEqual([true, false])
  })

  test('D-TIMING-4 a limited ability once for each who uses it, whatever it costs', () => {
    const g = state()
    const limited = ability({ limit: 'once-per-activation' as Ability['limit'], later: true } as Partial<Ability>)
    expect(couldUse(g, marine, limited)).toBe(true)
    g.used = [usedMark(limited.id, 'bravo')]
    expect(couldUse(g, marine, limited)).toBe(true)
    g.used = [usedMark(limited.id, 'alpha')]
    expect(couldUse(g, marine, limited)).toBe(false)
    expect(couldUse(g, marine, { ...limited, limit: null })).toBe(true)
    g.used = [usedMark(limited.id, 'imp-1')]
    expect(couldUse(g, demon, limited)).toBe(false)
    expect(couldUse(g, { ...demon, self: 'imp-2' }, limited)).toBe(true)
    g.used = [usedMark(limited.id, 'invader')]
    expect([couldUse(g, demon, limited), couldUse(g, { ...demon, self: undefined }, limited)]).toEqual([true, false])
  })

  test('D-ABILITY-2 conditions hold and something would happen', () => {
    const g = state()
    const heal = { op: 'heal', who: 'self', amount: 1 } as const
    expect(mayUse(g, marine, ability({ effects: [] }))).toBe(false)
    expect(mayUse(g, marine, ability({ effects: [heal] }))).toBe(false)
    expect(mayUse(g, marine, ability({ effects: [heal], later: true } as Partial<Ability>))).toBe(true)
    g.figures.find(f => f.id === 'alpha')!.damage = 1
    expect(mayUse(g, marine, ability({ effects: [heal] }))).toBe(true)
    expect(mayUse(g, marine, ability({ effects: [heal], if: [{ cond: 'demonsOnMap', max: 0 }] }))).toBe(false)
    expect(mayUse(g, marine, ability({ effects: [heal], cost: { discardCards: 1 } }))).toBe(false)
  })
})

describe('D-TIMING-1 who answers a moment', () => {
  /** The imp on d1 has attacked Alpha's side: Alpha defends. */
  function defense(g: DoomState): DoomState {
    const attack = newAttack({ attacker: 'imp-1', defender: 'alpha', range: 5, red: 1, black: 0, source: null })
    return { ...g, stack: [...g.stack, { ...attack, spaces: [0] } as typeof attack] }
  }
  const moment = newMoment('during-defense', 'alpha', 'imp-1')
  /** A reaction that any marine may hold: it belongs to the UAC set or to a weapon. */
  const reaction = Object.values(box().actionCards).find(
    card =>
      box().abilities[card.id]?.timing === 'reaction:defending' &&
      mayUse(defense(state()), { ...marine, ability: card.id }, box().abilities[card.id]!),
  )!

  test('a marine that holds the card, stands on the map, and defends', () => {
    const g = defense(state())
    const [alpha] = g.marines
    const found = () => usableAt(g, moment, 'alpha', false).map(one => one.ability.id)
    expect(found()).toEqual([])
    alpha!.hand.cards = [reaction.id]
    expect(found()).toEqual([reaction.id])
    expect(usableAt(g, moment, 'alpha', true).map(one => one.ability.id)).not.toContain(reaction.id)
    expect(usableAt(g, moment, 'bravo', false)).toEqual([])
    g.marines[1]!.hand.cards = [reaction.id]
    expect(usableAt(g, moment, 'bravo', false)).toEqual([])
  })

  test('a marine that could hold it is asked; not with an empty hand, not once the card lies open', () => {
    const g = defense(state())
    const [alpha] = g.marines
    alpha!.weapons = [reaction.set]
    alpha!.discard.cards = []
    expect(couldHold(g, moment, 'alpha')).toBe(false)
    alpha!.hand.cards = ['double-time']
    expect(couldHold(g, moment, 'alpha')).toBe(true)
    expect(couldHold(g, moment, 'bravo')).toBe(false)
    g.figures.find(f => f.id === 'alpha')!.at = []
    expect(couldHold(g, moment, 'alpha')).toBe(false)
  })

  test('D-GLORY-8 a marine that could hold a Glory Kill card is asked, on one card as on several', () => {
    const blow = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 5, red: 1, black: 0, source: null })
    const g = state()
    g.stack.push({ ...blow, dice: [{ colour: 'red', face: 1 }] } as typeof blow)
    const during = newMoment('during-attack', 'alpha', 'imp-1')
    const [alpha] = g.marines
    const answers = Object.keys(box().glory).filter(card => {
      alpha!.glory.cards = [card]
      return usableAt(g, during, 'alpha', false).length > 0
    })
    expect(answers).not.toEqual([])
    const other = Object.keys(box().glory).find(card => !answers.includes(card))!
    alpha!.glory.cards = [other]
    expect(couldHold(g, during, 'alpha')).toBe(true)
    g.glory.discard.cards = answers
    expect(couldHold(g, during, 'alpha')).toBe(false)
    g.glory.discard.cards = []
    alpha!.glory.cards = []
    expect(couldHold(g, during, 'alpha')).toBe(false)
  })

  test('a marine plays with its own sets and the UAC set', () => {
    const [alpha] = state().marines
    alpha!.weapons = ['chaingun']
    expect(['uac', 'chaingun', 'chainsaw'].map(set => owns(alpha!, set))).toEqual([true, true, false])
  })

  test('D-EVENT-7 the invader with an event in hand that fits', () => {
    const g = defense(state())
    const after = newMoment('after-attack', 'imp-1', 'alpha')
    const found = () => usableAt(g, after, 'invader', false).map(one => one.ability.id)
    expect(found()).toEqual([])
    expect(couldHold(g, after, 'invader')).toBe(false)
    g.invader.hand.cards = ['onslaught', 'onslaught']
    expect(found()).toEqual(['onslaught'])
    expect(usableAt(g, after, 'invader', true).map(one => one.ability.id)).not.toContain('onslaught')
    expect(couldHold(g, after, 'invader')).toBe(true)
    expect(firstStep(g, 'after-attack', 'imp-1', 'alpha')).not.toBeNull()
  })

  test('nobody, where no card speaks of the moment', () => {
    const g = state()
    g.invader.hand.cards = ['onslaught']
    const sprint = newMoment('on-sprint', 'alpha')
    expect(firstStep(g, 'on-sprint', 'alpha', undefined)).toBeNull()
    expect(couldHold(g, sprint, 'invader')).toBe(false)
    expect(couldHold(g, sprint, 'alpha')).toBe(false)
  })
})
