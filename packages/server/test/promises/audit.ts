import { openSave } from '@redoubt/host'
import { hash, type State } from '@redoubt/kernel'
import { gameOf } from '../../src/service/games/games.ts'
import { positionIn } from '../../src/service/games/position.ts'
import { savedMatch } from '../../src/service/games/savedmatch.ts'
import type { Store, Written } from '../../src/store/index.ts'
import type { Crowd } from './crowd.ts'

/** What became of all that was said. */
export interface Audit {
  matches: number
  written: number
  acknowledged: number
  /** Acknowledged, and not there under its number. */
  lost: number
  /** There, and never said by anybody under this number: done twice, or made up. */
  invented: number
  /** Gaps, heads and positions that do not say what the decisions say, matches that do not replay to their hashes. */
  torn: string[]
}

/** Compares what a crowd was told with what is written down, and plays every match again. */
export async function audit(store: Store, { sent, acknowledged, matches }: Crowd): Promise<Audit> {
  const found: Audit = {
    ...{ matches: matches.size, written: 0, acknowledged: acknowledged.size, lost: 0, invented: 0, torn: [] },
  }
  const there = new Map<string, string>()
  for (const match of matches) {
    const entries = await store.record.entries(match)
    found.written += entries.length
    for (const [n, { seq, entry }] of entries.entries()) {
      if (seq !== n) found.torn.push(`${match}: ${n} is ${seq}`)
      const word = `${entry.by} ${'key' in entry ? entry.key : 'takeBack' in entry ? 'back' : '?'}`
      there.set(`${match} ${seq}`, word)
      if (!sent.get(`${match} ${seq}`)?.has(word)) found.invented++
    }
    const problem = await tornAt(store, match, entries)
    if (problem) found.torn.push(`${match}: ${problem}`)
  }
  for (const [where, word] of acknowledged) if (there.get(where) !== word) found.lost++
  return found
}

/** Where the match stands by its decisions alone. Throws if they cannot be made, or lead elsewhere than it was written. */
export async function positionOf(store: Store, id: string, entries?: readonly Written[]): Promise<State> {
  const { match } = (await store.matches.get(id))!
  const game = gameOf(match.game)
  const all = (entries ?? (await store.record.entries(id))).map(({ entry }) => entry)
  if (all.length === 0) return game.create(match.options, match.seed!)
  return openSave(game, savedMatch(game, match, match.options, all).save).line.state
}

async function tornAt(store: Store, id: string, entries: readonly Written[]): Promise<string | null> {
  try {
    const { match, seq, snapshot } = (await store.matches.open(id))!
    const state = await positionOf(store, id, entries)
    if (seq !== entries.length) return `it says that ${seq} entries are there`
    if (match.made !== state.seq) return `it says that ${match.made} decisions are made`
    if (match.waitsFor !== (state.outcome ? null : state.decision!.seat))
      return `it says that ${match.waitsFor} decides`
    if (hash(match.outcome) !== hash(state.outcome)) return 'it says another outcome'
    if (snapshot) {
      const then = await positionOf(store, id, entries.slice(0, snapshot.seq))
      const kept = positionIn(snapshot, gameOf(match.game).rules)
      if (!kept || hash(then) !== hash(kept)) return `its snapshot at ${snapshot.seq} is of another position`
    }
    return null
  } catch (error) {
    return String(error)
  }
}
