/** What procedures ask in positions that play hardly ever reaches: asked directly, without playing there. */
import { key } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { boardOf } from '../../src/board/map.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { DoomState } from '../../src/match/state.ts'
import { gainArgent, spendInvasionArgent } from '../../src/rules/argent.ts'
import { hazards } from '../../src/rules/hazard.ts'
import { crowded, makeRoom } from '../../src/rules/make-room.ts'
import { judge } from '../../src/rules/mission.ts'
import { rerollFlow } from '../../src/rules/reroll.ts'
import { activations } from '../../src/rules/round.ts'
import { status } from '../../src/rules/status.ts'
import { mayFind } from '../../src/rules/targets.ts'
import { asked } from '../asked.ts'
import { changed, eventThat } from '../changed.ts'
import { nextRound, on } from '../missions/ground.ts'
import { box, corridor, doom, fallen, type Position, room } from '../play.ts'

const position = (more: Position = {}): DoomState =>
  structuredClone(
    doom({ map: corridor(9), alpha: { at: 'a1' }, ...fallen, demons: { imp: { at: 'i1' } }, turn: 'alpha', ...more })
      .state,
  )

test('D-ARGENT-3 OP-27 argent goes on face-up cards alone, as long as some is left to give and in the supply', () => {
  const g = position()
  expect(asked(gainArgent, 'place', g, { left: 1, on: ['imp', 'pinky'] })).toEqual(['argent:imp'])
  expect(asked(gainArgent, 'place', g, { left: 1, on: ['invasion', 'pinky'] })).toEqual(['argent:invasion'])
  expect(asked(gainArgent, 'place', g, { left: 1, on: ['pinky'] })).toBeNull()
  expect(asked(gainArgent, 'place', g, { left: 0, on: ['imp'] })).toBeNull()
  g.demons.imp!.argent = 17
  expect(asked(gainArgent, 'place', g, { left: 1, on: ['imp'] })).toEqual(['argent:imp'])
  g.invader.argent = 1
  expect(asked(gainArgent, 'place', g, { left: 1, on: ['imp'] })).toBeNull()
})

test('D-ARGENT-7 argent of the invasion card goes on face-up cards of the group, if there is any of both', () => {
  const g = position()
  g.invader.argent = 1
  expect(asked(spendInvasionArgent, 'move', g, { kinds: ['imp', 'pinky'] })).toEqual(['argent:imp', 'done'])
  expect(asked(spendInvasionArgent, 'move', g, { kinds: ['pinky'] })).toBeNull()
  g.invader.argent = 0
  expect(asked(spendInvasionArgent, 'move', g, { kinds: ['imp'] })).toBeNull()
})

test('D-STATUS-5 whoever holds no card is not asked; a card of this step is offered if it could do something', () => {
  const g = position()
  g.invader.hand.cards = ['argent-surge', 'ferocity']
  const all = ['discard:argent-surge', 'discard:ferocity', 'use:argent-surge', 'done']
  expect(asked(status, 'argent', g, { discarded: 0 })).toEqual(all)
  expect(asked(status, 'argent', g, { discarded: 2 })).toEqual(all)
  expect(asked(status, 'argent', g, { discarded: 3 })).toEqual(['use:argent-surge', 'done'])
  g.demons.imp!.argent = 18
  expect(asked(status, 'argent', g, { discarded: 0 })).toEqual(['done'])
  g.invader.hand.cards = []
  expect(asked(status, 'argent', g, { discarded: 0 })).toBeNull()
})

test('D-STATUS-1 what lasts until the next status phase ends when it begins', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', hand: [] },
    ...fallen,
    demons: { imp: { at: 'i1' } },
    options: {
      eventSets: ['whispers-in-the-dark', 'seek-and-destroy', 'armored-offensive'],
      ...eventThat('darkness', 'between-activations', {
        op: 'grantCover',
        who: { pick: 'all', side: 'demon' },
        until: 'status-phase:start',
      }),
    },
    scenario: { initiative: ['alpha'], events: { hand: ['darkness'] } },
  })
  g.does('use:darkness')
  expect(g.state.lasting).toHaveLength(1)
  g.does('end')
  expect(g.state.phase).toBe('status')
  expect(g.state.lasting).toEqual([])
})

test('D-ATTACK-8 dice are rolled again one by one, each once unless the card says otherwise, and for its price', () => {
  const g = position()
  const blow = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 9, red: 2, black: 0, source: null })
  blow.dice = [
    { colour: 'red', face: 0 },
    { colour: 'red', face: 1 },
  ]
  const frame = { seat: 'alpha', left: 1, done: [] as number[], sequential: false, price: 0 }
  expect(asked(rerollFlow, 'pick', g, frame)).toBeNull() // no attack
  g.stack.push(blow)
  expect(asked(rerollFlow, 'pick', g, frame)).toEqual(['reroll:0', 'reroll:1', 'done'])
  expect(asked(rerollFlow, 'pick', g, { ...frame, left: 0 })).toBeNull()
  expect(asked(rerollFlow, 'pick', g, { ...frame, done: [0] })).toEqual(['reroll:1', 'done'])
  expect(asked(rerollFlow, 'pick', g, { ...frame, done: [0, 1] })).toBeNull()
  expect(asked(rerollFlow, 'pick', g, { ...frame, done: [0, 1], sequential: true })).toHaveLength(3)
  const alpha = g.figures.find(f => f.id === 'alpha')!
  alpha.mp = 2
  expect(asked(rerollFlow, 'pick', g, { ...frame, price: 2 })).toHaveLength(3)
  expect(asked(rerollFlow, 'pick', g, { ...frame, price: 3 })).toBeNull()
})

test('D-LARGE-13 who says which figure makes room: the invader for demons, which go first, then a marine under the base', () => {
  const g = position({
    map: room(6, 2),
    alpha: { at: 'f1' },
    bravo: { at: 'f2' },
    demons: { 'baron-of-hell': { at: ['a1', 'b1', 'a2', 'b2'] }, imp: { at: 'c1' } },
  })
  const order = () => {
    const question = makeRoom.links.order!.question!
    const decision = question.ask(g, { ...makeRoom.start({ figure: 'baron-of-hell-1', moved: [], who: '' }) })
    return decision && [decision.seat, ...decision.options.map(key)].join(' ')
  }
  const put = (id: string, space: string) => {
    g.figures.find(f => f.id === id)!.at = [boardOf(g).at(space)]
  }
  const tight = (id = 'baron-of-hell-1') => crowded(g, g.figures.find(f => f.id === id)!)
  expect(order()).toBeNull()
  expect(tight()).toBe(false)
  put('bravo', 'a1')
  expect(order()).toBe('bravo displace:bravo')
  expect([tight(), tight('bravo')]).toEqual([true, false])
  put('charlie', 'b1')
  expect(order()).toBe('bravo displace:bravo displace:charlie')
  put('charlie', 'e1')
  put('imp-1', 'b2')
  expect(order()).toBe('invader displace:imp-1')
  put('alpha', 'a2')
  put('imp-1', 'c1')
  expect(order()).toBe('alpha displace:alpha displace:bravo')
  const drone = { ...structuredClone(g.figures.find(f => f.id === 'imp-1')!), id: 'drone', kind: 'drone' }
  g.figures = [g.figures.find(f => f.id === 'baron-of-hell-1')!, { ...drone, at: [boardOf(g).at('a1')] }]
  expect(order()).toBe('alpha displace:drone')
  g.figures = []
  expect(order()).toBeNull()
})

test('D-ROUND-3 a mission is judged neither while it is set up nor once it is over', () => {
  const g = position()
  g.counters.samples = 3
  const judged = (phase: DoomState['phase'], outcome: DoomState['outcome'] = null) => {
    const copy = { ...structuredClone(g), phase, outcome }
    judge(copy)
    return copy.outcome?.winners ?? null
  }
  expect(judged('setup')).toBeNull()
  expect(judged('activation')).toEqual(['alpha', 'bravo', 'charlie', 'delta'])
  expect(judged('activation', { winners: ['invader'], rule: 'D-OBJECTIVE-2', reason: 'frags' })).toEqual(['invader'])
})

test('D-TIMING-3 what several marines left for the end of an activation comes in their order; what one left, or the invader, as it was left', () => {
  const grenade = 'throw-frag-grenade'
  const effect = box().abilities[grenade]!.effects.findIndex(e => 'at' in e && e.at === 'next-activation-end')
  const left = (...owners: string[]) => {
    const g = position()
    g.turn = null
    g.activation = 5
    g.lasting = owners.map(owner => ({ ability: grenade, effect, owner, on: [owner], until: 'permanent', step: 4 }))
    g.lasting.push({ ability: grenade, effect, owner: 'alpha', on: ['alpha'], until: 'permanent', step: 5 })
    g.lasting.push({ ability: grenade, effect, owner: 'alpha', on: ['alpha'], until: 'permanent' })
    const next = activations.links.over!.run!(g, activations.start({}))
    expect(g.lasting).toHaveLength(2) // one comes later, one waits for something else
    return (next?.push ?? []) as unknown as Array<Record<string, unknown>>
  }
  expect(left()).toEqual([])
  expect(left('bravo', 'alpha')).toMatchObject([{ flow: 'in-turn', seat: 'bravo', ability: grenade }])
  expect(left('bravo')).toMatchObject([{ flow: 'effects', owner: 'bravo', self: 'bravo', only: effect }])
  expect(left('bravo', 'bravo')).toMatchObject([{ flow: 'effects' }, { flow: 'effects' }])
  expect(left('alpha', 'invader')).toMatchObject([{ flow: 'effects' }, { flow: 'effects' }])
})

test('D-ROUND-3 D-OBJECTIVE-1 what happened after an activation may end the mission before the next one', () => {
  const g = position({ mission: 'black-bishop-6', map: undefined, alpha: {}, demons: {}, scenario: { portals: [] } })
  expect(g.outcome).toBeNull()
  activations.links.again!.run!(g, activations.start({}))
  expect(g.outcome).toMatchObject({ rule: 'D-OBJECTIVE-1' })
})

test('D-ROUND-3 a condition that holds when the set-up is over ends the mission before the first round', () => {
  const g = doom({
    begins: 2,
    options: changed('objective-cards.json', 'sample-collection', card => {
      card.marinesWin.condition = { cond: 'demonsOnMap', max: 33 }
    }),
  })
  while (g.state.phase === 'setup' && g.state.decision) g.does(g.offers[0]!)
  expect(g.outcome).toMatchObject({ winners: ['alpha', 'bravo'], rule: 'D-OBJECTIVE-1' })
  expect(g.state.round).toBe(0)
})

test('D-ROUND-3 a kill that decides the mission ends it at once: nothing is gained for it any more', () => {
  const g = doom({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['armor'], damage: 3 },
    ...fallen,
    demons: { imp: { at: 'b1', damage: 2 } },
    turn: 'alpha',
    options: changed('objective-cards.json', 'sample-collection', card => {
      card.marinesWin.condition = { cond: 'demonsOnMap', max: 0 }
    }),
  })
  g.does('sprint:armor', 'step:b1')
  expect(g.outcome).toMatchObject({ rule: 'D-OBJECTIVE-1' })
  expect(g.marine().glory.cards).toEqual([])
  expect(g.figure('alpha').damage).toBe(3)
})

test('D-ATTACK-2 a target that only another marine sees: on the map, ready, and with a card for it', () => {
  const spotted = (change: (g: DoomState) => void = () => {}, attacker = 'alpha') => {
    const g = position({
      map: ['+-+-+-+-+', '|. . . .|', '+ +-+-+ +', '|. . .|.|', '+ +-+-+ +', '|. . .|.|', '+-+-+-+-+'],
      alpha: { at: 'b3' },
      bravo: { at: 'd1', class: 'spotter' },
      demons: { imp: { at: 'd3' } },
    })
    change(g)
    return mayFind(g, { attacker, range: 9, red: 1, black: 0, source: null })
  }
  const bravo = (g: DoomState) => g.marines.find(m => m.id === 'bravo')!
  expect(spotted()).toBe(true)
  expect(spotted(g => void (bravo(g).exhausted = true))).toBe(false)
  expect(spotted(g => void (bravo(g).class = null))).toBe(false)
  expect(spotted(g => void (bravo(g).class = 'scavenger'))).toBe(false)
  expect(spotted(g => void (g.figures.find(f => f.id === 'bravo')!.at = []))).toBe(false)
  const alone = (g: DoomState) => {
    g.figures.find(f => f.id === 'bravo')!.at = [boardOf(g).at('a3')] // sees the imp no more than alpha does
  }
  expect(spotted(alone)).toBe(false)
})

test('D-ACTIV-5 plasma and fire: the worst of the tokens there, for those whom they hurt, at their moments', () => {
  const g = position({ map: corridor(5), alpha: { at: 'a1' }, demons: { imp: { at: 'c1' } } })
  const hazardous = Object.values(box().abilities).flatMap(a =>
    a.effects.flatMap((e, effect) =>
      e.op === 'placeToken' && e.hazard ? [{ ability: a.id, effect, ...e.hazard }] : [],
    ),
  )
  const lay = (who: string, owner: string) => {
    const { ability, effect } = hazardous.find(h => h.who === who)!
    g.tokens.push({ kind: 'x', at: boardOf(g).at('b1'), ability, effect, owner, until: 'token-removed' })
  }
  const hurts = (id: string, space = 'b1') => {
    const next = hazards(g, g.figures.find(f => f.id === id)!, 'enter', [boardOf(g).at(space)])
    const [frame] = (next?.push ?? []) as unknown as Array<{ amount: number; by: string | null }>
    return frame ? [frame.amount, frame.by] : null
  }
  expect(hurts('alpha')).toBeNull()
  lay('marine', 'invader')
  expect(hurts('alpha')).toEqual([1, null])
  expect(hurts('alpha', 'c1')).toBeNull()
  expect(hurts('imp-1')).toBeNull()
  lay('any', 'bravo')
  expect(hurts('imp-1')).toEqual([1, 'bravo'])
  expect(hurts('alpha')).toEqual([1, null])
})

test('D-ROUND-1 a rule of the mission itself is read out when it happens', () => {
  const g = on('black-bishop-1', {
    alpha: {},
    demons: {},
    options: { difficulty: 'veteran' },
    scenario: { initiative: [] },
  })
  nextRound(g)
  expect(g.events('rule')).toMatchObject([{ rule: 'bb1-alarm' }])
})
