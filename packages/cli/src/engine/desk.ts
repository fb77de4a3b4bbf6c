import { randomBytes } from 'node:crypto'
import { type Bot, levelsOf, randomBot } from '@redoubt/bots'
import {
  advance,
  askBot,
  type BotAnswer,
  backTo,
  begin,
  driftSentence,
  fallbacks,
  firstOf,
  fork,
  imagining,
  openSave,
  RulesFailure,
  systemClock,
  type Timeline,
  toSave,
} from '@redoubt/host'
import {
  type AnyGame,
  BadOptions,
  BadSave,
  type Event,
  fastRandom,
  hash,
  IllegalChoice,
  listGames,
  offered,
  pickOne,
  type Registry,
  type Save,
  type SeenDecision,
  seenDecision,
} from '@redoubt/kernel'
import { Problem } from './problem.ts'
import { isObject, type Request, text, whole } from './request.ts'

/** The open matches of one engine. */
export interface Desk {
  readonly games: Registry
  readonly matches: Map<string, Timeline>
  readonly mostMatches: number
  /** Matches ever opened; names are not used twice. */
  opened: number
}

export type Reply = Record<string, unknown>

const MOST_RANDOM = 10_000
const BOT_TIME = 5_000
const LONGEST_BOT_TIME = 60_000

/** What can be asked, by the word in "cmd". What fails leaves everything as it was. */
export const COMMANDS: Readonly<Record<string, (desk: Desk, request: Request) => Reply | Promise<Reply>>> = {
  games: desk => ({ games: listGames(desk.games) }),

  new: (desk, r) => {
    const game = gameOf(desk, text(r, 'game'))
    const seed = r.seed === undefined ? randomBytes(32).toString('hex') : text(r, 'seed')
    const events: Event[] = []
    const t = guarded(() => begin(game, r.options ?? {}, seed, events))
    return open(desk, t, events)
  },

  choose: (desk, r) => {
    whole(r, 'seq', 0, Number.MAX_SAFE_INTEGER)
    const key = text(r, 'key')
    const { match, t } = matchOf(desk, r)
    const events: Event[] = []
    guarded(() => advance(t, key, events))
    return position(match, t, events)
  },

  view: (desk, r) => {
    const { t } = matchOf(desk, r)
    const seat = text(r, 'seat')
    const seats = ['spectator', ...t.game.seats(t.game.options.parse(t.options)).map(spec => spec.seat)]
    if (!seats.includes(seat)) throw new Problem('unknown-seat', `There is no seat "${seat.slice(0, 100)}".`, { seats })
    return { view: guarded(() => t.game.view(t.state, seat)) }
  },

  state: (desk, r) => ({ state: matchOf(desk, r).t.state }),

  hash: (desk, r) => {
    const { t } = matchOf(desk, r)
    return { seq: t.state.seq, hash: hash(t.state) }
  },

  random: (desk, r) => {
    const { match, t } = matchOf(desk, r)
    const n = whole(r, 'n', 1, MOST_RANDOM, 1)
    const chance = { random: fastRandom(r.seed === undefined ? `${t.seed} ${t.keys.length}` : text(r, 'seed')) }
    const trial = fork(t)
    const events: Event[] = []
    guarded(() => {
      for (let i = 0; i < n && !trial.state.outcome; i++) advance(trial, pickOne(chance, offered(trial.state)), events)
    })
    desk.matches.set(match, trial)
    return { ...position(match, trial, events), keys: trial.keys.slice(t.keys.length) }
  },

  bot: async (desk, r) => {
    const { match, t } = matchOf(desk, r)
    const level = r.level === undefined ? 'random' : text(r, 'level')
    const make = makerOf(t.game, level)
    const time = whole(r, 'ms', 1, LONGEST_BOT_TIME, BOT_TIME)
    const { decision } = t.state
    if (!decision) throw new Problem('match-over', 'The match is over.')
    const seed = `${t.seed} ${t.keys.length}`
    const view = guarded(() => structuredClone(t.game.view(t.state, decision.seat)))
    const imagine = imagining(t.game, t.state, decision.seat)
    const question = { seat: decision.seat, view, decision: structuredClone(seen(t)!), imagine }
    const player = make(seed)
    const answer = await new Promise<BotAnswer>(done => askBot(systemClock, player, question, time, done))
    const failed = 'failed' in answer ? answer.failed : null
    const key = 'key' in answer ? answer.key : fallbacks(decision, { random: fastRandom(seed) })[0]!
    const why = failed ? undefined : player.explain?.()
    const events: Event[] = []
    guarded(() => advance(t, key, events))
    return { ...position(match, t, events), key, ...(why ? { why } : {}), ...(failed ? { fallback: failed } : {}) }
  },

  undo: (desk, r) => {
    const { match, t } = matchOf(desk, r)
    const n = whole(r, 'n', 1, Number.MAX_SAFE_INTEGER, 1)
    const most = t.keys.length - firstOf(t)
    if (n > most) throw new Problem('bad-request', `Only ${most} decisions can be taken back.`)
    guarded(() => backTo(t, t.keys.length - n))
    return position(match, t, [])
  },

  fork: (desk, r) => {
    const { t } = matchOf(desk, r)
    const at = whole(r, 'at', firstOf(t), t.keys.length, t.keys.length)
    return open(
      desk,
      guarded(() => fork(t, at)),
      [],
    )
  },

  save: (desk, r) => ({ save: toSave(matchOf(desk, r).t) }),

  load: (desk, r) => {
    const { save } = r
    if (!isObject(save)) throw new Problem('bad-request', '"save" must be a saved match.')
    const game = gameOf(desk, text(save, 'game'))
    const { line, drift } = guarded(() => openSave(game, save as unknown as Save))
    return { ...open(desk, line, []), ...(drift ? { note: driftSentence(drift) } : {}) }
  },

  close: (desk, r) => {
    const { match } = matchOf(desk, r)
    desk.matches.delete(match)
    return { match }
  },
}

function open(desk: Desk, t: Timeline, events: Event[]): Reply {
  if (desk.matches.size >= desk.mostMatches)
    throw new Problem('too-many-matches', `${desk.mostMatches} matches are open; close one.`)
  const match = `m${++desk.opened}`
  desk.matches.set(match, t)
  return position(match, t, events)
}

function position(match: string, t: Timeline, events: Event[]): Reply {
  return { match, seq: t.state.seq, decision: seen(t), outcome: t.state.outcome, events }
}

/** As the seat that decides sees it: the asker plays every seat. The key of an option comes first, for people who read. */
function seen(t: Timeline): SeenDecision | null {
  const decision = t.state.decision && seenDecision(t.state, t.state.decision.seat)
  return (
    decision && {
      ...decision,
      options: decision.options!.map(({ key, do: word, ...rest }) => ({ key, do: word, ...rest })),
    }
  )
}

function gameOf(desk: Desk, id: string): AnyGame {
  const game = desk.games.get(id)
  if (!game)
    throw new Problem('unknown-game', `There is no game "${id.slice(0, 100)}".`, { games: [...desk.games.keys()] })
  return game
}

/** The levels of its own for each game; anything legal can be played in every one. */
function makerOf(game: AnyGame, level: string): (seed: string) => Bot {
  const levels = levelsOf(game.id)
  const make = level === 'random' ? randomBot : levels.find(({ name }) => name === level)?.make
  if (make) return make
  const names = [...new Set(['random', ...levels.map(({ name }) => name)])]
  throw new Problem('unknown-bot', `There is no bot "${level.slice(0, 100)}" for ${game.name}.`, { levels: names })
}

/** The match that a request names, at the seq it names if it names one. */
function matchOf(desk: Desk, request: Request): { match: string; t: Timeline } {
  const match = text(request, 'match')
  const t = desk.matches.get(match)
  if (!t) throw new Problem('unknown-match', `There is no match "${match.slice(0, 100)}".`)
  const now = t.state.seq
  const seq = whole(request, 'seq', 0, Number.MAX_SAFE_INTEGER, now)
  if (seq !== now) throw new Problem('wrong-seq', `The match stands at ${now}, not at ${seq}.`, { seq: now })
  return { match, t }
}

/** Runs the code of a game; whatever it throws becomes a problem with a name. */
function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof IllegalChoice) throw new Problem('illegal-choice', error.message, { options: error.options })
    if (error instanceof BadOptions) throw new Problem('bad-options', error.message)
    if (error instanceof BadSave) throw new Problem('bad-save', error.message)
    if (error instanceof RulesFailure) throw new Problem('rules-failure', error.message)
    throw new Problem('rules-failure', error instanceof Error ? error.message : String(error))
  }
}
