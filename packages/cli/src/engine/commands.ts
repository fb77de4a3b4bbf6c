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
import { Refused } from './refused.ts'
import { isObject, type Request, text, whole } from './request.ts'

/** The open matches of one engine. */
export interface Engine {
  readonly games: Registry
  readonly matches: Map<string, Timeline>
  readonly mostMatches: number
  /** Matches ever opened; names are not used twice. */
  opened: number
}

type Reply = Record<string, unknown>

const MOST_RANDOM = 10_000
const BOT_TIME = 5_000
const LONGEST_BOT_TIME = 60_000

/** What can be asked, by the word in "cmd". What fails leaves everything as it was. */
export const COMMANDS: Readonly<Record<string, (engine: Engine, request: Request) => Reply | Promise<Reply>>> = {
  games: engine => ({ games: listGames(engine.games) }),

  new: (engine, r) => {
    const game = gameOf(engine, text(r, 'game'))
    const seed = r.seed === undefined ? randomBytes(32).toString('hex') : text(r, 'seed')
    const events: Event[] = []
    const t = guarded(() => {
      const refused = game.refuses?.(r.options ?? {})
      if (refused) throw new BadOptions(refused)
      return begin(game, r.options ?? {}, seed, events)
    })
    return open(engine, t, events)
  },

  choose: (engine, r) => {
    whole(r, 'seq', 0, Number.MAX_SAFE_INTEGER)
    const key = text(r, 'key')
    const { match, t } = matchOf(engine, r)
    const events: Event[] = []
    guarded(() => advance(t, key, events))
    return position(match, t, events)
  },

  view: (engine, r) => {
    const { t } = matchOf(engine, r)
    const seat = text(r, 'seat')
    const seats = ['spectator', ...t.game.seats(t.game.options.parse(t.options)).map(spec => spec.seat)]
    if (!seats.includes(seat)) throw new Refused('unknown-seat', `There is no seat "${seat.slice(0, 100)}".`, { seats })
    return { view: guarded(() => t.game.view(t.state, seat)) }
  },

  state: (engine, r) => ({ state: matchOf(engine, r).t.state }),

  hash: (engine, r) => {
    const { t } = matchOf(engine, r)
    return { seq: t.state.seq, hash: hash(t.state) }
  },

  random: (engine, r) => {
    const { match, t } = matchOf(engine, r)
    const n = whole(r, 'n', 1, MOST_RANDOM, 1)
    const chance = { random: fastRandom(r.seed === undefined ? `${t.seed} ${t.keys.length}` : text(r, 'seed')) }
    const trial = fork(t)
    const events: Event[] = []
    guarded(() => {
      for (let i = 0; i < n && !trial.state.outcome; i++) advance(trial, pickOne(chance, offered(trial.state)), events)
    })
    engine.matches.set(match, trial)
    return { ...position(match, trial, events), keys: trial.keys.slice(t.keys.length) }
  },

  bot: async (engine, r) => {
    const { match, t } = matchOf(engine, r)
    const level = r.level === undefined ? 'random' : text(r, 'level')
    const make = makerOf(t.game, level)
    const time = whole(r, 'ms', 1, LONGEST_BOT_TIME, BOT_TIME)
    const { decision } = t.state
    if (!decision) throw new Refused('match-over', 'The match is over.')
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

  undo: (engine, r) => {
    const { match, t } = matchOf(engine, r)
    const n = whole(r, 'n', 1, Number.MAX_SAFE_INTEGER, 1)
    const most = t.keys.length - firstOf(t)
    if (n > most) throw new Refused('bad-request', `Only ${most} decisions can be taken back.`)
    guarded(() => backTo(t, t.keys.length - n))
    return position(match, t, [])
  },

  fork: (engine, r) => {
    const { t } = matchOf(engine, r)
    const at = whole(r, 'at', firstOf(t), t.keys.length, t.keys.length)
    return open(
      engine,
      guarded(() => fork(t, at)),
      [],
    )
  },

  save: (engine, r) => ({ save: toSave(matchOf(engine, r).t) }),

  load: (engine, r) => {
    const { save } = r
    if (!isObject(save)) throw new Refused('bad-request', '"save" must be a saved match.')
    const game = gameOf(engine, text(save, 'game'))
    const { line, drift } = guarded(() => openSave(game, r.save as Save)) // which says what is wrong with it
    return { ...open(engine, line, []), ...(drift ? { note: driftSentence(drift) } : {}) }
  },

  close: (engine, r) => {
    const { match } = matchOf(engine, r)
    engine.matches.delete(match)
    return { match }
  },
}

function open(engine: Engine, t: Timeline, events: Event[]): Reply {
  if (engine.matches.size >= engine.mostMatches)
    throw new Refused('too-many-matches', `${engine.mostMatches} matches are open; close one.`)
  const match = `m${++engine.opened}`
  engine.matches.set(match, t)
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

function gameOf(engine: Engine, id: string): AnyGame {
  const game = engine.games.get(id)
  if (!game)
    throw new Refused('unknown-game', `There is no game "${id.slice(0, 100)}".`, { games: [...engine.games.keys()] })
  return game
}

/** The levels of its own for each game; anything legal can be played in every one. */
function makerOf(game: AnyGame, level: string): (seed: string) => Bot {
  const levels = levelsOf(game.id)
  const make = level === 'random' ? randomBot : levels.find(({ name }) => name === level)?.make
  if (make) return make
  const names = [...new Set(['random', ...levels.map(({ name }) => name)])]
  throw new Refused('unknown-bot', `There is no bot "${level.slice(0, 100)}" for ${game.name}.`, { levels: names })
}

/** The match that a request names, at the seq it names if it names one. */
function matchOf(engine: Engine, request: Request): { match: string; t: Timeline } {
  const match = text(request, 'match')
  const t = engine.matches.get(match)
  if (!t) throw new Refused('unknown-match', `There is no match "${match.slice(0, 100)}".`)
  const now = t.state.seq
  const seq = whole(request, 'seq', 0, Number.MAX_SAFE_INTEGER, now)
  if (seq !== now) throw new Refused('wrong-seq', `The match stands at ${now}, not at ${seq}.`, { seq: now })
  return { match, t }
}

/** Runs the code of a game; whatever it throws becomes a problem with a name. */
function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof IllegalChoice) throw new Refused('illegal-choice', error.message, { options: error.options })
    if (error instanceof BadOptions) throw new Refused('bad-options', error.message)
    if (error instanceof BadSave) throw new Refused('bad-save', error.message)
    if (error instanceof RulesFailure) throw new Refused('rules-failure', error.message)
    throw new Refused('rules-failure', error instanceof Error ? error.message : String(error))
  }
}
