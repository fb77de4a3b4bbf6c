import { expect, test } from 'vitest'
import { destroyBeaten } from '../src/rules/destruction.ts'
import { leavePlay } from '../src/rules/zones.ts'
import { position } from './support/play.ts'

test('EX-37 a plain attack', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Blood Angels Veterans'] } },
    b: { at: { p1: ['Bad Dok'] } },
  })
  g.a.attacks('Blood Angels Veterans', 'Bad Dok')
  expect(g.unit('Bad Dok').damage).toBe(3)
  expect(g.unit('Blood Angels Veterans').ready).toBe(false)
})

test('EX-38 a shield card', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Blood Angels Veterans'] } },
    b: { at: { p1: ['Bad Dok'] }, hand: ['Bigga is Betta'] },
  })
  g.a.attacks('Blood Angels Veterans', 'Bad Dok')
  g.b.shields('Bigga is Betta')
  expect(g.unit('Bad Dok').damage).toBe(2)
  expect(g.b.discard).toEqual(['Bigga is Betta'])
  expect(g.b.resources).toBe(0)
})

test('EX-39 one shield card per unit', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { warlord: { at: 'p1' }, hand: ['Tallassarian Tempest Blade', 'Indomitable'] },
    b: { warlord: { at: 'p1' }, at: { p1: ['Goff Nob'] } },
  })
  g.b.attacks('Goff Nob', 'Captain Cato Sicarius')
  g.on('shield')
  g.a.shields('Tallassarian Tempest Blade')
  expect(g.a.warlord.damage).toBe(3)
  expect(g.waits).not.toBe('a shield')
  expect(g.a.hand).toEqual(['Indomitable'])
})

test('EX-40 excess shield: no damage was dealt, so The Fury of Sicarius has nothing to answer', () => {
  const given = () =>
    position({
      phase: 'combat',
      a: { at: { p1: ['Tactical Squad Cardinis'] }, hand: ['The Fury of Sicarius'], resources: 2 },
      b: { at: { p1: ['Goff Nob'] }, hand: ['Cybork Body'] },
    })
  const g = given()
  g.a.attacks('Tactical Squad Cardinis', 'Goff Nob')
  g.on('shield')
  g.b.shields('Cybork Body')
  expect(g.unit('Goff Nob').damage).toBe(0)
  expect(g.told('damage')).toEqual([])
  expect(g.waits).not.toBe('a answer-damage-taken')

  const open = given()
  open.a.attacks('Tactical Squad Cardinis', 'Goff Nob')
  open.on('answer-damage-taken')
  expect(open.a.can('play', 'The Fury of Sicarius')).toBe(true)
})

test('EX-41 Armorbane forbids shields', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p1', attachments: ['Tallassarian Tempest Blade'] } },
    b: { at: { p1: ['Goff Nob'] }, hand: ['Cybork Body', 'Battle Cry'] },
  })
  expect(g.a.warlord.atk).toBe(3)
  g.a.attacks('Captain Cato Sicarius', 'Goff Nob')
  expect(g.unit('Goff Nob').damage).toBe(3)
  expect(g.b.hand).toHaveLength(2)
})

test('EX-42 Flying halves, rounded up; not with a Rokkitboy there', () => {
  const hit = (card: string, damage: number, rokkit: boolean) => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: ['Raven Guard Speeder'] } },
      b: { at: { p1: [{ card, damage }, ...(rokkit ? [{ card: 'Rokkitboy', exhausted: true }] : [])] } },
    })
    g.b.attacks(card, 'Raven Guard Speeder')
    return g.told('assign')[0].hits[0].amount
  }
  expect([hit('Goff Nob', 0, false), hit('Shoota Mob', 0, false), hit('Enraged Ork', 3, false)]).toEqual([3, 1, 2])
  expect([hit('Goff Nob', 0, true), hit('Shoota Mob', 0, true), hit('Enraged Ork', 3, true)]).toEqual([6, 2, 3])
})

test('EX-43 doubled first, then halved', () => {
  for (const [defender, amount] of [
    ['Raven Guard Speeder', 3],
    ['Land Raider', 6],
    ['Deathwing Guard', 3],
  ] as const) {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: [defender] } },
      b: { at: { p1: ['Tankbusta Bommaz'] } },
    })
    g.b.attacks('Tankbusta Bommaz', defender)
    expect(g.told('assign')[0].hits[0].amount).toBe(amount)
  }
})

test('EX-44 Area Effect', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Daring Assault Squad'] } },
    b: { at: { p1: ['Goff Nob', 'Bad Dok', 'Raven Guard Speeder'] }, hand: ['Bigga is Betta', 'Bigga is Betta'] },
  })
  g.a.attacks('Daring Assault Squad', 'area')
  expect(g.told('assign')[0].hits.map((h: any) => h.amount)).toEqual([2, 2, 2])
  expect(g.unit('Daring Assault Squad').ready).toBe(false)
  g.b.shields('Bigga is Betta')
  g.b.shields('Bigga is Betta')
  expect(g.unit('Goff Nob').damage).toBe(1)
  expect(g.unit('Bad Dok').damage).toBe(1)
  expect(g.unit('Raven Guard Speeder').damage).toBe(2)
})

test('EX-45 Brutal, printed and given by Nazdreg', () => {
  const alone = position({ phase: 'combat', b: { at: { p2: [{ card: 'Enraged Ork', damage: 4 }] } } })
  expect(alone.unit('Enraged Ork').atk).toBe(4)
  const g = position({ b: { warlord: { at: 'p1' }, at: { p1: [{ card: 'Goff Boyz', damage: 1 }] } } })
  expect(g.unit('Goff Boyz').atk).toBe(4)
})

test('EX-46 Veterans prevent 1, then a shield', () => {
  const given = (exhausted: boolean) =>
    position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: [{ card: 'Blood Angels Veterans', exhausted }] }, hand: ['Indomitable'] },
      b: { at: { p1: ['Tankbusta Bommaz'] } },
    })
  const g = given(false)
  g.b.attacks('Tankbusta Bommaz')
  g.on('answer-damage-assigned')
  g.a.uses('Blood Angels Veterans')
  g.on('shield')
  g.a.shields('Indomitable')
  expect(g.unit('Blood Angels Veterans').damage).toBe(1)

  const tired = given(true)
  tired.b.attacks('Tankbusta Bommaz')
  expect(tired.on('shield').waits).toBe('a shield')
  expect(tired.told('prevent')).toEqual([])
})

test('EX-47 Indomitable prevents all of an attack; no shield follows', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable', 'Iron Halo'], resources: 1 },
    b: { at: { p1: ['Ultramarines Dreadnought'] }, hand: ['The Fury of Sicarius'], resources: 2 },
  })
  g.b.attacks('Ultramarines Dreadnought')
  g.on('answer-damage-assigned')
  expect(g.told('assign')[0].hits[0].amount).toBe(8)
  g.a.plays('Indomitable')
  expect(g.told('prevent')).toMatchObject([{ amount: 8 }])
  expect(g.unit('Deathwing Guard').damage).toBe(0)
  expect(g.waits).not.toBe('a shield')
  g.on('combat-turn')
  expect(g.told('damage')).toEqual([])
  expect(g.b.hand).toEqual(['The Fury of Sicarius'])
})

test('EX-48 No Mercy', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable', 'Iron Halo'] },
    b: { warlord: { at: 'p1' }, at: { p1: ['Goff Nob'] }, hand: ['No Mercy'] },
  })
  g.b.attacks('Goff Nob', 'Deathwing Guard')
  g.on('shield')
  g.a.shields('Iron Halo')
  expect(g.waits).toBe('b answer-shield-used')
  g.b.plays('No Mercy')
  expect(g.b.warlord.ready).toBe(false)
  expect(g.unit('Deathwing Guard').damage).toBe(6)
  expect(g.a.discard).toEqual(['Iron Halo'])
  expect(g.a.hand).toEqual(['Indomitable'])
})

test('EX-49 a hale warlord is defeated', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { warlord: { at: 'p1', damage: 4, attachments: ['Iron Halo'] }, at: { p1: ['Deathwing Guard'] } },
    b: { warlord: { at: 'p1', exhausted: true }, at: { p1: ['Burna Boyz'] } },
  })
  g.b.attacks('Burna Boyz', 'Captain Cato Sicarius')
  g.on('answer-damage-assigned')
  g.a.passes()
  expect(g.told('damage')).toMatchObject([{ amount: 2, total: 6 }])
  expect(g.a.warlord).toMatchObject({ at: 'hq-a', ready: false, bloodied: true, damage: 0, hp: 5 })
  expect(g.unit('Iron Halo').at).toBe('hq-a')
  expect(g.outcome).toBeNull()
  expect(g.state.battle).not.toBeNull()
})

test('EX-50 a second defeat loses at once', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { warlord: { at: 'p1', damage: 4, bloodied: true, exhausted: true } },
    b: { warlord: { at: 'p2' }, at: { p1: ['Burna Boyz'] } },
  })
  g.b.attacks('Burna Boyz')
  expect(g.outcome).toMatchObject({ winners: ['b'], rule: 'CQ-3.2' })
})

test('EX-51 Cato earns 1 for each unit destroyed at his planet', () => {
  const given = (at: 'p1' | 'p2') =>
    position({
      phase: 'combat',
      a: { warlord: { at, exhausted: true }, at: { p1: ['Daring Assault Squad'] } },
      b: { at: { p1: ['Shoota Mob', 'Goff Boyz', { card: 'Goff Nob', exhausted: true }] } },
    })
  const g = given('p1')
  g.a.attacks('Daring Assault Squad', 'area')
  g.on('answer-unit-destroyed')
  g.a.uses('Captain Cato Sicarius')
  g.on('answer-unit-destroyed')
  g.a.uses('Captain Cato Sicarius')
  expect(g.a.resources).toBe(2)

  const away = given('p2')
  away.a.attacks('Daring Assault Squad', 'area')
  expect(away.waits).not.toBe('a answer-unit-destroyed')
  expect(away.a.resources).toBe(0)
})

test('EX-52 Stronghold chain', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ["Sicarius's Chosen"] }, hq: ["Cato's Stronghold"] },
    b: { at: { p1: ['Shoota Mob', { card: 'Goff Nob', exhausted: true }] } },
  })
  g.a.attacks("Sicarius's Chosen", 'Shoota Mob')
  g.on('answer-unit-destroyed')
  g.a.uses("Cato's Stronghold")
  expect(g.unit("Cato's Stronghold").ready).toBe(false)
  expect(g.unit("Sicarius's Chosen").ready).toBe(true)
  g.a.attacks("Sicarius's Chosen", 'Goff Nob')
  expect(g.told('attack')).toHaveLength(2)
})

test('EX-53 The Fury of Sicarius', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['10th Company Scout'] }, hand: ['The Fury of Sicarius'], resources: 2 },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.a.attacks('10th Company Scout')
  g.on('answer-damage-taken')
  expect(g.unit('Goff Nob').damage).toBe(2)
  g.a.plays('The Fury of Sicarius')
  expect(g.inPlay('Goff Nob')).toBe(0)
  expect(g.a.resources).toBe(0)
})

test('EX-54 Flash Gitz', () => {
  const given = (hand: string[]) =>
    position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: ['Deathwing Guard'] } },
      b: { at: { p1: [{ card: "Nazdreg's Flash Gitz", exhausted: true }] }, hand },
    })
  const g = given([])
  g.on('action')
  g.b.uses("Nazdreg's Flash Gitz")
  expect(g.unit("Nazdreg's Flash Gitz")).toMatchObject({ damage: 1, ready: true })
  g.b.attacks("Nazdreg's Flash Gitz")
  expect(g.unit("Nazdreg's Flash Gitz").ready).toBe(false)
  expect(g.waits).toBe('a combat-turn') // no action window: the second use is refused

  const shielded = given(['Bigga is Betta'])
  shielded.on('action')
  shielded.b.uses("Nazdreg's Flash Gitz")
  shielded.b.shields('Bigga is Betta')
  expect(shielded.unit("Nazdreg's Flash Gitz")).toMatchObject({ damage: 0, ready: false })
  expect(shielded.told('fizzle')).toHaveLength(1)
  expect(shielded.waits).toBe('a combat-turn') // the use is spent
  expect(shielded.told('use')).toHaveLength(1)
})

test('EX-55 moved damage kills without a shield', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p2: ['10th Company Scout'] }, hand: ['Indomitable'], resources: 1 },
    b: { warlord: { at: 'p3' }, at: { p2: [{ card: 'Bad Dok', damage: 2 }], p1: ['Goff Nob'] }, hq: ['Kraktoof Hall'] },
  })
  g.on('action')
  g.b.uses('Kraktoof Hall')
  expect(g.inPlay('10th Company Scout')).toBe(0)
  expect(g.unit('Bad Dok').damage).toBe(1)
  expect(g.a.hand).toEqual(['Indomitable'])
  expect(g.told('assign')).toEqual([])
})

test('EX-56 Burna Boyz burn another unit first', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard', 'Land Raider'] }, hand: ['Promotion'] },
    b: { at: { p1: ['Burna Boyz'] } },
  })
  g.b.attacks('Burna Boyz', 'Deathwing Guard')
  g.b.uses('Burna Boyz')
  expect(g.waits).toBe('a shield')
  expect(g.state.decision!.about).toMatchObject({ unit: g.unit('Land Raider').key, amount: 1 })
  g.a.passes()
  expect(g.unit('Land Raider').damage).toBe(1)
  expect(g.state.decision!.about).toMatchObject({ unit: g.unit('Deathwing Guard').key, amount: 5 })

  const alone = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Burna Boyz'] } },
  })
  alone.b.attacks('Burna Boyz')
  expect(alone.told('use')).toEqual([])
})

test('EX-57 Honored Librarian hides behind others', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Honored Librarian', '10th Company Scout'] } },
    b: { at: { p1: ['Tactical Squad Cardinis', 'Goff Nob'] } },
  })
  g.on('combat-turn')
  g.b.does('attack', 'Tactical Squad Cardinis')
  expect(g.b.can('defender', 'Honored Librarian')).toBe(false)
  expect(g.b.can('defender', '10th Company Scout')).toBe(true)
  g.b.does('area-effect')
  expect(g.unit('Honored Librarian').damage).toBe(1)
  expect(g.inPlay('10th Company Scout')).toBe(0)
  g.a.attacks('Honored Librarian', 'Goff Nob')
  g.b.attacks('Goff Nob')
  expect(g.inPlay('Honored Librarian')).toBe(0)
})

test('EX-58 a unit that loses Cybork Body may be destroyed by the damage it has', () => {
  const g = position({ b: { at: { p1: [{ card: 'Goff Boyz', damage: 3, attachments: ['Cybork Body'] }] } } })
  expect(g.unit('Goff Boyz').hp).toBe(4)
  expect(destroyBeaten(g.state)).toBeUndefined()
  leavePlay(g.state, g.piece('Cybork Body').id)
  destroyBeaten(g.state)
  expect(g.inPlay('Goff Boyz')).toBe(0)
})

test('EX-59 the headquarters phase', () => {
  const cards = ['Eager Recruit', 'Eager Recruit', 'Eager Recruit']
  const g = position({
    phase: 'combat',
    a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] }, deck: cards },
    b: { hq: [{ card: 'Bigtoof Banna', exhausted: true }], deck: cards },
  })
  g.on('deploy-turn')
  expect(g.row).toEqual(['Atrox Prime', 'Elouith', 'Tarrus', 'Osus IV', 'Ferrin', '?'])
  expect(g.a.view.planets[0]).toMatchObject({ at: 'p1', planet: 'pl-atrox-prime', first: true })
  for (const player of [g.a, g.b]) expect([player.hand.length, player.resources]).toEqual([2, 4])
  expect(g.unit('Deathwing Guard').ready).toBe(true)
  expect(g.unit('Bigtoof Banna').ready).toBe(true)
  expect(g.initiative).toBe('b')
})

test('EX-60 in round 4 there are 4 planets to commit to', () => {
  const g = position({ round: 4, phase: 'command', planets: ['Tarrus', 'Osus IV', 'Ferrin', 'Iridial'] })
  expect(g.offers).toEqual(['commit:p1', 'commit:p2', 'commit:p3', 'commit:p4'])
  expect(() => g.table.choose('commit:p5')).toThrow(/not among/)
})

test('EX-61 Promethium Mine', () => {
  const g = position({ a: { hand: ['Promethium Mine'], resources: 1 } })
  g.a.deploys('Promethium Mine')
  expect(g.unit('Promethium Mine').resources).toBe(4)
  expect(g.a.resources).toBe(0)
  const stock = []
  for (let round = 2; round <= 6; round++) {
    while (g.state.round < round) {
      if (g.state.decision!.kind === 'commit') g.table.choose('commit:p1')
      else if (g.state.decision!.kind === 'withdraw') g.table.choose('done')
      else if (g.offers.includes('pass')) g.table.choose('pass')
      else g.table.choose(g.offers.find(k => k.startsWith('retreat')) ?? g.offers[0]!)
    }
    if (g.a.can('use', 'Promethium Mine')) g.a.uses('Promethium Mine')
    stock.push(g.unit('Promethium Mine').resources)
  }
  expect(stock).toEqual([3, 2, 1, 0, 0])
})

test('EX-62 Fall Back! brings an Elite unit home; it is committed exhausted', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Ultramarines Dreadnought'] } },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] }, hand: ['Fall Back!'], resources: 1 },
  })
  g.a.attacks('Ultramarines Dreadnought')
  g.on('answer-unit-destroyed')
  g.b.plays('Fall Back!')
  expect(g.unit('Goff Nob')).toMatchObject({ at: 'hq-b', ready: true, damage: 0 })
  g.on('deploy-turn')
  g.b.passes()
  g.a.passes()
  g.b.commits('p2')
  g.a.commits('p3')
  expect(g.unit('Goff Nob')).toMatchObject({ at: 'p2', ready: false })
})
