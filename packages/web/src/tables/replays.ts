import { type MatchSave, openReplay, type Replay } from '@redoubt/host'
import type { AnyGame, Viewer } from '@redoubt/kernel'
import { CHAPTERS, scenarioIn } from './games.ts'
import { type KeptMatch, type OpenTable, peopleOf, type ReplayInfo, TableProblem, type Tables } from './tables.ts'

interface Rewound {
  replay: Replay
  head: KeptMatch
}

interface Replays {
  /** What whoever looks at a match again asks of the tables. */
  ways: Pick<Tables, 'openReplay' | 'replayAt' | 'replayEvents' | 'scenarioAt'>
  rewound(id: string): Promise<Rewound>
  forget(id: string): void
}

/** Matches wound back and forth; each is played through once, as long as it does not go on. */
export function replaying(
  saveOf: (id: string) => Promise<{ head: KeptMatch; save: MatchSave }>,
  known: (game: string) => Promise<AnyGame>,
  opened: (head: KeptMatch) => Promise<OpenTable>,
): Replays {
  const replays = new Map<string, Promise<Rewound>>()
  return {
    ways: {
      openReplay: async id => {
        replays.delete(id) // it may have gone on
        const { replay, head } = await rewound(id)
        const { length, first, drift } = replay
        return { ...(await opened(head)), length, first, drift, chapters: chapters(replay, head.game) }
      },
      replayAt: async (id, at, viewer) => {
        const { replay, head } = await seenBy(id, viewer)
        replay.go(at)
        return {
          at: replay.at,
          view: replay.view(viewer),
          decision: replay.decision(viewer),
          events: replay.events(viewer),
          last: head.outcome ? replay.last() : null,
          outcome: replay.outcome(),
        }
      },
      replayEvents: async (id, viewer) => {
        const { replay } = await seenBy(id, viewer)
        return Array.from({ length: replay.length + 1 }, (_, at) => replay.eventsAt(at, viewer))
      },
      scenarioAt: async (id, at) => {
        const { replay, head } = await rewound(id)
        if (!head.outcome) return null // hands are secret until it is over
        replay.go(at)
        const state = replay.position()
        const options = await scenarioIn(head.game, state, head.options)
        return options && { options, seat: state.decision!.seat }
      },
    },
    rewound,
    forget: id => void replays.delete(id),
  }

  function rewound(id: string): Promise<Rewound> {
    const wound = replays.get(id)
    const fresh = async () => {
      const { head, save } = await saveOf(id)
      return { head, replay: openReplay(await known(head.game), save, true) }
    }
    const replay = wound ?? fresh()
    replays.set(id, replay)
    replay.catch(() => replays.delete(id))
    return replay
  }

  async function seenBy(id: string, viewer: Viewer): Promise<Rewound> {
    const found = await rewound(id)
    if (!maySee(found.head, viewer)) throw new TableProblem('unknown-match')
    return found
  }
}

/** Secrets of a match that goes on stay secret, also from a curious person at the same screen. */
function maySee(head: KeptMatch, viewer: Viewer): boolean {
  if (head.outcome || viewer === 'spectator') return true
  return head.seats[viewer]?.kind === 'human' && peopleOf(head.seats).size === 1
}

function chapters(replay: Replay, game: string): ReplayInfo['chapters'] {
  const types = CHAPTERS[game] ?? []
  const found: ReplayInfo['chapters'] = []
  for (let at = replay.first; at <= replay.length; at++)
    for (const event of replay.eventsAt(at, 'spectator')) if (types.includes(event.type)) found.push({ at, event })
  return found
}
