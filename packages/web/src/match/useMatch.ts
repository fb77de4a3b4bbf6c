import type { Answer } from '@redoubt/host'
import { concedeKey, type Event, type Seat, type Viewer } from '@redoubt/kernel'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { getSettings } from '../app/settings.ts'
import { useWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import type { GameScreen } from '../screen/gamescreen.ts'
import type { Match } from '../screen/match.ts'
import { play } from '../sound/sound.ts'
import { askToPersist } from '../tables/persist.ts'
import { type MatchDoor, type OpenTable, TableProblem } from '../tables/tables.ts'
import { playerAt } from './players.ts'
import { type Presenter, presenter } from './showing/presenter.ts'
import { firstViewer, isSamePerson, nextViewer } from './viewer.ts'

/** Of `instant` only what matters takes its time. */
const PACE = { normal: 1, fast: 0.5, instant: 1, none: 0 } as const
/** How often a decision of somebody else may come between. */
const MOST_TRIES = 20
const NOTHING = { can: 'no', request: null } as const

interface Sitting {
  /** Null until the first message is there. */
  match: Match | null
  /** Another person must take the screen first; nothing of anybody's hand is shown until then. */
  handOver: Seat | null
  accept(): void
  /** Whoever wants to take back what bots would not: asked first, because the match becomes a practice by it. */
  practice: { yes(): void; no(): void } | null
}

/** Sits down at a table, here or at the server: watches it, shows what happens in order, and passes decisions on. */
export function useMatch(tables: MatchDoor, table: OpenTable, game: GameScreen): Sitting {
  const words = useWords()
  const { t, has } = words
  const { id, seatCards } = table
  const [viewer, setViewer] = useState<Viewer>(() => firstViewer(seatCards, table.waitsFor))
  const [busy, setBusy] = useState(false)
  /** One word at a time, also from a part of the screen that has not been drawn again since the last one. */
  const speaking = useRef(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Who wants to look before answering, and at what. */
  const [taking, setTaking] = useState<{ seat: Seat; seq: number } | null>(null)
  const [asksPractice, setAsksPractice] = useState(false)
  // Other eyes begin anew: what the last person saw is not theirs.
  const stage = useMemo<Presenter>(
    () =>
      presenter({
        linger: event => (getSettings().speed === 'instant' && !game.matters?.(event, viewer) ? 0 : game.linger(event)),
        foretell: (view, event) => (game.foretell ? game.foretell(view, event) : view),
        // Who wants stillness still wants to follow: only the pictures do not move.
        pace: () => (document.hidden ? 0 : PACE[getSettings().speed]),
        cue: (event: Event) => {
          const cue = game.cue?.(event, stage.shown.view)
          if (cue) play(cue)
        },
        hold: held => void tables.hold(id, viewer, held).catch(() => {}),
        watchesOnly: viewer === 'spectator',
      }),
    [game, tables, id, viewer],
  )
  const own = useSyncExternalStore(stage.subscribe, () => stage.shown)
  /** What was shown last, and to whom: who goes on in another of their seats keeps the table in sight until it is theirs. */
  const last = useRef({ id, shown: own, viewer })
  const isNew = own.message === null && last.current.id === id && isSamePerson(seatCards, last.current.viewer, viewer)
  if (!isNew) last.current = { id, shown: own, viewer }
  const { shown, viewer: eyes } = last.current

  useEffect(() => {
    void tables.hold(id, viewer, true).catch(() => {}) // the presenter lets go when there is something to look at
    const leave = tables.watch(id, viewer, -1, message => {
      stage.take(message)
    })
    return () => {
      leave()
      stage.close()
    }
  }, [tables, id, viewer, stage])

  const { message } = shown
  const idle = shown.onScreen === null && message !== null
  // What the host passes for somebody is not asked at all.
  const decision = idle && !isNew && !message.passes ? message.decision : null
  const decider = decision?.seat ?? null
  const next = nextViewer(seatCards, viewer, decider, message?.aloud !== undefined)
  const switchTo = next.kind === 'switch' ? next.to : null
  useEffect(() => {
    if (switchTo !== null) setViewer(switchTo)
  }, [switchTo])

  if (!message) return { match: null, handOver: null, accept: () => {}, practice: null }
  const isSeat = viewer !== 'spectator'

  async function say(what: (seat: Seat, seq: number) => Promise<Answer>, as: Viewer = viewer): Promise<Answer | null> {
    if (as === 'spectator' || speaking.current) return null
    speaking.current = true
    setBusy(true)
    try {
      const answer = await what(as, message!.seq)
      if (answer.ok) askToPersist()
      setRefusal(answer.ok ? null : refused(answer.code, 'refusal.illegal-choice'))
      return answer
    } catch (error) {
      // Nobody has answered: it may be said again, and is not done twice.
      const { code, detail } = error instanceof TableProblem ? error : new TableProblem('host-gone')
      setRefusal(code === 'server' ? refused(String(detail), 'problem.server') : t(`problem.${code}`))
      return null
    } finally {
      speaking.current = false
      setBusy(false)
    }
  }

  /** A code that has no sentence of its own is none that people read. */
  function refused(code: string, otherwise: MessageKey): string {
    const key = `refusal.${code}`
    return t(has(key) ? (key as MessageKey) : otherwise)
  }

  const takes = next.kind === 'ask' && taking?.seat === next.to && taking.seq === message.seq
  const handOver = next.kind === 'hand-over' || takes ? (next as { to: Seat }).to : null
  const asked = next.kind === 'ask' && !takes ? next.to : null
  const takeBack = (as?: Seat) => say((seat, seq) => tables.undo(id, seat, seq), as)

  const match: Match = {
    id,
    game: table.game,
    options: table.options,
    seats: seatCards,
    viewer: eyes,
    view: shown.view,
    onScreen: shown.onScreen,
    seq: message.seq,
    decision,
    yours: isSeat && decision?.seat === viewer && decision.options !== undefined,
    outcome: idle ? message.outcome : null,
    log: shown.log,
    undoneEarlier: shown.undoneEarlier,
    undo: isSeat ? message.undo : NOTHING,
    clocks: message.clocks,
    busy: busy || shown.isAnswered,
    refusal,
    isReplay: false,
    practice: message.practice === true,
    seal: { commitment: table.commitment, over: idle && message.outcome !== null },
    askedAloud:
      asked === null
        ? null
        : {
            player: playerAt(asked, seatCards, words),
            isTurn: decision?.kind === 'deploy-turn',
            pass: () => void say((seat, seq) => tables.choose(id, seat, seq, message.aloud!), asked),
            take: () => setTaking({ seat: asked, seq: message.seq }),
          },
    choose: async keys => (stage.shown.isAnswered ? null : say((seat, seq) => tables.choose(id, seat, seq, keys))),
    takeBack: async as => {
      if (as !== undefined || message.undo.can !== 'as-practice') return takeBack(as)
      setAsksPractice(true)
      return null
    },
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
    answerUndo: (agree, as) => say((seat, seq) => tables.answerUndo(id, seat, seq, agree), as),
    withdrawUndo: () => say((seat, seq) => tables.withdrawUndo(id, seat, seq)),
    prefer: async (kind, asking) => {
      if (isSeat) await tables.prefer(id, viewer, kind, asking)
    },
    skip: () => stage.skip(),
    pause: stage.pause,
  }
  const practice = {
    yes: () => {
      setAsksPractice(false)
      void takeBack()
    },
    no: () => setAsksPractice(false),
  }
  return {
    ...{ match, handOver, accept: () => handOver !== null && setViewer(handOver) },
    practice: asksPractice && message.undo.can === 'as-practice' ? practice : null,
  }
}
