/** One tab at a time plays a match. Null if another has it; else how to give it back. */
export type Locks = (name: string) => Promise<(() => void) | null>

export const noLocks: Locks = async () => () => {}

export const webLocks: Locks = name =>
  typeof navigator === 'undefined' || !navigator.locks
    ? noLocks(name)
    : new Promise(resolve => {
        navigator.locks.request(name, { ifAvailable: true }, lock => {
          if (!lock) return resolve(null)
          return new Promise<void>(release => resolve(() => release()))
        })
      })
