import { describe, expect, test } from 'vitest'
import { away, corridor, doom, room } from '../play.ts'

/** Alpha stands behind a demon that gives cover. */
const covered = {
  map: corridor(6),
  demons: { imp: { at: 'a1' }, pinky: { at: 'c1' } },
  turn: 'imp',
  dice: [2, 2],
  ...away,
}

test('D-ATTACK-6 D-DEFENSE-1 D-EVENT-5 D-DEFENSE-11 a marine reveals from the action deck, a demon from the event deck; no card enters a hand', () => {
  const g = doom({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['sidearm', 'armor'], deck: ['triple-burst', 'target-lock'] },
    ...away,
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
    dice: [0, 1],
    scenario: { events: { deck: ['iron-skin', 'ferocity'], hand: ['ambush'] } },
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.events('defense')[0]).toMatchObject({ defender: 'imp-1', card: 'iron-skin', shields: 2 })
  expect(g.state.invader.hand.cards).toEqual(['ambush'])
  expect(g.state.invader.deck.cards.at(-1)).toBe('ferocity')
  expect(g.state.invader.discard.cards).toEqual(['iron-skin'])
  expect(g.marine().deck.cards.slice(-2)).toEqual(['target-lock', 'triple-burst'])
})

test('D-DEFENSE-2 W-ATK-6 no deck and no discard pile: no card and full damage', () => {
  const g = doom({
    map: corridor(4),
    alpha: {
      at: 'b1',
      weapons: [],
      hand: ['armor', 'sidearm', 'double-time', 'ammo-check'],
    },
    ...away,
    demons: { imp: { at: 'a1' } },
    turn: 'imp',
    dice: [2, 1],
  })
  g.does('attack', 'pass')
  expect(g.events('defense')[0]).toMatchObject({ card: null, shields: 0 })
  expect(g.figure('alpha').damage).toBe(3)
  expect(g.marine().hand.cards).toHaveLength(4)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-DEFENSE-2 D-DEFENSE-10 W-ATK-5 D-ZONE-5 an empty deck is rebuilt first; the rejected card is discarded at once', () => {
  const g = doom({
    ...covered,
    alpha: {
      at: 'd1',
      weapons: [],
      hand: [],
      deck: [],
      discard: ['armor', 'sidearm', 'double-time', 'ammo-check'],
    },
  })
  g.does('attack')
  expect(g.events('reshuffle')).toMatchObject([{ deck: 'alpha', cards: 4 }])
  expect(g).waitsFor('alpha', 'defense-card')
  const first = g.state.marines[0]!.play.cards[0]!
  expect(g.offers).toEqual([`keep:${first}`, `reject:${first}`])
  g.does(`reject:${first}`)
  expect(g.events('rejected')).toMatchObject([{ defender: 'alpha', card: first }])
  const [second] = g.events('defense') as unknown as { card: string }[]
  expect(second!.card).not.toBe(first)
  expect(g.marine().discard.cards).toEqual([first, second!.card])
  expect(g.marine().deck.cards).toHaveLength(2)
  expect(g.events('reshuffle')).toHaveLength(1)
})

test('D-DEFENSE-10 the rejected card is part of the pile when the deck must be rebuilt for the second', () => {
  const g = doom({
    ...covered,
    alpha: { at: 'd1', weapons: [], hand: ['armor', 'sidearm', 'double-time'], deck: ['ammo-check'] },
  })
  g.does('attack', 'reject:ammo-check')
  g.passes()
  expect(g.events('reshuffle')).toMatchObject([{ deck: 'alpha', cards: 1 }])
  expect(g.events('defense')).toMatchObject([{ card: 'ammo-check' }])
  expect(g.figure('alpha').damage).toBe(4)
})

describe('D-DEFENSE-3 D-COVER-14 cover gives a second card', () => {
  const shot = (...keys: string[]) =>
    doom({ ...covered, alpha: { at: 'd1', hand: [], deck: ['ammo-check', 'armor', 'double-time'] } }).does(
      'attack',
      ...keys,
    )

  test('D-DEFENSE-3 the first may be kept', () => {
    const g = shot('keep:ammo-check')
    expect(g.figure('alpha').damage).toBe(4)
    expect(g.marine().discard.cards).toEqual(['ammo-check'])
  })

  test('D-COVER-14 the second must be used', () => {
    const g = shot('reject:ammo-check')
    expect(g).waitsFor('invader', 'demon-activation') // no further choice
    expect(g.figure('alpha').damage).toBe(2)
    expect(g.marine().discard.cards).toEqual(['ammo-check', 'armor'])
    expect(g.marine().deck.cards.at(-1)).toBe('double-time')
  })

  test('D-DEFENSE-3 without cover there is no choice', () => {
    const g = doom({
      ...covered,
      demons: { imp: { at: 'a1' } },
      alpha: { at: 'd1', hand: [], deck: ['ammo-check', 'armor'] },
    })
    g.does('attack')
    expect(g.figure('alpha').damage).toBe(4)
    expect(g).waitsFor('invader', 'demon-activation')
  })
})

describe('D-DEFENSE-6 D-DEFENSE-7 D-DEFENSE-8 W-ATK-3 shields of a demon add up', () => {
  const shoot = (demons: object, card: string, hand: string[] = []) =>
    doom({
      map: room(6, 3),
      alpha: { at: 'a1', hand: ['point-blank-blast'] },
      ...away,
      demons: demons as never,
      turn: 'alpha',
      dice: [2, 2, 3],
      scenario: { events: { deck: [card], hand } },
    }).does('play:point-blank-blast', 'attack:point-blank-blast')

  test('W-ATK-3 D-DEFENSE-6 a Possessed Soldier turns the special icon into 2 shields', () => {
    const g = shoot({ 'possessed-soldier': { at: 'd1' } }, 'demonic-resilience')
    expect(g.events('defense')[0]).toMatchObject({ special: true, shields: 2, dodge: false })
    expect(g.events('hits')[0]).toMatchObject({ hits: 7, shields: 2, damage: 5 })
    expect(g.has('possessed-soldier-1')).toBe(false)
  })

  test('W-ATK-3 D-DEFENSE-7 card, special defense and effects add up', () => {
    const g = shoot({ 'possessed-soldier': { at: 'd1' } }, 'demonic-precision', ['demonic-resilience'])
    g.does('use:demonic-resilience')
    expect(g.events('hits')[0]).toMatchObject({ shields: 3, damage: 4 })
    expect(g.figure('possessed-soldier-1').damage).toBe(4)
  })

  test('D-DEFENSE-6 D-DEMON-2 a Revenant dodges', () => {
    const g = shoot({ revenant: { at: 'd1' } }, 'demonic-precision')
    expect(g.events('hits')[0]).toMatchObject({ dodge: true, damage: 0 })
    expect(g.figure('revenant-1').damage).toBe(0)
  })

  test('D-DEFENSE-6 without the special icon the special defense does not apply', () => {
    const g = shoot({ revenant: { at: 'd1' } }, 'crippling-strike')
    expect(g.events('hits')[0]).toMatchObject({ shields: 1, dodge: false, damage: 6 })
  })

  test('D-DEFENSE-8 W-ATK-3 toughness adds one shield to card and special defense', () => {
    const g = shoot({ mancubus: { at: ['d1', 'd2'] } }, 'demonic-precision')
    expect(g.events('hits')[0]).toMatchObject({ shields: 2, damage: 5 })
    const h = shoot({ mancubus: { at: ['d1', 'd2'] } }, 'iron-skin')
    expect(h.events('hits')[0]).toMatchObject({ shields: 3, damage: 4 })
  })
})

test('D-DEFENSE-8 D-DEFENSE-9 W-ATK-4 D-STUN-2 a stunned tough demon reveals nothing, keeps its toughness, and is stunned no more', () => {
  const g = doom({
    map: room(6, 3),
    alpha: { at: 'a1', hand: ['point-blank-blast'] },
    ...away,
    demons: { mancubus: { at: ['d1', 'd2'], stunned: true } },
    turn: 'alpha',
    dice: [1, 1, 1],
    scenario: { events: { deck: ['iron-skin'] } },
  })
  g.does('play:point-blank-blast', 'attack:point-blank-blast')
  expect(g.events('defense')[0]).toMatchObject({ card: null, shields: 1 })
  expect(g.figure('mancubus-1').damage).toBe(2)
  expect(g.figure('mancubus-1').stunned).toBe(false)
  expect(g.state.invader.discard.cards).toEqual([])
  expect(g.state.invader.deck.cards.at(-1)).toBe('iron-skin')
})

test('D-DEFENSE-12 damage that is no attack is not defended: no card, no shields, no toughness', () => {
  const g = doom({
    map: room(6, 3),
    alpha: { at: 'a1', hand: ['thermal-purge'], weapons: ['plasma-rifle', 'combat-shotgun'] },
    ...away,
    demons: { mancubus: { at: ['b1', 'b2'] } },
    turn: 'alpha',
  })
  g.does('play:thermal-purge')
  expect(g.figure('mancubus-1').damage).toBe(1)
  expect(g.events('defense')).toEqual([])
  expect(g.state.invader.discard.cards).toEqual([])
})
