/** One tab at a time plays a match. Null if another has it; else how to give it back. */
export type Locks = (name: string) => Promise<(() => void) | null>

export const noLocks: Locks = async () => () => {}

/**
 * Milliseconds. A page that was loaded anew, or a worker in place of a dead one, may come before its forerunner is gone:
 * Chromium lets a worker that hangs have two more seconds.
 */
const WAIT = 5000

export const webLocks: Locks = name =>
  typeof navigator === 'undefined' || !navigator.locks
    ? noLocks(name)
    : new Promise(resolve => {
        navigator.locks
          .request(
            name,
            { signal: AbortSignal.timeout(WAIT) },
            () => new Promise<void>(release => resolve(() => release())),
          )
          .catch(() => resolve(null))
      })
