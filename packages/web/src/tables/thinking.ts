import type { Bot, BotContext } from '@redoubt/bots'
import type { SeenDecision } from '@redoubt/kernel'
import type { Death } from './pulse.ts'

/** A worker for bots that search, and its end. */
export interface Thinker {
  /** The bot as it thinks there. */
  bot(game: string, level: string, seed: string): Bot
  /** Fulfilled when it is dead, or hangs. */
  dead: Promise<Death>
  end(): void
}

export interface Thinking {
  /** Fulfilled when it is there, or cannot be had. */
  ready(): Promise<void>
  /** `alone` thinks in this thread: for browsers that start no worker here. */
  bot(game: string, level: string, seed: string, alone: () => Bot): Bot
}

/** One for all bots that search; it starts with the first of them, and another takes its place when it dies. */
export function thinking(start: () => Promise<Thinker>): Thinking {
  let current: Promise<Thinker> | null = null

  function thinker(): Promise<Thinker> {
    if (current) return current
    const mine = start()
    current = mine
    const over = () => {
      if (current === mine) current = null
    }
    mine.then(
      one =>
        one.dead.then(() => {
          over()
          one.end()
        }),
      over,
    )
    return mine
  }

  return {
    ready: () =>
      thinker().then(
        () => {},
        () => {},
      ),
    bot,
  }

  function bot(game: string, level: string, seed: string, alone: () => Bot): Bot {
    let mind: Bot | null = null
    let home: Thinker | null = null

    async function ask(view: unknown, decision: SeenDecision, ctx: BotContext): Promise<string> {
      const now = await thinker().catch(() => null)
      if (!now) {
        mind = mind && !home ? mind : alone()
        home = null
        return mind.choose(view, decision, ctx)
      }
      if (!mind || now !== home) mind = now.bot(game, level, seed)
      home = now
      const answer = await Promise.race([mind.choose(view, decision, ctx), now.dead.then(how => ({ how }))])
      if (typeof answer === 'string') return answer
      if (ctx.signal.aborted || ctx.now() >= ctx.deadline) throw new Error('The thread of the bots has died.')
      // A question that hangs there would hang here too: its time runs out in the next thread. Otherwise nobody waits
      // until that one is loaded.
      if (answer.how === 'silent') return ask(view, decision, ctx)
      void thinker().catch(() => {})
      return alone().choose(view, decision, ctx)
    }

    return { choose: ask, explain: () => mind?.explain?.() ?? 'Nothing has been decided yet.' }
  }
}
