import { expect, test } from 'vitest'
import { box, corridor, doom, game, type Match, room } from '../play.ts'

/** To the next status phase: the only activation left is alpha's. */
function toStatus(events: Record<string, string[]>, more: Record<string, unknown> = {}): Match {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'a1' },
    demons: { imp: { at: 'f2' } },
    turn: 'alpha',
    scenario: { events, initiative: [], portals: [], ...more },
  })
  return g.does('end').passes()
}

test('D-EVENT-1 D-SETUP-10 six sets of six cards; three of them make the deck', () => {
  const counts: Record<string, number> = {}
  for (const card of Object.values(box().events)) counts[card.set] = (counts[card.set] ?? 0) + card.copies
  expect(Object.keys(counts)).toHaveLength(6)
  expect(Object.values(counts)).toEqual([6, 6, 6, 6, 6, 6])
  const g = game.create({ mission: 'tutorial', marines: 1 }, 'events')
  expect(g.invader.deck.cards.length + g.invader.hand.cards.length).toBe(18)
  expect(() => game.create({ eventSets: ['power-overwhelming', 'power-overwhelming', 'rites-of-blood'] }, 'x')).toThrow(
    'three different sets',
  )
})

test('D-EVENT-2 an event names its moment, takes effect and is discarded', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['sidearm', 'armor'] },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
    dice: [0],
    scenario: { events: { hand: ['demonic-resilience', 'ambush'], deck: ['demonic-strength'] } },
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g).waitsFor('invader', 'during-defense')
  expect(g).offers('use:demonic-resilience')
  expect(g.offers).not.toContain('use:ambush') // between activations only
  g.does('use:demonic-resilience')
  expect(g.state.invader.discard.cards).toContain('demonic-resilience')
  expect(g.state.invader.hand.cards).toEqual(['ambush'])
  expect(g.events('hits')[0]).toMatchObject({ shields: expect.any(Number) })
})

test('D-EVENT-3 D-STATUS-4 the invader draws up to six in the status phase', () => {
  const g = toStatus({ hand: ['ambush', 'ferocity'] })
  expect(g).waitsFor('invader', 'gain-argent')
  expect(g.state.invader.hand.cards).toHaveLength(6)
  const full = toStatus({
    hand: ['ambush', 'ferocity', 'execution', 'onslaught', 'iron-skin', 'unbreakable', 'unstoppable'],
  })
  expect(full.state.invader.hand.cards).toHaveLength(7)
})

test('D-EVENT-4 D-STATUS-5 D-ARGENT-2 after the draw up to three cards become argent, one each', () => {
  const hand = ['ambush', 'ferocity', 'execution', 'onslaught', 'iron-skin', 'unbreakable']
  const g = toStatus({ hand })
  g.does('discard:ambush', 'argent:imp', 'discard:ferocity', 'argent:invasion', 'discard:execution', 'argent:invasion')
  expect(g.state.demons.imp!.argent).toBe(1)
  expect(g.state.invader.argent).toBe(2)
  expect(g.offers.filter(key => key.startsWith('discard'))).toEqual([]) // three at most
  g.does('done')
  expect(g.state.invader.hand.cards).toEqual(['onslaught', 'iron-skin', 'unbreakable'])
  expect(g.state.invader.discard.cards).toEqual(['ambush', 'ferocity', 'execution'])
})

test('D-EVENT-5 D-DEFENSE-1 the top card of the event deck defends', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
    dice: [1],
    scenario: { events: { hand: [], deck: ['ambush', 'ferocity'] } },
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.events('defense')[0] ?? g.events('hits')[0]).toMatchObject({ defender: 'imp-1' })
  expect(g.state.invader.discard.cards).toEqual(['ambush'])
  expect(g.state.invader.hand.cards).toEqual([])
})

test('D-EVENT-6 D-ZONE-5 an empty event deck is rebuilt when a card is needed, not before', () => {
  const all = Object.values(box().events).flatMap(card =>
    ['power-overwhelming', 'seek-and-destroy', 'armored-offensive'].includes(card.set)
      ? Array<string>(card.copies).fill(card.id)
      : [],
  )
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
    dice: [1],
    scenario: { events: { hand: [], deck: [], discard: all } },
  })
  expect(g.state.invader.deck.cards).toEqual([])
  g.does('play:sidearm')
  expect(g.events('reshuffle')).toEqual([])
  g.does('attack:sidearm')
  expect(g.events('reshuffle')).toMatchObject([{ deck: 'event', cards: 18 }])
  expect(g.state.invader.deck.cards).toHaveLength(17)
  expect(g.state.invader.discard.cards).toHaveLength(1)
})

test('D-EVENT-7 D-TIMING-6 W-ATK-11 two copies of one event count once at the same moment', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
    dice: [0],
    quiet: false,
    scenario: { events: { hand: ['demonic-resilience', 'demonic-resilience', 'iron-skin'], deck: ['ambush'] } },
  })
  g.does('play:sidearm', 'attack:sidearm')
  while (g.state.decision!.kind !== 'during-defense') g.does('pass')
  expect(g.offers.filter(key => key === 'use:demonic-resilience')).toHaveLength(1)
  g.does('use:demonic-resilience')
  if (g.state.decision!.kind === 'during-defense') expect(g.offers).not.toContain('use:demonic-resilience')
  g.passes()
  expect(g.state.invader.hand.cards).toEqual(['demonic-resilience', 'iron-skin'])
})
