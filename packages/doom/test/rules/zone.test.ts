import { expect, test } from 'vitest'
import { box, corridor, doom, fallen } from '../play.ts'

const far = { imp: { at: 'i1' } }

test('D-ZONE-1 D-ZONE-2 D-SECRET-5 each has a play area; what lies face up in it, discards included, is for everybody to see', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', class: 'ghost', hand: ['sidearm', 'armor', 'double-time'], discard: ['ammo-check'] },
    ...fallen,
    demons: far,
    turn: 'alpha',
    scenario: { argent: { imp: 2 }, events: { discard: ['ambush'] } },
  })
  g.does('play:double-time')
  for (const viewer of ['alpha', 'bravo', 'invader', 'spectator']) {
    const seen = g.view(viewer)
    expect(seen.marines[0]).toMatchObject({
      class: 'ghost',
      play: { cards: ['double-time'] },
      discard: { cards: ['ammo-check'] },
      weapons: ['combat-shotgun', 'heavy-assault-rifle'],
    })
    expect(seen.invader.discard).toMatchObject({ cards: ['ambush'] })
    expect(seen.demons.imp).toMatchObject({ up: true, argent: 2 })
    expect('cards' in seen.marines[0]!.hand).toBe(viewer === 'alpha')
    expect(seen.marines[0]!.deck).not.toHaveProperty('cards')
  }
})

test('D-ZONE-3 a discarded card goes to the pile of its own deck', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['adrenaline-rush'] },
    bravo: { at: 'b1', hand: ['armor'], deck: ['ammo-check'] },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: { at: 'd1' } },
    turn: 'alpha',
    dice: [1, 1],
    scenario: { initiative: ['invader'], events: { hand: ['demonic-strength'] } },
  })
  g.does('use:adrenaline-rush', 'sprint:sidearm', 'end')
  g.does('attack', 'target:bravo', 'use:armor', 'use:demonic-strength')
  expect(g.state.glory.discard.cards).toEqual(['adrenaline-rush'])
  expect(g.marine('alpha').discard.cards).toEqual(['sidearm'])
  expect(g.marine('bravo').discard.cards.slice().sort()).toEqual(['ammo-check', 'armor'])
  expect(g.state.invader.discard.cards).toEqual(['demonic-strength'])
})

test('D-ZONE-5 an empty deck is not rebuilt before a card is needed from it', () => {
  const rest = ['sidearm', 'ammo-check', 'point-blank-blast', 'triple-burst', 'shoulder-through', 'hold-the-trigger']
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['armor', 'double-time'], deck: ['target-lock'], discard: ['aimed-salvo', ...rest] },
    ...fallen,
    demons: { imp: { at: 'd1' } },
    turn: 'alpha',
    dice: [0, 0],
    scenario: { initiative: ['invader'], events: { hand: [] } },
  })
  g.does('end') // draws the last card
  expect(g.marine().deck.cards).toEqual([])
  expect(g.marine().discard.cards).toHaveLength(7)
  expect(g.events('reshuffle')).toEqual([])
  g.does('attack') // a defense card is revealed
  expect(g.events('reshuffle')).toMatchObject([{ deck: 'alpha', cards: 7 }])
})

test('D-ZONE-5 D-GLORY-8 the Glory Kill deck is rebuilt from its discard pile', () => {
  const glory = Object.keys(box().glory)
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['sidearm'], glory: glory.slice() },
    ...fallen,
    demons: { imp: { at: 'b1', damage: 1 }, pinky: { at: 'f1' } },
    turn: 'alpha',
  })
  g.does('use:adrenaline-rush', 'sprint:sidearm')
  expect(g.state.glory.deck.cards).toEqual([])
  g.does('step:b1').passes()
  expect(g.events('reshuffle')).toMatchObject([{ deck: 'glory', cards: 1 }])
  expect(g.marine().glory.cards).toContain('adrenaline-rush')
})

test('D-ZONE-6 cards are drawn one by one: Ammo Check takes the last card, rebuilds, and draws one more', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', weapons: [], hand: ['ammo-check'], deck: ['armor'], discard: ['sidearm', 'double-time'] },
    ...fallen,
    demons: far,
    turn: 'alpha',
  })
  g.does('play:ammo-check')
  expect(g.marine().hand.cards).toHaveLength(2)
  expect(g.marine().hand.cards[0]).toBe('armor')
  expect(['sidearm', 'double-time']).toContain(g.marine().hand.cards[1])
  expect(g.events('reshuffle')).toMatchObject([{ deck: 'alpha', cards: 2 }])
})
