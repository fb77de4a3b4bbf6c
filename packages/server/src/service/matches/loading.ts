import {
  continueMatch,
  type Entry,
  type Host,
  type NewMatch,
  type OldMatch,
  openMatch,
  resumeMatch,
} from '@redoubt/host'
import { type AnyGame, BadSave } from '@redoubt/kernel'
import { Refused, tellable } from '@redoubt/protocol'
import type { Opened, Store } from '../../store/index.ts'
import { positionIn, wasPractice } from '../games/position.ts'
import { savedMatch } from '../games/savedmatch.ts'

/** A host that stands where the record of its match ends. */
interface Loaded {
  host: Host
  /** Does it know every decision? Otherwise the number of the kept position that it began from. */
  from: 'the start' | number
  /** After this number the latest round began. */
  roundBegan: number
}

/** So many entries before a kept position are known too: words that are sent again, and who decided. */
const REMEMBERED = 64

export async function loadWhole(store: Store, game: AnyGame, { match }: Opened, setup: NewMatch): Promise<Loaded> {
  const entries = (await store.record.entries(match.id)).map(({ entry }) => entry)
  const host =
    entries.length === 0 ? openMatch(setup) : resumed({ ...setup, ...savedMatch(game, match, setup.options, entries) })
  return { host, from: 'the start', roundBegan: roundIn(entries) ?? -1 }
}

/** From the position that was kept last, if today's rules made it: the past stays where it is. */
export async function loadLatest(
  store: Store,
  game: AnyGame,
  { match, snapshot, entries }: Opened,
  setup: NewMatch,
): Promise<Loaded | null> {
  const state = match.rules === game.rules && snapshot ? positionIn(snapshot, game.rules) : null
  if (!snapshot || !state) return null
  const { seq } = snapshot
  const first = Math.max(0, seq - REMEMBERED)
  const before = await store.record.entries(match.id, first, seq - first)
  const known = [...before, ...entries].map(({ entry }) => entry)
  const host = continueMatch({ ...setup, from: { seq, state }, entries: known, practice: wasPractice(snapshot) })
  return host && { host, from: seq, roundBegan: roundIn(known.slice(before.length)) ?? seq - 1 }
}

/** A match that today's rules cannot follow, and of which nothing was kept to go on from, says so. */
function resumed(match: OldMatch): Host {
  try {
    return resumeMatch(match)
  } catch (error) {
    if (error instanceof BadSave)
      throw new Refused('other-rules', { field: error.message.slice(0, 300), said: tellable(error.said) })
    throw error
  }
}

/** The number of the entry with which the latest round began. */
function roundIn(entries: readonly Entry[]): number | undefined {
  return entries.findLast(entry => 'key' in entry && entry.round)?.seq
}
