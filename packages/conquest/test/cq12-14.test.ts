import { expect, test } from 'vitest'
import { designById } from '../src/match/designs.ts'
import { enter } from '../src/rules/zones.ts'
import { position } from './support/play.ts'

test('CQ-12.1 No Attachments of a trait excludes that trait only', () => {
  const g = position({
    a: { hand: ['Godwyn Pattern Bolter', 'Promotion'], resources: 1 },
    b: { at: { p1: ['Rugged Killa Kans', 'Goff Nob'] } },
  })
  expect(g.a.can('deploy', 'Godwyn Pattern Bolter', 'Rugged Killa Kans')).toBe(false)
  expect(g.a.can('deploy', 'Godwyn Pattern Bolter', 'Goff Nob')).toBe(true)
  expect(g.a.can('deploy', 'Promotion', 'Rugged Killa Kans')).toBe(true)
})

test('CQ-12.2 Brutal: +1 ATK for each damage, once however often it is given', () => {
  const g = position({
    b: {
      warlord: { at: 'p1', damage: 3 },
      at: {
        p1: [
          { card: 'Rugged Killa Kans', damage: 3 },
          { card: 'Goff Nob', damage: 1 },
        ],
        p2: [{ card: 'Bad Dok', damage: 2 }],
      },
    },
  })
  expect(g.unit('Rugged Killa Kans').atk).toBe(5)
  expect(g.unit('Goff Nob').atk).toBe(7)
  expect(g.unit('Bad Dok').atk).toBe(1)
})

const squad: Parameters<typeof position>[0] = { phase: 'combat', a: { at: { p1: ['Tactical Squad Cardinis'] } } }

test('CQ-12.3 Area Effect instead of an attack on one unit', () => {
  const g = position({ ...squad, b: { at: { p1: ['Goff Nob', 'Bad Dok'] } } })
  g.on('combat-turn')
  g.a.does('attack', 'Tactical Squad Cardinis')
  expect(g.offers.map(k => k.split(':')[0])).toEqual(['defender', 'defender', 'area-effect'])
  g.a.does('area-effect')
  expect([g.unit('Goff Nob').damage, g.unit('Bad Dok').damage]).toEqual([1, 1])
})

test('CQ-12.4 Area Effect is not an attack: Flying, ATK and "by an attack" do not matter', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: { p1: [{ card: 'Tactical Squad Cardinis', attachments: ['Godwyn Pattern Bolter'] }] },
      hand: ['The Fury of Sicarius'],
      resources: 2,
    },
    b: { at: { p1: ['Raven Guard Speeder', 'Honored Librarian'] } },
  })
  g.a.attacks('Tactical Squad Cardinis', 'area')
  expect(g.told('assign')[0]).toMatchObject({ by: 'effect', hits: [{ amount: 1 }, { amount: 1 }] })
  expect(g.waits).not.toBe('a answer-damage-taken')
})

test('CQ-12.4 the unit counts as attacking: its Armorbane forbids shields', () => {
  const g = position({ ...squad, b: { at: { p1: ['Goff Nob', 'Bad Dok'] }, hand: ['Battle Cry'] } })
  // No unique unit has Area Effect: the blade is laid on the squad by hand.
  const host = g.piece('Tactical Squad Cardinis')
  const blade = g.state.cards.push(designById('sm-tempest-blade')!.index) - 1
  enter(g.state, 0, blade, host.at, host.id, 'put into play')
  g.a.attacks('Tactical Squad Cardinis', 'area')
  expect(g.waits).not.toBe('b shield')
  expect(g.unit('Goff Nob').damage).toBe(1)
})

test('CQ-12.5 Flying halves attacks of units without Flying, rounded up', () => {
  const hit = (attacker: string) => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: ['Raven Guard Speeder'] } },
      b: { at: { p1: [attacker] } },
    })
    g.b.attacks(attacker)
    return g.told('assign')[0].hits[0].amount
  }
  expect([hit('Burna Boyz'), hit('Raven Guard Speeder')]).toEqual([3, 3])
})

test('CQ-12.7 Armorbane forbids shields, not other prevention', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p1', attachments: ['Tallassarian Tempest Blade'] } },
    b: { at: { p1: ['Blood Angels Veterans'] }, hand: ['Battle Cry'] },
  })
  g.a.attacks('Captain Cato Sicarius')
  g.b.uses('Blood Angels Veterans')
  expect(g.unit('Blood Angels Veterans').damage).toBe(2)
  expect(g.told('shield')).toEqual([])
})

test('CQ-12.8 whoever has had a Limited card may still play an event that is not Limited', () => {
  const g = position({ a: { hand: ['Exterminatus'], resources: 3, limited: true }, b: { at: { p2: ['Goff Nob'] } } })
  g.a.plays('Exterminatus')
  expect(g.inPlay('Goff Nob')).toBe(0)
})

test('CQ-12.8 one Limited card per player and round, counted anew next round', () => {
  const g = position({
    a: { hand: ['Promotion', 'Promotion', 'Fortress-Monastery'], resources: 1, at: { p1: ['Deathwing Guard'] } },
    b: { hand: ['Bigtoof Banna'], resources: 1 },
  })
  g.a.deploys('Promotion', 'Deathwing Guard')
  g.b.deploys('Bigtoof Banna')
  expect(g.a.can('deploy', 'Fortress-Monastery')).toBe(false)
  g.a.passes()
  g.b.passes()
  g.a.commits('p5')
  g.b.commits('p5')
  while (g.state.round === 1) g.table.choose(g.offers.find(k => /retreat|pass|done|nothing/.test(k)) ?? g.offers[0]!)
  while (g.waits !== 'a deploy-turn') g.table.choose('pass')
  expect(g.a.can('deploy', 'Fortress-Monastery')).toBe(true)
})

test('CQ-12.9 Rout: to the HQ, exhausted; in an HQ only exhausted', () => {
  const rout = (at: object) => {
    const g = position({
      phase: 'combat',
      planets: ['Ferrin', 'Plannum'],
      a: { at: { p1: ['Eager Recruit'] } },
      b: { ...at, hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna', ...((at as any).hq ?? [])] },
    })
    g.on('battle-ability')
    g.a.does('use', 'pl-ferrin')
    g.a.chooses('Goff Nob')
    return g
  }
  expect(rout({ at: { p2: ['Goff Nob'] } }).unit('Goff Nob')).toMatchObject({ at: 'hq-b', ready: false })
  expect(rout({ hq: ['Goff Nob'] }).unit('Goff Nob')).toMatchObject({ at: 'hq-b', ready: false })
})

test('CQ-12.10 Ambush: deployed in the combat phase as an Action, to any planet, ready, with reducers', () => {
  const g = position({
    phase: 'combat',
    a: {
      hand: ['Eager Recruit', '10th Company Scout'],
      resources: 1,
      hq: ['Fortress-Monastery'],
      at: { p1: ['Void Pirate'] },
    },
    b: { at: { p1: ['Goff Nob'] } },
  })
  expect(g.waits).toBe('a action')
  expect(g.a.can('deploy', '10th Company Scout')).toBe(false)
  expect(g.offers.filter(k => k.startsWith('deploy'))).toHaveLength(5)
  g.a.deploys('Eager Recruit', 'p1')
  g.a.uses('Fortress-Monastery')
  expect(g.a.resources).toBe(1)
  g.on('combat-turn')
  expect(g.a.can('attack', 'Eager Recruit')).toBe(true)
})

test('CQ-12.10 Ambush is for the combat phase only', () => {
  const g = position({ phase: 'headquarters', a: { hand: ['Eager Recruit'], resources: 1 } })
  expect(g.waits).toBe('b deploy-turn')
})

test('CQ-13.1 unique: one of a name per player', () => {
  const g = position({
    initiative: 'b',
    a: { at: { p1: ['Crushface'] } },
    b: { hand: ['Crushface', 'Crushface'], resources: 6 },
  })
  g.b.deploys('Crushface', 'p1') // the opponent's copy does not matter
  g.a.passes()
  expect(g.b.can('deploy', 'Crushface')).toBe(false)
})

test('CQ-13.2 one Relic per player', () => {
  const g = position({
    a: { hand: ['Iron Halo', 'Tallassarian Tempest Blade'], resources: 4 },
    b: { hand: ['Iron Halo'], resources: 3 },
  })
  g.a.deploys('Iron Halo', 'Captain Cato Sicarius')
  expect(g.b.can('deploy', 'Iron Halo', 'Nazdreg')).toBe(true)
  g.b.passes()
  expect(g.a.can('deploy', 'Tallassarian Tempest Blade')).toBe(false)
})

test('CQ-13.3, CQ-13.9 attachments go where the host goes; moving keeps state and damage', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: {
        p1: ['Eager Recruit', 'Void Pirate'],
        p3: [{ card: 'Deathwing Guard', damage: 3, exhausted: true, attachments: ['Promotion'] }],
      },
    },
  })
  g.on('battle-ability')
  g.a.does('use', 'pl-plannum')
  g.a.chooses('Deathwing Guard')
  g.a.chooses('p2')
  expect(g.told('move')[0]).toMatchObject({ from: 'p3', at: 'p2' })
  expect(g.unit('Promotion').at).toBe(g.unit('Deathwing Guard').at)
  expect(g.unit('Deathwing Guard').damage).toBe(3)
  expect(g.told('readied').at(-1).cards).toContain(g.unit('Deathwing Guard').key) // it was still exhausted
})

test('CQ-13.4 an attachment is controlled by the player who deployed it', () => {
  const g = position({ a: { hand: ['Promotion'] }, b: { at: { p1: ['Goff Nob'] } } })
  g.a.deploys('Promotion', 'Goff Nob')
  expect(g.a.view.cards[0]).toMatchObject({ controller: 'a', owner: 'a', host: g.unit('Goff Nob').key })
  expect(g.unit('Goff Nob').command).toBe(2)
})

test('CQ-13.5 supports are neither committed nor attacked', () => {
  const g = position({ phase: 'command', a: { hq: ['Fortress-Monastery'] }, b: { at: { p1: ['Goff Nob'] } } })
  g.a.commits('p1')
  g.b.commits('p2')
  expect(g.unit('Fortress-Monastery').at).toBe('hq-a')
  g.on('combat-turn')
  g.a.does('attack', 'Captain Cato Sicarius')
  expect(g.told('attack')[0].defender).toBe(g.unit('Goff Nob').key)
})

test('CQ-13.6 searching with fewer cards left; what is looked at stays hidden; finding nothing is allowed', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: { p1: ['Deathwing Guard'] },
      hand: ['Drop Pod Assault'],
      resources: 2,
      deck: ['Land Raider', 'Promotion', 'Eager Recruit'],
    },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.a.plays('Drop Pod Assault')
  expect(g.a.view.players[0]!.looking).toHaveLength(3)
  expect(g.b.view.players[0]!.looking).toBeUndefined()
  expect(JSON.stringify(g.b.view)).not.toContain('eager-recruit')
  expect(g.offers.map(k => k.split('.')[0])).toEqual(['keep:sm-eager-recruit', 'pass'])
  g.a.passes()
  g.a.does('bottom', 'Promotion')
  g.a.does('bottom', 'Eager Recruit')
  expect(g.a.deck).toEqual(['Promotion', 'Eager Recruit', 'Land Raider'])
  expect(JSON.stringify(g.table.latest.filter(e => !e.to))).not.toContain('eager-recruit')
  expect(g.a.view.players[0]!.bottom).toHaveLength(3)
})

test('CQ-13.7 "at this planet" of a unit in an HQ means no planet', () => {
  const g = position({ turn: 'b', b: { hq: ['Crushface'], hand: ['Goff Boyz'], resources: 1 } })
  g.b.deploys('Goff Boyz', 'p1')
  expect(g.b.resources).toBe(0) // Crushface in the HQ lowers nothing
  const librarian = position({ a: { hq: ['Iron Hands Techmarine'] }, b: { hq: ['Goff Nob'] } })
  expect(librarian.unit('Iron Hands Techmarine').command).toBe(1)
})

test('CQ-13.8 "first planet" effects apply only there', () => {
  const g = position({ b: { at: { p1: ['Goff Boyz'], p2: ['Goff Boyz'] }, hq: ['Goff Boyz'] } })
  expect([1, 2, 3].map(copy => g.unit('Goff Boyz', copy)).map(u => [u.at, u.atk])).toEqual([
    ['hq-b', 0],
    ['p1', 3],
    ['p2', 0],
  ])
})

test('CQ-14.1 nobody has three of a type when the planets run out: the last to add one wins', () => {
  const g = position({
    round: 7,
    phase: 'combat',
    planets: ['Elouith'],
    lastClaim: 'a',
    a: { display: ['Plannum', 'Ferrin'] },
    b: { display: ['Osus IV', 'Iridial'] },
  })
  expect(g.outcome).toMatchObject({ winners: ['a'], rule: 'CQ-3.4' })
})

test('CQ-14.3 an empty deck: the player goes on', () => {
  const g = position({ phase: 'headquarters', a: { deck: [] } })
  expect([g.a.hand, g.a.resources, g.outcome]).toEqual([[], 4, null])
})
