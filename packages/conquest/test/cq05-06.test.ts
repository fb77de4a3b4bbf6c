import { canonical, seenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { conquest } from '../src/index.ts'
import { match, position } from './support/play.ts'

test('CQ-5.1 deploy turns alternate, the initiative player first', () => {
  const g = position({
    initiative: 'b',
    a: { hand: ['Eager Recruit', 'Eager Recruit'], resources: 2 },
    b: { hand: ['Goff Boyz', 'Goff Boyz'], resources: 2 },
  })
  const turns = []
  for (const card of ['Goff Boyz', 'Eager Recruit', 'Goff Boyz', 'Eager Recruit']) {
    turns.push(g.waits)
    g[g.state.decision!.seat as 'a' | 'b'].deploys(card, 'p1')
  }
  expect(turns).toEqual(['b deploy-turn', 'a deploy-turn', 'b deploy-turn', 'a deploy-turn'])
})

test('CQ-5.2 one act a turn: a card, an Action or a pass', () => {
  const g = position({
    a: { hand: ['Exterminatus', 'Eager Recruit'], resources: 4 },
    b: { at: { p2: ['Goff Nob'] } },
  })
  expect(g.a.can('deploy', 'Eager Recruit', 'p1')).toBe(true)
  expect(g.a.can('play', 'Exterminatus')).toBe(true)
  expect(g.a.can('pass')).toBe(true)
  g.a.plays('Exterminatus')
  expect(g.waits).toBe('b deploy-turn')
})

test('CQ-5.3, CQ-5.4 the first pass does not end the phase, the second does', () => {
  const g = position({
    a: { hand: ['Eager Recruit', 'Eager Recruit'], resources: 2 },
    b: { hand: ['Goff Boyz'], resources: 5 },
  })
  g.a.deploys('Eager Recruit', 'p1')
  g.b.passes()
  expect([g.phase, g.waits]).toEqual(['deploy', 'a deploy-turn'])
  g.a.deploys('Eager Recruit', 'p1')
  expect([g.phase, g.waits]).toEqual(['deploy', 'a deploy-turn'])
  g.a.passes()
  expect(g.phase).toBe('command')
})

test('CQ-5.5 passing is always allowed', () => {
  const g = match()
  expect(g.offers.length).toBeGreaterThan(1)
  expect(g.offers).toContain('pass')
})

test('CQ-5.6 who passed may still shield and react', () => {
  const g = position({
    turn: 'b',
    a: { passed: true, at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable'] },
    b: { hand: ['Weirdboy Maniak'], resources: 3 },
  })
  g.b.deploys('Weirdboy Maniak', 'p1')
  g.b.uses('Weirdboy Maniak')
  expect(g.waits).toBe('a shield')
})

test('CQ-5.7 no action window between deploy turns', () => {
  const g = position({
    a: { hand: ['Eager Recruit'], resources: 1 },
    b: { hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] },
  })
  g.a.deploys('Eager Recruit', 'p1')
  expect(g.waits).toBe('b deploy-turn')
  expect(g.told('pass')).toEqual([])
})

test('CQ-5.8 the cost is paid from the pool; what cannot be paid cannot be deployed', () => {
  const g = position({ a: { hand: ['Land Raider', 'Ultramarines Dreadnought'], resources: 5 } })
  expect(g.a.can('deploy', 'Ultramarines Dreadnought')).toBe(false)
  g.a.deploys('Land Raider', 'p1')
  expect(g.a.resources).toBe(0)
})

test('CQ-5.9 modifiers come before payment and never go below 0', () => {
  const g = position({
    initiative: 'b',
    b: { hand: ['Goff Boyz', 'Bigga is Betta'], resources: 3, hq: ['Bigtoof Banna'] },
  })
  g.b.deploys('Goff Boyz', 'p1')
  g.b.plays('Bigga is Betta') // 1 - 2
  g.on()
  expect(g.b.resources).toBe(3)
  expect(g.unit('Bigtoof Banna').ready).toBe(true) // nothing left to lower
})

test('CQ-5.10 an army unit goes to any one face-up planet, on its side', () => {
  const g = position({ a: { hand: ['Eager Recruit'], resources: 1 } })
  expect(g.offers.filter(k => k.startsWith('deploy'))).toHaveLength(5)
  g.a.deploys('Eager Recruit', 'p4')
  expect(g.unit('Eager Recruit').at).toBe('p4')
  expect(g.piece('Eager Recruit').ctrl).toBe(0)
})

test('CQ-5.11 an attachment may go on either player’s card, at a planet or in an HQ', () => {
  const g = position({
    a: { hand: ['Promotion'], at: { p1: ['Deathwing Guard'] }, hq: ['Eager Recruit'] },
    b: { at: { p2: ['Goff Nob'] }, hq: ['Bad Dok', 'Bigtoof Banna'] },
  })
  for (const host of ['Deathwing Guard', 'Eager Recruit', 'Goff Nob', 'Bad Dok'])
    expect(g.a.can('deploy', 'Promotion', host)).toBe(true)
  expect(g.a.can('deploy', 'Promotion', 'Bigtoof Banna')).toBe(false)
})

test('CQ-5.12 a support goes to the HQ', () => {
  const g = position({ a: { hand: ['Fortress-Monastery'], resources: 1 } })
  g.a.deploys('Fortress-Monastery')
  expect(g.unit('Fortress-Monastery').at).toBe('hq-a')
})

test('CQ-5.13 events are played, not deployed: paid, resolved, discarded', () => {
  const g = position({ a: { hand: ['Exterminatus'], resources: 3 }, b: { at: { p2: ['Goff Nob'] } } })
  expect(g.a.can('deploy', 'Exterminatus')).toBe(false)
  g.a.plays('Exterminatus')
  expect([g.a.resources, g.a.hand, g.a.discard]).toEqual([0, [], ['Exterminatus']])
  const poor = position({ a: { hand: ['Exterminatus'], resources: 2 }, b: { at: { p2: ['Goff Nob'] } } })
  expect(poor.a.can('play', 'Exterminatus')).toBe(false)
})

test('CQ-5.13 an event being resolved is not yet in the discard pile', () => {
  const g = position({
    phase: 'combat',
    a: {
      hand: ['Drop Pod Assault'],
      resources: 2,
      deck: ['10th Company Scout', 'Eager Recruit'],
      at: { p1: ['Deathwing Guard'] },
    },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.a.plays('Drop Pod Assault')
  expect(g.waits).toBe('a search')
  expect(g.a.discard).toEqual([])
  expect(g.a.view.players[0]!.playing).toHaveLength(1)
  g.a.passes()
  g.a.does('bottom', 'Eager Recruit')
  expect(g.a.discard).toEqual(['Drop Pod Assault'])
})

test('CQ-5.14 warlords are never deployed', () => {
  expect(() => position({ a: { hand: ['Captain Cato Sicarius'] } })).toThrow(/never in a hand/)
  expect(match().offers.some(k => k.includes('cato-sicarius'))).toBe(false)
})

test('CQ-6.1 each player must choose one face-up planet by its number', () => {
  const g = position({ phase: 'command' })
  expect(g.offers).toEqual(['commit:p1', 'commit:p2', 'commit:p3', 'commit:p4', 'commit:p5'])
  g.a.commits('p1')
  expect(g.offers).toEqual(['commit:p1', 'commit:p2', 'commit:p3', 'commit:p4', 'commit:p5'])
})

test('CQ-6.2 the choice is in no message to the opponent before both are made', () => {
  const streams = ['p1', 'p5'].map(planet => {
    const g = position({ phase: 'command' })
    g.a.commits(planet)
    return {
      view: canonical(conquest.view(g.state, 'b')),
      spectator: canonical(conquest.view(g.state, 'spectator')),
      decision: canonical(seenDecision(g.state, 'b')),
      events: canonical(g.table.latest),
      moved: g.told('commit').length,
    }
  })
  expect(streams[0]).toEqual(streams[1])
  expect(streams[0]!.moved).toBe(0)
  const g = position({ phase: 'command' })
  g.a.commits('p4')
  expect(conquest.view(g.state, 'a').players[0]!.commit).toBe('p4')
  expect(conquest.view(g.state, 'b').players[0]!.commit).toBeUndefined()
  g.b.commits('p2')
  expect(g.told('commit').map(c => [c.seat, c.planet])).toEqual([
    ['a', 'p4'],
    ['b', 'p2'],
  ])
})

test('CQ-6.3, CQ-6.5 all units of the HQ go, the others exhausted', () => {
  const g = position({ phase: 'command', a: { hq: ['Eager Recruit', 'Deathwing Guard'] } })
  g.a.commits('p3')
  g.b.commits('p3')
  for (const name of ['Eager Recruit', 'Deathwing Guard'])
    expect(g.unit(name)).toMatchObject({ at: 'p3', ready: false })
  expect(g.a.warlord.at).toBe('p3')
})

test('CQ-6.4 the warlord keeps its state', () => {
  for (const exhausted of [true, false]) {
    const g = position({ phase: 'command', a: { warlord: { exhausted } } })
    g.a.commits('p2')
    g.b.commits('p3')
    expect(g.told('commit')).toHaveLength(2)
    expect(g.a.warlord).toMatchObject({ at: 'p2', ready: !exhausted })
  }
})

test('CQ-6.6 attachments go with their host, supports stay', () => {
  const g = position({
    phase: 'command',
    a: { warlord: { attachments: ['Iron Halo'] }, hq: ['Fortress-Monastery'] },
  })
  g.a.commits('p4')
  g.b.commits('p1')
  expect(g.unit('Iron Halo').at).toBe('p4')
  expect(g.unit('Fortress-Monastery').at).toBe('hq-a')
})

test('CQ-6.7 both may choose the same planet', () => {
  const g = position({ phase: 'command' })
  g.a.commits('p2')
  g.b.commits('p2')
  expect([g.a.warlord.at, g.b.warlord.at]).toEqual(['p2', 'p2'])
})

test('CQ-6.8 struggles at every face-up planet in row order', () => {
  const g = position({ phase: 'command' })
  g.a.commits('p5')
  g.b.commits('p5')
  expect(g.told('struggle').map(s => s.planet)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
})

const winner = (given: Parameters<typeof position>[0], at = 0) =>
  position({ phase: 'command', ...given }).a.view.planets[at]!.winner

test('CQ-6.9 the only ready warlord wins whatever the icons', () => {
  expect(winner({ a: { warlord: { at: 'p1' } }, b: { at: { p1: ['Tankbusta Bommaz'] } } })).toBe('a')
  expect(winner({ b: { warlord: { at: 'p1' } }, a: { at: { p1: ['Deathwing Guard'] } } })).toBe('b')
})

test('CQ-6.10 otherwise more icons on ready units; equal totals are nobody’s', () => {
  expect(winner({ a: { at: { p1: ['Land Raider'] } }, b: { at: { p1: ['Tankbusta Bommaz'] } } })).toBe('a')
  expect(winner({ a: { at: { p1: ['Veteran Brother Maxos'] } }, b: { at: { p1: ['Tankbusta Bommaz'] } } })).toBeNull()
  expect(
    winner({
      a: { warlord: { at: 'p1' }, at: { p1: ['10th Company Scout'] } },
      b: { warlord: { at: 'p1' }, at: { p1: ['Tankbusta Bommaz'] } },
    }),
  ).toBe('b')
})

test('CQ-6.11, CQ-14.4, CQ-14.5 sole presence without icons wins no struggle', () => {
  expect(winner({ a: { at: { p1: ['Eager Recruit', 'Ultramarines Dreadnought'] } } })).toBeNull()
  expect(winner({})).toBeNull()
  const g = position({ phase: 'command', a: { at: { p1: ['Eager Recruit'] } } })
  g.a.commits('p2')
  g.b.commits('p2')
  expect(g.told('bonus')).toEqual([])
  expect(g.a.resources).toBe(0)
})

test('CQ-6.12 exhausted units and warlords count for nothing', () => {
  expect(
    winner({
      a: { warlord: { at: 'p1', exhausted: true }, at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] } },
      b: { at: { p1: ['Shoota Mob'] } },
    }),
  ).toBe('b')
})

test('CQ-6.13, CQ-6.14 the winner may take either bonus, both or none', () => {
  const take = (choice: string) => {
    const g = position({ phase: 'command', a: { deck: ['Void Pirate'] } })
    g.a.commits('p1')
    g.b.commits('p2')
    expect(g.offers).toEqual(['take-both', 'take-resources', 'take-cards', 'take-nothing'])
    g.a.does(choice)
    return [g.a.resources, g.a.hand.length]
  }
  expect(take('take-both')).toEqual([1, 1])
  expect(take('take-resources')).toEqual([1, 0])
  expect(take('take-cards')).toEqual([0, 1])
  expect(take('take-nothing')).toEqual([0, 0])
})

test('CQ-6.15 a printed bonus of the winner’s units adds to the planet’s, exhausted or not', () => {
  const g = position({
    phase: 'command',
    a: { warlord: { at: 'p1' }, at: { p1: [{ card: 'Void Pirate', exhausted: true }] } },
    b: { at: { p1: ['Rogue Trader'] } },
  })
  expect(g.a.view.planets[0]!.bonus).toEqual({ resources: 1, cards: 2 })
})

test('CQ-6.16 a bonus is received before the next struggle', () => {
  const g = position({
    phase: 'command',
    a: { at: { p1: ['10th Company Scout'], p2: ['10th Company Scout'] }, deck: ['Void Pirate'] },
  })
  g.a.commits('p5')
  g.b.commits('p5')
  expect(g.told('struggle')).toHaveLength(1)
  g.a.does('take-both')
  expect(g.a.hand).toEqual(['Void Pirate'])
  expect(g.told('struggle')).toHaveLength(2)
})

test('CQ-6.17 no action window in the command phase, except by the switch', () => {
  const phase = (rules: object) => {
    const g = position({
      phase: 'command',
      rules,
      a: { hq: ['Fortress-Monastery'] },
      b: { hand: ["Squig Bombin'"], resources: 2 },
    })
    g.a.commits('p2')
    g.b.commits('p2')
    return [g.phase, g.waits]
  }
  expect(phase({ commandActions: true })).toEqual(['command', 'b action'])
  expect(phase({})[0]).toBe('combat')
})
