/** So many pieces of work in one turn of the event loop; then timers and sockets have theirs. */
const AT_ONCE = 4
/** So much that is done is cut off at once. */
const DONE = 1024

/**
 * Work that comes in heaps is done a little at a time, in its order: a thousand sockets that speak at the same moment hold nobody
 * else up. Whatever follows from a piece at once (its promises) belongs to it.
 */
interface Turns {
  add(work: () => void): void
}

export function turns(atOnce = AT_ONCE): Turns {
  const waiting: (() => void)[] = []
  let next = 0
  let isUnderWay = false

  return {
    add: work => {
      waiting.push(work)
      if (!isUnderWay) plan()
    },
  }

  /** Immediates of one turn run one after the other, the promises of each before the next; those planned meanwhile come with the next turn. */
  function plan(): void {
    const count = Math.min(atOnce, waiting.length - next)
    isUnderWay = count > 0
    for (let n = 1; n < count; n++) setImmediate(step)
    if (isUnderWay) setImmediate(lastStep)
  }

  function lastStep(): void {
    try {
      step()
    } finally {
      if (next >= DONE || next === waiting.length) next -= waiting.splice(0, next).length
      plan()
    }
  }

  function step(): void {
    waiting[next++]!()
  }
}
