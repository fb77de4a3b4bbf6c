import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/context.tsx'
import { classes } from '../ui/classes.ts'
import hiddenStyle from '../ui/Hidden.module.css'
import { Icon } from '../ui/Icon.tsx'
import { type Day, daysAround, inARow, writtenDay } from './calendar.ts'
import style from './Days.module.css'
import { dayOf, type Puzzle } from './puzzles.ts'
import { Stars } from './Stars.tsx'
import type { Solved } from './solved.ts'

interface Props {
  all: readonly Puzzle[]
  solved: Solved
  today: Date
  begin(puzzle: Puzzle): void
}

/** The calendar of the daily puzzles: stars for what is solved, what was missed is open still, what comes is locked. */
export function Days({ all, solved, today, begin }: Props) {
  const { t, locale } = useWords()
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // Where it does not fit, one begins at today.
    const end = strip.current
    if (end) end.scrollLeft = end.scrollWidth
  }, [])
  const row = inARow(all, solved, dayOf(today))
  const month = new Intl.DateTimeFormat(locale, { month: 'long' }).format(today)
  return (
    <section className={style.days} aria-label={t('puzzles.days')} data-part="days">
      <p className={style.month}>
        <b>
          <time dateTime={writtenDay(today).slice(0, 7)}>{month}</time>
        </b>
        {row > 1 ? (
          <span>
            <Icon id="ui-star" size={14} />
            {t('puzzles.in-a-row', { count: row })}
          </span>
        ) : null}
      </p>
      <ol ref={strip}>
        {daysAround(all, solved, today).map(day => (
          <li key={day.puzzle.id}>
            <Chip day={day} isToday={dayOf(day.date) === dayOf(today)} begin={begin} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Chip({ day, isToday, begin }: { day: Day; isToday: boolean; begin(puzzle: Puzzle): void }) {
  const { t, locale } = useWords()
  const { date, puzzle, state, stars } = day
  const form = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(date)
  const words = state === 'solved' ? t('puzzles.stars', { stars }) : t(`puzzles.day-${state}`)
  return (
    <button
      type="button"
      className={classes(style.day, isToday && style.today)}
      data-day={state}
      disabled={state === 'locked'}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => begin(puzzle)}
    >
      <small>
        <time dateTime={writtenDay(date)}>{form({ weekday: 'short' })}</time>
      </small>{' '}
      <b>
        {form({ day: 'numeric' })}
        <time className={hiddenStyle.srOnly} dateTime={writtenDay(date)}>
          {' '}
          {form({ month: 'long' })}
        </time>
      </b>{' '}
      <small>
        {state === 'solved' ? (
          <Stars stars={stars} size={13} />
        ) : state === 'locked' ? (
          <Icon id="ui-lock" size={13} label={words} />
        ) : (
          words
        )}
      </small>
    </button>
  )
}
