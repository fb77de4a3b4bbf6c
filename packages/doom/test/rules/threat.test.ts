import { expect, test } from 'vitest'
import { box, doom } from '../play.ts'

test('D-THREAT-1 D-SETUP-2 every mission names one objective card and one threat card', () => {
  for (const mission of Object.values(box().missions)) {
    if (mission.tutorial) continue // D-TUTORIAL-1: neither of them
    expect(box().threats[mission.threat.card]).toBeDefined()
    expect(box().objectives[mission.objective.card]).toBeDefined()
  }
})

test('D-THREAT-2 OP-31 there are three threat cards, as data with hooks', () => {
  expect(Object.keys(box().threats).sort()).toEqual(['assault', 'horde', 'infestation'])
  for (const threat of Object.values(box().threats)) expect(box().abilitiesOf(threat.id).length).toBeGreaterThan(0)
})

test('D-THREAT-2 infestation: face-up portals summon at set-up and are gone', () => {
  const g = doom({ mission: 'black-bishop-1', begins: 4 })
  expect(g).waitsFor('invader', 'choose-portal')
  expect(g.offers).toEqual(['portal:p1', 'portal:p5'])
  g.does('portal:p1')
  while (g.state.phase === 'setup') g.does(g.offers[0]!)
  expect(g.state.portals.map(p => [p.id, p.up])).toEqual(['p2', 'p3', 'p4', 'p6', 'p7'].map(id => [id, false]))
})

test('D-THREAT-2 horde: portals wake with threat on them, blue ones summon at set-up and stay', () => {
  const g = doom({ mission: 'exodus-4', begins: 4 })
  expect(g.state.portals.map(p => [p.level, p.threat, p.up])).toEqual([
    ['blue', 0, true],
    ['blue', 0, true],
    ['yellow', 2, true],
    ['red', 1, true],
  ])
  expect(g.offers).toEqual(['portal:p1', 'portal:p2'])
  while (g.state.phase === 'setup') g.does(g.offers[0]!)
  expect(g.state.portals).toHaveLength(4)
  expect(g.state.round).toBe(1)
  expect(g.state.portals.map(p => p.threat)).toEqual([0, 0, 2, 1]) // no tick in round 1
})

test('D-THREAT-2 D-THREAT-3 assault: a stock of threat tokens, of which up to three are spent at set-up; portals stay', () => {
  const g = doom({ mission: 'black-bishop-2', begins: 4 })
  expect(g.state.invader.threat).toBe(6)
  expect(g).waitsFor('invader', 'buy-summon')
  expect(g.offers).toEqual(['portal:p1', 'portal:p2', 'portal:p3', 'portal:p4', 'portal:p5', 'portal:p6', 'done'])
  g.does('portal:p4') // yellow: 2
  while (g.state.decision!.kind !== 'buy-summon') g.does(g.offers[0]!)
  expect(g.state.invader.threat).toBe(4)
  expect(g.offers).toEqual(['portal:p1', 'portal:p2', 'portal:p3', 'done']) // 1 left to spend, each portal once
  g.does('portal:p1')
  while (g.state.phase === 'setup') g.does(g.offers[0]!)
  expect(g.state.invader.threat).toBe(3)
  expect(g.state.portals).toHaveLength(6)
})

test('D-THREAT-2 Assault: a mission may state another stock', () => {
  expect(doom({ mission: 'exodus-5', begins: 2 }).state.invader.threat).toBe(8)
})

test('D-THREAT-2 D-TIMING-2 horde-tick: from round 2 on threat grows, and a portal at its limit summons and loses it', () => {
  const g = doom({
    mission: 'black-bishop-3',
    alpha: {},
    turn: 'alpha',
    scenario: {
      round: 1,
      initiative: [],
      portals: [
        { at: 'i8', level: 'blue', threat: 2 },
        { at: 'v6', level: 'yellow', threat: 2 },
      ],
    },
  })
  g.does('end').passes()
  expect(g).waitsFor('invader', 'invasion-group')
  expect(g.state.portals.map(p => p.threat)).toEqual([3, 3])
  while (!['gain-argent', 'activation'].includes(g.state.decision!.kind)) g.does(g.offers[0]!)
  expect(g.state.portals.map(p => p.threat)).toEqual([0, 3])
  expect(g.state.figures.filter(f => f.kind !== 'marine').length).toBeGreaterThan(0)
})

const hold = (more: Record<string, unknown> = {}) =>
  doom({
    mission: 'black-bishop-3',
    alpha: { at: 'i8', mp: 4 },
    turn: 'alpha',
    demons: {},
    scenario: { portals: [{ at: 'i8', level: 'blue', threat: 2 }] },
    ...more,
  })

test('D-THREAT-2 horde-suppress: a marine holding a portal removes a threat token for 2 MP, once per activation', () => {
  const g = hold()
  expect(g).offers('use:horde-suppress')
  g.does('use:horde-suppress')
  expect(g.state.portals[0]!.threat).toBe(1)
  expect(g.figure('alpha').mp).toBe(2)
  expect(g.offers).not.toContain('use:horde-suppress')
  expect(g).waitsFor('alpha', 'activation')
})

test('D-THREAT-2 Horde: not with a demon next to the marine, too few MP, too far away or nothing to remove', () => {
  expect(hold({ demons: { imp: { at: 'i7' } } }).offers).not.toContain('use:horde-suppress')
  expect(hold({ alpha: { at: 'i8', mp: 1 } }).offers).not.toContain('use:horde-suppress')
  expect(hold({ alpha: { at: 'b5', mp: 6 } }).offers).not.toContain('use:horde-suppress')
  expect(hold({ scenario: { portals: [{ at: 'i8', level: 'blue', threat: 0 }] } }).offers).not.toContain(
    'use:horde-suppress',
  )
})

const siege = (threat: number, more: Record<string, unknown> = {}) =>
  doom({
    mission: 'black-bishop-2',
    alpha: { at: 'h3' },
    turn: 'alpha',
    demons: { imp: { at: 'm1' } },
    scenario: {
      initiative: [],
      threat,
      portals: [
        { at: 'o5', level: 'blue' },
        { at: 'a16', level: 'red' },
      ],
      ...more,
    },
  })
    .does('end')
    .passes()

test('D-THREAT-2 assault-buy: summons are bought at the start of the status phase, three tokens at most', () => {
  const g = siege(5)
  expect(g).waitsFor('invader', 'buy-summon')
  expect(g.offers).toEqual(['portal:p1', 'portal:p2', 'done'])
  g.does('portal:p2')
  while (g.state.decision!.kind === 'invasion-group' || g.state.decision!.kind === 'summon-place') g.does(g.offers[0]!)
  expect(g.state.invader.threat).toBe(2)
  expect(g.state.decision!.kind).not.toBe('buy-summon') // all three spent
  expect(g.state.portals).toHaveLength(2)
  expect(siege(2).offers).toEqual(['portal:p1', 'done']) // red costs 3
})

test('D-THREAT-2 assault-trickle: without a token the invader takes one at the end of the status phase', () => {
  const g = siege(0)
  while (g.state.phase === 'status') g.does(g.offers.includes('done') ? 'done' : g.offers[0]!)
  expect(g.state.invader.threat).toBe(1)
  const some = siege(2)
  while (some.state.phase === 'status') some.does('done')
  expect(some.state.invader.threat).toBe(2)
})

test('D-THREAT-2 assault-block: nothing comes out of a portal that a marine stands on', () => {
  const blocked = [
    { at: 'h3', level: 'blue' },
    { at: 'o5', level: 'blue' },
  ]
  expect(siege(5, { portals: blocked }).offers).toEqual(['portal:p2', 'done'])
})

test('D-THREAT-2 infestation-demons-doors: demons open no doors while a face-down portal is left', () => {
  const doors = (up: boolean) =>
    doom({
      map: ['+-+-+-+', '|. . .|', '+-+-+-+'],
      doors: [['a1', 'b1']],
      alpha: { at: 'c1' },
      demons: { imp: { at: 'a1' } },
      turn: 'imp',
      scenario: { portals: [{ at: 'b1', level: 'blue', up }] },
    })
  expect(doors(false).offers).not.toContain('open:d1')
  expect(doors(true)).offers('open:d1')
})
