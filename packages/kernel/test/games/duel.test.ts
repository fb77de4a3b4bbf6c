import { seenEvents } from '@redoubt/kernel'
import { Table } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { type Duel, duelGame } from './duel.ts'

const DECK = ['lunge-1', 'lunge-2', 'parry-1', 'vanish-1', 'parry-2', 'lunge-3', 'parry-3', 'vanish-2']

/** Red draws the first two of the deck, blue the next two. */
function duel(options: { dice?: number[]; red?: string[]; blue?: string[]; deck?: string[] } = {}): Table<Duel> {
  return new Table<Duel>(duelGame, { red: [], blue: [], deck: DECK, ...options })
}

const life = (t: Table<Duel>) => [t.state.fighters.red!.life, t.state.fighters.blue!.life]
const passes = (t: Table<Duel>) => {
  while (t.state.decision?.kind === 'trick') t.choose('pass')
  return t
}
const hand = (t: Table<Duel>, seat: string) => t.state.fighters[seat]!.hand.cards

test('U-1 two tricks each that only their owner sees', () => {
  const t = duel()
  expect([hand(t, 'red'), hand(t, 'blue')]).toEqual([
    ['lunge-1', 'lunge-2'],
    ['parry-1', 'vanish-1'],
  ])
  expect(duelGame.view(t.state, 'blue').fighters).toMatchObject({
    red: { hand: { owner: 'red', count: 2 } },
    blue: { hand: { cards: ['parry-1', 'vanish-1'] } },
  })
  expect(JSON.stringify(duelGame.view(t.state, 'blue'))).not.toContain('lunge')
})

test('U-2 to rest is to draw two tricks; with three in hand there is nothing to decide but to strike', () => {
  const t = duel().choose('rest')
  expect(hand(t, 'red')).toEqual(['lunge-1', 'lunge-2', 'parry-2', 'lunge-3'])
  expect(seenEvents(t.latest, 'blue').map(e => e.type)).toEqual(['draw', 'draw', 'turn-over'])
  expect(seenEvents(t.latest, 'red')).toContainEqual({ type: 'drew', card: 'parry-2' })
  t.choose('rest')
  expect(t.latest.map(e => e.type)).toContain('roll') // red struck without being asked
})

test('U-3 each die of 4 or more is a hit', () => {
  const t = passes(duel({ dice: [4, 3, 6] }).choose('strike'))
  expect(life(t)).toEqual([8, 6])
  expect(t.events).toContainEqual({ type: 'roll', by: 'red', dice: [4, 3, 6] })
})

test('U-4 tricks alternate, the striker first, and each changes the hits', () => {
  const t = duel({ dice: [4, 4, 1] }).choose('strike')
  expect(t.state.decision).toMatchObject({ seat: 'red', about: { hits: 2 } })
  expect(t.offers).toEqual(['trick:lunge-1', 'trick:lunge-2', 'pass'])
  t.choose('trick:lunge-2')
  expect(t.state.decision).toMatchObject({ seat: 'blue', about: { hits: 3 } })
  t.choose('trick:parry-1').choose('trick:lunge-1').choose('pass')
  expect(life(t)).toEqual([8, 5])
  expect(t.state.discard.cards).toEqual(['lunge-2', 'parry-1', 'lunge-1'])
})

test('U-4 who has tricks is asked even if none fits, and who has none is not', () => {
  const t = duel({ dice: [1, 1, 1], deck: DECK.toReversed() }).choose('strike')
  expect(hand(t, 'red')).toEqual(['vanish-2', 'parry-3'])
  expect(t.offers).toEqual(['pass'])
  t.state.fighters.blue!.hand.cards = []
  t.choose('pass')
  expect(t.state.decision).toMatchObject({ seat: 'blue', kind: 'act' })
})

test('U-4 a vanish ends the turn at once, whatever was going on', () => {
  const t = duel({ dice: [6, 6, 6] })
    .choose('strike')
    .choose('pass')
    .choose('trick:vanish-1')
  expect(life(t)).toEqual([8, 8])
  expect(t.state).toMatchObject({ turn: 2, active: 'blue', decision: { seat: 'blue', kind: 'act' } })
  expect(t.state.stack.map(f => f.flow)).toEqual(['duel', 'turn'])
})

test('U-5 at no life a fighter has lost at once, and nothing further resolves', () => {
  const t = duel({ dice: [6, 6, 6], blue: ['thorns'] })
  t.state.fighters.blue!.life = 3
  t.state.fighters.red!.life = 1
  passes(t.choose('strike'))
  expect(t.state.outcome).toEqual({ winners: ['red'], rule: 'U-5', reason: 'blue is out of life.' })
  expect(life(t)).toEqual([1, 0])
})

test('U-6 what must happen comes first, in the order the fighter whose turn it is chooses, then what may', () => {
  const t = passes(duel({ dice: [6, 1, 1], blue: ['grit', 'rage', 'thorns'] }).choose('strike'))
  expect(t.state.decision).toMatchObject({ seat: 'red', rule: 'U-6' })
  expect(t.offers).toEqual(['trait:rage', 'trait:thorns'])
  t.choose('trait:rage') // thorns is then the only one left and needs no decision
  expect(life(t)).toEqual([7, 7])
  expect(t.state.fighters.blue!.dice).toBe(4)
  expect(t.state.decision).toMatchObject({ seat: 'blue' })
  expect(t.offers).toEqual(['trait:grit', 'pass'])
  t.choose('trait:grit')
  expect(hand(t, 'blue')).toHaveLength(3)
  expect(t.events.filter(e => e.type === 'trait')).toHaveLength(3)
})

test('U-6 a riposte is a strike within a strike, and can be answered by a riposte', () => {
  const t = duel({ dice: [6, 1, 1, 5, 1, 1, 4, 4, 1], blue: ['riposte'], red: ['riposte'] })
  for (const key of ['strike', 'trait:riposte', 'trait:riposte']) {
    expect(t.offers).toContain(key) // a trait answers a moment once, but every strike is a moment of its own
    passes(t.choose(key))
  }
  expect(life(t)).toEqual([7, 5])
  expect(t.state.decision).toMatchObject({ seat: 'blue', kind: 'wounded' })
  expect(t.state.stack.filter(f => f.flow === 'strike')).toHaveLength(3)
  t.choose('pass')
  expect(t.state.decision).toMatchObject({ seat: 'blue', kind: 'act' })
  expect(t.state.stack.map(f => f.flow)).toEqual(['duel', 'turn'])
})

test('U-7 who strikes without effect draws a trick, who hits does not', () => {
  const miss = passes(duel({ dice: [1, 1, 1] }).choose('strike'))
  expect(hand(miss, 'red')).toEqual(['lunge-1', 'lunge-2', 'parry-2'])
  const hit = passes(duel({ dice: [6, 1, 1] }).choose('strike'))
  expect(hand(hit, 'red')).toEqual(['lunge-1', 'lunge-2'])
})

test('U-7 an empty deck is refilled from the discarded tricks; without any nothing is drawn', () => {
  const t = duel({ dice: [1, 1, 1] })
  t.state.deck.cards = []
  t.state.discard.cards = ['parry-2', 'parry-3']
  const { drawn } = t.state.random
  t.choose('rest')
  expect(hand(t, 'red')).toHaveLength(4)
  expect(t.state.discard.cards).toEqual([])
  expect(t.state.random.drawn).toBeGreaterThan(drawn)
  t.choose('rest')
  expect(hand(t, 'blue')).toHaveLength(2)
})

test('U-8 after forty turns the duel is a draw', () => {
  const t = duel()
  t.state.turn = 40
  t.choose('rest')
  expect(t.state.outcome).toEqual({ winners: [], rule: 'U-8', reason: 'Forty turns have passed.' })
})
