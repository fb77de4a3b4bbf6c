import type { ClockTerms } from '@redoubt/protocol'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** The clocks a table offers; `words` is what the buttons say. */
export const CLOCKS = [
  { words: 'none', clock: 'none' },
  { words: 'live', clock: { time: 5 * MINUTE, increment: 15_000, onFlag: 'fallback' } },
  { words: 'long', clock: { time: 20 * MINUTE, increment: 30_000, onFlag: 'fallback' } },
  { words: 'day', clock: { perTurn: DAY, onFlag: 'fallback' } },
] as const satisfies ReadonlyArray<{ words: string; clock: ClockTerms }>

type ClockWords = (typeof CLOCKS)[number]['words']

/** Which of the offered clocks this is; null for one that was set otherwise. */
export function clockWords(clock: ClockTerms): ClockWords | null {
  return CLOCKS.find(each => JSON.stringify(each.clock) === JSON.stringify(sorted(clock)))?.words ?? null
}

function sorted(clock: ClockTerms): ClockTerms {
  if (clock === 'none') return clock
  if ('perTurn' in clock) return { perTurn: clock.perTurn, onFlag: clock.onFlag }
  return { time: clock.time, increment: clock.increment, onFlag: clock.onFlag }
}
