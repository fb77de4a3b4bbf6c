import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Bold } from './Bold.tsx'
import type { GameScreen } from './gamescreen.ts'
import { tellHost } from './hostlog.ts'
import './log.css'
import { addEarlier, type Line } from './loglines.ts'
import type { LoggedEvent, Match } from './match.ts'

export const FILTERS = ['all', 'main', 'mine'] as const
export type Filter = (typeof FILTERS)[number]

export interface LogProps {
  match: Match
  // biome-ignore lint/suspicious/noExplicitAny: the panel passes events and views through to the game that made them
  tell: GameScreen<any>['tell']
  /** Spaces or cards named by the line somebody points at; nothing when they leave it. */
  onPoint?(about: string[]): void
}

/** More than anybody scrolls through; the replay has the rest. */
const MOST = 400

/** What happened, the newest at the bottom. */
export function LogPanel({ match, tell, onPoint }: LogProps) {
  const words = useWords()
  const { t } = words
  const [filter, setFilter] = useState<Filter>('all')
  // The lines stay as they are when only whoever listens to them is new.
  const pointed = useRef(onPoint)
  pointed.current = onPoint
  const point = useCallback((about: string[]) => pointed.current?.(about), [])
  const known = useRef(new WeakMap<LoggedEvent, Line | null>())
  const rolling = match.moment?.event ?? null
  const lines = useMemo(() => {
    const found: Line[] = []
    for (let i = match.log.length - 1; i >= 0 && found.length < MOST; i--) {
      const entry = match.log[i]!
      let line = known.current.get(entry)
      if (line === undefined) {
        const host = tellHost(entry.event, match.seats, words)
        const told = host ?? tell(entry.event, entry.view, words)
        known.current.set(entry, (line = told ? { ...told, n: entry.n } : null))
      }
      // What the dice show is told when they have landed.
      if (line?.dice && entry.event === rolling) continue
      if (!line || !passes(line, filter, match.viewer)) continue
      addEarlier(found, line)
    }
    return found.reverse()
  }, [match.log, match.viewer, match.seats, rolling, filter, tell, words])

  return (
    <section className="panel log" aria-label={t('log.title')}>
      <Head filter={filter} choose={setFilter} />
      {lines.length === 0 ? <p className="log-empty">{t('log.empty')}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="log-box" tabIndex={0} aria-label={t('log.title')}>
        <ol>
          {lines.map(line => (
            <LogLine key={line.n} line={line} point={point} />
          ))}
        </ol>
      </section>
    </section>
  )
}

const Head = memo(function Head({ filter, choose }: { filter: Filter; choose(filter: Filter): void }) {
  const { t } = useWords()
  return (
    <header>
      <h2 className="lab">{t('log.title')}</h2>
      <ToggleButtonGroup
        aria-label={t('log.filter')}
        className="log-filter"
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
})

const LogLine = memo(function LogLine({ line, point }: { line: Line; point(about: string[]): void }) {
  const { icon, text, dice } = line
  return (
    <li
      className={`log-line ${line.weight ?? 'plain'}`}
      data-by={line.by}
      onPointerEnter={() => point(line.about ?? [])}
      onPointerLeave={() => point([])}
    >
      {icon ? <Icon id={icon} size={18} /> : <span className="log-noicon" />}
      <span>
        <Bold text={text} />
        {dice?.length ? (
          <span className="log-dice">
            {dice.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name and never move
              <Icon key={i} id={`die-${die.colour}-${die.face}`} size={20} />
            ))}
          </span>
        ) : null}
      </span>
    </li>
  )
})

function passes(line: Line, filter: Filter, viewer: string): boolean {
  if (filter === 'main') return line.weight !== 'detail'
  return filter === 'all' || line.weight === 'head' || line.by === viewer
}
