import { type Entry, type MatchSave, openSave, type Timeline } from '@redoubt/host'
import { Conflict, type Store } from '../../store/index.ts'
import { gameOf } from '../games/games.ts'
import type { Position } from '../games/position.ts'
import type { Room } from '../tables/room.ts'

/** Entries that are written at once. */
const MOST_AT_ONCE = 200

/** Writes down what was decided before the match came to this table. */
export async function beginWith(store: Store, room: Room, save: MatchSave, at: number): Promise<void> {
  const game = gameOf(room.match.game)
  const { line } = openSave(game, save)
  const entries = entriesOf(line)
  const { state } = line
  const head = { made: line.keys.length, round: game.round?.(state) ?? 0, waitsFor: state.decision?.seat ?? null }
  const written = async () => (await store.matches.get(room.id))!.seq
  // Whoever began and died has written some of it; whoever was asked the same on another node may be writing it now.
  for (let from = await written(); from < entries.length; from = await written())
    await store.record.append(room.id, entries.slice(from, from + MOST_AT_ONCE), at, { head }).catch(error => {
      if (!(error instanceof Conflict)) throw error
    })
  const kept: Position = { rules: game.rules, position: state }
  if (entries.length > 0) await store.record.snapshot(room.id, { made: head.made, seq: entries.length, state: kept })
  room.match = { ...room.match, ...head }
}

function entriesOf({ keys, marks, rounds, since }: Timeline): Entry[] {
  const entries: Entry[] = []
  const seq = () => entries.length
  for (const [n, key] of keys.entries()) {
    if (n === since?.at) entries.push({ seq: seq(), by: 'host', since })
    const begins = rounds.find(({ at }) => at === n + 1)
    const round = begins ? { round: { round: begins.round, hash: begins.hash, state: begins.state! } } : {}
    entries.push({ seq: seq(), by: marks[n + 1]!.by ?? '', key, ...round })
  }
  if (since && since.at === keys.length) entries.push({ seq: seq(), by: 'host', since })
  return entries
}
