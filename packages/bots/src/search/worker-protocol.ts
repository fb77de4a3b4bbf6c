import type { AnyGame, Seat, SeenDecision, State } from '@redoubt/kernel'
import { fastRandom } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'
import type { Reason } from '../reason.ts'

/** One end of a channel to another thread; a Worker, a MessagePort of a browser or of Node, wrapped in two words. */
export interface Port {
  send(message: unknown): void
  listen(hear: (message: unknown) => void): void
  /** Tells when the other end is gone and nothing will be heard any more. */
  gone?(hear: (reason: string) => void): void
}

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
  /** Milliseconds the table wants it to think. */
  think?: number
}
type ToWorker = Ask | { cancel: number }
type FromWorker =
  | { answer: number; key: string; why?: string | undefined; reason?: Reason | null }
  | { answer: number; failed: string }

/** How often the caller looks whether anybody still waits, in milliseconds. */
const LOOK = 20

/** Questions are numbered across all bots, for several may share a channel. */
let asked = 0

/** A bot that thinks in a worker, so that this thread stays free. */
export function botInWorker(port: Port, game: string, level: string, seed: string): Bot {
  const waiting = new Map<number, (reply: FromWorker) => void>()
  let why = 'Nothing has been decided yet.'
  let reason: Reason | null = null
  let gone: string | null = null
  port.listen(message => {
    const reply = message as FromWorker
    waiting.get(reply.answer)?.(reply)
  })
  port.gone?.(reason => {
    gone = reason
    for (const [answer, hear] of waiting) hear({ answer, failed: reason })
  })
  return {
    choose: (view, decision, ctx) => {
      if (gone !== null) throw new Error(gone)
      const id = asked++
      const { seat } = ctx
      const world = ctx.imagine?.(fastRandom(`${seed} ${id}`)) ?? null
      const time = ctx.deadline - ctx.now()
      const wish = ctx.think === undefined ? {} : { think: ctx.think }
      port.send({ ask: id, level, seed, game, seat, view, decision, world, time, ...wish } satisfies ToWorker)
      return new Promise((resolve, reject) => {
        const look = setInterval(() => {
          if (!ctx.signal.aborted) return
          port.send({ cancel: id } satisfies ToWorker)
          clearInterval(look)
        }, LOOK)
        waiting.set(id, reply => {
          clearInterval(look)
          waiting.delete(id)
          if ('failed' in reply) return reject(new Error(reply.failed))
          why = reply.why ?? why
          reason = reply.reason ?? null
          resolve(reply.key)
        })
      })
    },
    explain: () => why,
    reason: () => reason,
  }
}

/** The worker's end: answers until the channel is closed. A bot lives as long as the worker. */
export function serveBots(
  port: Port,
  games: Readonly<Record<string, AnyGame>>,
  levels: Readonly<Record<string, (seed: string) => Bot>>,
): void {
  const bots = new Map<string, Bot>()
  const signals = new Map<number, { aborted: boolean }>()
  port.listen(message => {
    const request = message as ToWorker
    if ('cancel' in request) {
      const signal = signals.get(request.cancel)
      if (signal) signal.aborted = true
    } else if ('ask' in request) void answer(request)
  })

  async function answer({ ask, level, seed, game, seat, view, decision, world, time, think }: Ask): Promise<void> {
    const signal = { aborted: false }
    signals.set(ask, signal)
    try {
      const name = `${game} ${level} ${seed} ${seat}`
      const bot = bots.get(name) ?? levels[level]!(seed)
      bots.set(name, bot)
      const now = () => performance.now()
      const imagine = world ? { imagine: (random: State['random']) => games[game]!.imagine(world, seat, random) } : {}
      const wish = think === undefined ? {} : { think }
      const key = await bot.choose(view, decision, { seat, deadline: now() + time, now, signal, ...wish, ...imagine })
      port.send({ answer: ask, key, why: bot.explain?.(), reason: bot.reason?.() ?? null } satisfies FromWorker)
    } catch (error) {
      port.send({ answer: ask, failed: String(error) } satisfies FromWorker)
    } finally {
      signals.delete(ask)
    }
  }
}
