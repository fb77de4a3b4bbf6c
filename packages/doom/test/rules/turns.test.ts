import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/map.ts'
import { covered } from '../../src/board/positions.ts'
import { damage } from '../../src/match/procedures.ts'
import type { DoomState } from '../../src/match/state.ts'
import { heal, stun } from '../../src/rules/damage.ts'
import { drawActions, drawEvents, gainGlory, refill, turnUp } from '../../src/rules/decks.ts'
import { decoyed, decoysFor } from '../../src/rules/decoy.ts'
import { orderMatters, type Turn } from '../../src/rules/in-turn.ts'
import { itemChoices } from '../../src/rules/item.ts'
import { targets } from '../../src/rules/targets.ts'
import { corridor, doom, type Position, room } from '../play.ts'

const state = (position: Position): DoomState => structuredClone(doom({ turn: 'alpha', ...position }).state)
const figure = (g: DoomState, id: string) => g.figures.find(f => f.id === id)!
const at = (g: DoomState, name: string) => boardOf(g).at(name)

const lane = () =>
  state({
    map: corridor(9),
    alpha: { at: 'a1' },
    bravo: { at: 'b1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: [{ at: 'd1' }, { at: 'e1' }, { at: 'i1' }] },
  })

describe('D-TIMING-3 the order of figures is asked for where it makes a difference', () => {
  const hurt = (id: string, amount: number): Turn => ({
    figure: id,
    frame: damage.start({ targets: [id], amount, by: null, how: 'effect', i: 0 }),
  })
  const pushed = (g: DoomState, id: string, from: string, left = 1): Turn => ({
    figure: id,
    frame: { flow: 'push', step: 'push', from: [at(g, from)], left } as Turn['frame'],
  })

  test('damage: as soon as one of several would die', () => {
    const g = lane()
    figure(g, 'imp-2').damage = 1
    expect(orderMatters(g, [hurt('imp-1', 2), hurt('imp-2', 1)])).toBe(false)
    expect(orderMatters(g, [hurt('imp-1', 2), hurt('imp-2', 4)])).toBe(true)
    const health = 4
    expect(orderMatters(g, [hurt('imp-1', health - 1), hurt('imp-2', health - 2)])).toBe(false)
    expect(orderMatters(g, [hurt('imp-1', health - 1), hurt('imp-2', health - 1)])).toBe(true)
    expect(orderMatters(g, [hurt('imp-2', 9)])).toBe(false)
    expect(orderMatters(g, [])).toBe(false)
    expect(orderMatters(g, [hurt('imp-9', 9), hurt('imp-1', 1)])).toBe(false)
    figure(g, 'imp-2').at = []
    expect(orderMatters(g, [hurt('imp-2', 9), hurt('imp-1', 1)])).toBe(false)
  })

  test('pushes: as soon as two ways could meet', () => {
    const g = lane()
    expect(orderMatters(g, [pushed(g, 'imp-1', 'c1'), pushed(g, 'imp-2', 'c1')])).toBe(true)
    expect(orderMatters(g, [pushed(g, 'imp-1', 'c1'), pushed(g, 'imp-3', 'c1')])).toBe(false)
    figure(g, 'imp-2').at = [at(g, 'f1')]
    expect(orderMatters(g, [pushed(g, 'imp-1', 'c1'), pushed(g, 'imp-2', 'c1')])).toBe(false)
    expect(orderMatters(g, [pushed(g, 'imp-1', 'c1', 2), pushed(g, 'imp-2', 'c1')])).toBe(true)
    expect(orderMatters(g, [pushed(g, 'imp-1', 'i1', 2), pushed(g, 'imp-2', 'c1')])).toBe(false)
    const between = [pushed(g, 'imp-1', 'c1'), pushed(g, 'imp-2', 'g1')]
    expect(orderMatters(g, between)).toBe(true) // both could be pushed to e1
    figure(g, 'imp-3').at = [at(g, 'e1')]
    expect(orderMatters(g, between)).toBe(false)
    expect(orderMatters(g, [...between, pushed(g, 'imp-3', 'd1', 0)])).toBe(true) // unless that one is pushed away too
  })

  test('everything else: always', () => {
    const g = lane()
    const other = (id: string): Turn => ({ figure: id, frame: { flow: 'kill', step: 'kill' } })
    expect(orderMatters(g, [other('imp-1'), other('imp-2')])).toBe(true)
    expect(orderMatters(g, [other('imp-1')])).toBe(false)
  })
})

describe('D-ZONE-5 D-ZONE-6 decks', () => {
  test('OP-32 the sets of events that were seen stay known when the discard pile becomes the deck', () => {
    const g = lane()
    const { invader } = g
    invader.shownSets = []
    invader.deck.cards = []
    invader.hand.cards = []
    invader.discard.cards = ['onslaught', 'hellish-power', 'onslaught']
    drawEvents(g, 2)
    expect(invader.hand.cards).toHaveLength(2)
    expect(invader.deck.cards).toHaveLength(1)
    expect(invader.discard.cards).toEqual([])
    expect(invader.shownSets).toEqual([...new Set(invader.shownSets)])
    expect(invader.shownSets).not.toEqual([])
  })

  test('cards are drawn as far as there are any; a rebuild may come in the middle', () => {
    const g = lane()
    const m = g.marines[0]!
    m.hand.cards = []
    m.deck.cards = ['armor']
    m.discard.cards = ['sidearm', 'double-time']
    drawActions(g, m, 2)
    expect(m.hand.cards[0]).toBe('armor')
    expect(m.hand.cards).toHaveLength(2)
    drawActions(g, m, 9)
    expect([...m.hand.cards].sort()).toEqual(['armor', 'double-time', 'sidearm'])
    expect(m.deck.cards).toEqual([])
    drawActions(g, m, 1)
    expect(m.hand.cards).toHaveLength(3)
    expect(g.invader.shownSets).toEqual(lane().invader.shownSets)
  })

  test('D-HAND-3 D-HAND-4 up to the hand size, never down to it', () => {
    const g = lane()
    const m = g.marines[0]!
    m.deck.cards = ['armor', 'sidearm', 'double-time', 'ammo-check', 'armor']
    m.hand.cards = ['sidearm']
    refill(g, m)
    expect(m.hand.cards).toHaveLength(3)
    m.hand.cards = ['armor', 'armor', 'armor', 'armor']
    refill(g, m)
    expect(m.hand.cards).toHaveLength(4)
  })

  test('D-GLORY-8 OP-14 without a Glory Kill card left only the recovery', () => {
    const g = lane()
    figure(g, 'alpha').damage = 5
    g.glory.deck.cards = []
    g.glory.discard.cards = []
    gainGlory(g, g.marines[0]!)
    expect(figure(g, 'alpha').damage).toBe(3)
    expect(g.marines[0]!.glory.cards).toEqual([])
  })

  test('D-DEFENSE-11 the top card is turned up into play, or none', () => {
    const g = lane()
    const { deck, discard, play } = g.marines[0]!
    deck.cards = ['armor', 'sidearm']
    play.cards = []
    expect(turnUp(g, deck, discard, play, 'alpha')).toBe('sidearm')
    expect(play.cards).toEqual(['sidearm'])
    deck.cards = []
    discard.cards = []
    expect(turnUp(g, deck, discard, play, 'alpha')).toBeNull()
  })
})

describe('D-DAMAGE-5 D-STUN-5 recovery and stun', () => {
  test('surplus recovery is lost', () => {
    const g = lane()
    figure(g, 'alpha').damage = 2
    heal(g, 'alpha', 5)
    expect(figure(g, 'alpha').damage).toBe(0)
    heal(g, 'alpha', 1)
    expect(figure(g, 'alpha').damage).toBe(0)
  })

  test('only figures on the map are stunned', () => {
    const g = lane()
    stun(g, 'imp-1')
    expect(figure(g, 'imp-1').stunned).toBe(true)
    stun(g, 'charlie')
    expect(figure(g, 'charlie').stunned).toBe(false)
    stun(g, 'nobody')
  })
})

describe('D-GRENADE-6 OP-24 tokens on the map', () => {
  const token = (g: DoomState, kind: string, owner: string, space: string, ability: string) =>
    g.tokens.push({ kind, at: at(g, space), ability, effect: 0, owner, until: 'token-removed' })

  test('a grenade of which the own copy lies on the map cannot be gained', () => {
    const g = lane()
    g.items = [{ type: 'weapon', weapon: 'frag-grenade', at: at(g, 'a1') }]
    const m = g.marines[0]!
    m.weapons = []
    const offered = () => itemChoices(g, m).map(choice => choice.card)
    expect(offered()).toEqual(['frag-grenade'])
    token(g, 'frag-grenade', 'bravo', 'c1', 'throw-frag-grenade')
    expect(offered()).toEqual(['frag-grenade']) // another marine's
    token(g, 'siphon-grenade', 'alpha', 'c1', 'throw-siphon-grenade')
    expect(offered()).toEqual(['frag-grenade'])
    token(g, 'frag-grenade', 'alpha', 'c1', 'throw-frag-grenade')
    expect(offered()).toEqual([])
    g.tokens = []
    m.weapons = ['frag-grenade']
    expect(offered()).toEqual([])
    m.weapons = []
    g.items[0]!.at = at(g, 'b1')
    expect(offered()).toEqual([])
  })

  test('a decoy draws attacks away from marines farther off, and each owner has one to remove', () => {
    const g = lane()
    const decoy = 'throw-decoy-grenade'
    const imp = figure(g, 'imp-1') // d1; alpha a1 is 3 away, bravo b1 2
    expect(decoyed(g, imp, 3)).toBe(false)
    expect(decoysFor(g, imp)).toEqual([])
    token(g, 'decoy-grenade', 'alpha', 'c1', decoy)
    expect(decoyed(g, imp, 1)).toBe(false)
    expect(decoyed(g, imp, 2)).toBe(true)
    token(g, 'decoy-grenade', 'alpha', 'e1', decoy)
    token(g, 'decoy-grenade', 'bravo', 'f1', decoy)
    token(g, 'frag-grenade', 'charlie', 'f1', 'throw-frag-grenade')
    expect(decoysFor(g, imp).map(t => [t.owner, t.at])).toEqual([
      ['alpha', at(g, 'c1')],
      ['bravo', at(g, 'f1')],
    ])
    const blow = { attacker: 'imp-1', range: 9, red: 1, black: 0, source: null }
    expect(targets(g, blow)).toEqual([])
    g.tokens = []
    expect(targets(g, blow)).toEqual(['alpha', 'bravo'])
  })
})

test('D-ATTACK-2 D-RANGE-1 targets: enemies in range, those named, and not those excluded', () => {
  const g = lane()
  const blow = { attacker: 'alpha', range: 4, red: 1, black: 0, source: null }
  expect(targets(g, blow)).toEqual(['imp-1', 'imp-2'])
  expect(targets(g, { ...blow, range: 3 })).toEqual(['imp-1'])
  expect(targets(g, { ...blow, range: 2 })).toEqual([])
  expect(targets(g, { ...blow, only: ['imp-2'] })).toEqual(['imp-2'])
  expect(targets(g, { ...blow, not: ['imp-2'] })).toEqual(['imp-1'])
  expect(targets(g, { ...blow, attacker: 'imp-3', range: 9 })).toEqual(['alpha', 'bravo'])
  const wide = state({
    map: room(3, 3),
    alpha: { at: 'a1' },
    demons: { imp: [{ at: 'b2' }] },
  })
  figure(wide, 'imp-1').at = []
  expect(targets(wide, blow)).toEqual([])
})

test('D-COVER-1 D-STUN-2 D-LARGE-19 no cover for whoever is stunned or large', () => {
  const g = state({
    map: corridor(4),
    alpha: { at: 'a1' },
    demons: { pinky: { at: 'b1' }, imp: { at: 'c1' } },
  })
  const alpha = figure(g, 'alpha')
  const imp = figure(g, 'imp-1')
  expect(covered(g, alpha, imp)).toBe(true) // the pinky stands in between
  expect(covered(g, alpha, figure(g, 'pinky-1'))).toBe(false)
  imp.stunned = true
  expect(covered(g, alpha, imp)).toBe(false)
})
