import { describe, expect, test } from 'vitest'
import { corridor, doom, fallen, type Position, room } from '../play.ts'

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

describe('the initiative deck', () => {
  test('W-INIT-1 D-INIT-1 three marines and two kinds: 5 cards', () => {
    const g = doom({
      map: room(9, 1),
      alpha: { at: 'a1' },
      bravo: { at: 'b1' },
      charlie: { at: 'c1' },
      demons: { imp: [{ at: 'h1' }, { at: 'g1' }], pinky: { at: 'i1' } },
      turn: 'alpha',
      scenario: { initiative: [] },
    })
    g.does('end')
    expect(g.state.initiative.cards.slice().sort()).toEqual(['alpha', 'bravo', 'charlie', 'invader', 'invader'])
    expect(g.view('alpha').initiative.deck).toMatchObject({ count: 5 })
  })

  test('W-INIT-2 D-INIT-2 one marine and one kind: 3 cards, two of which activate the marine', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1' },
      demons: { imp: { at: 'i1' } },
      turn: 'alpha',
      scenario: { initiative: [] },
    })
    g.does('end')
    expect(g.state.initiative.cards.slice().sort()).toEqual(['alpha', 'alpha', 'invader'])
    g.does('done')
    const acted: string[] = []
    while (g.state.round === 2) {
      g.passes()
      acted.push(g.state.turn!)
      g.does('end').passes()
    }
    expect(acted.sort()).toEqual(['alpha', 'alpha', 'invader'])
  })

  test('D-INIT-3 a dead marine keeps its card', () => {
    const g = lastTurn({})
    g.does('end')
    expect(g.state.initiative.cards).toContain('bravo')
  })

  test('OP-40 a single marine acts twice in the tutorial too, although squad cards are not used', () => {
    const g = doom({
      mission: 'tutorial',
      alpha: {},
      turn: 'alpha',
      demons: { imp: { at: 'e5' } },
      scenario: { initiative: [] },
    })
    g.does('end')
    expect(g.marine().squad).toBe(null)
    const cards = [...g.state.initiative.cards, ...g.state.initiativeDiscard.cards]
    expect(cards.filter(card => card === 'alpha')).toHaveLength(2)
  })

  test('D-LIMITS-10 OP-11 seven kinds on the map make six invader cards', () => {
    const g = lastTurn({
      map: room(12, 4),
      demons: {
        imp: { at: 'l1' },
        pinky: { at: 'l2' },
        'possessed-soldier': { at: 'l3' },
        cacodemon: { at: 'l4' },
        revenant: { at: 'k1' },
        mancubus: { at: ['j1', 'j2'] },
        'baron-of-hell': { at: ['i3', 'j3', 'i4', 'j4'] },
      },
    })
    g.does('end')
    expect(g.state.initiative.cards.filter(card => card === 'invader')).toHaveLength(6)
  })

  test('D-INIT-5 the deck is shuffled and nobody sees its order', () => {
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
      const g = lastTurn({ seed })
      g.does('end')
      for (const viewer of ['alpha', 'invader']) expect(g.view(viewer).initiative.deck).not.toHaveProperty('cards')
      return g.state.initiative.cards.join()
    })
    expect(new Set(orders).size).toBeGreaterThan(2)
  })

  test('D-INIT-4 OP-8 a kind wiped out during the phase leaves its card in the deck; with no ready kind it is discarded for nothing', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1', hand: ['sidearm'] },
      ...fallen,
      demons: { imp: { at: 'b1', damage: 1 }, pinky: { at: 'i1' } },
      turn: 'alpha',
      scenario: { initiative: ['invader', 'invader'], exhausted: ['pinky'] },
    })
    g.does('sprint:sidearm', 'step:b1')
    expect(g.has('imp-1')).toBe(false)
    expect(g.state.initiative.cards).toEqual(['invader', 'invader'])
    g.does('end')
    expect(g.events('initiative').map(e => (e as any).card)).toEqual(['invader', 'invader'])
    expect(g.events('activation').filter(e => (e as any).kind !== undefined)).toEqual([])
    expect(g.state.round).toBe(2)
    expect(g.state.initiative.cards.filter(card => card === 'invader')).toHaveLength(1) // the Pinky alone
  })

  test('D-INIT-4 OP-9 a kind that comes during the phase gets no card this round, but may be chosen for another', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1' },
      ...fallen,
      demons: { pinky: { at: 'h1' } },
      turn: 'alpha',
      options: { eventSets: ['argent-tempest', 'seek-and-destroy', 'rites-of-blood'] },
      scenario: { initiative: ['invader'], events: { hand: ['torn-veil'] } },
    })
    g.does('end')
    expect(g).waitsFor('invader', 'between-activations')
    g.does('use:torn-veil')
    while (g.state.decision!.kind !== 'demon-card')
      g.does(g.offers.find(o => o.includes('imp')) ?? g.offers.find(o => o !== 'pass') ?? 'pass')
    expect(g.has('imp-1')).toBe(true)
    expect(g.offers.sort()).toEqual(['activate:imp', 'activate:pinky'])
    expect(g.state.initiative.cards).toEqual([]) // still the one card
  })

  test('D-INIT-6 D-ACTIV-3 a revealed card is seen by all and discarded after the activation', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1' },
      bravo: { at: 'b1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { imp: { at: 'i1' } },
      scenario: { initiative: ['bravo', 'alpha'], events: { hand: ['ambush'] } },
    })
    g.does('pass')
    expect(g).waitsFor('bravo', 'activation')
    for (const viewer of ['alpha', 'bravo', 'invader', 'spectator'])
      expect(g.view(viewer).initiative).toMatchObject({ revealed: 'bravo', deck: { count: 1 } })
    g.does('end')
    expect(g).waitsFor('invader', 'between-activations')
    expect(g.view('alpha').initiative.revealed).toBe(null)
    g.does('pass')
    expect(g).waitsFor('alpha', 'activation')
    expect(g.state.revealed).toBe('alpha')
    expect(g.state.initiativeDiscard.cards[0]).toBe('bravo')
  })
})
