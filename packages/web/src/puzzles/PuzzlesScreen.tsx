import { useCallback, useEffect, useState } from 'react'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import hiddenStyle from '../ui/Hidden.module.css'
import { Icon } from '../ui/Icon.tsx'
import { Loading } from '../ui/Loading.tsx'
import { beginPuzzle } from './begin.ts'
import { Days } from './Days.tsx'
import { fromLink, keepOwn, ownPuzzles, puzzleFrom } from './own.ts'
import style from './PuzzlesScreen.module.css'
import { dayOf, loadPuzzles, type Puzzle, puzzleOfDay } from './puzzles.ts'
import { Stars } from './Stars.tsx'
import { useSolved } from './solved.ts'
import { goalWords, type Naming, namingOf, placeWords } from './words.ts'

/** #/puzzles: today's, then all of them by grade; #/puzzles/own/TEXT: one that somebody sent. */
export default function PuzzlesScreen({ rest }: { rest: string[] }) {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['puzzles', 'doom', 'conquest']}>
      <Puzzles sent={rest[0] === 'own' ? (rest[1] ?? '') : null} />
    </WithWords>
  )
}

type Names = Readonly<Record<Puzzle['game'], Naming>>

function Puzzles({ sent }: { sent: string | null }) {
  const { t } = useWords()
  const [all, setAll] = useState<Puzzle[] | null>(null)
  const [names, setNames] = useState<Names | null>(null)
  const [own, setOwn] = useState(ownPuzzles)
  const [isBad, setBad] = useState(false)
  const solved = useSolved()
  const { name: mine } = useSettings()
  useEffect(() => {
    void loadPuzzles().then(setAll)
    void Promise.all([namingOf('doom'), namingOf('conquest')]).then(([doom, conquest]) => setNames({ doom, conquest }))
  }, [])
  const take = useCallback((puzzle: Puzzle | null) => {
    setBad(puzzle === null)
    if (puzzle) keepOwn(puzzle)
    setOwn(ownPuzzles())
  }, [])
  useEffect(() => {
    if (sent !== null) void fromLink(sent).then(take)
  }, [sent, take])
  if (!all || !names)
    return (
      <Shell current="puzzles" title={t('puzzles.title')}>
        <Loading />
      </Shell>
    )
  const date = new Date()
  const today = puzzleOfDay(all, dayOf(date))
  const done = all.filter(({ id }) => solved[id]).length
  const list = (puzzles: readonly Puzzle[], numbered: boolean) => (
    <ul className={style.list}>
      {puzzles.map(puzzle => (
        <li key={puzzle.id}>
          <Tile puzzle={puzzle} name={names[puzzle.game]} number={numbered ? all.indexOf(puzzle) + 1 : null} />
        </li>
      ))}
    </ul>
  )
  const fromPlayers = (
    <section aria-labelledby="puzzle-own">
      <h2 id="puzzle-own">{t('puzzles.own')}</h2>
      <p>{t('puzzles.own-how')}</p>
      {isBad ? <p role="alert">{t('puzzles.bad')}</p> : null}
      {list(own, false)}
      <label className={buttonStyle.btn}>
        <Icon id="ui-puzzle" size={17} />
        <span>{t('puzzles.open-file')}</span>
        <input
          type="file"
          className={hiddenStyle.srOnly}
          accept=".json,application/json"
          onChange={async event => {
            const text = await event.target.files?.[0]?.text()
            if (text !== undefined) take(readPuzzle(text))
          }}
        />
      </label>
    </section>
  )
  return (
    <Shell current="puzzles" title={t('puzzles.title')}>
      <div className={style.page}>
        <header className={style.head}>
          <img src="guide/thinks.svg" alt="" width={110} height={106} />
          <div>
            <h2>{t('puzzles.title')}</h2>
            <p>{t('puzzles.lead')}</p>
            <p role="status">{t('puzzles.done', { done, all: all.length })}</p>
          </div>
        </header>
        {/* Whoever was sent one came for it. */}
        {sent === null ? null : fromPlayers}
        <Days all={all} solved={solved} today={date} begin={puzzle => void beginPuzzle(puzzle, mine)} />
        {today ? (
          <section aria-labelledby="puzzle-today" data-part="today">
            <h2 id="puzzle-today">{t('puzzles.today')}</h2>
            {list([today], true)}
          </section>
        ) : null}
        {([1, 2, 3] as const).map(grade => (
          <section key={grade} aria-labelledby={`puzzle-grade-${grade}`}>
            <h2 id={`puzzle-grade-${grade}`}>{t(`puzzles.grade-${grade}`)}</h2>
            {list(
              all.filter(puzzle => puzzle.grade === grade),
              true,
            )}
          </section>
        ))}
        {sent === null ? fromPlayers : null}
      </div>
    </Shell>
  )
}

function readPuzzle(text: string): Puzzle | null {
  try {
    return puzzleFrom(JSON.parse(text))
  } catch {
    return null
  }
}

function Tile({ puzzle, name, number }: { puzzle: Puzzle; name: Naming; number: number | null }) {
  const words = useWords()
  const { t } = words
  const { name: mine } = useSettings()
  const [trouble, setTrouble] = useState(false)
  const stars = useSolved()[puzzle.id] ?? 0
  const begin = () => {
    void beginPuzzle(puzzle, mine).catch(() => setTrouble(true))
  }
  return (
    <button
      type="button"
      className={classes(style.tile, stars > 0 && style.done)}
      data-puzzle={puzzle.id}
      data-game={puzzle.game}
      data-solved={stars > 0 || undefined}
      onClick={begin}
    >
      <small>
        {number === null
          ? placeWords(puzzle, words)
          : t('puzzles.number', { place: placeWords(puzzle, words), number })}
      </small>
      <b>{goalWords(puzzle, name, words)}</b>
      {trouble ? <span role="alert">{t('puzzles.bad')}</span> : null}
      <Stars stars={stars} />
    </button>
  )
}
