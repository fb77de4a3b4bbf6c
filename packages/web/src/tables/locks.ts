/**
 * One tab at a time plays a match. Null if another has it; else how to give it back. Whoever deletes a match takes it from whoever has it, and
 * that one is told (`lost`).
 */
export type Locks = (name: string, more?: { lost?(): void; steal?: boolean }) => Promise<(() => void) | null>

export const noLocks: Locks = async () => () => {}

/**
 * Milliseconds. A page that was loaded anew, or a worker in place of a dead one, may come before its forerunner is gone:
 * Chromium lets a worker that hangs have two more seconds.
 */
const WAIT = 5000

export const webLocks: Locks = (name, { lost, steal = false } = {}) =>
  typeof navigator === 'undefined' || !navigator.locks
    ? noLocks(name)
    : new Promise(resolve => {
        let held = false
        navigator.locks
          .request(
            name,
            steal ? { steal } : { signal: AbortSignal.timeout(WAIT) },
            () =>
              new Promise<void>(release => {
                held = true
                resolve(() => release())
              }),
          )
          // Of one that was held: somebody has taken it.
          .catch(() => (held ? lost?.() : resolve(null)))
      })
