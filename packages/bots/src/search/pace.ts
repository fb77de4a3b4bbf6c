import type { BotContext } from '../bot.ts'

/** Left for handing over the answer: a share of the time, and at least so many milliseconds. */
const RESERVE = { share: 0.05, least: 15 }
/** The longest that others wait for their turn, in milliseconds. */
const SLICE = 10

/** Keeps a long thought in time: it stops at the deadline or when nobody waits, and lets others run in between. */
export interface Pace {
  /** Stop now. */
  over(): boolean
  /** To be awaited after every bit of work; costs nothing most of the time. */
  rest(): Promise<void> | undefined
  /** Milliseconds since the start. */
  spent(): number
}

export function paceOf(ctx: BotContext, most = Number.POSITIVE_INFINITY): Pace {
  const start = ctx.now()
  const given = ctx.deadline - start
  const end = start + (given === Number.POSITIVE_INFINITY ? most : Math.min(most, given - reserveOf(given)))
  let next = start + SLICE
  return {
    over: () => ctx.signal.aborted || ctx.now() >= end,
    rest: () => {
      if (ctx.now() < next) return undefined
      return new Promise(resolve =>
        setTimeout(() => {
          next = ctx.now() + SLICE
          resolve()
        }, 0),
      )
    },
    spent: () => ctx.now() - start,
  }
}

function reserveOf(given: number): number {
  return Math.max(RESERVE.least, RESERVE.share * given)
}
