import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Bold } from './Bold.tsx'
import type { GameScreen, LogText } from './gamescreen.ts'
import './log.css'
import type { LoggedEvent, Match } from './match.ts'

export const FILTERS = ['all', 'main', 'mine'] as const
export type Filter = (typeof FILTERS)[number]

export interface LogProps {
  // biome-ignore lint/suspicious/noExplicitAny: the panel passes views through to the game that made them
  match: Match<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  tell: GameScreen<any>['tell']
  /** Spaces or cards named by the line somebody points at; nothing when they leave it. */
  onPoint?(about: string[]): void
}

interface Line extends LogText {
  n: number
}

/** More than anybody scrolls through; the replay has the rest. */
const MOST = 400

/** What happened, the newest at the bottom. */
export function LogPanel({ match, tell, onPoint }: LogProps) {
  const words = useWords()
  const { t } = words
  const [filter, setFilter] = useState<Filter>('all')
  const known = useRef(new WeakMap<LoggedEvent, Line | null>())
  const box = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  const lines = useMemo(() => {
    const found: Line[] = []
    for (let i = match.log.length - 1; i >= 0 && found.length < MOST; i--) {
      const entry = match.log[i]!
      let line = known.current.get(entry)
      if (line === undefined) {
        const told = tell(entry.event, entry.view, words)
        known.current.set(entry, (line = told ? { ...told, n: entry.n } : null))
      }
      if (line && passes(line, filter, match.viewer)) found.push(line)
    }
    return found.reverse()
  }, [match.log, match.viewer, filter, tell, words])

  useLayoutEffect(() => {
    if (atEnd.current && box.current && lines.length >= 0) box.current.scrollTop = box.current.scrollHeight
  }, [lines])

  return (
    <section className="panel log" aria-label={t('log.title')}>
      <header>
        <h2 className="lab">{t('log.title')}</h2>
        <ToggleButtonGroup
          aria-label={t('log.filter')}
          className="log-filter"
          disallowEmptySelection
          selectedKeys={[filter]}
          onSelectionChange={keys => setFilter([...keys][0] as Filter)}
        >
          {FILTERS.map(id => (
            <ToggleButton key={id} id={id}>
              {t(`log.filter-${id}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </header>
      {lines.length === 0 ? <p className="log-empty">{t('log.empty')}</p> : null}
      <ol
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('log.title')}
        onScroll={event => void (atEnd.current = isAtEnd(event.currentTarget))}
      >
        {lines.map(line => (
          <li
            key={line.n}
            className={`log-line ${line.weight ?? 'plain'}`}
            data-by={line.by}
            onPointerEnter={line.about ? () => onPoint?.(line.about!) : undefined}
            onPointerLeave={line.about ? () => onPoint?.([]) : undefined}
          >
            {line.icon ? <Icon id={line.icon} size={18} /> : <span className="log-noicon" />}
            <span>
              <Bold text={line.text} />
              {line.dice?.length ? (
                <span className="log-dice">
                  {line.dice.map((die, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name and never move
                    <Icon key={i} id={`die-${die.colour}-${die.face}`} size={20} />
                  ))}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function passes(line: Line, filter: Filter, viewer: string): boolean {
  if (filter === 'main') return line.weight !== 'detail'
  return filter === 'all' || line.weight === 'head' || line.by === viewer
}

function isAtEnd(box: HTMLElement): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < 24
}
