import { advance, backTo, begin, beginAt, type Entry, type Timeline } from '@redoubt/host'
import { type AnyGame, commitment, type Event, type Outcome } from '@redoubt/kernel'

/** A match that is played again from its record, entry by entry. */
interface Replaying {
  /** What happened at the very start. */
  readonly start: readonly Event[]
  readonly line: Timeline
  readonly forfeit: Outcome | null
  /** The number that the next entry has. */
  readonly seq: number
  /** What happened then. */
  play(entry: Entry): Event[]
}

export function replaying(game: AnyGame, options: unknown, seed: string): Replaying {
  const start: Event[] = []
  let line = begin(game, options, seed, start)
  let forfeit: Outcome | null = null
  let seq = 0
  return {
    start,
    get line() {
      return line
    },
    get forfeit() {
      return forfeit
    },
    get seq() {
      return seq
    },
    play: entry => {
      const events: Event[] = []
      seq = entry.seq + 1
      if ('key' in entry) advance(line, entry.key, events)
      else if ('takeBack' in entry) {
        backTo(line, entry.takeBack)
        events.push({ type: 'taken-back', seat: entry.by, made: entry.takeBack } as Event)
      } else if ('since' in entry) {
        const { keys: decisions } = line
        const save = { game: game.id, rules: game.rules, options, commitment: commitment(seed), seed, decisions }
        line = beginAt(game, { format: 1, ...save }, entry.since)
      } else forfeit = entry.forfeit
      return events
    },
  }
}
