import { below, type Chance, type Seat } from '@redoubt/kernel'

/**
 * How long each seat takes in windows where it could do more than pass. Where it could not, the host lets as much time go by: a
 * pause is then no sign of an answer, and its absence no sign of none.
 */
interface Tempo {
  heard(seat: Seat, ms: number): void
  /** As long as this seat may well have taken; `otherwise` while little is known of it. */
  draw(seat: Seat, otherwise: () => number): number
}

/** Of each seat; moods change. */
const REMEMBERED = 24
/** After so many its own times alone are drawn from. */
const ENOUGH = 8
/** Whoever ponders longer is not imitated: the others would wait for nothing. */
const LONGEST = 10_000

export function tempo(chance: Chance): Tempo {
  const times = new Map<Seat, number[]>()
  return {
    heard: (seat, ms) => times.set(seat, [...(times.get(seat) ?? []), Math.min(ms, LONGEST)].slice(-REMEMBERED)),
    draw: (seat, otherwise) => {
      const mine = times.get(seat) ?? []
      if (below(chance, ENOUGH) >= mine.length) return otherwise()
      // Never to the millisecond: a time that comes back would be known for an imitation.
      return Math.round((mine[below(chance, mine.length)]! * (900 + below(chance, 201))) / 1000)
    },
  }
}
