import { expect, test } from 'vitest'
import { cardsContent } from '../src/index.ts'
import { destroyBeaten } from '../src/rules/destruction.ts'
import { leavePlay } from '../src/rules/zones.ts'
import { position } from './support/play.ts'

test('CQ-8.1, CQ-8.2 assign, shields, take; changes of the amount come before assigning', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Raven Guard Speeder'] }, hand: ['Promotion'] },
    b: { at: { p1: ['Tankbusta Bommaz'] } },
  })
  g.b.attacks('Tankbusta Bommaz')
  expect(g.told('assign')).toMatchObject([{ hits: [{ amount: 3 }], by: 'attack' }])
  expect(g.unit('Raven Guard Speeder').damage).toBe(0)
  expect(g.waits).toBe('a shield')
  g.a.shields('Promotion')
  expect(g.unit('Raven Guard Speeder').damage).toBe(2)
})

test('CQ-8.3, CQ-8.10 one shield card for each unit and each damage, with all its icons', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Daring Assault Squad', 'Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob', 'Bad Dok'] }, hand: ['Battle Cry', 'Battle Cry', 'Bigga is Betta'] },
  })
  g.a.attacks('Daring Assault Squad', 'area')
  g.b.shields('Battle Cry')
  expect(g.waits).toBe('b shield')
  expect(g.state.decision!.about).toMatchObject({ unit: g.unit('Bad Dok').key })
  g.b.shields('Battle Cry')
  expect(g.waits).not.toBe('b shield')
  expect([g.unit('Goff Nob').damage, g.unit('Bad Dok').damage]).toEqual([0, 0])
  g.b.attacks('Goff Nob', 'Deathwing Guard')
  g.a.attacks('Deathwing Guard', 'Goff Nob')
  expect(g.waits).toBe('b shield') // a new damage, a new shield
})

test('CQ-8.4 damage is placed up to the remaining HP, the excess is lost', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Ultramarines Dreadnought'] } },
    b: { at: { p1: [{ card: 'Goff Nob', damage: 1 }] } },
  })
  g.a.attacks('Ultramarines Dreadnought')
  expect(g.told('damage')).toMatchObject([{ amount: 5, total: 6 }])
})

test('CQ-8.5 no damage taken, no damage dealt', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Void Pirate', '10th Company Scout'] }, hand: ['The Fury of Sicarius'], resources: 2 },
    b: { at: { p1: ['Goff Nob'] }, hand: ['Cybork Body'] },
  })
  g.a.attacks('10th Company Scout')
  g.b.shields('Cybork Body')
  expect(g.waits).not.toBe('a answer-damage-taken')
})

test('CQ-8.6, CQ-8.24 one effect on several units: taken and destroyed at the same time, each a separate event', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p1', exhausted: true }, at: { p1: ['Daring Assault Squad'] } },
    b: { at: { p1: ['Shoota Mob', 'Goff Boyz'] } },
  })
  g.a.attacks('Daring Assault Squad', 'area')
  const order = g.events.filter(e => ['assign', 'damage', 'destroy'].includes(e.type)).map(e => e.type)
  expect(order).toEqual(['assign', 'damage', 'damage', 'destroy', 'destroy'])
  expect(g.waits).toBe('a answer-unit-destroyed')
  g.a.uses('Captain Cato Sicarius')
  expect(g.waits).toBe('a answer-unit-destroyed')
})

test('CQ-8.7 shield cards are attachments and events with icons', () => {
  for (const card of cardsContent.cards) if (card.shields > 0) expect(['attachment', 'event']).toContain(card.type)
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] }, hand: ['Bad Dok', 'Bigtoof Banna', 'Cybork Body'] },
  })
  g.a.attacks('Deathwing Guard')
  expect(g.offers.map(k => k.split('.')[0])).toEqual(['shield:ork-cybork-body', 'pass'])
})

test('CQ-8.8, CQ-8.9 a shield is discarded, costs nothing, and its text does not resolve', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Iron Halo'] },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.b.attacks('Goff Nob')
  g.a.shields('Iron Halo') // 2 icons; the attachment's own text would prevent all
  expect(g.unit('Deathwing Guard').damage).toBe(4)
  expect([g.a.discard, g.a.resources]).toEqual([['Iron Halo'], 0])
  expect(g.inPlay('Iron Halo')).toBe(0)
})

test('CQ-8.9 a Limited card may be a shield in a round that had its Limited card', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Promotion'], limited: true },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.b.attacks('Goff Nob')
  expect(g.a.can('shield', 'Promotion')).toBe(true)
})

test('CQ-8.11 warlords and units in an HQ may be shielded, lethal or not', () => {
  const g = position({
    phase: 'combat',
    planets: ['Atrox Prime', 'Ferrin'],
    a: { at: { p1: ['Eager Recruit'] } },
    b: { hq: ['Goff Nob'], hand: ['Bigga is Betta', 'Bigga is Betta'] },
  })
  g.on('battle-ability')
  g.a.does('use', 'pl-atrox-prime')
  expect(g.state.decision!.about).toMatchObject({ unit: g.b.warlord.key })
  g.b.shields('Bigga is Betta')
  expect(g.state.decision!.about).toMatchObject({ unit: g.unit('Goff Nob').key })
})

test('CQ-8.12 no shield when all damage was prevented', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { warlord: { at: 'p1', attachments: ['Iron Halo'] }, hand: ['Indomitable'] },
    b: { at: { p1: ['Goff Nob'] }, warlord: { at: 'p1', exhausted: true } },
  })
  g.b.attacks('Goff Nob')
  g.a.uses('Iron Halo')
  expect(g.waits).not.toBe('a shield')
  expect(g.a.warlord.damage).toBe(0)
})

test('CQ-8.13 no shields against a unit with Armorbane', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p1', attachments: ['Tallassarian Tempest Blade'] } },
    b: { at: { p1: ['Goff Nob'] }, hand: ['Cybork Body'] },
  })
  g.a.attacks('Captain Cato Sicarius')
  expect(g.unit('Goff Nob').damage).toBe(3)
  expect(g.told('shield')).toEqual([])
})

test('CQ-8.14 reactions to assigned damage come before shields', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Blood Angels Veterans'] }, hand: ['Promotion'] },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.b.attacks('Goff Nob')
  expect(g.waits).toBe('a answer-damage-assigned')
  g.a.uses('Blood Angels Veterans')
  expect(g.waits).toBe('a shield')
  expect(g.state.decision!.about).toMatchObject({ amount: 5 })
})

test('CQ-8.15 units of both players: who has initiative decides about shields first', () => {
  const order = (initiative: 'a' | 'b', rules: object) => {
    const g = position({
      rules,
      initiative,
      turn: 'b',
      a: { at: { p1: ['Deathwing Guard'] }, hand: ['Promotion'] },
      b: { at: { p1: ['Goff Nob'] }, hand: ['Weirdboy Maniak', 'Battle Cry'], resources: 3 },
    })
    g.b.deploys('Weirdboy Maniak', 'p1')
    g.b.uses('Weirdboy Maniak')
    return g.waits
  }
  expect(order('a', {})).toBe('a shield')
  expect(order('b', {})).toBe('b shield')
  expect(order('b', { shieldsFirst: 'other' })).toBe('a shield')
})

test('CQ-8.16 moved damage is not dealt: no shield, no prevention, but it can destroy or defeat', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { warlord: { at: 'p1', bloodied: true, damage: 4 }, hand: ['Indomitable'], resources: 1 },
    b: { warlord: { at: 'p1' }, at: { p1: [{ card: 'Bad Dok', damage: 1 }] }, hq: ['Kraktoof Hall'] },
  })
  g.on('action')
  g.b.uses('Kraktoof Hall')
  g.b.chooses('Captain Cato Sicarius')
  expect(g.told('assign')).toEqual([])
  expect(g.outcome).toMatchObject({ winners: ['b'], rule: 'CQ-3.2' })
})

test('CQ-8.17 an army unit with damage up to its HP is destroyed', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Blood Angels Veterans'] } },
    b: { at: { p1: [{ card: 'Bad Dok', damage: 1 }] } },
  })
  g.a.attacks('Blood Angels Veterans')
  expect(g.inPlay('Bad Dok')).toBe(0)
  expect(g.b.discard).toEqual(['Bad Dok'])
})

/** Cato, hale with 5 damage and Iron Halo, is hit by Goff Nob. */
function fallen() {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { warlord: { at: 'p1', damage: 5, attachments: ['Iron Halo'] }, at: { p1: ['Deathwing Guard'] } },
    b: { warlord: { at: 'p1', exhausted: true }, at: { p1: ['Goff Nob'] }, hand: ['Fall Back!'], resources: 9 },
  })
  g.b.attacks('Goff Nob', 'Captain Cato Sicarius')
  g.on('answer-damage-assigned')
  g.a.passes()
  return g
}

test('CQ-8.18, CQ-8.19 a hale warlord becomes bloodied: HQ, exhausted, undamaged, attachments kept', () => {
  const g = fallen()
  expect(g.a.warlord).toMatchObject({ at: 'hq-a', ready: false, bloodied: true, damage: 0 })
  expect(g.unit('Iron Halo').at).toBe('hq-a')
})

test('CQ-8.20, CQ-12.6 a bloodied warlord that is defeated loses the game', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Ultramarines Dreadnought'] } },
    b: { warlord: { at: 'p1', bloodied: true, exhausted: true } },
  })
  expect(g.b.warlord.has('bloodied')).toBe(true)
  g.a.attacks('Ultramarines Dreadnought')
  expect(g.outcome?.winners).toEqual(['a'])
})

test('CQ-8.21 a bloodied warlord never becomes hale again', () => {
  const g = position({
    phase: 'combat',
    planets: ['Iridial', 'Ferrin'],
    a: { at: { p1: ['Eager Recruit'] }, warlord: { bloodied: true, damage: 2 } },
  })
  g.on('battle-ability')
  g.a.does('use', 'pl-iridial')
  expect(g.a.warlord).toMatchObject({ damage: 0, bloodied: true, hp: 5 })
})

test('CQ-8.22 a unit that leaves play loses its attachments and its damage', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Ultramarines Dreadnought'] } },
    b: {
      at: { p1: [{ card: 'Goff Nob', damage: 2, exhausted: true, attachments: ['Promotion'] }] },
      hand: ['Fall Back!'],
      resources: 1,
    },
  })
  g.a.attacks('Ultramarines Dreadnought')
  g.on('answer-unit-destroyed')
  expect(g.b.discard).toEqual(['Goff Nob', 'Promotion'])
  g.b.plays('Fall Back!')
  expect(g.unit('Goff Nob').damage).toBe(0)
})

test('CQ-8.23 a defeated warlord is not a destroyed unit; nothing destroys warlords', () => {
  const g = fallen()
  expect(g.told('destroy')).toEqual([])
  const bomb = position({
    a: { hand: ['Exterminatus'], resources: 3, warlord: { at: 'p2' } },
    b: { at: { p3: ['Goff Nob'] } },
  })
  bomb.a.plays('Exterminatus')
  expect(bomb.a.warlord.alive).toBe(true)
})

test('CQ-8.25 HP lowered to the damage: destroyed at once', () => {
  const g = position({ b: { at: { p1: [{ card: 'Goff Boyz', damage: 2, attachments: ['Godwyn Pattern Bolter'] }] } } })
  destroyBeaten(g.state)
  expect(g.inPlay('Goff Boyz')).toBe(1)
  leavePlay(g.state, g.piece('Godwyn Pattern Bolter').id)
  destroyBeaten(g.state)
  expect(g.inPlay('Goff Boyz')).toBe(0)
})

test('CQ-8.26 becoming bloodied uses nobody’s turn and does not end the battle', () => {
  const g = fallen()
  expect(g.state.battle).not.toBeNull()
  g.on('combat-turn')
  expect(g.waits).toBe('a combat-turn')
})

test('CQ-8.27 removing damage never goes below 0', () => {
  const g = position({
    phase: 'combat',
    planets: ['Iridial', 'Ferrin'],
    a: { at: { p1: [{ card: 'Deathwing Guard', damage: 1 }] } },
  })
  g.on('battle-ability')
  g.a.does('use', 'pl-iridial')
  expect(g.unit('Deathwing Guard').damage).toBe(0)
})
