import type { ConquestView } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../i18n/context.tsx'
import { LogPanel } from '../match/LogPanel.tsx'
import { MatchBar } from '../match/MatchBar.tsx'
import type { Match } from '../match/match.ts'
import { PromptBar } from '../match/PromptBar.tsx'
import { useShortcuts } from '../match/shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Arrow } from './Arrow.tsx'
import { CardZoom } from './CardZoom.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import type { Conquest } from './shown.ts'
import './conquest.css'
import { useFlip } from './flip.ts'
import { Hand } from './Hand.tsx'
import { HqColumn } from './HqColumn.tsx'
import { rememberRows } from './history.ts'
import { nextLit, rove } from './keys.ts'
import { tell } from './log.ts'
import { factionOf, opponentOf } from './names.ts'
import { Outcome } from './Outcome.tsx'
import { Phases } from './Phases.tsx'
import { PileDialog } from './PileDialog.tsx'
import { PlanetColumn } from './PlanetColumn.tsx'
import { waitingFor } from './prompts.ts'
import { Rail } from './Rail.tsx'
import { Flags, Piles, PlanetsWon, Portrait, Resources } from './Seat.tsx'
import { ShieldPanel } from './ShieldPanel.tsx'
import { Tray } from './Tray.tsx'
import { TableContext, useTable } from './table.ts'
import { useActions } from './useActions.ts'
import { useDesk } from './useDesk.ts'
import { useShownSpace } from './useShownSpace.ts'
import { Victory } from './Victory.tsx'
import { WhatIf } from './WhatIf.tsx'
import { WindowSettings } from './WindowSettings.tsx'
import { isShared, useWindows, wishes } from './windows.ts'

/** The whole table of Conquest. */
export function ConquestTable({ match }: { match: Match<Conquest> }) {
  const words = useWords()
  const { t } = words
  const desk = useDesk(match)
  const { view, near } = desk
  const far = opponentOf(near)
  const root = useRef<HTMLElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const [pile, setPile] = useState<Seat | null>(null)
  const [windowsOpen, setWindowsOpen] = useState(false)
  const [sideOpen, setSideOpen] = useState(false)
  const { prompt, actions, listed } = useActions(desk)
  const rows = useMemo(rememberRows, [])
  const log = rows(match.log)
  const shown = useShownSpace(field, view, match)
  useWishes(match)
  useFlip(root, view, match.moment?.ms ?? 240)

  const mine = view.players.find(player => player.seat === near)
  const cards = mine?.cards ?? []
  const digits = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [String(i + 1), () => pressDigit(i + 1)] as const),
  )
  function pressDigit(n: number): void {
    const planet = `p${n}`
    const wanted = desk.isLit(planet) ? `[data-planet="${planet}"]` : `[data-card="${CSS.escape(cards[n - 1] ?? '')}"]`
    const element = root.current?.querySelector<HTMLElement>(wanted)
    element?.focus()
    if (element?.classList.contains('lit')) element.click()
  }
  useShortcuts({
    ...digits,
    n: () => nextLit(root.current, 1),
    b: () => nextLit(root.current, -1),
    i: () => lookAtFocus(desk.zoom),
    Escape: desk.picked === null ? undefined : () => desk.pick(null),
  })

  const more = useMemo(
    () => [{ id: 'windows', label: t('conquest.windows.menu'), onPress: () => setWindowsOpen(true) }],
    [t],
  )
  const decider = match.decision?.seat
  const text = match.outcome
    ? t('conquest.prompt.over')
    : match.moment
      ? (lastWords(match, words) ?? t('conquest.prompt.resolving'))
      : match.yours
        ? prompt.text
        : match.decision
          ? waitingFor(match.decision, desk.nameOf(decider!), words)
          : t('conquest.prompt.resolving')

  const seatCard = (seat: Seat) => match.seats.find(card => card.seat === seat)
  const hasDial = (seat: Seat) => view.phase === 'command' && dialSet(match, seat)
  return (
    <TableContext value={desk}>
      <main className={`cq ${factionOf(view, near)} against-${factionOf(view, far)}`} ref={root} onKeyDown={rove}>
        <MatchBar
          match={match}
          title={t('conquest.title')}
          subtitle={t('conquest.round', { round: view.round })}
          more={more}
        >
          <Phases />
          <span className="cq-side-button">
            <Button icon="ui-log" onPress={() => setSideOpen(!sideOpen)}>
              {t(sideOpen ? 'conquest.table.close-side' : 'conquest.table.open-side')}
            </Button>
          </span>
        </MatchBar>

        <section className={`cq-seat far ${factionOf(view, far)}`} aria-label={t('conquest.table.opponent')}>
          <Portrait seat={far} card={seatCard(far)} />
          <Flags seat={far} chosen={hasDial(far)} />
          <span className="cq-space" />
          <Resources seat={far} />
          <FarHand seat={far} />
          <PlanetsWon seat={far} />
          <Piles seat={far} onPile={setPile} />
        </section>

        <Rail shown={shown.space} go={shown.go} />
        <div className="cq-field" ref={field} style={{ '--columns': columns(view) } as CSSProperties}>
          <HqColumn />
          {view.planets.map((planet, i) => (
            <PlanetColumn key={planet.planet ?? planet.at} planet={planet} order={i} />
          ))}
          <Arrow root={field} />
        </div>
        <Tray />
        <ShieldPanel />
        <div className="cq-if-float">
          <WhatIf />
        </div>

        <div className="cq-prompt">
          <PromptBar
            match={match as Match}
            icon={<Icon id={match.yours ? prompt.icon : 'redoubt'} size={26} />}
            text={text}
            detail={match.yours ? prompt.detail : undefined}
            actions={actions}
          />
          <ChoiceList options={match.moment ? [] : listed} />
        </div>

        <section className={`cq-seat near ${factionOf(view, near)}`} aria-label={t('conquest.table.own')}>
          <div className="cq-own">
            <Portrait seat={near} card={seatCard(near)} />
            <div className="cq-own-row">
              <Resources seat={near} />
              <Flags seat={near} chosen={hasDial(near)} />
            </div>
            <PlanetsWon seat={near} />
          </div>
          {mine?.cards ? (
            <Hand cards={cards} />
          ) : (
            <div className="cq-hand-backs">
              <FarHand seat={near} />
            </div>
          )}
          <Piles seat={near} onPile={setPile} />
        </section>

        <aside className={sideOpen ? 'cq-side open' : 'cq-side'} aria-label={t('conquest.table.side')}>
          <WhatIf />
          <Victory />
          <LogPanel match={{ ...match, log }} tell={tell} onPoint={desk.name} />
        </aside>
      </main>
      <CardZoom card={desk.zoomed} view={view} close={desk.closeZoom} />
      <PileDialog view={view} seat={pile} close={() => setPile(null)} zoom={desk.zoom} />
      <WindowSettings isOpen={windowsOpen} close={() => setWindowsOpen(false)} />
      <Outcome match={match} />
    </TableContext>
  )
}

/** Planets in play share the width; those face down need little. */
function columns(view: ConquestView): string {
  return view.planets.map(planet => (planet.planet === null ? '5.25rem' : 'minmax(8rem, 1fr)')).join(' ')
}

/** Card backs: how many, never which. Cards everybody has seen are no secret, but stay in the log. */
function FarHand({ seat }: { seat: Seat }) {
  const { t } = useWords()
  const { view } = useTable()
  const count = view.players.find(player => player.seat === seat)?.hand ?? 0
  return (
    <span className="cq-number cq-backs">
      <span className="cq-fan" aria-hidden="true">
        {Array.from({ length: Math.min(count, 7) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs all alike
          <i key={i} />
        ))}
      </span>
      <b>{count}</b>
      <small>{t('conquest.table.in-hand', { count })}</small>
    </span>
  )
}

function lookAtFocus(zoom: (card: string) => void): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  const card =
    activeElement.dataset.figure ??
    activeElement.dataset.card ??
    activeElement.closest<HTMLElement>('[data-planet-id]')?.dataset.planetId
  if (card) zoom(card)
}

/** While events are shown, the prompt says what is happening. */
function lastWords(match: Match<Conquest>, words: ReturnType<typeof useWords>): string | null {
  const { moment, view } = match
  const line = moment ? tell(moment.event, view, words) : null
  return line ? line.text.replaceAll('**', '') : null
}

/** A dial is set and not yet revealed, as the events tell. */
function dialSet(match: Match<Conquest>, seat: Seat): boolean {
  for (let i = match.log.length - 1; i >= 0; i--) {
    const { event } = match.log[i]!
    if (event.type === 'commit' || event.type === 'phase') return false
    if (event.type === 'chosen' && event.seat === seat) return true
  }
  return false
}

/** The host forgets wishes with the match; they are said again at every table. */
function useWishes(match: Match<Conquest>): void {
  const windows = useWindows()
  const latest = useRef(match)
  latest.current = match
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each seat, and again when they change
  useEffect(() => {
    if (latest.current.isReplay || latest.current.viewer === 'spectator') return
    for (const [kind, asking] of wishes(windows, isShared(latest.current.seats)))
      void latest.current.prefer(kind, asking)
  }, [windows, match.id, match.viewer])
}
