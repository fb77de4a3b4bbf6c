import { describe, expect, test } from 'vitest'
import { away, corridor, doom, room } from '../play.ts'

const blaster = { hand: ['rocket-salvo-1'], weapons: ['rocket-launcher', 'combat-shotgun'] }

describe('D-KILL-1 D-KILL-2 D-DEMON-8 a demon dies', () => {
  const shoot = (imps: object[]) =>
    doom({
      map: corridor(8),
      alpha: { at: 'a1', hand: ['aimed-salvo'] },
      ...away,
      demons: { imp: imps as never, pinky: { at: 'h1' } },
      turn: 'alpha',
      dice: [2, 3, 3],
      scenario: { argent: { imp: 2, pinky: 1 }, events: { deck: ['wall-of-flesh'] } },
    }).does('play:aimed-salvo', 'attack:aimed-salvo', 'target:imp-1')

  test('D-KILL-1 its figure, damage and stun leave the map; others of its kind go on', () => {
    const g = shoot([{ at: 'c1', damage: 3, stunned: true }, { at: 'e1' }])
    expect(g.has('imp-1')).toBe(false)
    expect(g.view('invader').figures.map(f => f.id)).toEqual(['alpha', 'bravo', 'charlie', 'delta', 'imp-2', 'pinky-1'])
    expect(g.events('killed')).toMatchObject([{ figure: 'imp-1', by: 'alpha', how: 'attack' }])
    expect(g.state.demons.imp).toMatchObject({ up: true, argent: 2 })
    expect(g.figure('imp-2')).toMatchObject({ damage: 0, stunned: false })
  })

  test('D-KILL-2 D-DEMON-6 D-DEMON-8 with the last of its kind the card is turned face down and loses its argent', () => {
    const g = shoot([{ at: 'c1' }])
    expect(g.state.demons.imp).toMatchObject({ up: false, argent: 0 })
    expect(g.state.demons.pinky).toMatchObject({ up: true, argent: 1 })
    expect(g.happened.map(e => e.type)).toEqual(expect.arrayContaining(['argent', 'demon-card']))
    expect(g).waitsFor('alpha', 'activation')
  })
})

describe('D-KILL-3 to D-KILL-8 a marine dies', () => {
  const kill = () =>
    doom({
      map: corridor(6),
      alpha: {
        at: 'b1',
        damage: 9,
        stunned: true,
        hand: ['double-time', 'sidearm'],
        discard: ['ammo-check'],
        weapons: ['combat-shotgun', 'chainsaw'],
        glory: ['overkill'],
      },
      ...away,
      demons: { imp: { at: 'a1' } },
      turn: 'imp',
      dice: [1, 1],
      scenario: { teleporters: [{ at: 'e1' }, { at: 'f1', active: false }], initiative: ['alpha'] },
    }).does('attack')

  test('D-KILL-3 OP-13 the figure leaves the map with all damage and the stun', () => {
    const g = kill()
    expect(g.figure('alpha')).toMatchObject({ at: [], damage: 0, stunned: false })
  })

  test('D-KILL-4 hand, discard pile and deck become the deck, and a new hand is drawn', () => {
    const g = kill()
    const { deck, hand, discard } = g.marine()
    expect(hand.cards).toHaveLength(3)
    expect(discard.cards).toEqual([])
    expect([...deck.cards, ...hand.cards].sort()).toEqual(
      ['ammo-check', 'armor', 'carve-a-path', 'double-time', 'point-blank-blast', 'rev-the-engine', 'saw-through']
        .concat('shoulder-through', 'sidearm', 'triple-burst')
        .sort(),
    )
  })

  test('D-KILL-5 D-OBJECTIVE-2 the invader gains one frag token', () => {
    const g = kill()
    expect(g.state.invader.frags).toBe(1)
    expect(g.events('frag')).toMatchObject([{ total: 1 }])
  })

  test('D-KILL-6 D-KILL-7 D-WEAPON-7 D-GLORY-7 weapons and Glory Kill cards stay', () => {
    const g = kill()
    expect(g.marine().weapons).toEqual(['combat-shotgun', 'chainsaw'])
    expect(g.marine().glory.cards).toEqual(['overkill'])
  })

  test('D-KILL-8 D-RESPAWN-1 D-MARINE-5 the marine comes back at the start of the next own activation and acts normally', () => {
    const g = kill()
    expect(g.has('alpha')).toBe(false)
    g.does('end')
    expect(g).waitsFor('alpha', 'activation')
    expect(g.at('alpha')).toEqual(['e1']) // the only active teleporter
    expect(g.offers.some(key => key.startsWith('sprint'))).toBe(true)
  })
})

test('D-KILL-5 each kill gives a frag token, and the last one ends the mission at once', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'b1', damage: 9, hand: [], deck: ['ammo-check'] },
    ...away,
    demons: { imp: [{ at: 'a1' }, { at: 'f1' }] },
    turn: 'imp',
    dice: [1, 1],
    scenario: { frags: 5 },
  })
  expect(g.state.rulings.fragLimit).toBe(6)
  g.does('figure:imp-1', 'attack')
  expect(g.outcome).toMatchObject({ winners: ['invader'] })
  expect(g.state.decision).toBeNull()
})

test('D-KILL-10 D-DEFENSE-10 OP-12 killed by Vigilance in the own activation: MP lost, rest of the card skipped, cards in play discarded, hand filled', () => {
  const g = doom({
    map: room(7, 2),
    alpha: { at: 'a1', hand: ['double-time', 'hold-the-trigger'], damage: 9, deck: ['ammo-check'] },
    ...away,
    demons: { imp: { at: 'c2' }, 'possessed-soldier': { at: 'e1' } },
    turn: 'alpha',
    dice: [0, 1, 1, 1],
    scenario: { argent: { 'possessed-soldier': 2 }, events: { deck: ['wall-of-flesh'] }, initiative: ['bravo'] },
  })
  g.does('play:double-time', 'play:hold-the-trigger', 'attack:hold-the-trigger', 'target:imp-1')
  g.does('use:possessed-vigilance:possessed-soldier-1', 'done')
  expect(g.events('killed')).toMatchObject([{ figure: 'alpha' }])
  // The activation is over: no second attack, and Bravo's turn has come.
  expect(g.events('activation-end')[0]).toMatchObject({ figure: 'alpha' })
  expect(g.events('attack')).toHaveLength(2)
  expect(g.figure('alpha').mp).toBe(0)
  const { deck, hand, discard, play } = g.marine()
  expect(play.cards).toEqual([])
  expect([...discard.cards].sort()).toEqual(['ammo-check', 'double-time', 'hold-the-trigger'])
  expect(hand.cards).toHaveLength(3)
  expect(deck.cards).toHaveLength(4)
})

test('D-KILL-1 D-KILL-3 OP-13 one explosion kills several, each is counted, and a stun ends with its figure', () => {
  const g = doom({
    map: room(8, 2),
    alpha: { at: 'a1', ...blaster },
    bravo: { at: 'e2', damage: 8, stunned: true },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: [{ at: 'f1' }, { at: 'g1', damage: 2 }, { at: 'h1' }] },
    turn: 'alpha',
    dice: [2, 2, 2, 2, 2],
    scenario: { events: { deck: ['wall-of-flesh'] } },
  })
  g.does('play:rocket-salvo-1', 'attack:rocket-salvo-1', 'target:imp-1', 'figure-next:bravo')
  expect(g.events('killed').map(e => (e as unknown as { figure: string }).figure)).toEqual(['imp-1', 'bravo', 'imp-2'])
  expect(g.state.invader.frags).toBe(1)
  expect(g.figure('bravo')).toMatchObject({ at: [], damage: 0, stunned: false })
  expect(g.figure('imp-3').damage).toBe(0)
})

test('D-KILL-9 D-OBJECTIVE-4 a killed carrier drops its objective token where it stood', () => {
  const g = doom({
    mission: 'exodus-1',
    alpha: { at: 'f6', damage: 9, hand: ['ammo-check'], deck: ['shoulder-through'] },
    bravo: { at: 'd6' },
    charlie: {},
    delta: {},
    demons: { imp: { at: 'f7' } },
    turn: 'alpha',
    dice: [2, 2],
    scenario: { initiative: ['invader', 'bravo'] },
  })
  g.does('sprint:ammo-check', 'step:e6')
  expect(g).not.offers('use:extract-take') // the asset lies on f6
  expect(g).not.offers('use:extract-pass')
  g.does('step:f6', 'use:extract-take')
  expect(g.figure('alpha').carries).toBe('o4')
  expect(g).not.offers('use:extract-take')
  g.does('step:e6')
  expect(g).offers('use:extract-pass')
  g.does('end', 'attack', 'target:alpha')
  expect(g.has('alpha')).toBe(false)
  expect(g.figure('alpha').carries).toBeUndefined()
  const token = g.view('bravo').objectives.find(o => o.id === 'o4')!
  expect(token.at).toBe('e6')
  expect(g.events('objective').at(-1)).toMatchObject({ token: 'o4', change: 'dropped' })
})
