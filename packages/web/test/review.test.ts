import { type Bot, cadet, recruit } from '@redoubt/bots'
import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, type Event, newSave, type Seat, seenDecision } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { analyse } from '../src/review/analyse.ts'
import { verdictOf } from '../src/review/ReviewScreen.tsx'
import type { Review } from '../src/review/review.ts'
import { signed } from '../src/review/signed.ts'
import { type Summary, summaryOf, tallied } from '../src/statistics/summary.ts'
import type { MatchCard } from '../src/tables/tables.ts'

/** A whole match between bots, as a record. */
async function played(game: AnyGame, options: object, bot: (seat: Seat) => Bot, seed: string) {
  const save = newSave(game, options, seed)
  const events: Event[] = []
  const state = game.create(options, seed, events)
  const bots = new Map<Seat, Bot>()
  while (!state.outcome) {
    const { seat } = state.decision!
    if (!bots.has(seat)) bots.set(seat, bot(seat))
    const ctx = { seat, now: () => 0, deadline: Number.POSITIVE_INFINITY, signal: { aborted: false } }
    const key = await bots.get(seat)!.choose(game.view(state, seat), seenDecision(state, seat)!, ctx)
    save.decisions.push(key)
    game.choose(state, key, events)
  }
  return { save: { ...save, seed, outcome: state.outcome }, events, outcome: state.outcome }
}

describe.each([
  ['doom', doom as AnyGame, { mission: 'tutorial', marines: 1 }, (seat: Seat) => recruit(seat) as Bot],
  ['conquest', conquest as AnyGame, {}, () => cadet() as Bot],
])('the review of a match of %s', (name, game, options, bot) => {
  const done: number[] = []
  let review: Review
  let match: Awaited<ReturnType<typeof played>>

  test('follows the chance to the end, and tells luck from play', async () => {
    match = await played(game, options, bot, `review ${name}`)
    review = await analyse(game, match.save, async share => void done.push(share))
    const first = name === 'doom' ? !match.outcome.winners.includes('invader') : match.outcome.winners[0] === 'a'
    expect(review.curve.at(-1)!.chance).toBe(Number(first))
    for (const { chance } of review.curve) expect(chance >= 0 && chance <= 1).toBe(true)
    expect(review.curve.length).toBeGreaterThan(5)
    // Everything that happened to the chance was one or the other.
    expect(review.luck + review.play).toBeCloseTo(review.curve.at(-1)!.chance - review.curve[0]!.chance, 6)
    expect(done.length).toBeGreaterThan(2)
    expect([...done].sort((a, b) => a - b)).toEqual(done)
  })

  test('finds at most five turning points, in order, with what turned it', () => {
    expect(review.moments.length).toBeGreaterThan(0)
    expect(review.moments.length).toBeLessThanOrEqual(5)
    const places = review.moments.map(({ at }) => at)
    expect([...places].sort((a, b) => a - b)).toEqual(places)
    for (const { at, swing, kind, better } of review.moments) {
      expect(Math.abs(swing)).toBeGreaterThanOrEqual(0.06)
      expect(at).toBeLessThan(match.save.decisions.length)
      if (better) expect(better.decision.options!.map(({ key }) => key)).toContain(better.key)
      if (kind !== 'slip') expect(better).toBeNull()
    }
  })

  test('holds every attack of both sides beside what was to be expected', () => {
    const hits = match.events.filter(({ type }) => type === (name === 'doom' ? 'hits' : 'attack'))
    expect(review.attacks.length).toBe(hits.length)
    expect(new Set(review.attacks.map(({ side }) => side))).toEqual(new Set([0, 1]))
    for (const { expected, damage } of review.attacks) {
      expect(expected).toBeGreaterThanOrEqual(0)
      expect(damage).toBeGreaterThanOrEqual(0)
    }
    if (name === 'doom')
      expect(review.attacks.reduce((sum, { damage }) => sum + damage, 0)).toBe(
        hits.reduce((sum, hit) => sum + (hit as unknown as { damage: number }).damage, 0),
      )
    expect(Object.values(review.draws).every(({ cards }) => cards > 0)).toBe(true)
    expect(review.deeds.some(({ dealt }) => dealt > 0)).toBe(true)
  })

  test('gives a summary for the statistics', () => {
    const seats = Object.fromEntries(
      game
        .seats(game.options.parse(options))
        .map(({ seat }, n) => [
          seat,
          n === 0
            ? { kind: 'human' as const, name: 'Me', person: 0 }
            : { kind: 'bot' as const, name: 'Bot', level: 'recruit' },
        ]),
    )
    const card = { id: 'm', game: name, options, seats, outcome: match.outcome, updated: 5 } as unknown as MatchCard
    const summary = summaryOf(
      card,
      match.events,
      () => 1,
      id => (id === 'sidearm' ? null : id),
    )
    expect(summary).toMatchObject({ level: 'recruit', side: name === 'doom' ? 'marines' : 'other', date: 5 })
    expect(summary.won).toBe(match.outcome.winners.includes(name === 'doom' ? 'alpha' : 'a'))
    if (name === 'doom') {
      expect(summary.dealt).toBe(review.deeds[0]!.dealt)
      expect(summary.taken).toBe(review.deeds[0]!.taken)
      // Faces that people typed in are theirs, not luck of the app.
      expect(summary.luck).not.toBeNull()
      const typed = { ...card, options: { ...options, tableDice: true } }
      expect(
        summaryOf(
          typed,
          match.events,
          () => 1,
          () => null,
        ),
      ).toMatchObject({ dealt: summary.dealt, luck: null })
    }
  })
})

test('the verdict is the reader’s: luck and play for the side it was on', () => {
  const lucky = { luck: 0.4, play: 0.1 }
  expect(verdictOf(lucky, 1, 1)).toBe('review.verdict.won-luck')
  expect(verdictOf({ luck: 0.1, play: 0.4 }, 1, 1)).toBe('review.verdict.won-play')
  expect(verdictOf(lucky, 1, -1)).toBe('review.verdict.lost-luck')
  expect(verdictOf({ luck: 0.1, play: 0.4 }, 1, -1)).toBe('review.verdict.lost-play')
  expect(verdictOf(lucky, 0, 1)).toBe('review.verdict.draw')
})

test('numbers have their sign, and nothing has none', () => {
  const figures = [
    signed('en', 4.4),
    signed('en', -7.2),
    signed('en', 0.2),
    signed('en', -1.25, 1),
    signed('de', 1.25, 1),
  ]
  expect(figures).toEqual(['+4', '−7', '0', '−1.3', '+1,3'])
})

test('matches are tallied by whatever one asks for, the most played first', () => {
  const one = (mission: string | null, won: boolean) => ({ mission, won }) as Summary
  const all = [one('b', true), one('a', true), one('a', false), one(null, true)]
  expect(tallied(all, ({ mission }) => mission)).toEqual([
    { name: 'a', won: 1, all: 2 },
    { name: 'b', won: 1, all: 1 },
  ])
})
