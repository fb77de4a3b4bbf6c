import type { Ally, Bot, BotContext } from '@redoubt/bots'
import type { SeenDecision } from '@redoubt/kernel'
import type { Death } from './pulse.ts'

/** A worker for bots that search, and its end. */
export interface Thinker {
  /** The bot as it thinks there, with whoever has nothing else to do. */
  bot(game: string, level: string, seed: string, allies: () => readonly Ally[]): Bot
  /** It as a help for a bot in another one. */
  ally: Ally
  /** Fulfilled when it is dead, or hangs. */
  dead: Promise<Death>
  end(): void
}

interface Thinking {
  /** Fulfilled when it is there, or cannot be had. */
  ready(): Promise<void>
  /** `alone` thinks in this thread: while no other is there. */
  bot(game: string, level: string, seed: string, alone: () => Bot): Bot
}

/**
 * One for all bots that search; it starts with the first of them, and another takes its place when it dies. Up to `threads` in all
 * think about the same question: the others only help, and nobody waits for them.
 */
export function thinking(start: () => Promise<Thinker>, threads = 1): Thinking {
  let up: Thinker | null = null
  let coming: Promise<Thinker | null> | null = null
  const helpers = new Set<Thinker>()
  let wanted = threads - 1

  /** The one that is there, or comes. */
  function thinker(): Promise<Thinker | null> {
    if (up) return Promise.resolve(up)
    coming ??= start()
      .then(
        one => {
          up = one
          one.dead.then(() => {
            up = null
            one.end()
          })
          return one
        },
        () => null,
      )
      .finally(() => {
        coming = null
      })
    return coming
  }

  /** Those who are there; more are sent for, unless none can be had. */
  function allies(): readonly Ally[] {
    for (; wanted > 0; wanted--)
      start().then(
        one => {
          helpers.add(one)
          one.dead.then(() => {
            helpers.delete(one)
            one.end()
            wanted++
          })
        },
        () => {},
      )
    return [...helpers].map(({ ally }) => ally)
  }

  return { ready: async () => void (await thinker()), bot }

  function bot(game: string, level: string, seed: string, alone: () => Bot): Bot {
    let mind: Bot | null = null
    let home: Thinker | null = null

    async function ask(view: unknown, decision: SeenDecision, ctx: BotContext, now = up): Promise<string> {
      if (!mind || now !== home) mind = now ? now.bot(game, level, seed, allies) : alone()
      home = now
      const began = ctx.now()
      if (!now) {
        void thinker() // for the next question: loading takes longer than some bots may think
        return mind.choose(view, decision, ctx)
      }
      const answer = await Promise.race([mind.choose(view, decision, ctx), now.dead.then(how => ({ how }))])
      if (typeof answer === 'string') return answer
      if (ctx.signal.aborted || ctx.now() >= ctx.deadline) throw new Error('The thread of the bots has died.')
      // A question that hangs there would hang here too: its time runs out in the next thread.
      const next = answer.how === 'silent' ? await thinker() : null
      return ask(view, decision, { ...ctx, ...whatIsLeft(ctx.think, ctx.now() - began) }, next)
    }

    return {
      choose: (view, decision, ctx) => ask(view, decision, ctx),
      explain: () => mind?.explain?.() ?? NOTHING,
      reason: () => mind?.reason?.() ?? null,
    }
  }
}

/** Milliseconds for a second thought, however late it comes. */
const LEAST = 100

/** Thinking once more for the whole of the wished time would come too late. */
const whatIsLeft = (think: number | undefined, spent: number) =>
  think === undefined ? {} : { think: Math.max(LEAST, think - spent) }

const NOTHING = 'Nothing has been decided yet.'
