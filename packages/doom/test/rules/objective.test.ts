import { expect, test } from 'vitest'
import { footprint } from '../../src/board/base.ts'
import { boardOf, zoneOf } from '../../src/board/map.ts'
import { adjacent, tableOf } from '../../src/board/positions.ts'
import { forbidden } from '../../src/rules/mission.ts'
import { bringIn } from '../../src/rules/summon.ts'
import { changed } from '../changed.ts'
import { ground, nextRound, on } from '../missions/ground.ts'
import { box, corridor, doom, room } from '../play.ts'

test('D-OBJECTIVE-1 D-OBJECTIVE-2 each objective card states the winning conditions of both sides', () => {
  const cards = Object.values(box().objectives)
  expect(cards).toHaveLength(6)
  for (const card of cards) {
    expect(card.marinesWin.text).not.toBe('')
    expect(card.invaderWin.condition).toMatchObject({ cond: 'frags' })
  }
})

test('D-OBJECTIVE-2 D-ROUND-3 D-KILL-5 the invader wins at once with the last frag token', () => {
  const fight = (frags: number) =>
    doom({
      map: corridor(4),
      alpha: { at: 'a1', damage: 11, deck: ['sidearm'] },
      demons: { imp: { at: 'b1' } },
      turn: 'imp',
      dice: [3, 3, 3],
      scenario: { frags, events: { hand: [] } },
    }).does('attack')
  const last = fight(5)
  expect(last.state.invader.frags).toBe(6)
  expect(last.outcome).toMatchObject({ winners: ['invader'], rule: 'D-OBJECTIVE-2' })
  const early = fight(4)
  expect(early.outcome).toBeNull()
  expect(early.state.invader.frags).toBe(5)
})

test('D-OBJECTIVE-2 the limit follows the number of marines and the difficulty; strictFrags makes it six', () => {
  const limit = (options: Record<string, unknown>, begins: 1 | 4) =>
    doom({ mission: 'black-bishop-2', begins, options }).state.rulings.fragLimit
  const stated = box().missions['black-bishop-2']!.objective.params.fragLimit
  expect(limit({}, 1)).toBe(stated['1'])
  expect(limit({}, 4)).toBe(stated['4'])
  expect(limit({ difficulty: 'cadet' }, 1)).toBe(stated['1'] + 1)
  expect(limit({ difficulty: 'nightmare' }, 1)).toBe(stated['1'] - 1)
  expect(limit({ strictFrags: true }, 1)).toBe(6)
})

const lift = ground('black-bishop-3')
const extraction = (more: Record<string, unknown>) =>
  on('black-bishop-3', { alpha: { at: lift(16, 0), mp: 6 }, demons: {}, ...more })

test('D-OBJECTIVE-6 extract-take: a marine takes an asset where it stands for 1 MP, and only one', () => {
  const g = extraction({})
  g.does('use:extract-take')
  expect(g.figure('alpha')).toMatchObject({ carries: 'o4', mp: 5 })
  expect(g.state.objectives.find(o => o.id === 'o4')!.at).toBe(-1)
  expect(g.offers).not.toContain('use:extract-take')
  expect(g).waitsFor('alpha', 'activation')
  expect(extraction({ alpha: { at: lift(16, 0), mp: 0 } }).offers).not.toContain('use:extract-take')
  expect(extraction({ alpha: { at: lift(1, 4), mp: 6 } }).offers).not.toContain('use:extract-take')
})

test('D-OBJECTIVE-6 a carrier’s Sprint gives 4 MP and it cannot use teleporters', () => {
  const g = on('black-bishop-3', {
    alpha: { at: lift(16, 0), mp: 1, hand: ['armor'] },
    demons: {},
    scenario: {
      teleporters: [{ at: lift(16, 0) }, { at: lift(1, 4) }],
    },
  })
  g.does('use:extract-take', 'sprint:armor')
  expect(g.figure('alpha').mp).toBe(4)
  expect(g.offers.filter(key => key.startsWith('teleport:'))).toEqual([])
  const free = on('black-bishop-3', {
    alpha: { at: lift(16, 0), mp: 1, hand: ['armor'] },
    demons: {},
    scenario: { teleporters: [{ at: lift(16, 0) }, { at: lift(1, 4) }] },
  })
  expect(free).offers(`teleport:${lift(1, 4)}`)
  free.does('sprint:armor')
  expect(free.figure('alpha').mp).toBe(7)
})

test('D-OBJECTIVE-6 extract-pass: a carrier hands its asset to an adjacent marine with free hands for 1 MP', () => {
  const g = extraction({ bravo: { at: lift(15, 0) }, charlie: { at: lift(1, 4) } })
  expect(g.offers).not.toContain('use:extract-pass')
  g.does('use:extract-take', 'use:extract-pass')
  expect(g.figure('alpha').carries).toBeUndefined()
  expect(g.figure('bravo').carries).toBe('o4')
  expect(g.figure('alpha').mp).toBe(4)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-OBJECTIVE-4 D-KILL-9 extract-drop: a killed carrier drops its token where it stood', () => {
  const g = on('black-bishop-3', {
    alpha: { at: lift(16, 0), mp: 3, damage: 11, deck: ['sidearm'] },
    demons: { imp: { at: lift(14, 0) } },
    dice: [3, 3, 3],
    scenario: { initiative: ['invader'], events: { hand: [] } },
  })
  g.does('use:extract-take', 'end').passes()
  while (!g.offers.includes('attack')) g.does(g.offers[0]!)
  g.does('attack')
  expect(g.has('alpha')).toBe(false)
  expect(g.state.objectives.find(o => o.id === 'o4')!.at).toBeGreaterThanOrEqual(0)
  expect(g.events('objective')).toMatchObject([{ change: 'taken' }, { change: 'dropped', token: 'o4' }])
  expect(g.figure('alpha').carries).toBeUndefined()
})

test('D-OBJECTIVE-4 for a large carrier the marines choose one of its spaces', () => {
  const g = on('black-bishop-3', {
    alpha: { at: lift(8, 7), hand: ['armor'] },
    bravo: { at: lift(1, 4) },
    demons: { mancubus: { at: [lift(9, 7), lift(10, 7)].sort(), damage: 6 } },
  })
  g.figure('mancubus-1').carries = 'o1'
  g.state.objectives.find(o => o.id === 'o1')!.at = -1
  g.does('sprint:armor', `step:${lift(9, 7)}`)
  expect(g).waitsFor('alpha', 'drop-token')
  expect(g.offers.sort()).toEqual([`place:${lift(9, 7)}`, `place:${lift(10, 7)}`].sort())
  g.does(`place:${lift(10, 7)}`)
  expect(g.state.objectives.find(o => o.id === 'o1')!.at).toBe(boardOf(g.state).at(lift(10, 7)))
})

test('D-OBJECTIVE-5 OP-36 a token never comes to lie on blocking or impassable terrain', () => {
  const g = doom({
    map: ['+-+-+-+-+', '|. . # .|', '+-+-+-+-+'],
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { cacodemon: { at: 'c1' } },
    turn: 'alpha',
    dice: [3],
    scenario: { events: { hand: [], deck: ['ambush'] } },
  })
  g.state.objectives.push({ id: 'o9', kind: 'asset', at: -1, progress: 0, round: 0 })
  g.figure('cacodemon-1').carries = 'o9'
  g.figure('cacodemon-1').damage = box().demons.cacodemon!.health - 1
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.has('cacodemon-1')).toBe(false)
  expect(g).waitsFor('alpha', 'drop-token')
  expect(g.offers.sort()).toEqual(['place:b1', 'place:d1'])
})

test('D-OBJECTIVE-1 D-OBJECTIVE-6 extract-deliver: an asset is extracted when its carrier enters an extraction space, once; the third wins', () => {
  const g = on('black-bishop-3', {
    alpha: { at: lift(5, 8), mp: 9 },
    demons: {},
    scenario: { counters: { extracted: 1 } },
  })
  const carrier = g.state.figures.find(f => f.id === 'alpha')!
  carrier.carries = 'o1'
  g.state.objectives.find(o => o.id === 'o1')!.at = -1
  g.does(`step:${lift(4, 8)}`)
  expect(g.state.counters.extracted).toBe(2)
  expect(g.figure('alpha').carries).toBeUndefined()
  expect(g.state.objectives.map(o => o.id)).toEqual(['o2', 'o3', 'o4'])
  g.does(`step:${lift(5, 8)}`) // without an asset nothing is extracted
  expect(g.state.counters.extracted).toBe(2)
  expect(g.outcome).toBeNull()
})

test('D-OBJECTIVE-6 extract-deliver: whoever has delivered its asset sprints as before; another carrier still bears its own', () => {
  const g = on('black-bishop-3', {
    alpha: { at: lift(5, 8), mp: 1, hand: ['armor'], carries: 'o1' },
    bravo: { at: lift(1, 4), hand: ['armor'], carries: 'o2' },
    demons: {},
    scenario: { initiative: ['bravo'] },
  })
  g.does(`step:${lift(4, 8)}`, 'sprint:armor')
  expect(g.figure('alpha').mp).toBe(6)
  g.does('end').passes()
  expect(g).waitsFor('bravo', 'activation')
  expect(g.does('sprint:armor').figure('bravo').mp).toBe(4)
})

test('D-OBJECTIVE-1 D-ROUND-3 asset-extraction: three extracted assets win for the marines', () => {
  const g = on('black-bishop-3', {
    alpha: { at: lift(5, 8), mp: 9 },
    bravo: { at: lift(1, 4) },
    demons: {},
    scenario: { counters: { extracted: 2 } },
  })
  g.state.figures.find(f => f.id === 'alpha')!.carries = 'o1'
  g.state.objectives.find(o => o.id === 'o1')!.at = -1
  g.does(`step:${lift(4, 8)}`)
  expect(g.outcome).toMatchObject({ winners: ['alpha', 'bravo'], rule: 'D-OBJECTIVE-1' })
})

const post = ground('black-bishop-2')
const guard = (more: Record<string, unknown> = {}) =>
  on('black-bishop-2', { alpha: { at: post(1, 4) }, demons: {}, scenario: { initiative: [] }, ...more })

test('D-OBJECTIVE-6 D-THREAT-3 guard-activate: at the end of its activation a marine may mark a checkpoint within 1 space', () => {
  const g = guard().does('end')
  expect(g).waitsFor('alpha', 'work')
  expect(g.offers).toEqual(['work:o1', 'done'])
  g.does('work:o1')
  expect(g.state.objectives[0]!.progress).toBe(1)
  expect(guard({ alpha: { at: post(7, 2) } }).does('end').state.decision!.kind).not.toBe('work')
})

test('D-OBJECTIVE-6 a checkpoint with a demon near it cannot be marked; a demon at another one does not matter', () => {
  expect(guard({ demons: { imp: { at: post(1, 2) } } }).does('end').state.decision!.kind).not.toBe('work')
  expect(guard({ demons: { imp: { at: post(13, 8) } } }).does('end')).waitsFor('alpha', 'work')
})

test('D-OBJECTIVE-6 a checkpoint is marked once per round', () => {
  const g = on('black-bishop-2', {
    alpha: { at: post(1, 4) },
    bravo: { at: post(0, 3) },
    demons: {},
    scenario: { initiative: ['bravo'] },
  })
  g.does('end', 'work:o1').passes()
  expect(g).waitsFor('bravo', 'activation')
  g.does('end')
  expect(g.state.decision!.kind).not.toBe('work')
  expect(g.state.objectives[0]!.progress).toBe(1)
})

test('D-OBJECTIVE-1 guard-duty: two progress tokens on all three checkpoints win; a third one never goes on', () => {
  const g = guard()
  for (const o of g.state.objectives) o.progress = 2
  g.state.objectives[0]!.progress = 1
  g.does('end', 'work:o1')
  expect(g.outcome).toMatchObject({ winners: ['alpha'], rule: 'D-OBJECTIVE-1' })
  const full = guard()
  full.state.objectives[0]!.progress = 2
  expect(full.does('end').state.decision!.kind).not.toBe('work')
})

test('D-OBJECTIVE-6 guard-lose: a checkpoint with a demon near and no marine within 2 loses a token at the start of the status phase', () => {
  const lonely = guard({ alpha: { at: post(7, 2) }, demons: { imp: { at: post(1, 2) }, pinky: { at: post(2, 11) } } })
  lonely.state.objectives[0]!.progress = 2
  lonely.state.objectives[2]!.progress = 1
  nextRound(lonely)
  expect(lonely.state.objectives.map(o => o.progress)).toEqual([1, 0, 1])
  expect(lonely.events('progress')).toMatchObject([{ token: 'o1', total: 1 }])
  const held = guard({ alpha: { at: post(1, 5) }, demons: { imp: { at: post(1, 2) } } })
  held.state.objectives[0]!.progress = 2
  nextRound(held)
  expect(held.state.objectives[0]!.progress).toBe(2)
  const bare = guard({ alpha: { at: post(7, 2) }, demons: { imp: { at: post(1, 2) } } })
  nextRound(bare)
  expect(bare.events('progress')).toEqual([]) // nothing is lost where nothing lies
})

const breach = ground('black-bishop-5')
const seal = (more: Record<string, unknown> = {}) =>
  on('black-bishop-5', {
    alpha: { at: breach(0, 3), mp: 5, damage: 4 },
    demons: {},
    scenario: {
      portals: [
        { at: breach(0, 3), level: 'yellow' },
        { at: breach(2, 11), level: 'blue' },
      ],
    },
    ...more,
  })

test('D-OBJECTIVE-6 D-THREAT-3 seal-work: 2 MP put a progress token on a portal, once per activation', () => {
  const g = seal().does('use:seal-work')
  expect(g.state.portals[0]!.progress).toBe(1)
  expect(g.figure('alpha').mp).toBe(3)
  expect(g.offers).not.toContain('use:seal-work')
  expect(seal({ demons: { imp: { at: breach(1, 3) } } }).offers).not.toContain('use:seal-work')
  expect(seal({ alpha: { at: breach(4, 5), mp: 5 } }).offers).not.toContain('use:seal-work')
  expect(seal({ alpha: { at: breach(0, 3), mp: 1 } }).offers).not.toContain('use:seal-work')
})

test('D-OBJECTIVE-6 seal-close seal-backlash: at its seal value a portal is gone, the marine recovers 2 and a yellow one gives the invader 1 argent', () => {
  const portals = [
    { at: breach(0, 3), level: 'yellow', progress: 1 },
    { at: breach(2, 11), level: 'blue' },
  ]
  const g = seal({ scenario: { portals }, demons: { imp: { at: breach(18, 9) } } }).does('use:seal-work')
  expect(g.state.portals.map(p => p.id)).toEqual(['p2'])
  expect(g.figure('alpha').damage).toBe(2)
  expect(g.state.demons.imp!.argent).toBe(1)
  expect(g.outcome).toBeNull()
  const blue = seal({
    scenario: {
      portals: [
        { at: breach(0, 3), level: 'blue' },
        { at: breach(2, 11), level: 'blue' },
      ],
    },
  })
  blue.does('use:seal-work')
  expect(blue.state.portals.map(p => p.id)).toEqual(['p2'])
  expect(blue.events('argent')).toEqual([])
})

test('D-OBJECTIVE-1 seal-the-breach: the last portal sealed wins for the marines; summoning never discards one', () => {
  const g = seal({ scenario: { portals: [{ at: breach(0, 3), level: 'red', progress: 2 }] } }).does('use:seal-work')
  expect(g.outcome).toMatchObject({ winners: ['alpha'], rule: 'D-OBJECTIVE-1' })
  const fresh = doom({ mission: 'exodus-3', begins: 2 })
  fresh.does('portal:p1')
  while (fresh.state.phase === 'setup') fresh.does(fresh.offers[0]!)
  expect(fresh.state.portals).toHaveLength(6)
  expect(forbidden(fresh.state, 'discard-portal-after-summon')).toBe(true)
  expect(forbidden(escort().state, 'discard-portal-after-summon')).toBe(false)
})

const way = ground('black-bishop-4')
const escort = (more: Record<string, unknown> = {}) =>
  on('black-bishop-4', { alpha: { at: way(11, 1) }, demons: {}, scenario: { initiative: [] }, ...more })

test('D-OBJECTIVE-6 escort-move: a marine within 2 spaces of the drone may move it up to 2 spaces at the end of its activation', () => {
  const g = escort().does('end')
  expect(g).waitsFor('alpha', 'move-figure')
  g.does(`step:${way(10, 2)}`, `step:${way(10, 3)}`)
  expect(g.at('drone')).toEqual([way(10, 3)])
  expect(g.state.decision?.kind).not.toBe('move-figure')
  const far = escort({ alpha: { at: way(14, 0) }, bravo: { at: way(11, 1) } }).does('end')
  expect(far.state.decision!.kind).not.toBe('move-figure') // Bravo is near, but it is Alpha's activation
})

/** The drone somewhere else on its way. */
function droneAt(g: ReturnType<typeof escort>, x: number, y: number) {
  g.figure('drone').at = [boardOf(g.state).at(way(x, y))]
  return g
}

test('D-OBJECTIVE-6 escort-move infestation-door: the drone opens doors at no cost, as a marine would', () => {
  const g = droneAt(escort({ alpha: { at: way(8, 2) } }), 8, 3).does('end')
  expect(g).offers('open:d1')
  g.does('open:d1')
  expect(g.events('door')).toMatchObject([{ by: 'drone' }])
  expect(g).waitsFor('invader', 'invasion-group') // Infestation answers a door that a marine opens
})

test('D-OBJECTIVE-6 D-DOOR-1 escort-move: the drone opens any door beside it, but none that is open and none elsewhere', () => {
  const g = doom({
    mission: 'black-bishop-4',
    map: corridor(6),
    doors: [
      ['a1', 'b1'],
      ['c1', 'd1'],
    ],
    alpha: { at: 'b1' },
    demons: {},
    turn: 'alpha',
    scenario: { drone: { at: 'c1' }, portals: [], initiative: [] },
  }).does('end')
  const doors = () => g.offers.filter(key => key.startsWith('open:'))
  expect(doors()).toEqual(['open:d2'])
  g.does('open:d2')
  expect(g).waitsFor('alpha', 'move-figure')
  expect(doors()).toEqual([])
})

test('D-OBJECTIVE-1 escort-detail: the drone on the exit wins', () => {
  const g = droneAt(escort({ alpha: { at: way(1, 14) } }), 1, 12).does('end')
  expect(g.outcome).toBeNull()
  g.does(`step:${way(1, 11)}`)
  expect(g.outcome).toMatchObject({ winners: ['alpha'], rule: 'D-OBJECTIVE-1' })
})

test('D-OBJECTIVE-1 escort-detail: zones are those of the map that is played on, whatever map the mission had before', () => {
  const exit = (g: ReturnType<typeof escort>) => [...zoneOf(g.state, 'exit')].map(space => boardOf(g.state).name(space))
  const elsewhere = () =>
    doom({ mission: 'black-bishop-4', map: corridor(4), alpha: { at: 'a1' }, scenario: { drone: { at: 'd1' } } })
  expect(exit(elsewhere())).toEqual([])
  expect(exit(escort())).toContain(way(1, 11))
  expect(exit(elsewhere())).toEqual([])
})

test('D-OBJECTIVE-3 escort-destroyed escort-figure escort-target: a destroyed drone gives 2 frag tokens, is repaired and stays until the status phase', () => {
  const g = escort({
    alpha: { at: way(11, 1) },
    demons: { imp: { at: way(10, 2) } },
    turn: 'imp',
    dice: [2, 2],
    scenario: { initiative: ['alpha'], events: { hand: [] } },
  })
  g.state.figures.find(f => f.id === 'drone')!.damage = 11
  g.does('attack')
  expect(g).waitsFor('invader', 'attack-target')
  g.does('target:drone')
  expect(g.state.invader.frags).toBe(2)
  expect(g.figure('drone').damage).toBe(0)
  expect(g.has('drone')).toBe(true)
  expect(g.events('hits')).toMatchObject([{ defender: 'drone', shields: 2 }])
  expect(g.events('defense')).toMatchObject([{ defender: 'drone', card: null }])
  g.does('end').passes()
  expect(g).waitsFor('alpha', 'activation')
  g.does('end')
  expect(g.state.decision!.kind).not.toBe('move-figure')
})

test('D-OBJECTIVE-6 Escort: the drone is no marine: Rocket Arm spares it, Barrage cannot choose it', () => {
  const g = escort({
    alpha: { at: way(11, 1), deck: ['sidearm', 'armor'] },
    demons: {},
    dice: [1, 1, 1, 1, 1, 1],
    scenario: { initiative: ['invader'], events: { hand: [] } },
  })
  const demon = bringIn(g.state, 'cyberdemon', [], 'setup')
  const { table, size } = { table: tableOf(g.state), size: boardOf(g.state).size }
  const free = (spaces: readonly number[] | null) =>
    spaces?.every(space => g.state.figures.every(f => !f.at.includes(space))) ?? false
  const near = Array.from({ length: size }, (_, anchor) => footprint(table, anchor, ...box().demons.cyberdemon!.base))
  demon.at = [...near.find(spaces => free(spaces) && spaces!.some(s => adjacent(g.state, [s], g.figure('alpha').at)))!]
  g.state.demons.cyberdemon!.argent = 4
  g.does('end')
  while (!g.offers.includes('attack')) g.does(g.offers.includes('done') ? 'done' : g.offers[0]!)
  g.does('attack')
  while (g.state.decision!.kind !== 'attack-target') g.does('pass')
  g.does('target:alpha')
  while (g.offers.includes('pass')) {
    expect(g.offers.filter(key => key.includes('barrage'))).toEqual([]) // there is no other marine
    g.does('pass')
  }
  expect(g.events('ability')).toContainEqual(expect.objectContaining({ ability: 'cyberdemon-rocket-arm' }))
  expect(g.figure('drone').damage).toBe(0)
})

const purge = ground('black-bishop-6')

test('D-OBJECTIVE-1 purge-protocol: no demon and no portal left wins, but only at the end of an activation', () => {
  const g = on('black-bishop-6', {
    alpha: { at: purge(7, 18), hand: ['armor'], damage: 3 },
    demons: { imp: { at: purge(8, 18), damage: 1 } },
    scenario: { portals: [], initiative: [] },
  })
  g.does('sprint:armor', `step:${purge(8, 18)}`)
  expect(g.has('imp-1')).toBe(false)
  expect(g.outcome).toBeNull()
  g.does('end')
  expect(g.outcome).toMatchObject({ winners: ['alpha'], rule: 'D-OBJECTIVE-1' })
  const portal = on('black-bishop-6', {
    alpha: { at: purge(7, 18) },
    demons: {},
    scenario: { portals: [{ at: purge(16, 18), level: 'blue', up: false }], initiative: [] },
  })
  portal.does('end')
  expect(portal.outcome).toBeNull()
})

test('D-OBJECTIVE-1 D-ACTIV-5 the end of one demon of several is the end of an activation', () => {
  const g = on('black-bishop-6', {
    alpha: { at: purge(7, 18), hand: [] },
    demons: { imp: [{ at: purge(8, 18) }, { at: purge(9, 18) }, { at: purge(10, 18) }] },
    turn: 'imp',
    options: changed('objective-cards.json', 'purge-protocol', card => {
      card.marinesWin.condition.of = [{ cond: 'demonsOnMap', max: 2 }]
    }),
    scenario: { portals: [], initiative: ['alpha'], events: { hand: [] } },
  })
  g.does('figure:imp-1')
  g.state.figures = g.state.figures.filter(f => f.id !== 'imp-2') // as if it had died meanwhile
  g.does('end')
  expect(g.outcome).toMatchObject({ winners: ['alpha'], rule: 'D-OBJECTIVE-1' })
})

test('D-OBJECTIVE-3 purge-clock: a round without a kill and without an opened door gives the invader a frag token', () => {
  const idle = on('black-bishop-6', {
    alpha: { at: purge(7, 18), hand: ['armor'] },
    demons: { imp: { at: purge(8, 18), damage: 1 }, pinky: { at: purge(20, 5) } },
    scenario: { initiative: [] },
  })
  const busy = on('black-bishop-6', {
    alpha: { at: purge(7, 18), hand: ['armor'] },
    demons: { imp: { at: purge(8, 18), damage: 1 }, pinky: { at: purge(20, 5) } },
    scenario: { initiative: [] },
  })
  nextRound(idle)
  expect(idle.state.invader.frags).toBe(1)
  expect(idle.events('rule')).toEqual([]) // only rules of the mission itself are read out
  busy.does('sprint:armor', `step:${purge(8, 18)}`)
  nextRound(busy)
  expect(busy.state.invader.frags).toBe(0)
})

test('D-OBJECTIVE-6 purge-nest: from round 6 on the invader gains 1 argent at the end of the status phase', () => {
  const late = (round: number) => {
    const g = on('black-bishop-6', {
      alpha: { at: purge(7, 18) },
      demons: { imp: { at: purge(20, 5) } },
      scenario: { initiative: [], round, events: { hand: [] } },
    })
    nextRound(g)
    while (g.state.phase === 'status') g.does('done')
    return g.state.demons.imp!.argent
  }
  expect(late(4)).toBe(0)
  expect(late(5)).toBe(1)
})

test('D-OBJECTIVE-6 sample-collection: 3 samples are set aside in its missions, and in no other', () => {
  for (const [mission, { objective }] of Object.entries(box().missions)) {
    const { counters } = doom({ mission, begins: 2 }).state
    expect(counters.samplesSetAside, mission).toBe(objective.card === 'sample-collection' ? 3 : undefined)
  }
})

/** Behind the door a portal of a colour; the invader has no figures left for its group. */
const shortage = (demons: Record<string, unknown>, level: string, invasion: string, map: string[]) =>
  doom({
    map,
    doors: [
      ['a1', 'b1'],
      ['a2', 'b2'],
    ],
    alpha: { at: 'a1', mp: 1 },
    demons: demons as never,
    turn: 'alpha',
    options: { invasion },
    scenario: {
      portals: [{ at: 'h1', level, up: false }],
      counters: { samplesSetAside: 1, samples: 1 },
      objectives: { 'sample-1': {} },
    },
  }).does('open:d1')

test('D-OBJECTIVE-6 D-SUMMON-6 sample-carrier: without a figure to summon, another demon takes the sample; without any the marines do', () => {
  const pinkies = ['d1', 'd2', 'e1', 'e2', 'f1'].map(at => ({ at }))
  const g = shortage({ pinky: pinkies }, 'yellow', 'brute-stampede', room(8, 2)).does('group:0')
  expect(g).waitsFor('invader', 'sample-carrier')
  expect(g.offers).toHaveLength(5)
  g.does('carrier:pinky-3')
  expect(g.figure('pinky-3').carries).toBe('sample-1')
  expect(g.state.counters).toMatchObject({ samplesSetAside: 0, samples: 1 })
  const laden = { cyberdemon: { at: ['d1', 'e1', 'f1', 'd2', 'e2', 'f2'], carries: 'sample-1' } }
  const none = shortage(laden, 'red', 'titan-s-arrival', room(8, 2)).does('group:0')
  expect(none.state.counters).toMatchObject({ samplesSetAside: 0, samples: 2 })
  expect(none).waitsFor('alpha', 'activation')
})
