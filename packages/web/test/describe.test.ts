import { expect, test } from 'vitest'
import app from '../messages/en/app.json'
import { tongue } from '../src/i18n/i18n.ts'
import { ago, matchIcon, matchState, matchTitle, seatTitle } from '../src/match/describe.ts'
import type { MatchCard, SeatPlan } from '../src/tables/tables.ts'

const words = tongue('en', app, { 'exodus-2.name': 'What the Furnace Keeps' })
const here = (person: number): SeatPlan => ({ kind: 'human', name: `P${person}`, person })
const bot: SeatPlan = { kind: 'bot', name: 'Bot', level: 'recruit' }
const card: MatchCard = {
  id: 'x',
  game: 'doom',
  options: { mission: 'exodus-2', marines: 1 },
  seats: { alpha: here(0), invader: bot },
  created: 0,
  updated: 0,
  made: 7,
  round: 3,
  waitsFor: 'alpha',
  outcome: null,
}
const over = (winners: string[]) => ({ winners, rule: 'D-WIN', reason: '' })
const state = (change: Partial<MatchCard>) => matchState(words, { ...card, ...change })

test('a match is called after its mission or its decks', () => {
  expect(matchTitle(words, card)).toBe('What the Furnace Keeps')
  expect(matchTitle(words, { game: 'conquest', options: {} })).toBe('Space Marines (demo) against Orks (demo)')
  const decks = { a: 'demo-30-orks', b: '1x Nazdreg\n…' }
  expect(matchTitle(words, { game: 'conquest', options: { decks } })).toBe('Orks (demo) against Own deck')
})

test('a chair is called after its deck, unless that says nothing', () => {
  const at = (seat: string, options: object) => seatTitle(words, { game: 'conquest', options }, seat)
  expect([at('a', {}), at('b', {})]).toEqual(['Space Marines (demo)', 'Orks (demo)'])
  expect(at('b', { decks: { a: 'demo-30-orks', b: 'demo-30-orks' } })).toBe('Second seat')
  expect(seatTitle(words, card, 'alpha')).toBe('Alpha')
})

test('a running match says its round and who decides', () => {
  expect(state({})).toBe('Round 3 · your turn')
  expect(state({ waitsFor: 'invader' })).toBe('Round 3 · a bot decides')
  expect(state({ seats: { alpha: here(0), invader: here(1) }, waitsFor: 'invader' })).toBe('Round 3 · P1 decides')
  expect(state({ round: null })).toBe('Your turn')
  expect(state({ round: null, made: 0, waitsFor: null })).toBe('Not begun yet')
})

test('a finished match says who won, to a single person as theirs', () => {
  expect(state({ outcome: over(['alpha']) })).toBe('You won')
  expect(state({ outcome: over(['invader']) })).toBe('You lost')
  expect(state({ outcome: over([]) })).toBe('A draw')
  expect(state({ outcome: over(['invader']), seats: { alpha: here(0), invader: here(1) } })).toBe('The invader won')
  expect(state({ outcome: over(['alpha']), seats: { alpha: bot, invader: bot } })).toBe('The marines won')
})

test('the picture is of the side the person is on', () => {
  expect(matchIcon(card)).toBe('marine-alpha')
  expect(matchIcon({ game: 'doom', seats: { alpha: bot, invader: here(0) } })).toBe('demon-imp')
  expect(matchIcon({ game: 'conquest', seats: { a: bot, b: here(0) } })).toBe('art-ork-boss')
})

test('times are told as people tell them', () => {
  const now = Date.UTC(2026, 0, 31)
  const before = (seconds: number) => ago('en', now - seconds * 1000, now)
  expect(before(12)).toBe('12 seconds ago')
  expect(before(12 * 60)).toBe('12 minutes ago')
  expect(before(26 * 3600)).toBe('yesterday')
  expect(before(9 * 24 * 3600)).toBe('last week')
  expect(before(400 * 24 * 3600)).toBe('last year')
})
