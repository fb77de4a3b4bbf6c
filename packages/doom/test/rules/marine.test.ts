import { describe, expect, test } from 'vitest'
import { corridor, doom, fallen, room } from '../play.ts'

const far = { imp: { at: 'i1' } }

describe('the start of an activation', () => {
  test('D-MARINE-1 D-ACTIV-3 each player moves the own figure and no other', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1' },
      bravo: { at: 'd1', hand: ['sidearm'] },
      charlie: { at: null },
      delta: { at: null },
      demons: far,
      turn: 'bravo',
    })
    expect(g).waitsFor('bravo', 'activation')
    g.does('sprint:sidearm', 'step:e1')
    expect(g.at('bravo')).toEqual(['e1'])
    expect(g.at('alpha')).toEqual(['a1'])
    expect(g.offers.filter(o => o.startsWith('step')).sort()).toEqual(['step:d1', 'step:f1'])
  })

  test('D-MARINE-4 D-EXHAUST-4 D-CLASS-2 an exhausted class card is readied, only that of the active marine', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1', class: 'gunslinger', exhausted: true },
      bravo: { at: 'b1', class: 'field-medic', exhausted: true },
      charlie: { at: null },
      delta: { at: null },
      demons: far,
      scenario: { initiative: ['alpha'] },
    })
    expect(g).waitsFor('alpha', 'activation')
    expect(g.marine('alpha').exhausted).toBe(false)
    expect(g.marine('bravo').exhausted).toBe(true)
  })

  test('D-MARINE-5 OP-44 a dead marine respawns and its class card is readied, whatever the order', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: null, class: 'gunslinger', exhausted: true, hand: ['sidearm'] },
      ...fallen,
      demons: far,
      scenario: { initiative: ['alpha'], teleporters: [{ at: 'a1' }, { at: 'c1' }, { at: 'e1', active: false }] },
    })
    expect(g).waitsFor('alpha', 'respawn')
    expect(g.offers.sort()).toEqual(['respawn:a1', 'respawn:c1'])
    g.does('respawn:c1')
    expect(g.at('alpha')).toEqual(['c1'])
    expect(g.marine().exhausted).toBe(false)
    expect(g).offers('play:sidearm')
  })

  test('OP-33 without an active teleporter only the end step takes place', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: null, hand: [] },
      bravo: { at: 'a1' },
      charlie: { at: null },
      delta: { at: null },
      demons: far,
      scenario: { initiative: ['alpha', 'bravo'], teleporters: [{ at: 'c1', active: false }] },
    })
    expect(g).waitsFor('bravo', 'activation') // Alpha was not asked anything
    expect(g.has('alpha')).toBe(false)
    expect(g.marine('alpha').hand.cards).toHaveLength(3)
  })
})

describe('what a marine does', () => {
  test('D-MARINE-6 D-ACTION-5 D-ACTION-9 D-ACTION-11 one main action, any number of bonus actions, in any order', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1', hand: ['double-time', 'sidearm', 'shoulder-through', 'aimed-salvo', 'ammo-check'] },
      ...fallen,
      demons: far,
      turn: 'alpha',
    })
    g.does('play:double-time', 'play:sidearm', 'forgo')
    expect(g).not.offers('play:aimed-salvo')
    expect(g.offers.some(o => o.startsWith('sprint'))).toBe(false)
    expect(g).offers('play:ammo-check')
    g.does('play:shoulder-through')
    expect(g.figure('alpha').mp).toBe(9)
    expect(g).not.offers('play:aimed-salvo') // bonus actions leave the main action spent
    g.does('end')
  })

  test('D-MARINE-6 a marine may do without any action', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1', hand: ['sidearm', 'double-time', 'armor'] },
      ...fallen,
      demons: far,
      turn: 'alpha',
      scenario: { initiative: ['invader'] },
    })
    g.does('end')
    expect(g.marine().hand.cards).toEqual(['sidearm', 'double-time', 'armor'])
    expect(g).waitsFor('invader', 'demon-activation')
  })

  test('D-KILL-10 OP-12 a marine killed in the own activation loses the rest of it and goes to the end step', () => {
    const g = doom({
      map: room(4, 1),
      alpha: { at: 'a1', damage: 8, hand: ['hold-the-trigger', 'double-time'], deck: ['ammo-check'] },
      ...fallen,
      demons: { 'possessed-soldier': { at: 'd1' } },
      turn: 'alpha',
      dice: [0, 1, 2, 2],
      scenario: {
        argent: { 'possessed-soldier': 1 },
        events: { hand: [], deck: ['ferocity'] },
        initiative: ['invader'],
      },
    })
    g.does('play:double-time', 'play:hold-the-trigger', 'attack:hold-the-trigger')
    g.does('use:possessed-vigilance:possessed-soldier-1', 'done')
    expect(g.has('alpha')).toBe(false)
    const m = g.marine()
    expect(g.state.invader.frags).toBe(1)
    expect(m.play.cards).toEqual([])
    expect(m.discard.cards.sort()).toEqual(['ammo-check', 'double-time', 'hold-the-trigger'])
    expect(m.hand.cards).toHaveLength(3)
    expect(g.figure('alpha')).toMatchObject({ mp: 0, damage: 0 })
    expect(g).waitsFor('invader', 'demon-activation') // no second shot, no steps: the next card
  })

  test('OP-12 the rest of the card that killed its marine is skipped', () => {
    const g = doom({
      map: room(4, 2),
      alpha: { at: 'a1', damage: 9, weapons: ['rocket-launcher', 'combat-shotgun'], hand: ['blast-jump'] },
      ...fallen,
      demons: { imp: { at: 'b1' } },
      turn: 'alpha',
      scenario: { initiative: ['invader'] },
    })
    g.does('play:blast-jump')
    expect(g.has('alpha')).toBe(false)
    expect(g.figure('imp-1').damage).toBe(0)
    expect(g.marine().play.cards).toEqual([])
    expect(g.marine().discard.cards).toEqual(['blast-jump'])
    expect(g).waitsFor('invader', 'demon-activation')
  })
})

describe('the end of an activation', () => {
  test('D-MARINE-8 D-ACTION-2 cards in play are discarded at the end, except those that say they stay', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1', weapons: ['bfg-9000', 'combat-shotgun'], hand: ['recharge-cycle', 'double-time'] },
      ...fallen,
      demons: far,
      turn: 'alpha',
      scenario: { initiative: ['invader'] },
    })
    g.does('play:recharge-cycle', 'play:double-time')
    expect(g.marine().play.cards).toEqual(['recharge-cycle', 'double-time'])
    g.does('end')
    expect(g).waitsFor('invader', 'demon-activation')
    expect(g.marine().play.cards).toEqual(['recharge-cycle'])
    expect(g.marine().discard.cards).toEqual(['double-time'])
  })

  test('D-MARINE-10 D-ZONE-5 D-ZONE-6 first the discard, then the draw: a card just played can be drawn again', () => {
    const g = doom({
      map: corridor(9),
      alpha: {
        at: 'a1',
        hand: ['double-time'],
        deck: ['armor'],
        discard: [
          'sidearm',
          'ammo-check',
          'point-blank-blast',
          'triple-burst',
          'shoulder-through',
          'hold-the-trigger',
          'aimed-salvo',
          'target-lock',
        ],
      },
      ...fallen,
      demons: far,
      turn: 'alpha',
      scenario: { initiative: ['invader'] },
    })
    expect(g.marine().deck.cards).toEqual(['armor'])
    g.does('play:double-time', 'end')
    expect(g.events('reshuffle')).toMatchObject([{ deck: 'alpha', cards: 9 }]) // Double Time among them
    expect(g.marine().hand.cards).toHaveLength(3)
    expect(g.marine().hand.cards[0]).toBe('armor') // drawn before the deck was rebuilt
    expect(g.marine().deck.cards).toHaveLength(7)
    expect(g.marine().discard.cards).toEqual([])
  })

  test('D-MARINE-11 D-CLASS-4 a dead marine still uses the class card', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: null, class: 'vanguard' },
      bravo: { at: 'b1' },
      charlie: { at: null },
      delta: { at: null },
      demons: far,
      scenario: { initiative: ['bravo', 'alpha'], events: { hand: [] }, teleporters: [{ at: 'e1' }] },
    })
    expect(g).waitsFor('alpha', 'between-activations')
    g.does('use:vanguard-1')
    expect(g.state.revealed).toBe('alpha')
    expect(g.at('alpha')).toEqual(['e1'])
  })
})
