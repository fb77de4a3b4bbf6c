/** Steps of the rules asked directly, at both sides of a condition that play seldom reaches. */
import { type Decision, key } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { usedBy } from '../../src/abilities/use.ts'
import { boardOf } from '../../src/board/map.ts'
import { tableOf } from '../../src/board/positions.ts'
import { referenceSpaces } from '../../src/language/references.ts'
import { suffer } from '../../src/language/shared/suffer.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { DoomState } from '../../src/match/state.ts'
import { heal } from '../../src/rules/damage.ts'
import { spendNow } from '../../src/rules/spend.ts'
import { fight } from '../cards/fight.ts'
import { skirmish } from '../cards/skirmish.ts'
import { changed } from '../changed.ts'
import { ground, on } from '../missions/ground.ts'
import { away, corridor, doom, type Position, room } from '../play.ts'

const position = (given: Position): DoomState => structuredClone(doom({ turn: 'alpha', ...given }).state)
const figure = (g: DoomState, id: string) => g.figures.find(f => f.id === id)!
const at = (g: DoomState, name: string) => boardOf(g).at(name)
const keys = (decision: Decision | null | undefined) => decision?.options.map(key) ?? []

test('D-MOVE-16 OP-47 whoever has not moved yet may leave it, though somebody passes through its space', () => {
  const g = position({ map: corridor(4), alpha: { at: 'a1' }, bravo: { at: 'b1' }, charlie: { at: null } })
  figure(g, 'alpha').at = [at(g, 'b1')]
  figure(g, 'bravo').mp = 2
  const asked = (entered: boolean) => {
    const frame = spendNow.start({ figure: 'bravo', amount: 2, saved: 0, entered })
    return keys(spendNow.links.move!.question!.ask(g, frame))
  }
  expect(asked(false)).toContain('done')
  expect(asked(true)).not.toContain('done')
  figure(g, 'alpha').at = [at(g, 'a1')]
  expect(asked(true)).toContain('done')
})

test('D-DAMAGE-1 no damage and nobody to suffer it is nothing', () => {
  expect(suffer(['alpha'], 0, null)).toBeUndefined()
  expect(suffer([], 1, null)).toBeUndefined()
  expect(suffer(['alpha'], 1, null)).toMatchObject({ push: [{ flow: 'damage', targets: ['alpha'], amount: 1 }] })
})

test('D-RANGE-8 distances are measured from figures on the map, from tokens there, and after a kill from where it was', () => {
  const g = position({
    map: corridor(9),
    alpha: { at: 'a1' },
    bravo: { at: null },
    ...{ charlie: { at: null }, delta: { at: null } },
    demons: { imp: [{ at: 'd1' }, { at: 'e1' }] },
    scenario: { portals: [{ at: 'h1', level: 'blue' }] },
  })
  const from = (of: Parameters<typeof referenceSpaces>[2], use: object = {}) =>
    referenceSpaces(g, { ...usedBy('x', 'alpha', 'alpha'), ...use }, of).map(spaces =>
      spaces.map(space => boardOf(g).name(space)).join(),
    )
  expect(from('self')).toEqual(['a1'])
  expect(from('self', { self: 'bravo' })).toEqual([])
  expect(from('self', { self: undefined })).toEqual([])
  expect(from('trigger-figure')).toEqual(['a1'])
  expect(from('trigger-figure', { trigger: 'imp-1' })).toEqual(['d1'])
  expect(from('trigger-figure', { trigger: 'bravo', spaces: [at(g, 'c1')] })).toEqual(['c1'])
  expect(from('trigger-figure', { trigger: 'bravo' })).toEqual([])
  expect(from('trigger-figure', { trigger: 'nobody', spaces: [at(g, 'b1')] })).toEqual(['b1'])
  expect(from('chosen-demon', { chosen: 'imp-2' })).toEqual(['e1'])
  expect(from('any-demon')).toEqual(['d1', 'e1'])
  expect(from('other-demon', { self: 'imp-1' })).toEqual(['e1'])
  expect(from('portal')).toEqual(['h1'])
  expect(from('drone')).toEqual([])
  expect([from('attacker'), from('defender')]).toEqual([[], []])
  const blow = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 5, red: 1, black: 0, source: null })
  g.stack.push({ ...blow, spaces: [at(g, 'f1')] } as typeof blow)
  expect([from('attacker'), from('defender')]).toEqual([['a1'], ['f1']]) // OP-29: where it stood
})

test('D-KILL-1 D-ROUND-1 kills and opened doors are counted for the round, and anew in the next', () => {
  const g = fight({
    map: corridor(8),
    doors: [['g1', 'h1']],
    alpha: { at: 'a1', hand: ['sidearm', 'ammo-check'], mp: 9 },
    demons: {
      imp: [
        { at: 'b1', damage: 3 },
        { at: 'c1', damage: 3 },
      ],
    },
    turn: 'alpha',
    initiative: [],
  })
  g.does('step:b1')
  expect(g.state.tally).toEqual({ demonsKilled: 1, doorsOpened: 0 })
  g.does('step:c1')
  expect(g.state.tally).toEqual({ demonsKilled: 2, doorsOpened: 0 })
  g.does('step:d1', 'step:e1', 'step:f1', 'step:g1')
  expect(g.state.tally.doorsOpened).toBe(0)
  g.does(g.offers.find(key => key.startsWith('open:'))!)
  expect(g.state.tally).toEqual({ demonsKilled: 2, doorsOpened: 1 })
})

test('D-LARGE-13 of several marines under a base the first of them, not of the squad, names who goes first', () => {
  const g = doom({
    map: corridor(8),
    alpha: { at: 'h1' },
    bravo: { at: 'c1' },
    charlie: { at: 'd1' },
    delta: { at: null },
    demons: { mancubus: { at: ['a1', 'b1'] } },
    turn: 'mancubus',
  }).does('step:b1', 'step:c1', 'end')
  expect(g).waitsFor('bravo', 'displace-order')
})

test('D-ACTIV-1 between activations nobody is active, whoever acted last', () => {
  const between = (turn: string) => {
    const g = fight({
      alpha: { at: 'a1' },
      demons: { imp: { at: 'j4' } },
      events: ['darkness'],
      initiative: ['alpha'],
      turn,
    }).does('end')
    expect(g).waitsFor('invader', 'between-activations')
    return [g.state.active, g.state.turn, g.state.revealed]
  }
  expect(between('alpha')).toEqual([null, null, null])
  expect(between('imp')).toEqual([null, null, null])
})

test('D-COVER-14 a mark that grants a reroll alone leaves its defender the cover', () => {
  const shot = (grants: object[]) =>
    skirmish({
      map: room(8, 2),
      alpha: { at: 'a1', hand: ['target-lock'], deck: ['sidearm'] },
      bravo: { at: 'b1', hand: ['sidearm'] },
      demons: { imp: { at: 'e1' }, pinky: { at: 'f1' } },
      turn: 'alpha',
      initiative: ['bravo', 'alpha'],
      dice: [1, 0, 0, 0, 1, 2],
      options: changed('action-cards.json', 'target-lock', card => {
        card.effects.find((e: { op: string }) => e.op === 'mark').grants = grants
      }),
    })
      .does('play:target-lock', 'attack:target-lock', 'target:pinky-1', 'keep:onslaught', 'end')
      .does('play:sidearm', 'attack:sidearm', 'target:pinky-1')
  expect(shot([{ op: 'rerollDice', count: 1 }])).waitsFor('invader', 'defense-card')
  expect(shot([{ op: 'ignoreCover' }])).waitsFor('bravo', 'activation')
})

test('D-OBJECTIVE-6 a drone that no card lets demons attack is no target', () => {
  const way = ground('black-bishop-4')
  const escort = (options: object) =>
    on('black-bishop-4', {
      alpha: { at: way(14, 0) },
      demons: { imp: { at: way(10, 2) } },
      turn: 'imp',
      options: options as Record<string, unknown>,
      scenario: { initiative: [], events: { hand: [] } },
    })
  expect(escort({})).offers('attack')
  const spared = changed('objective-cards.json', 'escort-detail', card => {
    for (const rule of card.rules) rule.effects = rule.effects.filter((e: { op: string }) => e.op !== 'allowTarget')
    card.rules = card.rules.filter((rule: { effects: object[] }) => rule.effects.length > 0)
  })
  expect(escort(spared)).not.offers('attack')
})

test('D-ATTACK-2 nobody is asked about one more attack when no defender is left for it', () => {
  const g = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    bravo: { at: 'a2', deck: ['ammo-check'] },
    demons: { imp: { at: 'c2' } },
    events: ['onslaught'],
    turn: 'imp',
    dice: [0, 0, 1],
    options: changed('event-cards.json', 'onslaught', card => {
      card.effects[0].times = 2
    }),
  }).does('attack', 'target:alpha', 'use:onslaught')
  expect(g).waitsFor('invader', 'demon-activation') // Bravo was the only other one
})

test('D-DOOR-4 the table in use is that of the doors that are open now, also when one is shut again by going back', () => {
  const g = position({ map: corridor(4), doors: [['b1', 'c1']], alpha: { at: 'a1' }, ...away })
  const shut = tableOf({ ...g, doors: 0 })
  const open = tableOf({ ...g, doors: 1 })
  expect([shut.open, open.open, tableOf({ ...g, doors: 0 }).open]).toEqual([0, 1, 0])
  expect(tableOf({ ...g, doors: 0 })).toBe(shut)
  const other = position({ map: corridor(5), doors: [['b1', 'c1']], alpha: { at: 'a1' }, ...away })
  expect(tableOf({ ...other, doors: 0 }).board.size).toBe(5)
})

describe('D-ATTACK-10 what an attack tells and leaves untold', () => {
  const shot = (dice: number[]) =>
    fight({
      alpha: { at: 'c1', hand: [], deck: ['ammo-check'] },
      demons: { imp: { at: 'a1' } },
      turn: 'imp',
      dice,
    }).does('attack')

  test('without damage none is told; a marine has no special defense', () => {
    const missed = shot([0, 0])
    expect(missed.events('damage')).toEqual([])
    expect(missed.events('defense')).toMatchObject([{ defender: 'alpha', special: false }])
    expect(shot([1, 0]).events('damage')).toMatchObject([{ figure: 'alpha', amount: 1, by: 'imp-1' }])
  })

  test('D-ATTACK-2 before a defender is named the attack is against nobody', () => {
    const g = doom({
      map: corridor(8),
      alpha: { at: 'a1', hand: ['sidearm'], deck: ['ammo-check'] },
      bravo: { at: 'b1', class: 'spotter' },
      charlie: { at: null },
      delta: { at: null },
      demons: { imp: { at: 'd1' } },
      turn: 'alpha',
      quiet: false,
    }).does('play:sidearm', 'attack:sidearm')
    expect(g.state.decision!.about).not.toHaveProperty('trigger')
  })
})

describe('D-MARINE-6 D-DEMON-4 whoever can only end its activation ends it itself', () => {
  test('a marine and a demon', () => {
    const marine = fight({
      alpha: { at: 'a1', hand: [] },
      demons: { imp: { at: 'j4' } },
      turn: 'alpha',
      initiative: [],
    })
    expect(marine).waitsFor('alpha', 'activation')
    expect(marine.offers).toEqual(['end'])
    const demon = fight({
      map: ['+-+-+', '|.|.|', '+-+-+'],
      alpha: { at: 'a1', hand: [] },
      demons: { imp: { at: 'b1' } },
      turn: 'imp',
    })
    expect(demon).waitsFor('invader', 'demon-activation')
    expect(demon.offers).toEqual(['end'])
  })
})

test('D-DAMAGE-5 a single point is recovered too', () => {
  const g = position({ map: corridor(4), alpha: { at: 'a1', damage: 3 }, ...away })
  heal(g, 'alpha', 1)
  expect(figure(g, 'alpha').damage).toBe(2)
})

test('D-RESPAWN-2 the first space of a map is a teleporter like any other', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: null, hand: ['ammo-check'] },
    ...away,
    demons: { imp: { at: 'e1' } },
    turn: 'alpha',
    scenario: { teleporters: [{ at: 'a1' }] },
  })
  expect(g.at('alpha')).toEqual(['a1'])
  expect(g).waitsFor('alpha', 'activation')
})

test('D-STATUS-5 a hand of one card is asked about too, and so is one with which nothing can be gained', () => {
  const asked = (argent: number) => {
    const g = fight({
      alpha: { at: 'a1', hand: [] },
      demons: { imp: { at: 'j4' } },
      turn: 'alpha',
      initiative: [],
      argent: { imp: argent },
    })
    g.state.invader.hand.cards = ['ferocity']
    g.state.invader.deck.cards = []
    g.state.invader.discard.cards = []
    g.does('end')
    expect(g).waitsFor('invader', 'gain-argent')
    return g.offers
  }
  expect(asked(0)).toEqual(['discard:ferocity', 'done'])
  expect(asked(18)).toEqual(['done'])
})

test('D-ARGENT-4 D-DEMON-8 argent lost with the last of a kind is told, and only then', () => {
  const kill = (argent: Record<string, number>, more: object[] = []) =>
    fight({
      alpha: { at: 'a1', mp: 3 },
      demons: { imp: [{ at: 'b1', damage: 3 }, ...(more as [])] },
      turn: 'alpha',
      argent,
    })
      .does('step:b1')
      .events('argent')
  expect(kill({ imp: 1 })).toMatchObject([{ card: 'imp', change: -1, total: 0 }])
  expect(kill({})).toEqual([])
  expect(kill({ imp: 1 }, [{ at: 'j4' }])).toEqual([]) // another imp is left
})

test('D-MARINE-8 every card in play is discarded, however many were played', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['armor'] },
    demons: { imp: { at: 'j4' } },
    turn: 'alpha',
    initiative: [],
  })
  const m = g.marine()
  m.play.cards = ['double-time', 'ammo-check', 'sidearm']
  m.discard.cards = []
  g.does('end')
  expect(m.play.cards).toEqual([])
  expect(m.discard.cards.sort()).toEqual(['ammo-check', 'double-time', 'sidearm'])
})
