import { rest } from './rest.ts'

/** Milliseconds between two tries. */
const PAUSE = 2000

/** Does something with the database, again and again until it works; null if stopped meanwhile. */
export type Patient = <T>(work: () => Promise<T>) => Promise<T | null>

/** A database that is away for a while is no reason to go home. */
export function untilItWorks(warn: (text: string) => void, stop: AbortSignal): Patient {
  return async work => {
    while (true) {
      try {
        return await work()
      } catch (error) {
        if (stop.aborted) return null
        warn(`The database: ${(error instanceof Error && error.message) || String(error)}; trying again.\n`)
        await rest(PAUSE, stop)
        if (stop.aborted) return null
      }
    }
  }
}
