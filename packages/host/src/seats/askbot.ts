import type { Bot, BotContext } from '@redoubt/bots'
import { type AnyGame, clone, type Seat, type SeenDecision, type State } from '@redoubt/kernel'
import type { BotFailure } from '../messages/message.ts'
import type { Clock } from '../time/clock.ts'

export type BotAnswer = { key: string } | { failed: BotFailure; error?: unknown }

export interface BotQuestion {
  seat: Seat
  view: unknown
  decision: SeenDecision
  /** Made by the game from what the seat knows; the state itself stays with the host. */
  imagine?: BotContext['imagine']
  think?: number
}

/**
 * Asks a bot once and always gets exactly one answer, unless called off: a legal key, or how the bot failed. A bot that
 * computes without ever yielding cannot be stopped from the same thread; its answer counts as too late when it comes.
 */
export function askBot(
  clock: Clock,
  bot: Bot,
  { seat, view, decision, imagine, think }: BotQuestion,
  time: number,
  done: (answer: BotAnswer) => void,
): () => void {
  const signal = { aborted: false }
  const deadline = clock.now() + time
  const legal = new Set(decision.options?.map(option => option.key))
  let stopTimer = () => {}
  const settle = (answer: BotAnswer) => {
    if (signal.aborted) return
    signal.aborted = true
    stopTimer()
    done(answer)
  }
  const receive = (key: unknown) => {
    if (clock.now() > deadline) settle({ failed: 'too-late' })
    else if (typeof key === 'string' && legal.has(key)) settle({ key })
    else settle({ failed: 'nonsense', error: key })
  }
  const fail = (error: unknown) => settle({ failed: 'threw', error })
  try {
    const wish = think === undefined ? {} : { think }
    const ctx = { seat, deadline, now: () => clock.now(), signal, ...wish, ...(imagine ? { imagine } : {}) }
    const answer = bot.choose(view, decision, ctx)
    if (typeof answer === 'object' && answer !== null && typeof answer.then === 'function') {
      stopTimer = clock.after(time, () => settle({ failed: 'too-late' }))
      answer.then(receive, fail)
    } else {
      receive(answer)
    }
  } catch (error) {
    fail(error)
  }
  return () => {
    signal.aborted = true
    stopTimer()
  }
}

/** What a bot may think about instead of this state. The decision is copied too: copies of a state share it. */
export function imagining(game: AnyGame, state: State, seat: Seat): NonNullable<BotContext['imagine']> {
  return random => {
    const world = game.imagine(state, seat, random)
    return { ...world, decision: clone(world.decision) }
  }
}
