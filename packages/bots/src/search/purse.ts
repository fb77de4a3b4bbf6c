/** Decisions that follow each other so soon, in milliseconds, are of one activation: no person has decided in between. */
const AT_ONCE = 250
/** An activation may take so many times as long as one decision, however many decisions it has. */
const MOST = 8
/** Of one decision's time, when nothing else is left. */
const LEAST = 1 / 20

/** Time for the decisions of one activation: each gets what it wishes until the purse is nearly empty, then less and less. */
export interface Purse {
  /** Milliseconds for the decision that begins now. */
  take(now: number, wish: number): number
  /** It is made. */
  close(now: number): void
}

export function purse(): Purse {
  let spent = 0
  let begun = 0
  let closed = Number.NEGATIVE_INFINITY
  return {
    take: (now, wish) => {
      if (now - closed > AT_ONCE) spent = 0
      begun = now
      return Math.min(wish, Math.max(LEAST * wish, (MOST * wish - spent) / 2))
    },
    close: now => {
      spent += now - begun
      closed = now
    },
  }
}
