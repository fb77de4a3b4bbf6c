import { expect, test } from 'vitest'
import { position } from './support/play.ts'

test('CQ-16.2 ork-nazdreg gives Brutal to his other units at his planet', () => {
  const g = position({
    b: { warlord: { at: 'p1', damage: 2 }, at: { p1: [{ card: 'Goff Nob', damage: 3 }] } },
    a: { at: { p1: [{ card: 'Deathwing Guard', damage: 3 }] } },
  })
  expect(g.unit('Goff Nob').atk).toBe(9)
  expect(g.b.warlord.atk).toBe(2)
  expect(g.unit('Deathwing Guard').atk).toBe(2)
})

test('CQ-16.2 ork-nazdreg gives nothing elsewhere', () => {
  const g = position({ b: { warlord: { at: 'p2' }, at: { p1: [{ card: 'Goff Nob', damage: 3 }] } } })
  expect(g.unit('Goff Nob').atk).toBe(6)
})

const gitz = (damage: number, exhausted: boolean) =>
  position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: [{ card: "Nazdreg's Flash Gitz", damage, exhausted }, 'Bad Dok'] } },
  })

test('CQ-16.17 ork-flash-gitz take 1 damage and are readied; if it destroys them nothing is', () => {
  const g = gitz(0, true)
  g.b.uses("Nazdreg's Flash Gitz")
  expect(g.unit("Nazdreg's Flash Gitz")).toMatchObject({ damage: 1, ready: true })
  const dying = gitz(3, true)
  dying.b.uses("Nazdreg's Flash Gitz")
  expect(dying.inPlay("Nazdreg's Flash Gitz")).toBe(0)
  expect(dying.told('readied')).toEqual([])
})

test('CQ-16.17 ork-flash-gitz: not while ready', () => {
  expect(gitz(0, false).waits).toBe('b combat-turn')
})

test('CQ-16.18 ork-kraktoof-hall moves 1 damage from your damaged unit to another unit there', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: [{ card: 'Goff Nob', damage: 2 }] }, hq: ['Kraktoof Hall'] },
  })
  g.b.uses('Kraktoof Hall')
  expect([g.unit('Goff Nob').damage, g.unit('Deathwing Guard').damage]).toEqual([1, 1])
})

test('CQ-16.18 ork-kraktoof-hall: not from enemies, not from undamaged units, not from an HQ', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: [{ card: 'Deathwing Guard', damage: 2 }] } },
    b: { at: { p1: ['Goff Nob'] }, hq: ['Kraktoof Hall', { card: 'Bad Dok', damage: 2 }, 'Goff Boyz'] },
  })
  expect(g.waits).toBe('b combat-turn')
})

test('CQ-16.19 ork-bigga-is-betta lowers the cost by 2, then the unit takes 1 damage', () => {
  const g = position({ turn: 'b', b: { hand: ['Goff Nob', 'Bigga is Betta'], resources: 3 } })
  g.b.deploys('Goff Nob', 'p1')
  g.b.plays('Bigga is Betta')
  expect([g.b.resources, g.unit('Goff Nob').damage, g.b.discard]).toEqual([0, 1, ['Bigga is Betta']])
})

test('CQ-16.15 ork-bigga-is-betta: for Ork units being deployed only', () => {
  const g = position({ turn: 'b', b: { hand: ['Void Pirate', 'Bigga is Betta'], resources: 1 } })
  expect(g.b.can('play', 'Bigga is Betta')).toBe(false)
  g.b.deploys('Void Pirate', 'p1')
  expect(g.waits).toBe('a deploy-turn')
})

test('CQ-16.20 ork-cybork-body doubles HP', () => {
  const g = position({ turn: 'b', b: { hand: ['Cybork Body'], resources: 1, at: { p1: ['Goff Nob'] } } })
  g.b.deploys('Cybork Body', 'Goff Nob')
  expect(g.unit('Goff Nob').hp).toBe(12)
})

test('CQ-12.1 ork-cybork-body: not on a warlord, nor where Wargear is refused', () => {
  const g = position({ turn: 'b', b: { hand: ['Cybork Body'], resources: 1, at: { p1: ['Rugged Killa Kans'] } } })
  expect(g.offers).toEqual(['pass'])
})

test('CQ-16.21 ork-weirdboy-maniak damages all other units at its planet, friends and warlords too', () => {
  const g = position({
    turn: 'b',
    a: { warlord: { at: 'p1' }, at: { p2: ['Deathwing Guard'] } },
    b: { hand: ['Weirdboy Maniak'], resources: 3, at: { p1: ['Goff Nob'] } },
  })
  g.b.deploys('Weirdboy Maniak', 'p1')
  g.b.uses('Weirdboy Maniak')
  expect([g.a.warlord.damage, g.unit('Goff Nob').damage, g.unit('Weirdboy Maniak').damage]).toEqual([1, 1, 0])
  expect(g.unit('Deathwing Guard').damage).toBe(0)
})

test('CQ-16.21 ork-weirdboy-maniak: nothing happens alone or in an HQ', () => {
  const g = position({ turn: 'b', b: { hand: ['Weirdboy Maniak'], resources: 3 } })
  g.b.deploys('Weirdboy Maniak', 'p1')
  expect(g.waits).toBe('a deploy-turn')
  const hq = position({
    phase: 'combat',
    planets: ["Y'varn", 'Ferrin'],
    initiative: 'b',
    b: { at: { p1: ['Goff Nob'] }, hand: ['Weirdboy Maniak'] },
  })
  hq.on('battle-ability')
  hq.b.does('use', 'pl-yvarn')
  hq.b.does('put', 'Weirdboy Maniak')
  expect(hq.waits).not.toMatch(/enters-play/)
})

test('CQ-16.22 ork-tankbusta-bommaz: double damage against enemy Vehicles only', () => {
  const hit = (defender: string) => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: [defender] } },
      b: { at: { p1: ['Tankbusta Bommaz'] } },
    })
    g.b.attacks('Tankbusta Bommaz')
    return g.told('assign')[0].hits[0].amount
  }
  expect([hit('Ultramarines Dreadnought'), hit('Deathwing Guard')]).toEqual([6, 3])
})

test('CQ-16.23 ork-rokkitboy takes Flying from enemy units at its planet', () => {
  const g = position({ a: { at: { p1: ['Raven Guard Speeder'] } }, b: { at: { p1: ['Rokkitboy'] } } })
  expect(g.unit('Raven Guard Speeder').has('flying')).toBe(false)
})

test('CQ-16.23 ork-rokkitboy: not elsewhere, not from its own side', () => {
  const g = position({
    a: { at: { p1: ['Raven Guard Speeder'] } },
    b: { at: { p2: ['Rokkitboy', 'Raven Guard Speeder'] } },
  })
  expect(g.unit('Raven Guard Speeder', 1).has('flying')).toBe(true)
  expect(g.unit('Raven Guard Speeder', 2).has('flying')).toBe(true)
})

test('CQ-16.15 ork-crushface makes other Ork units at his planet cheaper', () => {
  const g = position({ turn: 'b', b: { at: { p1: ['Crushface'] }, hand: ['Goff Boyz', 'Goff Boyz'], resources: 1 } })
  g.b.deploys('Goff Boyz', 'p1')
  g.b.uses('Crushface')
  expect(g.b.resources).toBe(1)
})

test('CQ-16.15 ork-crushface: not at other planets', () => {
  const g = position({ turn: 'b', b: { at: { p1: ['Crushface'] }, hand: ['Goff Boyz'], resources: 0 } })
  expect(g.offers.filter(k => k.startsWith('deploy')).map(k => k.split(':')[2])).toEqual(['p1'])
})

test('CQ-6.10 ork-bad-dok counts 3 more icons while damaged, not otherwise', () => {
  const g = position({ b: { at: { p1: [{ card: 'Bad Dok', damage: 1 }], p2: ['Bad Dok'] } } })
  expect([g.unit('Bad Dok', 1).command, g.unit('Bad Dok', 2).command]).toEqual([4, 1])
})

test('CQ-13.8 ork-goff-boyz: +3 ATK at the first planet, none elsewhere', () => {
  const g = position({ b: { at: { p1: ['Goff Boyz'], p2: ['Goff Boyz'] } } })
  expect([g.unit('Goff Boyz', 1).atk, g.unit('Goff Boyz', 2).atk]).toEqual([3, 0])
})

test('CQ-16.24 ork-burna-boyz: 1 damage to another enemy unit, not attack damage, before the attack', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard', 'Land Raider'] }, hand: ['Indomitable'], resources: 1 },
    b: { at: { p1: ['Burna Boyz'] } },
  })
  g.b.attacks('Burna Boyz', 'Deathwing Guard')
  g.b.uses('Burna Boyz')
  expect(g.waits).toBe('a shield') // no Indomitable: it is not attack damage
  g.a.passes()
  expect(g.unit('Land Raider').damage).toBe(1)
  expect(g.waits).toBe('a answer-damage-assigned')
})

test('CQ-16.24 ork-burna-boyz cannot hit the defender', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Burna Boyz'] } },
  })
  g.b.attacks('Burna Boyz')
  expect(g.unit('Deathwing Guard').damage).toBe(5)
})

test('CQ-16.25 ork-battle-cry: +2 ATK for your Ork units in play, for this battle', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob', 'Void Pirate'], p3: ['Bad Dok'] }, hand: ['Battle Cry'], resources: 3 },
  })
  g.b.plays('Battle Cry')
  expect([g.unit('Goff Nob').atk, g.unit('Bad Dok').atk, g.unit('Void Pirate').atk]).toEqual([8, 3, 0])
  expect(g.unit('Deathwing Guard').atk).toBe(2)
})

test('CQ-16.25 ork-battle-cry reaches every own Ork unit, at any planet and in the HQ, no other, until the battle ends', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Void Pirate'], p2: ['Shoota Mob'], p3: ['Deathwing Guard'] } },
    b: {
      warlord: { at: 'p3' },
      at: { p1: ['Goff Nob'], p4: ['Bad Dok'], p5: ['Deathwing Guard'] },
      hq: ['Rokkitboy'],
      hand: ['Battle Cry', 'Goff Boyz'],
      resources: 3,
    },
  })
  const figures = () => [
    g.unit('Goff Nob').atk,
    g.b.warlord.atk,
    g.unit('Bad Dok').atk,
    g.unit('Rokkitboy').atk,
    g.unit('Deathwing Guard', 2).atk,
    g.unit('Shoota Mob').atk,
  ]
  expect(figures()).toEqual([6, 2, 1, 2, 2, 2])
  g.b.plays('Battle Cry')
  expect(figures()).toEqual([8, 4, 3, 4, 2, 2])
  expect(g.b.resources).toBe(0)
  g.b.attacks('Goff Nob')
  g.on('combat-turn') // the battle at p3
  expect(figures()).toEqual([6, 2, 1, 2, 2, 2])
})

test('CQ-16.25 ork-battle-cry: in a battle only, for 3 resources', () => {
  const b = { at: { p1: ['Goff Nob'] }, hand: ['Battle Cry'] }
  expect(position({ turn: 'b', b: { ...b, resources: 3 } }).b.can('play', 'Battle Cry')).toBe(false)
  const poor = position({ phase: 'combat', a: { at: { p1: ['Deathwing Guard'] } }, b: { ...b, resources: 2 } })
  expect(poor.waits).toBe('a combat-turn')
})

test('CQ-1.4 ork-snotling-attack: four Snotlings, split as you like; they return to the bank', () => {
  const g = position({
    turn: 'b',
    b: { hand: ['Snotling Attack'], resources: 2 },
    a: { hand: ['Exterminatus'], resources: 3 },
  })
  g.b.plays('Snotling Attack')
  for (const at of ['p1', 'p1', 'p2', 'p5']) g.b.does('place', at)
  expect(g.inPlay('Snotlings')).toBe(4)
  expect(g.unit('Snotlings', 3)).toMatchObject({ at: 'p2', ready: true, atk: 1, hp: 1 })
  g.a.plays('Exterminatus')
  g.a.chooses('p5')
  expect(g.inPlay('Snotlings')).toBe(3)
  expect(g.b.discard).toEqual(['Snotling Attack'])
})

test('CQ-1.4 ork-snotling-attack: on a single planet all four', () => {
  const g = position({
    planets: ['Iridial'],
    faceUp: 1,
    turn: 'b',
    b: { hand: ['Snotling Attack'], resources: 2 },
  })
  g.b.plays('Snotling Attack')
  while (g.waits === 'b place-token') g.table.choose(g.offers[0]!)
  expect([1, 2, 3, 4].map(copy => g.unit('Snotlings', copy).at)).toEqual(['p1', 'p1', 'p1', 'p1'])
})

test('CQ-11.2 ork-snotling-attack: in the deploy phase only, for 2 resources', () => {
  const b = { at: { p1: ['Goff Nob'] }, hand: ['Snotling Attack'] }
  expect(position({ turn: 'b', b: { ...b, resources: 1 } }).offers).toEqual(['pass'])
  const late = position({ phase: 'combat', a: { at: { p1: ['Deathwing Guard'] } }, b: { ...b, resources: 2 } })
  expect(late.waits).toBe('a combat-turn')
})

test('CQ-16.27 ork-squig-bombin destroys a support of either player', () => {
  const g = position({
    turn: 'b',
    a: { hq: ['Fortress-Monastery'] },
    b: { hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] },
  })
  g.b.plays("Squig Bombin'")
  expect(g.b.can('choose', 'Bigtoof Banna')).toBe(true)
  g.b.chooses('Fortress-Monastery')
  expect([g.inPlay('Fortress-Monastery'), g.a.discard]).toEqual([0, ['Fortress-Monastery']])
})

test('CQ-16.27 ork-squig-bombin: not without a support in play', () => {
  const g = position({ turn: 'b', a: { at: { p1: ['Eager Recruit'] } }, b: { hand: ["Squig Bombin'"], resources: 2 } })
  expect(g.offers).toEqual(['pass'])
})

test('CQ-7.35 ork-rokkit-launcha gives its host Ranged, which needs the ranged skirmish', () => {
  const g = position({
    turn: 'b',
    b: { hand: ['Rokkit Launcha'], resources: 1, at: { p1: ['Shoota Mob', 'Rugged Killa Kans'] } },
  })
  expect(g.b.can('deploy', 'Rokkit Launcha', 'Rugged Killa Kans')).toBe(false)
  g.b.deploys('Rokkit Launcha', 'Shoota Mob')
  expect(g.unit('Shoota Mob').has('ranged')).toBe(true)
})

test('CQ-8.6 ork-ork-kannon: each player spreads 1 indirect damage over the own units there', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard', 'Land Raider'] }, hand: ['Promotion'] },
    b: { at: { p1: ['Goff Nob', 'Bad Dok'] }, hq: ['Ork Kannon'] },
  })
  g.b.uses('Ork Kannon')
  expect(g.waits).toBe('b indirect-damage')
  g.b.does('suffer', 'Goff Nob')
  g.a.does('suffer', 'Land Raider')
  expect(g.told('assign')[0].hits).toHaveLength(2)
  expect(g.waits).toBe('a shield')
  g.a.passes()
  expect([g.unit('Goff Nob').damage, g.unit('Land Raider').damage, g.unit('Deathwing Guard').damage]).toEqual([1, 1, 0])
})

test('CQ-8.6 ork-ork-kannon: not at an empty planet, not while exhausted', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'], p3: ['Bad Dok'] }, hq: ['Ork Kannon'] },
  })
  g.b.uses('Ork Kannon')
  expect(g.offers).toEqual(['choose:p1', 'choose:p3'])
  g.b.chooses('p3')
  expect(g.unit('Bad Dok').damage).toBe(1)
  expect(g.waits).toBe('b combat-turn')
})

test('CQ-16.15 ork-bigtoof-banna lowers the cost of an Ork unit by 1; unique and Limited', () => {
  const g = position({
    turn: 'b',
    b: { hand: ['Goff Boyz', 'Bigtoof Banna'], resources: 1, hq: ['Bigtoof Banna'] },
  })
  expect(g.b.can('deploy', 'Bigtoof Banna')).toBe(false)
  g.b.deploys('Goff Boyz', 'p1')
  g.b.uses('Bigtoof Banna')
  expect([g.b.resources, g.unit('Bigtoof Banna').ready]).toEqual([1, false])
})

test('CQ-16.15 ork-bigtoof-banna: for Ork units only, not for supports, not while exhausted', () => {
  const asked = (card: string, exhausted: boolean) => {
    const g = position({ turn: 'b', b: { hand: [card], resources: 9, hq: [{ card: 'Bigtoof Banna', exhausted }] } })
    g.b.does('deploy', card)
    return g.waits
  }
  expect(asked('Goff Nob', false)).toBe('b reduce-cost')
  expect(asked('Goff Nob', true)).toBe('a deploy-turn')
  expect(asked('Deathwing Guard', false)).toBe('a deploy-turn')
  expect(asked('Void Pirate', false)).toBe('a deploy-turn')
  expect(asked('Kraktoof Hall', false)).toBe('a deploy-turn')
})

test('CQ-16.26 ork-tellyporta-pad: own Ork units only, and the pad is exhausted', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { warlord: { at: 'p2' }, at: { p1: ['Deathwing Guard'], p2: ['Goff Boyz'] } },
    b: { at: { p1: ['Goff Nob'], p2: ['Bad Dok', 'Void Pirate'] }, hq: ['Tellyporta Pad', 'Shoota Mob'] },
  })
  g.b.uses('Tellyporta Pad')
  expect(g.offers).toEqual([
    `choose:${g.b.warlord.key}`,
    `choose:${g.unit('Shoota Mob').key}`,
    `choose:${g.unit('Bad Dok').key}`,
  ])
  g.b.chooses('Bad Dok')
  expect([g.unit('Bad Dok').at, g.unit('Tellyporta Pad').ready]).toEqual(['p1', false])
})

test('CQ-16.26 ork-tellyporta-pad moves an Ork unit of yours to the first planet, Nazdreg included', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'], p2: ['Bad Dok', 'Void Pirate'] }, hq: ['Tellyporta Pad'] },
  })
  g.b.uses('Tellyporta Pad')
  expect(g.offers).toEqual([`choose:${g.b.warlord.key}`, `choose:${g.unit('Bad Dok').key}`])
  g.b.chooses('Nazdreg')
  expect(g.b.warlord.at).toBe('p1')
})

test('CQ-16.26 ork-tellyporta-pad: not when there is no first planet', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p2: ['Deathwing Guard'] } },
    b: { warlord: { at: 'p2' }, at: { p3: ['Bad Dok'] }, hq: ['Tellyporta Pad'] },
  })
  expect(g.row).not.toContain('Plannum')
  expect(g.waits).toBe('b combat-turn')
})

test('CQ-16.28 n-no-mercy: exhaust a unique unit, the shield prevents nothing', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable'] },
    b: { at: { p1: ['Goff Nob', 'Crushface'] }, hand: ['No Mercy'] },
  })
  g.b.attacks('Goff Nob', 'Deathwing Guard')
  g.a.shields('Indomitable')
  g.b.plays('No Mercy')
  g.b.chooses('Crushface')
  expect(g.unit('Crushface').ready).toBe(false)
  expect(g.unit('Deathwing Guard').damage).toBe(6)
})

test('CQ-16.28 n-no-mercy: the shield stays discarded and is the one shield for that damage; a warlord will do', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable', 'Promotion'] },
    b: { at: { p1: ['Goff Nob'] }, hand: ['No Mercy'] },
  })
  g.b.attacks('Goff Nob', 'Deathwing Guard')
  g.a.shields('Indomitable')
  g.b.plays('No Mercy') // the warlord, in the HQ, is the only unique unit
  expect(g.b.warlord.ready).toBe(false)
  expect(g.waits).not.toMatch(/shield/)
  expect(g.unit('Deathwing Guard').damage).toBe(6)
  expect([g.a.hand, g.a.discard, g.b.discard]).toEqual([['Promotion'], ['Indomitable'], ['No Mercy']])
})

test('CQ-16.28 n-no-mercy: not without a ready unique unit, not against the own shields', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable'] },
    b: { warlord: { exhausted: true }, at: { p1: ['Goff Nob'] }, hand: ['No Mercy'] },
  })
  g.b.attacks('Goff Nob')
  g.a.shields('Indomitable')
  expect(g.unit('Deathwing Guard').damage).toBe(5)
  const own = position({
    phase: 'combat',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] }, hand: ['No Mercy', 'Battle Cry'] },
  })
  own.a.attacks('Deathwing Guard')
  own.b.shields('Battle Cry')
  expect(own.waits).not.toBe('b answer-shield-used')
})

test('CQ-6.15 n-void-pirate adds a card, n-rogue-trader a resource to the bonus; the loser’s add nothing', () => {
  const g = position({
    a: { warlord: { at: 'p1' }, at: { p1: ['Void Pirate', 'Rogue Trader'] } },
    b: { at: { p1: ['Void Pirate'] } },
  })
  expect(g.a.view.planets[0]).toMatchObject({ winner: 'a', bonus: { resources: 2, cards: 2 } })
})

test('CQ-16.29 n-fall-back returns your destroyed Elite unit to your HQ, ready', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Ultramarines Dreadnought'] } },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] }, hand: ['Fall Back!'], resources: 1 },
  })
  g.a.attacks('Ultramarines Dreadnought')
  g.on('answer-unit-destroyed')
  g.b.plays('Fall Back!')
  expect(g.unit('Goff Nob')).toMatchObject({ at: 'hq-b', ready: true, damage: 0 })
  expect(g.b.discard).toEqual(['Fall Back!'])
})

test('CQ-16.29 n-fall-back: Elite units of your own only, for 1 resource', () => {
  const lost = (unit: string, resources: number) => {
    const g = position({
      phase: 'combat',
      a: { at: { p1: ['Ultramarines Dreadnought'] }, hand: ['Fall Back!'], resources: 5 },
      b: { at: { p1: [{ card: unit, exhausted: true }] }, hand: ['Fall Back!'], resources },
    })
    g.a.attacks('Ultramarines Dreadnought')
    g.b.passes() // no shield
    return g.waits
  }
  expect(lost('Goff Nob', 1)).toBe('b answer-unit-destroyed')
  expect(lost('Goff Nob', 0)).not.toMatch(/unit-destroyed/)
  expect(lost('Bad Dok', 1)).not.toMatch(/unit-destroyed/)
})

test('CQ-16.30 n-promethium-mine: 4 resources on it, 1 a deploy phase, optional', () => {
  const g = position({ a: { hq: [{ card: 'Promethium Mine', resources: 1 }] } })
  g.a.uses('Promethium Mine')
  expect([g.a.resources, g.unit('Promethium Mine').resources]).toEqual([1, 0])
  expect(g.waits).toBe('a deploy-turn')
})

test('CQ-16.30 n-promethium-mine: nothing from an empty one, which stays in play', () => {
  const g = position({ a: { hq: ['Promethium Mine'] } })
  expect(g.waits).toBe('a deploy-turn')
  expect(g.inPlay('Promethium Mine')).toBe(1)
})

test('CQ-16.31 n-promotion: +2 command icons for an army unit', () => {
  const g = position({ a: { hand: ['Promotion'], at: { p1: ['Eager Recruit'] } } })
  g.a.deploys('Promotion', 'Eager Recruit')
  expect(g.unit('Eager Recruit').command).toBe(2)
})

test('CQ-13.2 attachments for army units go neither on warlords nor on supports', () => {
  for (const card of ['Cybork Body', 'Rokkit Launcha', 'Promotion', 'Godwyn Pattern Bolter']) {
    const b = { hand: [card], resources: 9, hq: ['Kraktoof Hall'] }
    expect(position({ turn: 'b', b }).offers, card).toEqual(['pass'])
    expect(position({ turn: 'b', b: { ...b, at: { p1: ['Goff Nob'] } } }).offers.length, card).toBeGreaterThan(1)
  }
})

test('CQ-16.31 n-promotion: Limited, army units only', () => {
  const g = position({ a: { hand: ['Promotion'], limited: true, at: { p1: ['Eager Recruit'] } } })
  expect(g.offers).toEqual(['pass'])
  expect(position({ a: { hand: ['Promotion'] } }).offers).toEqual(['pass'])
})
