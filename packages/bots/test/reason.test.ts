import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, fastRandom, key, seenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { CONQUEST_REASONS } from '../src/conquest/reading/advice.ts'
import { DOOM_REASONS } from '../src/doom/explain.ts'
import { GOAL_NAMES } from '../src/doom/walking/goal.ts'
import { LEVELS, OPEN_REASONS, type OpenReason, openReason } from '../src/index.ts'

interface Told {
  kind: string
  reason: OpenReason
  /** What whoever only looks on saw before. */
  seen: string
}

/** All that everybody hears in a match between bots of a level. */
async function told(game: AnyGame, options: object, level: string): Promise<Told[]> {
  const g = game.create(options, `told ${level}`)
  g.random = fastRandom(`told ${level}`)
  const bots = new Map(game.seats(game.options.parse(options)).map(({ seat }) => [seat, LEVELS[level]!(seat)]))
  const list: Told[] = []
  while (!g.outcome && g.seq < 1500) {
    const { seat, kind } = g.decision!
    const bot = bots.get(seat)!
    const ctx = { seat, deadline: Number.POSITIVE_INFINITY, now: () => 0, signal: { aborted: false } }
    const answer = await bot.choose(game.view(g, seat), seenDecision(g, seat)!, ctx)
    expect(g.decision!.options.map(key)).toContain(answer)
    const reason = openReason(game.id, kind, answer, bot.reason?.() ?? null)
    if (reason) list.push({ kind, reason, seen: JSON.stringify(game.view(g, 'spectator')) })
    game.choose(g, answer)
  }
  return list
}

test.each([
  ['recruit', doom, { mission: 'exodus-1', marines: 2 }],
  ['veteran', doom, { mission: 'black-bishop-2', marines: 2 }],
  ['cadet', conquest, {}],
] as const)('%s: what everybody hears names only what everybody sees', async (level, game, options) => {
  const list = await told(game as AnyGame, options, level)
  expect(new Set(list.map(({ reason }) => reason.why)).size).toBeGreaterThan(3)
  for (const { kind, reason, seen } of list)
    for (const value of Object.values(reason.values))
      if (typeof value === 'string' && !Object.hasOwn(GOAL_NAMES, value))
        expect(seen, `${kind} ${reason.why}`).toContain(`"${value}"`)
})

test('nobody hears of a hand, a hidden dial, a moment let pass, or how well a bot believes to stand', () => {
  const searched = { value: 0.8, next: 0.7, games: 100 }
  const reason = (why: string | null) => ({ why, values: {}, searched })
  expect(openReason('conquest', 'deploy-turn', 'deploy:x', reason('deploy'))).toEqual({ why: 'deploy', values: {} })
  expect(openReason('conquest', 'deploy-turn', 'deploy:x', reason(null))).toEqual({ why: 'searched', values: {} })
  expect(openReason('conquest', 'deploy-turn', 'deploy:x', reason('strongest'))).toBeNull()
  expect(openReason('conquest', 'commit', 'commit:p1', reason('commit-first'))).toBeNull()
  expect(openReason('conquest', 'commit', 'commit:p1', reason(null))).toBeNull()
  expect(openReason('conquest', 'shield', 'shield:x', reason('bears-it'))).toBeNull()
  expect(openReason('conquest', 'combat-turn', 'pass', reason('winnable'))).toBeNull()
  expect(openReason('doom', 'before-attack', 'use:x', reason('moment'))).toBeNull()
  expect(openReason('chess', 'move', 'e4', reason('weak'))).toBeNull()
})

test('every word is one that a bot uses', () => {
  const known: Record<string, readonly string[]> = { doom: DOOM_REASONS, conquest: CONQUEST_REASONS }
  for (const [game, reasons] of Object.entries(OPEN_REASONS))
    for (const why of reasons) if (why !== 'searched') expect(known[game], game).toContain(why)
})
