/** Decisions that follow each other so soon, in milliseconds, are of one activation where nothing else tells: no person has decided in between. */
const AT_ONCE = 250
/** An activation may take so many times as long as one decision, however many decisions it has. */
const MOST = 8
/** Of one decision's time, when nothing else is left. */
const LEAST = 1 / 20

/** Time for the decisions of one activation: each gets what it wishes until the purse is nearly empty, then less and less. */
interface Purse {
  /** Milliseconds for the decision that begins now; of which activation it is, if that is known. */
  take(now: number, wish: number, turn?: string): number
  /** It is made. */
  close(now: number): void
}

export function purse(): Purse {
  let spent = 0
  let begun = 0
  let closed = Number.NEGATIVE_INFINITY
  let latest: string | undefined
  return {
    take: (now, wish, turn) => {
      if (turn === undefined ? now - closed > AT_ONCE : turn !== latest) spent = 0
      latest = turn
      begun = now
      return Math.min(wish, Math.max(LEAST * wish, (MOST * wish - spent) / 2))
    },
    close: now => {
      spent += now - begun
      closed = now
    },
  }
}
