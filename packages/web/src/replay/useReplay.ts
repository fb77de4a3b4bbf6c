import type { Event, Viewer } from '@redoubt/kernel'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { calm, getSettings } from '../app/settings.ts'
import { presenter } from '../match/showing/presenter.ts'
import { firstViewer } from '../match/viewer.ts'
import type { GameScreen } from '../screen/gamescreen.ts'
import type { LoggedEvent, Match } from '../screen/match.ts'
import type { ReplayInfo, ReplayPosition, Tables } from '../tables/tables.ts'

export interface ReplayState {
  match: Match | null
  at: number
  viewer: Viewer
  playing: boolean
  /** Goes there at once. */
  go(at: number): void
  setViewer(viewer: Viewer): void
  setPlaying(playing: boolean): void
  speed: number
  setSpeed(speed: number): void
}

const NO_UNDO = { can: 'no', request: null } as const
const nothing = async () => null

/** A finger on the record, first on the position `from` and through the eyes of `as`: the same table, nothing to decide. */
export function useReplay(tables: Tables, info: ReplayInfo, game: GameScreen, from = 0, as?: Viewer): ReplayState {
  const { id, length, first } = info
  const [viewer, setViewer] = useState<Viewer>(() =>
    info.outcome && (as === 'spectator' || info.seatCards.some(({ seat }) => seat === as))
      ? as!
      : firstViewer(info.seatCards, null),
  )
  const [at, setAt] = useState(() => Math.min(length, Math.max(first, Math.round(from))))
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [events, setEvents] = useState<Event[][] | null>(null)
  const pace = useRef(1)
  pace.current = speed
  /** Every jump begins a new presentation: what lies between is not shown. */
  const [jump, setJump] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes and every jump begin anew
  const stage = useMemo(
    () =>
      presenter({
        linger: event => game.linger(event),
        foretell: (view, event) => (game.foretell ? game.foretell(view, event) : view),
        pace: () => (calm() ? 0 : (getSettings().speed === 'fast' ? 0.5 : 1) / pace.current),
        cue: () => {},
        hold: () => {},
        watchesOnly: true,
      }),
    [game, viewer, jump],
  )
  const shown = useSyncExternalStore(stage.subscribe, () => stage.shown)
  const here = useRef(at)
  here.current = at

  useEffect(() => {
    let gone = false
    tables.replayEvents(id, viewer).then(found => gone || setEvents(found))
    return () => {
      gone = true
    }
  }, [tables, id, viewer])

  useEffect(() => {
    let gone = false
    tables.replayAt(id, here.current, viewer).then(position => gone || stage.take(message(position)))
    return () => {
      gone = true
      stage.close()
    }
  }, [tables, id, viewer, stage])

  const go = useCallback(
    (to: number) => {
      const next = Math.min(length, Math.max(first, Math.round(to)))
      here.current = next
      setAt(next)
      setJump(n => n + 1)
    },
    [first, length],
  )

  // Playing: the next decision as soon as the last one has been shown.
  const idle = shown.message !== null && shown.onScreen === null && shown.message.made === at
  useEffect(() => {
    if (!playing || !idle) return
    if (at >= length) return setPlaying(false)
    let gone = false
    const timer = setTimeout(
      () =>
        tables.replayAt(id, at + 1, viewer).then(position => {
          if (gone) return
          setAt(at + 1)
          stage.take(message(position))
        }),
      60 / speed,
    )
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [playing, idle, at, length, speed, tables, id, viewer, stage])

  const view = shown.view
  // biome-ignore lint/correctness/useExhaustiveDependencies: names in the log do not change from view to view
  const log = useMemo<LoggedEvent[]>(
    () =>
      events && view
        ? events
            .slice(0, at + 1)
            .flat()
            .map((event, n) => ({ n, event, view }))
        : [],
    [events, at, view !== null],
  )

  const match: Match | null = shown.message && {
    id,
    game: info.game,
    options: info.options,
    seats: info.seatCards,
    viewer,
    view,
    onScreen: shown.onScreen,
    seq: shown.message.seq,
    decision: shown.onScreen ? null : shown.message.decision,
    yours: false,
    outcome: shown.message.outcome,
    log,
    undo: NO_UNDO,
    clocks: null,
    busy: false,
    refusal: null,
    isReplay: true,
    practice: info.practice === true,
    seal: { commitment: info.commitment, over: info.outcome !== null },
    choose: nothing,
    takeBack: nothing,
    concede: async () => {},
    answerUndo: nothing,
    withdrawUndo: nothing,
    prefer: async () => {},
    skip: () => stage.skip(),
    pause: stage.pause,
  }
  return { match, at, viewer, playing, go, setViewer, setPlaying, speed, setSpeed }
}

function message({ at, view, decision, events, outcome }: ReplayPosition) {
  return { seq: at, made: at, view, decision, events, outcome, clocks: null, undo: NO_UNDO }
}
