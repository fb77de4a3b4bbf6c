import { chanceOf, levelOf } from '@redoubt/bots'
import { imagining, type MatchSave, openReplay, type Replay } from '@redoubt/host'
import { type AnyGame, type Event, type Seat, type SeenDecision, type State, seenDecision } from '@redoubt/kernel'
import { conquestFacts } from './conquest.ts'
import { doomFacts } from './doom.ts'
import type { Reading, Step } from './reading.ts'
import type { Review, TurningPoint } from './review.ts'

const READINGS: Readonly<Record<Review['game'], Reading>> = { doom: doomFacts, conquest: conquestFacts }
/** Less than this many points is no turning point. */
const LEAST = 0.06
const MOST = 5
const STRONGEST = { doom: 'nightmare', conquest: 'warlord' } as const
/** Milliseconds for the better line of a slip. */
const THINK = 700

/** Plays a match again and says where it was won. `told` hears how much is done, from 0 to 1, and lets others run. */
export async function analyse(game: AnyGame, save: MatchSave, told: (done: number) => Promise<void>): Promise<Review> {
  const id = game.id as Review['game']
  const reading = READINGS[id]
  const replay = openReplay(game, save, true)
  const spans: Span[] = []
  const steps: Step[] = []
  const curve: Review['curve'] = []
  const judge = (state: State) => chanceOf(id, state)
  let drawn = -1
  let before: State | null = null
  let chance = 0.5
  for (let at = replay.first; at <= replay.length; at++) {
    replay.go(at)
    const state = game.copy(replay.position())
    const events = heardAt(replay, at)
    const lucky = drawn >= 0 && state.random.drawn !== drawn
    if (before) steps.push({ at, before, events, chance: lucky })
    const turn = state.outcome ? null : reading.turn(state)
    const last = spans.at(-1)
    const begins = turn !== null && turn.name !== last?.name
    // Chances are looked up where somebody begins to act, and around everything that was luck.
    if (begins || lucky || state.outcome || nextIsLuck(replay, at, state)) {
      const now = judge(state)
      if (last) {
        if (lucky) last.luck += now - chance
        else last.play += now - chance
      }
      chance = now
    }
    if (last && (begins || state.outcome)) last.end = chance
    if (begins) {
      curve.push({ at, round: roundOf(game, state), chance })
      spans.push({ ...turn, at, round: roundOf(game, state), start: chance, end: chance, luck: 0, play: 0 })
    }
    if (state.outcome) curve.push({ at, round: roundOf(game, state), chance })
    drawn = state.random.drawn
    before = state
    if (at % 20 === 0) await told((0.8 * (at - replay.first)) / Math.max(1, replay.length - replay.first))
  }
  const moments = turningPoints(spans, reading, replay, id)
  for (const [n, moment] of moments.entries()) {
    if (moment.kind === 'slip') moment.better = await betterAt(game, replay, moment)
    await told(0.8 + (0.2 * (n + 1)) / moments.length)
  }
  const sum = (of: 'luck' | 'play') => spans.reduce((all, span) => all + span[of], 0)
  return {
    game: id,
    ...{ curve, moments, luck: sum('luck'), play: sum('play') },
    ...reading.facts(steps, save.options),
  }
}

/** From where somebody begins to act to where somebody else does. */
interface Span {
  name: string
  seat: Seat
  at: number
  round: number
  start: number
  end: number
  luck: number
  play: number
}

const roundOf = (game: AnyGame, state: State): number => game.round?.(state) ?? 0

/** What everybody saw: secrets of the match need no telling. */
const heardAt = (replay: Replay, at: number): Event[] => replay.eventsAt(at, 'spectator')

function nextIsLuck(replay: Replay, at: number, { random: { drawn } }: State): boolean {
  if (at >= replay.length) return false
  replay.go(at + 1)
  const next = replay.position().random.drawn
  replay.go(at)
  return next !== drawn
}

function turningPoints(spans: readonly Span[], reading: Reading, replay: Replay, game: Review['game']): TurningPoint[] {
  return spans
    .map((span, n) => ({ span, swing: span.end - span.start, until: spans[n + 1]?.at ?? replay.length }))
    .filter(({ swing }) => Math.abs(swing) >= LEAST)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .sort((a, b) => a.span.at - b.span.at)
    .map(({ span, swing, until }): TurningPoint => {
      const isFirst = game === 'doom' ? span.seat !== 'invader' : span.seat === 'a'
      const gained = isFirst ? swing : -swing
      const kind = Math.abs(span.luck) > Math.abs(span.play) ? 'dice' : gained > 0 ? 'strong' : 'slip'
      const { at, round, seat } = span
      return { kind, at, round, seat, swing, event: telling(reading, replay, at, until), better: null }
    })
}

function telling(reading: Reading, replay: Replay, from: number, until: number): TurningPoint['event'] {
  let best: TurningPoint['event'] = null
  let most = 0
  for (let at = from + 1; at <= until; at++)
    heardAt(replay, at).forEach((event, n) => {
      const weight = reading.weight(event)
      if (weight > most) {
        most = weight
        best = { at, n }
      }
    })
  return best
}

/** The strongest bot's choice there, with what that seat knew. */
async function betterAt(game: AnyGame, replay: Replay, { at, seat }: TurningPoint): Promise<TurningPoint['better']> {
  replay.go(at)
  const state = replay.position()
  if (state.decision?.seat !== seat || state.decision.options.length < 2) return null
  const bot = levelOf(game.id, STRONGEST[game.id as Review['game']])!.make('review')
  const view = structuredClone(game.view(state, seat))
  const decision = structuredClone(seenDecision(state, seat)!) as SeenDecision
  const now = () => performance.now()
  const ctx = { seat, now, deadline: now() + 10 * THINK, think: THINK, signal: { aborted: false } }
  const key = await bot.choose(view, decision, {
    ...ctx,
    imagine: imagining(game, game.copy(state), seat),
  })
  replay.go(at + 1)
  return replay.last()?.key === key ? null : { view, decision, key }
}
