import { expect, test } from 'vitest'
import { position } from './support/play.ts'

const battles = (g: ReturnType<typeof position>) => g.told('battle').map(b => b.planet)

test('CQ-7.1, CQ-7.2 battles at the first planet and wherever a warlord is, in row order', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p4' }, at: { p3: ['Eager Recruit'] } },
    b: { warlord: { at: 'p2' }, at: { p3: ['Goff Nob'] } },
  })
  g.on('deploy-turn')
  expect(battles(g)).toEqual(['p1', 'p2', 'p4'])
})

/** Nazdreg leaves p3 for the first planet before the battle there is due. */
function leaving(rules: object) {
  const g = position({
    phase: 'combat',
    rules,
    initiative: 'b',
    a: { at: { p1: [{ card: 'Void Pirate', exhausted: true }], p3: ['Deathwing Guard'] } },
    b: { warlord: { at: 'p3' }, hq: ['Tellyporta Pad'], at: { p1: ['Goff Nob'], p3: ['Bad Dok'] } },
  })
  g.on('action')
  g.b.uses('Tellyporta Pad')
  g.b.chooses('Nazdreg')
  expect(g.b.warlord.at).toBe('p1')
  g.b.attacks('Goff Nob')
  return g.on()
}

test('CQ-7.3 a warlord that has left a later planet means no battle there', () => {
  const g = leaving({})
  expect([battles(g), g.waits]).toEqual([['p1'], 'a deploy-turn'])
})

test('CQ-7.3 a warlord that has arrived at a later planet means a battle there', () => {
  const arriving = (rules: object, to: number) => {
    const g = position({
      phase: 'combat',
      rules,
      initiative: 'b',
      a: { at: { p2: ['Deathwing Guard'], p3: ['Deathwing Guard'] } },
      b: { at: { p1: ['Goff Nob'] }, hq: ['Tellyporta Pad', 'Bad Dok'] },
    })
    expect(g.waits).toBe('b action') // in the battle at p1
    g.state.play.find(p => p.id === g.b.warlord.id)!.at = to // no card of the game moves a warlord to a later planet
    return battles(g.on())
  }
  expect(arriving({}, 2)).toEqual(['p1', 'p3'])
  expect(arriving({}, 1)).toEqual(['p1', 'p2'])
  expect(arriving({ battlesDecidedLate: false }, 2)).toEqual(['p1'])
})

test('CQ-7.3 by the switch the battles are settled when the phase begins', () => {
  expect(battles(leaving({ battlesDecidedLate: false }))).toEqual(['p1', 'p3'])
})

test('CQ-7.4 a battle takes place even if only one player has units there', () => {
  const g = position({ phase: 'combat', a: { warlord: { at: 'p3' } } })
  g.on('deploy-turn')
  expect(g.told('battle-end')).toMatchObject([
    { planet: 'p1', winner: null },
    { planet: 'p3', winner: 'a' },
  ])
})

test('CQ-7.5, CQ-14.2 nobody at the first planet: a stalemate at once, nobody gets it, it leaves the game', () => {
  const g = position({ phase: 'combat', a: { hand: ['Eager Recruit'], resources: 1, at: { p2: ['Void Pirate'] } } })
  expect(g.told('battle-end')).toMatchObject([{ planet: 'p1', winner: null, rule: 'CQ-7.5' }])
  expect(g.told('combat-round')).toEqual([]) // no window in which the recruit could ambush
  expect(g.told('remove-planet')).toMatchObject([{ planet: 'pl-plannum' }])
  expect([g.a.display, g.b.display, g.a.view.removed]).toEqual([[], [], ['pl-plannum']])
  expect(g.row[0]).toBe('Atrox Prime')
  expect(g.told('claim').length + g.told('battle-ability').length).toBe(0)
})

test('CQ-7.6 one battle per planet and round', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Void Pirate'] } },
    b: { warlord: { at: 'p2' }, at: { p1: ['Goff Nob'] } },
  })
  g.b.attacks('Goff Nob')
  g.on('deploy-turn')
  expect(battles(g)).toEqual(['p1', 'p2'])
})

const first = (given: Parameters<typeof position>[0]) =>
  position({ phase: 'combat', initiative: 'a', ...given }).told('battle')[0].initiative

test('CQ-7.7, CQ-7.8 battle initiative: the only warlord, otherwise the initiative player', () => {
  const a = { p1: ['Deathwing Guard'] }
  const b = { p1: ['Goff Nob'] }
  expect(first({ a: { at: a }, b: { at: b, warlord: { at: 'p1' } } })).toBe('b')
  expect(first({ a: { at: a, warlord: { at: 'p1' } }, b: { at: b, warlord: { at: 'p1' } } })).toBe('a')
  expect(first({ a: { at: a }, b: { at: b } })).toBe('a')
  expect(first({ a: { at: a }, b: { at: b }, initiative: 'b' })).toBe('b')
})

test('CQ-7.9 battle initiative stays, even if the warlord leaves', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] } },
    b: { warlord: { at: 'p1' }, at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
  })
  g.on('combat-turn')
  g.b.does('retreat', 'Nazdreg')
  g.on('withdraw')
  expect(g.waits).toBe('b withdraw')
  expect(g.initiative).toBe('a')
})

test('CQ-7.10 combat turns alternate from battle initiative in every round', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Rugged Killa Kans'] } },
  })
  for (let round = 0; round < 2; round++) {
    g.b.attacks('Rugged Killa Kans')
    expect(g.on('combat-turn').waits).toBe('a combat-turn')
    g.a.attacks('Deathwing Guard')
    g.on('withdraw')
    g.b.does('done')
    g.a.does('done')
  }
})

test('CQ-7.11, CQ-7.13 who can attack must, even with ATK 0; the switch lets it pass', () => {
  const offers = (rules: object) => {
    const g = position({
      phase: 'combat',
      rules,
      a: { at: { p1: ['Void Pirate'] } },
      b: { at: { p1: ['Goff Nob'] } },
    })
    return g.on('combat-turn').offers.map(k => k.split(':')[0])
  }
  expect(offers({})).toEqual(['attack'])
  expect(offers({ zeroMustAttack: false })).toEqual(['attack', 'pass'])
})

test('CQ-7.11 a real attacker may not pass, whatever the switch', () => {
  const g = position({
    phase: 'combat',
    rules: { zeroMustAttack: false },
    a: { at: { p1: ['Void Pirate', 'Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] } },
  })
  expect(g.on('combat-turn').offers).not.toContain('pass')
})

test('CQ-7.12, CQ-7.29 a warlord may retreat instead of attacking; that is the combat turn', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p1' }, at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.on('combat-turn')
  g.a.does('retreat', 'Captain Cato Sicarius')
  expect(g.a.warlord).toMatchObject({ at: 'hq-a', ready: false })
  expect(g.on('combat-turn').waits).toBe('b combat-turn')
})

test('CQ-7.29, CQ-7.30 only a ready warlord can retreat', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p1', exhausted: true }, at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] } },
  })
  expect(g.on('combat-turn').offers).toEqual([`attack:${g.unit('Deathwing Guard').key}`])
})

test('CQ-7.14 the opponent goes on until both have passed', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Deathwing Guard', 'Land Raider', '10th Company Scout'] } },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
  })
  g.a.attacks('Deathwing Guard')
  g.a.attacks('10th Company Scout')
  expect(g.told('pass')).toMatchObject([{ seat: 'b' }])
  expect(g.on('combat-turn').waits).toBe('a combat-turn')
})

test('CQ-7.15 who passed gets turns again with a unit that can attack', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] }, hand: ['Eager Recruit'], resources: 1 },
    b: { at: { p1: ['Goff Nob', 'Bad Dok', 'Shoota Mob'] } },
  })
  g.b.attacks('Bad Dok')
  g.on('combat-turn') // a passed meanwhile
  expect(g.told('pass')).toMatchObject([{ seat: 'a' }])
  g.b.does('attack', 'Shoota Mob')
  g.on('action')
  g.a.deploys('Eager Recruit', 'p1')
  g.on('combat-turn')
  expect(g.waits).toBe('a combat-turn')
  expect(g.a.can('attack', 'Eager Recruit')).toBe(true)
})

test('CQ-7.16 a single action window lies between two combat turns', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Deathwing Guard', 'Land Raider'] }, hand: ['Eager Recruit'], resources: 1 },
    b: { at: { p1: ['Rugged Killa Kans', 'Goff Nob'] } },
  })
  const asked: string[] = []
  for (let i = 0; i < 8 && g.state.decision; i++) {
    asked.push(g.waits)
    if (g.state.decision.kind === 'action') g.table.choose('pass')
    else g.table.choose(g.offers[0]!)
  }
  expect(asked.slice(0, 5)).toEqual(['a action', 'a combat-turn', 'a defender', 'a action', 'b combat-turn'])
})

test('CQ-7.17, CQ-7.20 the battle is won at the start of a turn, after the action window', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Ultramarines Dreadnought', 'Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] }, hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] },
  })
  g.a.attacks('Ultramarines Dreadnought')
  expect(g.waits).toBe('b shield')
  g.b.passes()
  expect(g.inPlay('Goff Nob')).toBe(0)
  expect(g.state.battle).not.toBeNull()
  expect(g.waits).toBe('b action')
  g.on('battle-ability')
  expect(g.unit('Deathwing Guard').ready).toBe(true)
})

test('CQ-7.18 no units on either side at the start of a turn: a stalemate', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: [{ card: 'Eager Recruit', exhausted: true }] } },
    b: { at: { p1: [{ card: 'Goff Boyz', exhausted: true }] } },
  })
  g.on('withdraw')
  g.a.does('withdraw', 'Eager Recruit')
  g.b.does('withdraw', 'Goff Boyz')
  expect(g.told('battle-end')).toMatchObject([{ winner: null, rule: 'CQ-7.18' }])
})

test('CQ-7.19 exhausted units win too; by the switch a ready one is needed', () => {
  const end = (rules: object) => {
    const g = position({
      phase: 'combat',
      rules,
      a: { at: { p1: ['Ultramarines Dreadnought'] } },
      b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
    })
    g.a.attacks('Ultramarines Dreadnought')
    return g.on()
  }
  expect(end({}).told('battle-end')).toMatchObject([{ winner: 'a' }])
  const full = end({ readyUnitToWin: true })
  expect(full.told('battle-end')).toEqual([])
  expect(full.waits).toBe('a withdraw')
  full.a.does('done')
  full.on()
  expect(full.told('battle-end')).toMatchObject([{ winner: 'a' }])
})

test('CQ-7.21 at the end of a round all units there ready, attachments and supports do not', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: { p1: [{ card: 'Deathwing Guard', exhausted: true, attachments: [{ card: 'Promotion', exhausted: true }] }] },
      hq: [{ card: 'Fortress-Monastery', exhausted: true }],
    },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }], p2: [{ card: 'Bad Dok', exhausted: true }] } },
  })
  g.on('withdraw')
  expect(g.told('readied')).toMatchObject([{ cards: [g.unit('Deathwing Guard').key, g.unit('Goff Nob').key] }])
  expect(g.unit('Promotion').ready).toBe(false)
  expect(g.unit('Fortress-Monastery').ready).toBe(false)
  expect(g.unit('Bad Dok').ready).toBe(false)
})

test('CQ-7.22, CQ-7.23, CQ-7.24 withdrawing any number of units, the warlord too, exhausted', () => {
  const withdraw = (rules: object) => {
    const g = position({
      phase: 'combat',
      rules,
      initiative: 'b',
      a: {
        warlord: { at: 'p1', exhausted: true },
        at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] },
      },
      b: { warlord: { at: 'p1', exhausted: true }, at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
    })
    g.on('withdraw')
    expect(g.waits).toBe('b withdraw')
    g.b.does('withdraw', 'Nazdreg')
    g.b.does('done')
    expect(g.waits).toBe('a withdraw')
    g.a.does('withdraw', 'Deathwing Guard')
    g.a.does('done')
    return g
  }
  const g = withdraw({})
  expect(g.b.warlord).toMatchObject({ at: 'hq-b', ready: false })
  expect(g.unit('Deathwing Guard')).toMatchObject({ at: 'hq-a', ready: false })
  expect(g.unit('Goff Nob').at).toBe('p1')
  expect(withdraw({ withdrawnExhausted: false }).unit('Deathwing Guard')).toMatchObject({ at: 'hq-a', ready: true })
})

test('CQ-7.25 a new round begins even if only one player is left', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] } },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
  })
  g.on('withdraw')
  g.a.does('done')
  g.b.does('withdraw', 'Goff Nob')
  g.on()
  expect(g.told('combat-round').map(r => r.number)).toEqual([1, 2])
  expect(g.told('battle-end')).toMatchObject([{ winner: 'a', rule: 'CQ-7.17' }])
})

/** Two harmless units face each other; plays combat rounds until something else happens. */
function deadlock(rules: object, rounds: number, between?: (g: ReturnType<typeof position>, round: number) => void) {
  const g = position({
    phase: 'combat',
    rules,
    a: { at: { p1: ['Rogue Trader'] }, hand: ['Indomitable'], resources: 0 },
    b: { at: { p1: ['Void Pirate'] }, hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] },
  })
  for (let round = 1; round <= rounds && g.state.battle; round++) {
    g.on('combat-turn')
    g.a.does('attack', 'Rogue Trader')
    between?.(g, round)
    g.on('combat-turn')
    g.b.does('attack', 'Void Pirate')
    g.on('withdraw')
    g.a.does('done')
    g.b.does('done')
  }
  return g
}

test('CQ-7.26 three quiet rounds end a battle in a stalemate', () => {
  expect(deadlock({}, 2).told('battle-end')).toEqual([])
  const g = deadlock({}, 3)
  expect(g.told('battle-end')).toMatchObject([{ winner: null, rule: 'CQ-7.26' }])
  expect(g.row).not.toContain('Plannum')
  expect(deadlock({ quietRounds: 1 }, 1).told('battle-end')).toHaveLength(1)
  expect(deadlock({ quietRounds: 0 }, 6).told('battle-end')).toEqual([])
})

test('CQ-7.26 a card leaving a hand makes the round not quiet', () => {
  const g = deadlock({}, 3, (play, round) => {
    if (round !== 2) return
    play.on('action')
    play.b.plays("Squig Bombin'")
  })
  expect(g.told('battle-end')).toEqual([])
})

test('CQ-7.27, CQ-7.34 exhaust, choose, deal ATK; nothing comes back', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob', 'Bad Dok'] } },
  })
  g.on('combat-turn')
  g.a.does('attack', 'Deathwing Guard')
  expect(g.unit('Deathwing Guard').ready).toBe(false)
  expect(g.waits).toBe('a defender')
  g.a.does('defender', 'Goff Nob')
  expect(g.unit('Goff Nob').damage).toBe(2)
  expect(g.unit('Deathwing Guard').damage).toBe(0)
})

test('CQ-7.28 a unit that became ready may attack again in the round', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ["Nazdreg's Flash Gitz"] } },
  })
  g.b.attacks("Nazdreg's Flash Gitz")
  g.on('action')
  g.b.uses("Nazdreg's Flash Gitz")
  g.a.attacks('Deathwing Guard')
  expect(g.on('combat-turn').waits).toBe('b combat-turn')
  g.b.attacks("Nazdreg's Flash Gitz")
  expect(g.unit('Deathwing Guard').damage).toBe(4)
  expect(g.told('combat-round')).toHaveLength(1)
})

test('CQ-7.31 ATK is read when the damage is dealt', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] }, hand: ['Battle Cry'], resources: 3 },
  })
  g.b.plays('Battle Cry')
  g.b.attacks('Goff Nob')
  expect(g.unit('Deathwing Guard').damage).toBe(8)
})

test('CQ-7.32 the attack ends if the defender is gone before the damage', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['10th Company Scout', 'Deathwing Guard'] }, hq: ['Holy Sepulchre'] },
    b: { at: { p1: ['Burna Boyz'] } },
  })
  g.b.attacks('Burna Boyz', 'Deathwing Guard')
  g.state.play.find(p => p.id === g.unit('Deathwing Guard').id)!.at = 2 // as if an effect had moved it
  g.b.passes()
  expect(g.unit('Deathwing Guard').damage).toBe(0)
  expect(g.unit('Burna Boyz').ready).toBe(false)
})

test('CQ-7.33 every enemy unit there may be the defender, the warlord too', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: {
      warlord: { at: 'p1', exhausted: true },
      at: { p1: [{ card: 'Goff Nob', exhausted: true }], p2: ['Bad Dok'] },
    },
  })
  g.on('combat-turn')
  g.a.does('attack', 'Deathwing Guard')
  expect(g.offers).toEqual([`defender:${g.b.warlord.key}`, `defender:${g.unit('Goff Nob').key}`])
})

test('CQ-7.35 no ranged skirmish in the demo; with a deck that needs it there is one', () => {
  const fight = (rules: object) =>
    position({
      phase: 'combat',
      rules,
      initiative: 'b',
      a: { at: { p1: ['Deathwing Guard'] } },
      b: { at: { p1: [{ card: 'Shoota Mob', attachments: ['Rokkit Launcha'] }, 'Goff Nob'] } },
    }).on('combat-turn')
  expect(fight({}).offers).toHaveLength(2)
  expect(fight({}).told('combat-round')).toEqual([{ type: 'combat-round', number: 1 }])
  const full = fight({ rangedSkirmish: true })
  expect(full.offers).toEqual([`attack:${full.unit('Shoota Mob').key}`])
  full.b.attacks('Shoota Mob')
  full.on('combat-turn')
  expect(full.told('combat-round')).toMatchObject([{ number: 0, ranged: true }, { number: 1 }])
  expect(full.unit('Shoota Mob').ready).toBe(false) // no readying after the skirmish
})
