import type { AnyGame, Seat, SeenDecision, State } from '@redoubt/kernel'
import { fastRandom } from '@redoubt/kernel'
import type { Bot, BotContext } from '../bot.ts'
import type { Reason } from '../reason.ts'
import { type Ally, type Call, type FromAlly, isCall, marshal, type ToAlly } from './allies.ts'
import { nextQuestion, type Port } from './channel.ts'

/** Asks a bot in a worker. It gets an imagined state to imagine further ones from: the true one never leaves its thread. */
interface Ask {
  ask: number
  level: string
  seed: string
  game: string
  seat: Seat
  view: unknown
  decision: SeenDecision
  world: State | null
  /** Milliseconds for the answer. */
  time: number
  /** When it was asked, by the clock that all threads share. */
  sent: number
  /** Milliseconds the table wants it to think. */
  think?: number
  /** Others would help. */
  allied?: true
  /** It may think on after its answer. */
  ponder?: true
}
type ToWorker = Ask | ToAlly | { allies: number; found: unknown[] }
type Reply =
  | { answer: number; key: string; why?: string | undefined; reason?: Reason | null }
  | { answer: number; failed: string }
type FromWorker = Reply | Call | FromAlly

/** How often the caller looks whether anybody still waits, in milliseconds. */
const LOOK = 20

export interface Elsewhere {
  /** Threads that have nothing else to do now. */
  allies?(): readonly Ally[]
  /** Processors are there for it alone: it may think while others do. */
  ponder?: boolean
}

/** A bot that thinks in a worker, so that this thread stays free. */
export function botInWorker(port: Port, game: string, level: string, seed: string, elsewhere: Elsewhere = {}): Bot {
  const waiting = new Map<number, { hear(reply: Reply): void; begin: Parameters<typeof allied.hear>[1] }>()
  const allied = marshal(message => port.send(message satisfies ToWorker))
  let why = 'Nothing has been decided yet.'
  let reason: Reason | null = null
  let gone: string | null = null
  port.listen(message => {
    const reply = message as FromWorker
    if (isCall(reply)) {
      const question = waiting.get('enlist' in reply ? reply.enlist : reply.muster)
      if (question) allied.hear(reply, question.begin)
    } else if ('answer' in reply) waiting.get(reply.answer)?.hear(reply)
  })
  port.gone?.(reason => {
    gone = reason
    for (const [answer, { hear }] of waiting) hear({ answer, failed: reason })
  })
  return {
    choose: (view, decision, ctx) => {
      if (gone !== null) throw new Error(gone)
      const id = nextQuestion()
      const { seat } = ctx
      const world = ctx.imagine?.(fastRandom(`${seed} ${id}`)) ?? null
      const left = () => ctx.deadline - ctx.now()
      const begin = (task: unknown) =>
        (elsewhere.allies?.() ?? []).map(ally => ally.help({ game, level, seat, world: world!, task, time: left() }))
      port.send({
        ...{ ask: id, level, seed, game, seat, view, decision, world, time: left(), sent: Date.now() },
        ...(ctx.think !== undefined && { think: ctx.think }),
        ...(world && elsewhere.allies && { allied: true }),
        ...(world && elsewhere.ponder && !ctx.once && { ponder: true }),
      } satisfies ToWorker)
      return new Promise((resolve, reject) => {
        const look = setInterval(() => {
          if (!ctx.signal.aborted) return
          port.send({ cancel: id } satisfies ToWorker)
          clearInterval(look)
        }, LOOK)
        const hear = (reply: Reply) => {
          clearInterval(look)
          waiting.delete(id)
          allied.dismiss(id)
          if ('failed' in reply) return reject(new Error(reply.failed))
          why = reply.why ?? why
          reason = reply.reason ?? null
          resolve(reply.key)
        }
        waiting.set(id, { hear, begin })
      })
    },
    explain: () => why,
    reason: () => reason,
  }
}

/** Milliseconds that a bot waits for what its allies have found, once it has done its own part; and what it leaves of its time. */
const PATIENCE = { most: 100, leaves: 5 }
/** Milliseconds to think, however late the question comes. */
const LEAST_THOUGHT = 50
/** Milliseconds that a bot thinks on at most while others decide. */
const LONGEST_PONDER = 20_000

/** Bots that a worker remembers: those that were asked last. One that is asked again after that begins anew. */
const MOST_BOTS = 200

/** The worker's end: answers until the channel is closed. */
export function serveBots(
  port: Port,
  games: Readonly<Record<string, AnyGame>>,
  levels: Readonly<Record<string, (seed: string) => Bot>>,
): void {
  const bots = new Map<string, Bot>()
  const signals = new Map<number, { aborted: boolean }>()
  const musters = new Map<number, (found: unknown[]) => void>()
  const now = () => performance.now()
  /** Of whoever thinks on: another question ends that. */
  let pondering = { aborted: false }
  port.listen(message => {
    const request = message as ToWorker
    if ('cancel' in request) {
      const signal = signals.get(request.cancel)
      if (signal) signal.aborted = true
    } else if ('allies' in request) musters.get(request.allies)?.(request.found)
    else if ('help' in request) void help(request)
    else if ('ask' in request) void answer(request)
  })

  async function answer(request: Ask): Promise<void> {
    pondering.aborted = true
    const done = await answered(request)
    if (!done || !request.ponder) return
    pondering = { aborted: false }
    await done.bot.ponder?.({ ...done.ctx, deadline: now() + LONGEST_PONDER, signal: pondering }).catch(() => {})
  }

  async function answered({ ask, level, seed, game, seat, view, decision, world, sent, ...rest }: Ask) {
    const signal = { aborted: false }
    signals.set(ask, signal)
    try {
      const name = `${game} ${level} ${seed} ${seat}`
      const bot = bots.get(name) ?? levels[level]!(seed)
      bots.delete(name)
      bots.set(name, bot)
      for (const old of bots.keys()) if (bots.size > MOST_BOTS) bots.delete(old)
      // On a busy machine the question is under way for long, and so will the answer be: whoever waits has waited since it was asked.
      const late = Math.max(0, Date.now() - sent)
      const deadline = now() + rest.time - late
      const ctx: BotContext = {
        ...{ seat, deadline, now, signal },
        ...(rest.think !== undefined && { think: Math.max(LEAST_THOUGHT, rest.think - 2 * late) }),
        ...(world && { imagine: imagining(game, world, seat) }),
      }
      const key = await bot.choose(view, decision, rest.allied ? { ...ctx, allies: alliesOf(ask, deadline) } : ctx)
      port.send({ answer: ask, key, why: bot.explain?.(), reason: bot.reason?.() ?? null } satisfies FromWorker)
      return { bot, ctx }
    } catch (error) {
      port.send({ answer: ask, failed: String(error) } satisfies FromWorker)
      return null
    } finally {
      signals.delete(ask)
      musters.delete(ask)
    }
  }

  function alliesOf(ask: number, deadline: number): NonNullable<BotContext['allies']> {
    return task => {
      port.send({ enlist: ask, task } satisfies FromWorker)
      return () =>
        new Promise(resolve => {
          musters.set(ask, resolve)
          port.send({ muster: ask } satisfies FromWorker)
          const patience = Math.min(PATIENCE.most, deadline - now() - PATIENCE.leaves)
          setTimeout(() => resolve([]), Math.max(0, patience))
        })
    }
  }

  /** For a bot in another thread: by one that was never asked anything and remembers nothing. */
  async function help({ help, game, level, seat, world, task, time }: Extract<ToAlly, { help: number }>) {
    pondering.aborted = true
    const signal = { aborted: false }
    signals.set(help, signal)
    let found: unknown = null
    try {
      const bot = levels[level]!(`ally ${help}`)
      found = await bot.help?.(task, {
        seat,
        deadline: now() + time,
        now,
        signal,
        imagine: imagining(game, world, seat),
      })
    } catch {
      // an ally in trouble is no ally
    }
    signals.delete(help)
    port.send({ helped: help, found: found ?? null } satisfies FromWorker)
  }

  function imagining(game: string, world: State, seat: Seat): NonNullable<BotContext['imagine']> {
    return random => games[game]!.imagine(world, seat, random)
  }
}
