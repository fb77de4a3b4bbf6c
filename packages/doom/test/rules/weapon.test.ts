import { describe, expect, test } from 'vitest'
import { away, box, doom, room } from '../play.ts'

const rockets = ['rocket-salvo-1', 'rocket-salvo-2', 'blast-jump']

describe('D-WEAPON-5 W-ITEM-1 gaining the Rocket Launcher', () => {
  const gain = () =>
    doom({
      map: room(4, 2),
      alpha: { at: 'a1', hand: ['ammo-check'], deck: ['sidearm', 'armor'], discard: ['double-time'] },
      ...away,
      demons: { pinky: { at: 'd2' } },
      turn: 'alpha',
      scenario: { items: [{ type: 'weapon', weapon: 'rocket-launcher', at: 'a1' }] },
    }).does('take:rocket-launcher')

  test('W-ITEM-1 D-WEAPON-3 the token lies in the play area for everybody to see, the set face down on the deck', () => {
    const g = gain()
    expect(g.state.items).toEqual([])
    const { weapons, deck } = g.view('invader').marines[0]!
    expect(weapons).toEqual(['combat-shotgun', 'heavy-assault-rifle', 'rocket-launcher'])
    expect(JSON.stringify(deck)).not.toContain('rocket')
    expect(JSON.stringify(g.view('alpha').marines[0]!.deck)).not.toContain('rocket') // unseen by its own marine too
    expect(g.marine().deck.cards.slice(-3).sort()).toEqual([...rockets].sort())
    expect(g.marine().deck.cards.slice(-5, -3)).toEqual(['armor', 'sidearm'])
    expect(g.marine().discard.cards).toEqual(['double-time'])
  })

  test('W-ITEM-1 the next cards drawn and revealed come from the set', () => {
    const g = gain().does('play:ammo-check')
    expect(g).waitsFor('alpha', 'pick-card')
    const drawn = g.marine().hand.cards
    expect(drawn).toHaveLength(2)
    expect(drawn.every(card => rockets.includes(card))).toBe(true)
  })

  test('D-WEAPON-5 the set is shuffled: the order differs from game to game', () => {
    const orders = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed =>
        doom({
          map: room(4, 2),
          alpha: { at: 'a1' },
          ...away,
          demons: { pinky: { at: 'd2' } },
          turn: 'alpha',
          seed,
          scenario: { items: [{ type: 'weapon', weapon: 'rocket-launcher', at: 'a1' }] },
        })
          .does('take:rocket-launcher')
          .marine()
          .deck.cards.slice(-3)
          .join(),
      ),
    )
    expect(orders.size).toBeGreaterThan(1)
  })
})

test('D-WEAPON-4 D-LIMITS-5 OP-24 a second copy of a set cannot be gained: the token stays', () => {
  const g = doom({
    map: room(4, 2),
    alpha: { at: 'a1', weapons: ['combat-shotgun', 'chaingun'], hand: ['sidearm'] },
    ...away,
    demons: { pinky: { at: 'd2' } },
    turn: 'alpha',
    scenario: { items: [{ type: 'weapon', weapon: 'combat-shotgun', at: 'a1' }] },
  })
  expect(g).not.offers('take:combat-shotgun')
  g.does('end')
  expect(g.state.items).toHaveLength(1)
})

test('D-WEAPON-1 D-WEAPON-2 D-SETUP-7 a set is one card of each number', () => {
  for (const weapon of Object.values(box().weapons)) {
    const cards = weapon.cards.map(id => box().actionCards[id]!)
    expect(cards.map(card => card.set)).toEqual(cards.map(() => weapon.id))
    expect(cards.map(card => card.number)).toEqual(cards.map((_, n) => n + 1))
    expect(cards.every(card => card.setSize === cards.length)).toBe(true)
  }
  // Equal names with different numbers are several cards of one set.
  const [first, second] = ['rocket-salvo-1', 'rocket-salvo-2'].map(id => box().actionCards[id]!)
  expect(first!.name).toBe(second!.name)
  expect([first!.number, second!.number]).toEqual([1, 2])
})

test('D-WEAPON-6 D-SETUP-8 striped tokens are found weapons and cannot be started with', () => {
  const start = (weapons: string[]) => () =>
    doom({ alpha: {}, options: { squad: { alpha: { class: null, weapons } } } })
  const striped = Object.values(box().weapons).filter(w => w.stripes)
  expect(striped.map(w => w.kind).every(kind => kind !== 'starting')).toBe(true)
  expect(start(['combat-shotgun', 'plasma-rifle'])).not.toThrow()
  for (const { id } of striped) expect(start(['combat-shotgun', id]), id).toThrow(/weapon/i)
})
