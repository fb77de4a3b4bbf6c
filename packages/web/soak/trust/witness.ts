import type { Page } from 'playwright-core'

/** What a page had been shown of a match: how many decisions, and all that happened in them. */
export interface Shown {
  made: number
  /** A digest of every event, the oldest first. What the host itself did is not part of the match. */
  events: string[]
}

/** In the page, before anything else: writes down what comes out of the worker of the matches. */
export function watchWorkers(): void {
  const host = /^(bot-fallback|reason|clock-fallback|flag|taken-back|undo-|rules-failure|commitment|seed)/
  const shown: { made: number; events: string[]; messages: number } = { made: -1, events: [], messages: 0 }
  ;(globalThis as unknown as { shown: typeof shown }).shown = shown
  const digest = (text: string) => {
    let n = 2166136261
    for (let i = 0; i < text.length; i++) n = Math.imul(n ^ text.charCodeAt(i), 16777619)
    return (n >>> 0).toString(36)
  }
  const Real = globalThis.Worker
  globalThis.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }) => {
        const value = data?.value
        if (typeof value?.made !== 'number' || !Array.isArray(value.events) || !('view' in value)) return
        const events = value.events
          .filter((event: { type: string }) => !host.test(event.type))
          .map((event: unknown) => digest(JSON.stringify(event)))
        // Whoever begins to watch anew gets everything from the beginning.
        if (value.made <= shown.made || shown.made < 0) shown.events = events.length > 0 ? events : shown.events
        else shown.events.push(...events)
        shown.made = Math.max(shown.made, value.made)
        shown.messages++
      })
    }
  }
}

export const shownIn = (page: Page): Promise<Shown & { messages: number }> =>
  page.evaluate(() => (globalThis as unknown as { shown: Shown & { messages: number } }).shown)

/** What of the one is not in the other: nothing, if all is well. */
export function lostBetween(before: Shown, after: Shown): string | null {
  if (after.made < before.made) return `${before.made} decisions had been shown, ${after.made} are there`
  const at = before.events.findIndex((event, i) => event !== after.events[i])
  return at < 0 ? null : `event ${at} of ${before.events.length} is another now`
}
