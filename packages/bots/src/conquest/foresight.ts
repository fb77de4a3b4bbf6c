import { type Conquest, type ConquestState, conquest } from '@redoubt/conquest'
import { key, type Seat } from '@redoubt/kernel'
import type { Tree } from '../search/search.ts'

/** More positions than anybody can bring about; each takes some kilobytes. */
const MOST = 2000

/** What a bot has thought about positions that may be reached while others decide, by what it would see there. */
export interface Foresight {
  /** The tree of this imagined position, if it is for the seat to decide in it. */
  of(state: ConquestState): Tree | null
  /** What is known about the position that was reached; nothing if nobody foresaw it. */
  known(view: Conquest['view'], keys: readonly string[]): Tree | null
}

export function foresight(seat: Seat): Foresight {
  const trees = new Map<string, Tree>()
  return {
    of: state => {
      const { decision } = state
      if (decision?.seat !== seat) return null
      const name = nameOf(conquest.view(state, seat), decision.options.map(key))
      const known = trees.get(name)
      if (known || trees.size >= MOST) return known ?? null
      const tree: Tree = new Map()
      trees.set(name, tree)
      return tree
    },
    known: (view, keys) => trees.get(nameOf(view, keys)) ?? null,
  }
}

/** All that the seat sees and may choose: where that is the same, everything else is the same to it. */
const nameOf = (view: Conquest['view'], keys: readonly string[]): string => JSON.stringify([view, keys])
