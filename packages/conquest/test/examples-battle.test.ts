import { expect, test } from 'vitest'
import { position } from './support/play.ts'

test('EX-23 which planets have a battle', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p1' }, at: { p2: ['Eager Recruit'], p4: ['Eager Recruit'] } },
    b: { warlord: { at: 'p3' }, at: { p2: ['Goff Nob'], p5: ['Goff Nob'] } },
  })
  g.on('deploy-turn')
  expect(g.told('battle').map(b => b.planet)).toEqual(['p1', 'p3'])
  expect(g.a.display).toEqual(['Plannum'])
})

test('EX-24 battle initiative goes to the only warlord; the card stays', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Eager Recruit'], p3: ['Deathwing Guard'] } },
    b: { warlord: { at: 'p3' } },
  })
  g.on('combat-turn')
  expect(g.waits).toBe('b combat-turn')
  expect(g.told('battle')).toMatchObject([
    { planet: 'p1', initiative: 'a' },
    { planet: 'p3', initiative: 'b' },
  ])
  expect(g.initiative).toBe('a')
})

test('EX-25 an empty first planet is removed, then further battles', () => {
  const g = position({ phase: 'combat', a: { warlord: { at: 'p2' } }, b: { at: { p2: ['Goff Nob'] } } })
  g.on('combat-turn')
  expect(g.told('battle-end')).toMatchObject([{ planet: 'p1', winner: null, rule: 'CQ-7.5' }])
  expect(g.row).not.toContain('Plannum')
  expect(g.told('battle').map(b => b.planet)).toEqual(['p1', 'p2'])
})

test('EX-26 unopposed: the unit wins without being exhausted', () => {
  const g = position({ phase: 'combat', a: { at: { p1: ['Eager Recruit'] } } })
  g.on('battle-ability')
  expect(g.a.can('use', 'pl-plannum')).toBe(true)
  expect(g.unit('Eager Recruit')).toMatchObject({ at: 'p1', ready: true })
  g.a.passes()
  expect(g.a.display).toEqual(['Plannum'])
  expect(g.unit('Eager Recruit')).toMatchObject({ at: 'hq-a', ready: true })
})

test('EX-27 unopposed, but the other has battle initiative: a pass comes first', () => {
  const g = position({ phase: 'combat', initiative: 'b', a: { at: { p1: ['Eager Recruit'] } } })
  g.on('battle-ability')
  expect(g.told('pass')).toMatchObject([{ seat: 'b', turn: 'combat' }])
  expect(g.told('battle-end')).toMatchObject([{ winner: 'a', rule: 'CQ-7.17' }])
})

test('EX-28 a unit with ATK 0 must attack', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Void Pirate', { card: 'Deathwing Guard', exhausted: true }] } },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.on('combat-turn')
  expect(g.offers).toEqual([`attack:${g.unit('Void Pirate').key}`])
  g.a.attacks('Void Pirate')
  expect(g.told('attack')).toMatchObject([{ attacker: g.unit('Void Pirate').key }])
  expect(g.unit('Goff Nob').damage).toBe(0)
  expect(g.unit('Void Pirate').ready).toBe(false)
})

test('EX-29 uneven numbers: turns go on until both have passed', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Deathwing Guard', 'Ultramarines Dreadnought', 'Void Pirate'] } },
    b: { at: { p1: ['Rugged Killa Kans', { card: 'Goff Nob', exhausted: true }] } },
  })
  g.a.attacks('Deathwing Guard', 'Rugged Killa Kans')
  g.b.attacks('Rugged Killa Kans', 'Deathwing Guard')
  g.a.attacks('Void Pirate', 'Goff Nob')
  g.a.attacks('Ultramarines Dreadnought', 'Goff Nob')
  g.on('withdraw')
  const turns = g.events.filter(e => ['attack', 'pass'].includes(e.type)).map(e => e.seat ?? e.attacker.split('.')[0])
  expect(turns).toEqual([
    'sm-deathwing-guard',
    'ork-rugged-killa-kans',
    'n-void-pirate',
    'b',
    'sm-ultramarines-dreadnought',
    'a',
  ])
})

test('EX-30 the end of a combat round', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: {
      warlord: { at: 'p1', exhausted: true },
      at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] },
    },
    b: {
      at: {
        p1: [{ card: 'Goff Nob', exhausted: true, attachments: [{ card: 'Cybork Body', exhausted: true }] }],
      },
      warlord: { at: 'p1', exhausted: true },
    },
  })
  expect(g.on().waits).toBe('b withdraw')
  expect(g.unit('Goff Nob').ready).toBe(true)
  expect(g.unit('Deathwing Guard').ready).toBe(true)
  expect(g.unit('Cybork Body').ready).toBe(false)
  g.b.does('withdraw', 'Goff Nob')
  expect(g.unit('Goff Nob')).toMatchObject({ at: 'hq-b', ready: false })
  g.b.does('done')
  expect(g.waits).toBe('a withdraw')
})

test('EX-31 all withdraw: a stalemate', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] } },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
  })
  g.on('withdraw')
  g.a.does('withdraw', 'Deathwing Guard')
  g.b.does('withdraw', 'Goff Nob')
  expect(g.told('battle-end')).toMatchObject([{ winner: null, rule: 'CQ-7.18' }])
  expect(g.told('remove-planet')).toMatchObject([{ planet: 'pl-plannum' }])
  expect(g.a.display).toEqual([])
  expect(g.b.display).toEqual([])
})

test('EX-32 a warlord retreats', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { warlord: { at: 'p1' }, at: { p1: [{ card: 'Goff Nob', damage: 2 }] } },
  })
  expect(g.unit('Goff Nob').atk).toBe(8)
  g.on('combat-turn')
  g.b.does('retreat', 'Nazdreg')
  expect(g.b.warlord).toMatchObject({ at: 'hq-b', ready: false })
  expect(g.unit('Goff Nob').atk).toBe(6)
  expect(g.on('combat-turn').waits).toBe('a combat-turn')
})

test('EX-33 rescue by Ambush', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { hand: ['Eager Recruit'], resources: 1, at: { p1: [{ card: 'Void Pirate', exhausted: true }] } },
    b: { at: { p1: ['Goff Nob', 'Shoota Mob'] } },
  })
  g.b.attacks('Goff Nob', 'Void Pirate')
  expect(g.inPlay('Void Pirate')).toBe(0)
  g.on('action')
  expect(g.waits).toBe('a action')
  g.a.deploys('Eager Recruit', 'p1')
  g.on('combat-turn')
  expect(g.waits).toBe('a combat-turn')
  expect(g.a.can('attack', 'Eager Recruit')).toBe(true)
})

test('EX-34 only exhausted units left: they win all the same', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Ultramarines Dreadnought', { card: 'Void Pirate', exhausted: true }] } },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
  })
  g.a.attacks('Ultramarines Dreadnought')
  g.on('battle-ability')
  expect(g.told('battle-end')).toMatchObject([{ winner: 'a', rule: 'CQ-7.17' }])
  expect(g.unit('Ultramarines Dreadnought').ready).toBe(false)
  expect(g.told('readied')).toEqual([])
})

test('EX-35 winning elsewhere', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p3', exhausted: true }, at: { p3: ['10th Company Scout'] }, deck: ['Eager Recruit'] },
  })
  g.on('battle-ability')
  expect(g.a.can('use', 'pl-elouith')).toBe(true)
  g.a.passes()
  expect(g.a.warlord).toMatchObject({ at: 'hq-a', ready: true }) // readied by the headquarters phase since
  expect(g.told('move').at(-1)).toMatchObject({ from: 'p3', at: 'hq-a' })
  expect(g.unit('10th Company Scout')).toMatchObject({ at: 'p2', ready: true })
  expect(g.row).toContain('Elouith')
  expect(g.told('readied')).toMatchObject([{ cards: [g.a.warlord.key] }])
})

test('EX-36 deadlock: three quiet rounds end the battle', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Rogue Trader'] } },
    b: { at: { p1: ['Void Pirate'] } },
  })
  for (let round = 1; round <= 3; round++) {
    g.a.attacks('Rogue Trader')
    g.b.attacks('Void Pirate')
    g.on('withdraw')
    expect(g.told('combat-round')).toHaveLength(round)
    g.a.does('done')
    g.b.does('done')
  }
  expect(g.told('battle-end')).toMatchObject([{ winner: null, rule: 'CQ-7.26' }])
  expect(g.told('withdraw')).toHaveLength(2)
  expect(g.told('exhaust').slice(-2)).toMatchObject([
    { card: g.unit('Rogue Trader').key },
    { card: g.unit('Void Pirate').key },
  ])
  expect(g.unit('Rogue Trader').at).toBe('hq-a')
  expect(g.told('remove-planet')).toHaveLength(1)
})
