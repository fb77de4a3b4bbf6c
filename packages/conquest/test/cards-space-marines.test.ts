import { expect, test } from 'vitest'
import { position } from './support/play.ts'

test('CQ-16.1 sm-cato-sicarius gains 1 resource for an enemy unit destroyed at his planet', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p1', exhausted: true }, at: { p1: ['Ultramarines Dreadnought'] } },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
  })
  g.a.attacks('Ultramarines Dreadnought')
  g.a.uses('Captain Cato Sicarius')
  expect(g.a.resources).toBe(1)
})

test('CQ-16.1 sm-cato-sicarius gains nothing from the HQ, nor for his own side’s units', () => {
  const away = position({
    phase: 'combat',
    a: { at: { p1: ['Ultramarines Dreadnought'] } },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
  })
  away.a.attacks('Ultramarines Dreadnought')
  expect(away.waits).not.toBe('a answer-unit-destroyed')
  const own = position({
    phase: 'combat',
    initiative: 'b',
    a: { warlord: { at: 'p1', exhausted: true }, at: { p1: [{ card: '10th Company Scout', exhausted: true }] } },
    b: { warlord: { at: 'p1', exhausted: true }, at: { p1: ['Goff Nob'] } },
  })
  own.b.attacks('Goff Nob', '10th Company Scout')
  expect(own.waits).not.toBe('a answer-unit-destroyed')
})

test('CQ-16.3 sm-sicarius-chosen pulls an enemy army unit over, then 1 damage, shields allowed', () => {
  const g = position({
    a: { hand: ["Sicarius's Chosen"], resources: 3 },
    b: { at: { p1: ['Goff Nob'] }, hand: ['Bigga is Betta'] },
  })
  g.a.deploys("Sicarius's Chosen", 'p2')
  g.a.uses("Sicarius's Chosen")
  expect(g.unit('Goff Nob').at).toBe('p2')
  expect(g.waits).toBe('b shield')
  g.b.passes()
  expect(g.unit('Goff Nob').damage).toBe(1)
})

test('CQ-16.3 sm-sicarius-chosen cannot reach warlords, own units, or planets further away', () => {
  const g = position({
    a: { hand: ["Sicarius's Chosen"], resources: 3, at: { p1: ['Eager Recruit'] } },
    b: { warlord: { at: 'p1' }, at: { p2: ['Bad Dok'], p4: ['Goff Nob'] } },
  })
  g.a.deploys("Sicarius's Chosen", 'p2')
  expect(g.waits).toBe('b deploy-turn')
})

test('CQ-16.4 sm-catos-stronghold readies a Space Marine unit at the planet of the destruction, Cato included', () => {
  const g = position({
    phase: 'combat',
    a: {
      warlord: { at: 'p1', exhausted: true },
      at: { p1: ['Ultramarines Dreadnought'], p2: [{ card: 'Deathwing Guard', exhausted: true }] },
      hq: ["Cato's Stronghold"],
    },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
  })
  g.a.attacks('Ultramarines Dreadnought')
  g.a.uses("Cato's Stronghold")
  expect(g.a.can('choose', 'Deathwing Guard')).toBe(false)
  g.a.chooses('Captain Cato Sicarius')
  expect(g.a.warlord.ready).toBe(true)
})

test('CQ-16.4 sm-catos-stronghold: not while exhausted, not without an exhausted Space Marine unit there', () => {
  const kill = (exhausted: boolean, unit: string) => {
    const g = position({
      phase: 'combat',
      a: { at: { p1: [unit] }, hq: [{ card: "Cato's Stronghold", exhausted }] },
      b: { at: { p1: [{ card: 'Goff Boyz', exhausted: true }] } },
    })
    g.a.attacks(unit)
    return g.waits
  }
  expect(kill(false, 'Blood Angels Veterans')).toBe('a answer-unit-destroyed')
  expect(kill(true, 'Blood Angels Veterans')).not.toBe('a answer-unit-destroyed')
  expect(kill(false, 'Shoota Mob')).not.toBe('a answer-unit-destroyed')
})

test('CQ-16.5 sm-fury-of-sicarius destroys a damaged enemy unit', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['10th Company Scout'] }, hand: ['The Fury of Sicarius'], resources: 2 },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.a.attacks('10th Company Scout')
  g.a.plays('The Fury of Sicarius')
  expect(g.b.discard).toEqual(['Goff Nob'])
})

test('CQ-16.5 sm-fury-of-sicarius: not for warlords, Area Effect, other attackers, destroyed units or without 2 resources', () => {
  const offered = (
    attacker: string,
    defender: 'Goff Nob' | 'warlord' | 'Shoota Mob',
    how = 'attack',
    resources = 2,
  ) => {
    const g = position({
      phase: 'combat',
      a: { at: { p1: [attacker] }, hand: ['The Fury of Sicarius'], resources },
      b: {
        warlord: defender === 'warlord' ? { at: 'p1', exhausted: true } : { at: 'hq' },
        at: defender === 'warlord' ? {} : { p1: [{ card: defender, exhausted: true }] },
      },
    })
    g.on('combat-turn')
    g.a.does('attack', attacker)
    if (g.state.decision?.kind === 'defender') {
      if (how === 'area') g.a.does('area-effect')
      else g.table.choose(g.offers[0]!)
    }
    return g.waits === 'a answer-damage-taken'
  }
  expect(offered('Tactical Squad Cardinis', 'Goff Nob')).toBe(true)
  expect(offered('Tactical Squad Cardinis', 'Goff Nob', 'area')).toBe(false)
  expect(offered('10th Company Scout', 'warlord')).toBe(false)
  expect(offered('Bad Dok', 'Goff Nob')).toBe(false)
  expect(offered('10th Company Scout', 'Shoota Mob')).toBe(false)
  expect(offered('Tactical Squad Cardinis', 'Goff Nob', 'attack', 1)).toBe(false)
})

test('CQ-12.7 sm-tempest-blade gives a unique unit +1 ATK and Armorbane', () => {
  const g = position({ a: { hand: ['Tallassarian Tempest Blade'], resources: 1 } })
  g.a.deploys('Tallassarian Tempest Blade', 'Captain Cato Sicarius')
  expect(g.a.warlord.atk).toBe(3)
  expect(g.a.warlord.has('armorbane')).toBe(true)
})

test('CQ-13.2 sm-tempest-blade: not on units that are not unique, nor beside another Relic', () => {
  const g = position({ a: { hand: ['Tallassarian Tempest Blade'], resources: 1, at: { p1: ['Deathwing Guard'] } } })
  expect(g.a.can('deploy', 'Tallassarian Tempest Blade', 'Deathwing Guard')).toBe(false)
  const relic = position({
    a: { hand: ['Tallassarian Tempest Blade'], resources: 1, warlord: { attachments: ['Iron Halo'] } },
  })
  expect(relic.a.can('deploy', 'Tallassarian Tempest Blade')).toBe(false)
})

test('CQ-16.6 sm-honored-librarian may be attacked when only Librarians are there', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Honored Librarian', 'Honored Librarian'] } },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.b.attacks('Goff Nob', g.unit('Honored Librarian', 2).key)
  expect(g.inPlay('Honored Librarian')).toBe(1)
})

test('CQ-16.6 sm-honored-librarian cannot be the defender beside another unit', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Honored Librarian', 'Void Pirate', 'Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.on('combat-turn')
  g.b.does('attack', 'Goff Nob')
  expect(g.b.can('defender', 'Honored Librarian')).toBe(false)
})

test('CQ-16.7 sm-blood-angels-veterans prevent 1 of any damage while ready', () => {
  const g = position({
    turn: 'b',
    a: { at: { p1: ['Blood Angels Veterans'] } },
    b: { hand: ['Weirdboy Maniak'], resources: 3 },
  })
  g.b.deploys('Weirdboy Maniak', 'p1')
  g.b.uses('Weirdboy Maniak')
  g.a.uses('Blood Angels Veterans')
  expect(g.unit('Blood Angels Veterans').damage).toBe(0)
})

test('CQ-16.7 sm-blood-angels-veterans do not react while exhausted', () => {
  const g = position({
    turn: 'b',
    a: { at: { p1: [{ card: 'Blood Angels Veterans', exhausted: true }] } },
    b: { hand: ['Weirdboy Maniak'], resources: 3 },
  })
  g.b.deploys('Weirdboy Maniak', 'p1')
  g.b.uses('Weirdboy Maniak')
  expect(g.unit('Blood Angels Veterans').damage).toBe(1)
})

test('CQ-16.9 sm-land-raider shelters non-Vehicle units of its controller at its planet from enemy targeting', () => {
  const g = position({
    a: { hand: ["Sicarius's Chosen"], resources: 3 },
    b: { at: { p1: ['Land Raider', 'Goff Nob', 'Rugged Killa Kans'] } },
  })
  g.a.deploys("Sicarius's Chosen", 'p2')
  g.a.uses("Sicarius's Chosen")
  expect(g.offers).toEqual([`choose:${g.unit('Land Raider').key}`, `choose:${g.unit('Rugged Killa Kans').key}`])
})

test('CQ-16.9 sm-land-raider does not shelter elsewhere, nor from its own side', () => {
  const g = position({
    a: { hand: ["Sicarius's Chosen"], resources: 3 },
    b: { at: { p1: ['Goff Nob'], p4: ['Land Raider'] } },
  })
  g.a.deploys("Sicarius's Chosen", 'p2')
  expect(g.a.can('use', "Sicarius's Chosen")).toBe(true)
  const own = position({
    phase: 'combat',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Land Raider', { card: 'Goff Nob', damage: 1 }] }, hq: ['Kraktoof Hall'] },
  })
  own.b.uses('Kraktoof Hall')
  expect(own.offers).toContain(`choose:${own.unit('Land Raider').key}`)
})

test('CQ-16.10 sm-brother-maxos puts a paid unit into play at his planet; reducers do not apply', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: { p1: ['Veteran Brother Maxos'] },
      hand: ['Blood Angels Veterans', 'Goff Nob', 'Land Raider'],
      resources: 3,
      hq: ['Fortress-Monastery'],
    },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.a.uses('Veteran Brother Maxos')
  expect(g.offers.map(k => k.split('.')[0])).toEqual(['choose:sm-blood-angels-veterans'])
  g.a.chooses('Blood Angels Veterans')
  expect(g.unit('Blood Angels Veterans')).toMatchObject({ at: 'p1', ready: true })
  expect([g.a.resources, g.unit('Fortress-Monastery').ready]).toEqual([0, true])
})

test('CQ-16.10 sm-brother-maxos: not from the HQ, not without the resources', () => {
  const offered = (where: object, resources: number) => {
    const g = position({
      phase: 'combat',
      a: { ...where, hand: ['Blood Angels Veterans'], resources },
      b: { at: { p1: ['Goff Nob'] } },
    })
    return g.state.decision!.kind === 'action' && g.a.can('use', 'Veteran Brother Maxos')
  }
  expect(offered({ at: { p1: ['Veteran Brother Maxos'] } }, 3)).toBe(true)
  expect(offered({ at: { p1: ['Veteran Brother Maxos'] } }, 2)).toBe(false)
  expect(offered({ at: { p1: ['Void Pirate'] }, hq: ['Veteran Brother Maxos'] }, 3)).toBe(false)
})

test('CQ-16.10 sm-brother-maxos: Space Marine units only', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: { p1: ['Veteran Brother Maxos'] },
      hand: ['Void Pirate', 'Eager Recruit', 'Indomitable', '10th Company Scout'],
      resources: 3,
    },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.a.uses('Veteran Brother Maxos')
  expect(g.offers.map(k => k.split('.')[0])).toEqual(['choose:sm-eager-recruit', 'choose:sm-10th-company-scout'])
})

test('CQ-12.10 sm-eager-recruit ambushes; not without its cost', () => {
  const g = (resources: number) =>
    position({
      phase: 'combat',
      a: { at: { p1: ['Void Pirate'] }, hand: ['Eager Recruit'], resources },
      b: { at: { p1: ['Goff Nob'] } },
    })
  const paid = g(1)
  paid.a.deploys('Eager Recruit', 'p1')
  expect(paid.unit('Eager Recruit').ready).toBe(true)
  expect(g(0).waits).toBe('a combat-turn')
})

test('CQ-16.11 sm-iron-hands-techmarine counts all enemy units at its planet, exhausted ones and the warlord included', () => {
  const g = position({
    a: { at: { p1: ['Iron Hands Techmarine'] } },
    b: { warlord: { at: 'p1' }, at: { p1: [{ card: 'Goff Nob', exhausted: true }], p2: ['Bad Dok'] } },
  })
  expect(g.unit('Iron Hands Techmarine').command).toBe(3)
})

test('CQ-16.11 sm-iron-hands-techmarine counts nothing in an HQ and not its own side', () => {
  const g = position({ a: { hq: ['Iron Hands Techmarine', 'Eager Recruit'] }, b: { at: { p1: ['Goff Nob'] } } })
  expect(g.unit('Iron Hands Techmarine').command).toBe(1)
})

test('CQ-16.12 sm-drop-pod-assault finds a cheap Space Marine unit and lands it in the battle', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: { p1: ['Deathwing Guard'] },
      hand: ['Drop Pod Assault'],
      resources: 2,
      deck: [
        'Land Raider',
        'Blood Angels Veterans',
        'Void Pirate',
        'Indomitable',
        'Promotion',
        'Iron Halo',
        'Eager Recruit',
      ],
    },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.a.plays('Drop Pod Assault')
  expect(g.offers.map(k => k.split('.')[0])).toEqual(['keep:sm-blood-angels-veterans', 'pass'])
  g.a.does('keep', 'Blood Angels Veterans')
  expect(g.unit('Blood Angels Veterans')).toMatchObject({ at: 'p1', ready: true })
  expect(g.a.resources).toBe(0) // the card's own cost, none for the unit
  for (const card of ['Iron Halo', 'Promotion', 'Indomitable', 'Void Pirate']) g.a.does('bottom', card)
  expect(g.a.deck).toEqual(['Eager Recruit', 'Iron Halo', 'Promotion', 'Indomitable', 'Void Pirate', 'Land Raider'])
})

test('CQ-16.12 sm-drop-pod-assault: a printed cost of 3 at most, Space Marine units only, the top six only', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: { p1: ['Deathwing Guard'] },
      hand: ['Drop Pod Assault'],
      resources: 2,
      deck: [
        'Daring Assault Squad', // 4
        'Blood Angels Veterans', // 3
        'Goff Boyz',
        'Holy Sepulchre',
        'Void Pirate',
        'Raven Guard Speeder', // 4
        'Eager Recruit', // the seventh
      ],
    },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.a.plays('Drop Pod Assault')
  expect(g.offers.map(k => k.split('.')[0])).toEqual(['keep:sm-blood-angels-veterans', 'pass'])
})

test('CQ-16.12 sm-drop-pod-assault needs a battle, 2 resources and a deck', () => {
  const offered = (phase: 'combat' | 'headquarters', resources: number, deck: string[]) => {
    const g = position({
      phase,
      a: { at: { p1: ['Deathwing Guard'] }, hand: ['Drop Pod Assault'], resources, deck },
      b: { at: { p1: ['Goff Nob'] } },
    })
    return g.waits === 'a action' && g.a.can('play', 'Drop Pod Assault')
  }
  expect(offered('combat', 2, ['Eager Recruit'])).toBe(true)
  expect(offered('combat', 1, ['Eager Recruit'])).toBe(false)
  expect(offered('combat', 2, [])).toBe(false)
  expect(offered('headquarters', 2, ['Eager Recruit'])).toBe(false)
})

test('CQ-16.8 sm-indomitable prevents a whole attack on a Space Marine unit', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['10th Company Scout'] }, hand: ['Indomitable'], resources: 1 },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.b.attacks('Goff Nob')
  g.a.plays('Indomitable')
  expect(g.unit('10th Company Scout').damage).toBe(0)
})

test('CQ-16.8 sm-indomitable: attack damage and Space Marine units only', () => {
  const area = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable'], resources: 1 },
    b: { at: { p1: ['Tactical Squad Cardinis'] } },
  })
  area.b.attacks('Tactical Squad Cardinis', 'area')
  expect(area.waits).toBe('a shield')
  const neutral = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Void Pirate'] }, hand: ['Indomitable'], resources: 1 },
    b: { at: { p1: ['Goff Nob'] } },
  })
  neutral.b.attacks('Goff Nob')
  expect(neutral.waits).toBe('a shield')
})

test('CQ-16.13 sm-exterminatus destroys non-unique units of both at another planet than the first', () => {
  const g = position({
    a: {
      hand: ['Exterminatus'],
      resources: 3,
      at: { p1: ['Deathwing Guard'], p2: ['Eager Recruit', 'Veteran Brother Maxos'] },
    },
    b: { at: { p2: ['Goff Nob'] }, warlord: { at: 'p2' } },
  })
  g.a.plays('Exterminatus')
  expect(g.inPlay('Goff Nob') + g.inPlay('Eager Recruit')).toBe(0)
  expect(g.inPlay('Veteran Brother Maxos') + g.inPlay('Deathwing Guard') + g.inPlay('Nazdreg')).toBe(3)
})

test('CQ-16.13 sm-exterminatus: not at the first planet, not for nothing', () => {
  const g = position({
    a: { hand: ['Exterminatus'], resources: 3, at: { p1: ['Deathwing Guard'], p2: ['Veteran Brother Maxos'] } },
  })
  expect(g.a.can('play', 'Exterminatus')).toBe(false)
})

test('CQ-16.14 sm-godwyn-bolter: +1 ATK, +1 HP, and attacks ignore Flying', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Raven Guard Speeder'] } },
    b: { at: { p1: [{ card: 'Bad Dok', attachments: ['Godwyn Pattern Bolter'] }] } },
  })
  expect(g.unit('Bad Dok')).toMatchObject({ atk: 2, hp: 5 })
  g.b.attacks('Bad Dok')
  expect(g.unit('Raven Guard Speeder').damage).toBe(2)
})

test('CQ-12.1 sm-godwyn-bolter: army units only, and none that refuses Wargear', () => {
  const g = position({
    a: { hand: ['Godwyn Pattern Bolter'], resources: 1, at: { p1: ['Land Raider', 'Eager Recruit'] } },
  })
  expect(g.offers.filter(k => k.startsWith('deploy'))).toEqual([
    `deploy:${g.offers[0]!.split(':')[1]}:${g.unit('Eager Recruit').key}`,
  ])
})

test('CQ-16.8 sm-iron-halo prevents a whole attack on its host', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: [{ card: 'Veteran Brother Maxos', attachments: ['Iron Halo'] }] } },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.b.attacks('Goff Nob')
  g.a.uses('Iron Halo')
  expect(g.unit('Veteran Brother Maxos').damage).toBe(0)
  expect(g.unit('Iron Halo').ready).toBe(false)
})

test('CQ-16.8 sm-iron-halo: for damage of an attack on its own host only', () => {
  const attacked = (attacker: string, defender: string) => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { warlord: { at: 'p1', attachments: ['Iron Halo'] }, at: { p1: ['Deathwing Guard'] } },
      b: { warlord: { at: 'p1', exhausted: true }, at: { p1: [attacker] } },
    })
    g.b.attacks(attacker, defender)
    return [g.a.can('use', 'Iron Halo'), g.a.warlord.damage, g.unit('Deathwing Guard').damage]
  }
  expect(attacked('Goff Nob', 'Captain Cato Sicarius')).toEqual([true, 0, 0])
  expect(attacked('Goff Nob', 'Deathwing Guard')).toEqual([false, 0, 6])
  expect(attacked('Daring Assault Squad', 'area')).toEqual([false, 2, 2])
})

test('CQ-13.2 sm-iron-halo costs 3, is worth 2 shields and goes on a unique unit, alone of the Relics', () => {
  const hand = ['Iron Halo']
  const g = position({ a: { hand, resources: 3, at: { p1: ['Deathwing Guard'] } } })
  expect(g.a.can('deploy', 'Iron Halo', 'Deathwing Guard')).toBe(false)
  g.a.deploys('Iron Halo', 'Captain Cato Sicarius')
  expect([g.a.resources, g.inPlay('Iron Halo')]).toEqual([0, 1])
  expect(position({ a: { hand, resources: 2 } }).offers).toEqual(['pass'])
  const relic = { attachments: ['Tallassarian Tempest Blade'] }
  expect(position({ a: { hand, resources: 3, warlord: relic } }).offers).toEqual(['pass'])
  const shield = position({
    phase: 'combat',
    initiative: 'b',
    a: { hand, at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] } },
  })
  shield.b.attacks('Goff Nob')
  shield.a.shields('Iron Halo')
  expect(shield.unit('Deathwing Guard').damage).toBe(4)
})

test('CQ-16.8 sm-iron-halo: not while exhausted, not for others, not on a common unit', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: [{ card: 'Veteran Brother Maxos', attachments: [{ card: 'Iron Halo', exhausted: true }] }] } },
    b: { at: { p1: ['Bad Dok'] } },
  })
  g.b.attacks('Bad Dok')
  expect(g.unit('Veteran Brother Maxos').damage).toBe(1)
  expect(() => position({ a: { at: { p1: [{ card: 'Eager Recruit', attachments: ['Iron Halo'] }] } } })).toThrow(
    /cannot be attached/,
  )
})

test('CQ-16.15 sm-fortress-monastery lowers the cost of a Space Marine unit by 1; optional', () => {
  const g = position({ a: { hand: ['Eager Recruit'], resources: 1, hq: ['Fortress-Monastery'] } })
  g.a.deploys('Eager Recruit', 'p1')
  g.a.passes()
  expect([g.a.resources, g.unit('Fortress-Monastery').ready]).toEqual([0, true])
})

test('CQ-12.8 sm-fortress-monastery: Limited and unique; not for other factions', () => {
  const g = position({ a: { hand: ['Fortress-Monastery', 'Goff Boyz'], resources: 2, hq: ['Fortress-Monastery'] } })
  expect(g.a.can('deploy', 'Fortress-Monastery')).toBe(false)
  g.a.deploys('Goff Boyz', 'p1')
  expect(g.waits).toBe('b deploy-turn')
})

test('CQ-16.16 sm-holy-sepulchre takes a destroyed Space Marine unit back to the hand', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['10th Company Scout', 'Deathwing Guard'] }, hq: ['Holy Sepulchre'] },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.b.attacks('Goff Nob', '10th Company Scout')
  g.a.uses('Holy Sepulchre')
  expect([g.a.hand, g.a.discard]).toEqual([['10th Company Scout'], []])
  expect(g.b.view.players[0]!.known).toHaveLength(1) // everybody saw it
})

test('CQ-16.16 sm-holy-sepulchre: only units from play, only its owner’s, only Space Marines', () => {
  const lost = (unit: string) => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: [unit, 'Deathwing Guard'] }, hq: ['Holy Sepulchre'] },
      b: { at: { p1: ['Goff Nob'] } },
    })
    g.b.attacks('Goff Nob', unit)
    return g.waits
  }
  expect(lost('10th Company Scout')).toBe('a answer-unit-destroyed')
  expect(lost('Void Pirate')).toBe('a combat-turn')
  const hand = position({
    phase: 'combat',
    planets: ['Barlus', 'Ferrin'],
    initiative: 'b',
    a: { hand: ['10th Company Scout'], hq: ['Holy Sepulchre'] },
    b: { at: { p1: ['Goff Nob'] } },
  })
  hand.on('battle-ability')
  hand.b.does('use', 'pl-barlus')
  expect(hand.waits).not.toMatch(/answer/)
})
