import type { Answer } from '@redoubt/host'
import { concedeKey, type Event, type Seat, type Viewer } from '@redoubt/kernel'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { calm, getSettings } from '../app/settings.ts'
import { useWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import { play } from '../sound/sound.ts'
import { askToPersist } from '../tables/persist.ts'
import { type OpenTable, TableProblem, type Tables } from '../tables/tables.ts'
import type { GameScreen } from './gamescreen.ts'
import type { Match } from './match.ts'
import { type Presenter, presenter } from './presenter.ts'
import { firstViewer, nextViewer } from './viewer.ts'

const PACE = { normal: 1, fast: 0.5, instant: 0 } as const
/** How often a decision of somebody else may come between. */
const MOST_TRIES = 20
const NOTHING = { can: 'no', request: null } as const

export interface Sitting {
  /** Null until the first message is there. */
  match: Match | null
  /** Another person must take the screen first; nothing of anybody's hand is shown until then. */
  handOver: Seat | null
  accept(): void
}

/** Sits down at a table of this browser: watches it, shows what happens in order, and passes decisions on. */
export function useMatch(tables: Tables, table: OpenTable, game: GameScreen): Sitting {
  const { t, has } = useWords()
  const { id, seatCards } = table
  const [viewer, setViewer] = useState<Viewer>(() => firstViewer(seatCards, table.waitsFor))
  const [busy, setBusy] = useState(false)
  /** One word at a time, also from a part of the screen that has not been drawn again since the last one. */
  const speaking = useRef(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  // Other eyes begin anew: what the last person saw is not theirs.
  const stage = useMemo<Presenter>(
    () =>
      presenter({
        linger: event => game.linger(event),
        foretell: (view, event) => (game.foretell ? game.foretell(view, event) : view),
        pace: () => (calm() || document.hidden ? 0 : PACE[getSettings().speed]),
        cue: (event: Event) => {
          const cue = game.cue?.(event, stage.shown.view)
          if (cue) play(cue)
        },
        hold: held => void tables.hold(id, viewer, held),
        watchesOnly: viewer === 'spectator',
      }),
    [game, tables, id, viewer],
  )
  const shown = useSyncExternalStore(stage.subscribe, () => stage.shown)

  useEffect(() => {
    void tables.hold(id, viewer, true) // the presenter lets go when there is something to look at
    const leave = tables.watch(id, viewer, -1, message => {
      stage.take(message)
    })
    return () => {
      leave()
      stage.close()
    }
  }, [tables, id, viewer, stage])

  const { message } = shown
  const idle = shown.moment === null && message !== null
  const decider = idle ? (message.decision?.seat ?? null) : null
  const next = nextViewer(seatCards, viewer, decider)
  const switchTo = next.kind === 'switch' ? next.to : null
  useEffect(() => {
    if (switchTo !== null) setViewer(switchTo)
  }, [switchTo])

  if (!message) return { match: null, handOver: null, accept: () => {} }
  const isSeat = viewer !== 'spectator'

  async function say(what: (seat: Seat, seq: number) => Promise<Answer>): Promise<Answer | null> {
    if (!isSeat || speaking.current) return null
    speaking.current = true
    setBusy(true)
    try {
      const answer = await what(viewer, message!.seq)
      if (answer.ok) askToPersist()
      const key = answer.ok ? '' : `refusal.${answer.code}`
      setRefusal(answer.ok ? null : has(key) ? t(key as MessageKey) : answer.message)
      return answer
    } catch (error) {
      // Nobody has answered: it may be said again, and is not done twice.
      const code = error instanceof TableProblem ? error.code : 'host-gone'
      setRefusal(t(`problem.${code}`))
      return null
    } finally {
      speaking.current = false
      setBusy(false)
    }
  }

  const match: Match = {
    id,
    game: table.game,
    options: table.options,
    seats: seatCards,
    viewer,
    view: shown.view,
    moment: shown.moment,
    decision: idle ? message.decision : null,
    yours: idle && isSeat && message.decision?.seat === viewer && message.decision.options !== undefined,
    outcome: idle ? message.outcome : null,
    log: shown.log,
    undo: isSeat ? message.undo : NOTHING,
    busy,
    refusal,
    isReplay: false,
    seal: { commitment: table.commitment, over: idle && message.outcome !== null },
    choose: keys => say((seat, seq) => tables.choose(id, seat, seq, keys)),
    takeBack: () => say((seat, seq) => tables.undo(id, seat, seq)),
    concede: async () => {
      // Bots may be some decisions ahead of what is shown: the refusal says where the match stands.
      const giveUp = (seat: Seat, seq: number) => tables.choose(id, seat, seq, concedeKey(seat))
      let answer = await say(giveUp)
      for (let n = 0; n < MOST_TRIES && answer?.ok === false && answer.code === 'stale'; n++) {
        const { seq } = answer
        answer = await say(seat => giveUp(seat, seq))
      }
      stage.skip()
    },
    answerUndo: agree => say((seat, seq) => tables.answerUndo(id, seat, seq, agree)),
    prefer: async (kind, asking) => {
      if (isSeat) await tables.prefer(id, viewer, kind, asking)
    },
    skip: () => stage.skip(),
    pause: stage.pause,
  }
  const handOver = next.kind === 'hand-over' ? next.to : null
  return { match, handOver, accept: () => handOver !== null && setViewer(handOver) }
}
