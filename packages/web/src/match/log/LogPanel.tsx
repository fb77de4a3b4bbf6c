import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import type { GameScreen } from '../../screen/gamescreen.ts'
import type { LoggedEvent, Match } from '../../screen/match.ts'
import { useActions } from '../../ui/actions.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import panelStyle from '../../ui/Panel.module.css'
import { Reasons } from '../reasons/Reasons.tsx'
import { type Chapter, chaptersOf } from './entries.ts'
import { tellHost } from './hostlog.ts'
import { LogEntry } from './LogEntry.tsx'
import style from './LogPanel.module.css'
import { addEarlier, idsIn, type Line, takenBack, withUndone } from './loglines.ts'
import type { Naming } from './naming.ts'

const FILTERS = ['all', 'main', 'mine'] as const
type Filter = (typeof FILTERS)[number]

interface LogProps {
  match: Match
  // biome-ignore lint/suspicious/noExplicitAny: the panel passes events and views through to the game that made them
  tell: GameScreen<any>['tell']
  // biome-ignore lint/suspicious/noExplicitAny: the same
  named: GameScreen<any>['named']
  /** Spaces or cards named by the line somebody points at; nothing when they leave it. */
  onPoint?(about: string[]): void
  /** Names that lead to the inspector. */
  naming?: Naming | undefined
}

/** More than anybody scrolls through; the replay has the rest. */
const MOST = 400
/** Rounds that are open by themselves: this one and the last. */
const OPEN = 2

/** What happened, the newest at the bottom: round by round, an attack or a battle turn as one entry. */
export function LogPanel({ match, tell, named, onPoint, naming }: LogProps) {
  const words = useWords()
  const { t } = words
  const [filter, setFilter] = useState<Filter>('all')
  const box = useRef<HTMLDivElement>(null)
  // The lines stay as they are when only whoever listens to them is new.
  const latest = useRef({ onPoint, naming })
  latest.current = { onPoint, naming }
  const point = useCallback((about: string[]) => latest.current.onPoint?.(about), [])
  const hasNames = naming !== undefined
  const known = useMemo<Naming | undefined>(
    () =>
      hasNames
        ? {
            nameOf: thing => latest.current.naming?.nameOf(thing) ?? null,
            inspect: thing => latest.current.naming?.inspect(thing),
          }
        : undefined,
    [hasNames],
  )
  const lines = useLines(match, tell, filter)
  const chapters = useMemo(() => chaptersOf(lines), [lines])
  /** Rounds folded or unfolded by hand, by the number of their first line. */
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map())
  const isOpen = ({ head }: Chapter, i: number) => (head && folds.get(head.n)) ?? i >= chapters.length - OPEN
  const last = chapters.at(-1)?.entries.findLast(({ parts }) => parts.length > 0)
  useLogKeys(box)
  return (
    <section
      className={classes(panelStyle.panel, style.log)}
      data-part="log"
      data-region="log"
      data-layer
      aria-label={t('log.title')}
    >
      <Head filter={filter} choose={setFilter}>
        <Reasons match={match} named={named} />
      </Head>
      {lines.length === 0 ? <p className={style.empty}>{t('log.empty')}</p> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no part of a form */}
      <div
        className={style.box}
        role="group"
        aria-label={t('log.title')}
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div>
          {chapters.map((chapter, i) => {
            const { head, entries } = chapter
            const open = isOpen(chapter, i)
            return (
              <div key={head?.n ?? -1} data-round={head?.round ?? 0}>
                {head ? (
                  <h3>
                    <button
                      type="button"
                      className={style.round}
                      aria-expanded={open}
                      tabIndex={-1}
                      data-stop
                      onClick={() => setFolds(new Map([...folds, [head.n, !open]]))}
                    >
                      <Icon id="ui-chevron" size={10} />
                      {head.text}
                      {open ? null : <small>{t('log.events', { count: entries.length })}</small>}
                    </button>
                  </h3>
                ) : null}
                {open && entries.length > 0 ? (
                  <ol>
                    {entries.map(entry => (
                      <LogEntry key={entry.head.n} entry={entry} isLast={entry === last} naming={known} point={point} />
                    ))}
                  </ol>
                ) : null}
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}

/** The lines of this log, told once each. */
function useLines(
  { log: standing, undoneEarlier, viewer, seats, onScreen }: Match,
  tell: LogProps['tell'],
  filter: Filter,
): Line[] {
  const words = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language tells every line anew
  const known = useMemo(() => new WeakMap<LoggedEvent, Line | null>(), [words])
  const rolling = onScreen?.event ?? null
  return useMemo(() => {
    const found: Line[] = []
    const log = withUndone(standing, undoneEarlier)
    const undone = new Set([...takenBack(standing), ...(undoneEarlier ?? []).map(({ n }) => n)])
    for (let i = log.length - 1; i >= 0 && found.length < MOST; i--) {
      const entry = log[i]!
      let line = known.get(entry)
      if (line === undefined) {
        const told = tellHost(entry.event, seats, words) ?? tell(entry.event, entry.view, words)
        known.set(entry, (line = told ? { ...told, n: entry.n, things: idsIn(entry.event) } : null))
      }
      // What the dice show is told when they have landed.
      if (line?.dice && entry.event === rolling) continue
      if (!line || !passes(line, filter, viewer)) continue
      if (undone.has(entry.n) && !line.undone) known.set(entry, (line = { ...line, undone: true }))
      addEarlier(found, line)
    }
    return found.reverse()
  }, [standing, undoneEarlier, viewer, seats, rolling, filter, tell, words, known])
}

/** Arrows go over the names and folds of the log: one stop for Tab, however long it is. */
function useLogKeys(box: React.RefObject<HTMLElement | null>): void {
  const go = (by: number) => () => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? (by < 0 ? stops.length - 1 : 0) : at + by
    stops[next]?.focus()
  }
  const common = { region: 'log', focused: true } as const
  useActions([
    { ...common, id: 'log-up', label: 'log.key', shortcut: 'ArrowUp', run: go(-1) },
    { ...common, id: 'log-down', label: 'log.key', shortcut: 'ArrowDown', run: go(1) },
  ])
}

function Head({ filter, choose, children }: { filter: Filter; choose(filter: Filter): void; children: ReactNode }) {
  const { t } = useWords()
  return (
    <header>
      <h2 className={panelStyle.lab}>{t('log.title')}</h2>
      {children}
      <ToggleButtonGroup
        aria-label={t('log.filter')}
        className={style.filter}
        disallowEmptySelection
        selectedKeys={[filter]}
        onSelectionChange={keys => choose([...keys][0] as Filter)}
      >
        {FILTERS.map(id => (
          <ToggleButton key={id} id={id}>
            {t(`log.filter-${id}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </header>
  )
}

function passes(line: Line, filter: Filter, viewer: string): boolean {
  if (filter === 'main') return line.weight !== 'detail'
  return filter === 'all' || line.weight === 'head' || line.by === viewer
}
