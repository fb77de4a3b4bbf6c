import { describe, expect, test } from 'vitest'
import { corridor, doom, fallen, type Position } from '../play.ts'

/** Alpha is the last to act; when it ends, the next round begins. */
const lastTurn = (more: Omit<Position, 'scenario'> & { scenario?: object }) =>
  doom({
    map: corridor(9),
    alpha: { at: 'a1' },
    ...fallen,
    demons: { imp: { at: 'i1' } },
    turn: 'alpha',
    ...more,
    scenario: { initiative: [], ...more.scenario },
  })

describe('the status phase', () => {
  test('D-STATUS-1 D-ROUND-1 D-ROUND-2 four steps in order, then the activations of the next round', () => {
    const g = lastTurn({ scenario: { exhausted: ['imp'], events: { hand: [] } } })
    g.does('end')
    expect(g.state.round).toBe(2)
    const types = g.happened.map(e => e.type)
    const order = ['round', 'initiative-deck', 'demons-readied', 'events-drawn'].map(type => types.indexOf(type))
    expect(order.every(n => n >= 0)).toBe(true)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(g).waitsFor('invader', 'gain-argent')
    expect(g.state.phase).toBe('status')
    g.does('done')
    expect(g.state.phase).toBe('activation')
  })

  test('D-STATUS-2 D-INIT-1 D-INIT-4 the initiative deck is made anew: kinds that came get a card, kinds that died out lose theirs', () => {
    const g = lastTurn({
      demons: { imp: { at: 'i1' }, pinky: { at: 'h1' }, 'possessed-soldier': { at: 'g1' } },
      scenario: { initiative: [] },
    })
    g.does('end')
    expect(g.state.initiative.cards.slice().sort()).toEqual([
      'alpha',
      'bravo',
      'charlie',
      'delta',
      'invader',
      'invader',
      'invader',
    ])
  })

  test('D-STATUS-3 D-EXHAUST-4 D-EXHAUST-1 every exhausted demon card is readied, no class card is', () => {
    const g = lastTurn({
      alpha: { at: 'a1', class: 'field-medic', damage: 3 },
      scenario: { exhausted: ['imp', 'pinky'] },
    })
    g.does('use:field-medic-1')
    g.does('end')
    expect(Object.values(g.state.demons).some(card => card.exhausted)).toBe(false)
    expect(g.marine().exhausted).toBe(true)
  })

  test('W-STATUS-1 D-STATUS-4 D-STATUS-5 D-STATUS-6 with 2 cards the invader draws 4, may discard 3 for 3 argent and keeps 3', () => {
    const g = lastTurn({ scenario: { events: { hand: ['ambush', 'ferocity'], deck: ['execution', 'onslaught'] } } })
    g.does('end')
    expect(g.state.invader.hand.cards).toHaveLength(6)
    expect(g.state.invader.hand.cards).toEqual(expect.arrayContaining(['ambush', 'ferocity', 'execution', 'onslaught']))
    g.does('discard:ambush', 'argent:imp', 'discard:execution', 'argent:invasion', 'discard:onslaught', 'argent:imp')
    expect(g.offers).toEqual(['done']) // three are enough
    g.does('done')
    expect(g.state.invader.hand.cards).toHaveLength(3)
    expect(g.state.invader.discard.cards.slice().sort()).toEqual(['ambush', 'execution', 'onslaught'])
    expect(g.state.demons.imp!.argent).toBe(2)
    expect(g.state.invader.argent).toBe(1)
  })

  test('W-STATUS-1 D-STATUS-4 D-HAND-3 with 7 cards nothing is drawn and nothing must go', () => {
    const hand = [
      'ambush',
      'ferocity',
      'execution',
      'onslaught',
      'demonic-speed',
      'explosive-blast',
      'crippling-strike',
    ]
    const g = lastTurn({ scenario: { events: { hand } } })
    g.does('end')
    expect(g.events('events-drawn')).toEqual([])
    g.does('done') // may, not must
    expect(g.state.invader.hand.cards.slice().sort()).toEqual(hand.sort())
  })

  test('D-LIMITS-4 D-LIMITS-7 18 argent tokens: the last one is gained, a nineteenth is not', () => {
    const g = lastTurn({ scenario: { argent: { imp: 17 } } })
    g.does('end')
    g.does(g.offers.find(o => o.startsWith('discard:'))!, 'argent:imp')
    expect(g.state.demons.imp!.argent).toBe(18) // any number on one card
    expect(g.offers.filter(o => o.startsWith('discard'))).toEqual([])
    g.does('done')
    expect(g.state.phase).toBe('activation')
  })

  test('D-ZONE-5 D-ZONE-6 D-EVENT-6 the event deck is rebuilt in the middle of the draw', () => {
    const all = [
      ...['demonic-strength', 'demonic-strength', 'hellish-power', 'crippling-strike', 'onslaught', 'explosive-blast'],
      ...['demonic-speed', 'demonic-speed', 'demonic-precision', 'ambush', 'ferocity', 'execution'],
      ...['demonic-resilience', 'demonic-resilience', 'iron-skin', 'unbreakable', 'unstoppable', 'wall-of-flesh'],
    ]
    const g = lastTurn({
      scenario: {
        events: {
          hand: [],
          deck: ['execution', 'ferocity'],
          discard: all.filter(c => c !== 'execution' && c !== 'ferocity'),
        },
      },
    })
    expect(g.state.invader.deck.cards).toHaveLength(2)
    g.does('end')
    expect(g.state.invader.hand.cards.slice(0, 2)).toEqual(['execution', 'ferocity'])
    expect(g.state.invader.hand.cards).toHaveLength(6)
    expect(g.events('reshuffle')).toHaveLength(1)
    expect(g.state.invader.discard.cards).toEqual([])
    expect(g.state.invader.deck.cards).toHaveLength(12)
  })
})
