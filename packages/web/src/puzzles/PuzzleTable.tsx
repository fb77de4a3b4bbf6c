import { goalState } from '@redoubt/bots/goal'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { go } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Marks } from '../coach/Marks.tsx'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { GameScreen } from '../screen/gamescreen.ts'
import type { Match } from '../screen/match.ts'
import { puzzleOf } from '../tables/puzzleof.ts'
import buttonStyle from '../ui/Button.module.css'
import { BREAKPOINTS } from '../ui/breakpoints.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { beginPuzzle, isShown } from './begin.ts'
import { Given } from './Given.tsx'
import { followed, nextOf } from './line.ts'
import { ownPuzzles } from './own.ts'
import style from './PuzzleTable.module.css'
import { loadPuzzles, type Puzzle } from './puzzles.ts'
import { Stars } from './Stars.tsx'
import { noteSolved } from './solved.ts'
import { Targets } from './Targets.tsx'
import { type Naming, namingOf, promise } from './words.ts'

interface Props {
  match: Match
  game: GameScreen
}

/** The table of a puzzle: the game's own, and beside it the goal, hints and the solution. */
export default function PuzzleTable({ match, game }: Props) {
  const { locale } = useWords()
  const id = puzzleOf(match.id)
  const [found, setFound] = useState<{ puzzle: Puzzle; name: Naming } | null>(null)
  useEffect(() => {
    let gone = false
    void loadPuzzles().then(async all => {
      const puzzle = [...all, ...ownPuzzles()].find(each => each.id === id)
      const name = puzzle && (await namingOf(puzzle.game))
      if (!gone && puzzle && name) setFound({ puzzle, name })
    })
    return () => {
      gone = true
    }
  }, [id])
  return (
    <WithWords locale={locale} parts={['puzzles']}>
      {found ? <Attempt key={match.id} {...found} match={match} game={game} /> : <game.Table match={match} />}
    </WithWords>
  )
}

/** Milliseconds between two choices of the solution, so that one can follow. */
const PACE = 900

function Attempt({ puzzle, name, match, game }: Props & { puzzle: Puzzle; name: Naming }) {
  const words = useWords()
  const { t } = words
  const [keys, setKeys] = useState<readonly string[]>([])
  const [hints, setHints] = useState(0)
  const [isHinted, setHinted] = useState(false)
  // Where the board is small, the goal alone stays on it.
  const [isFolded, setFolded] = useState(
    () => matchMedia(BREAKPOINTS.phone).matches || matchMedia(BREAKPOINTS.lowest).matches,
  )
  const shows = isShown(match.id)
  const state = goalState(
    puzzle.goal,
    puzzle.seat,
    match.log.map(({ event }) => event),
  )
  const over = state !== 'open' || match.outcome !== null
  const isReached = state === 'reached'
  const stars = Math.max(1, 3 - hints)
  useEffect(() => {
    if (isReached && !shows) noteSolved(puzzle.id, stars)
  }, [isReached, shows, puzzle.id, stars])

  // Whoever looks for a hint is told the next step of a line that works, as long as it was followed so far.
  const done = followed(puzzle.solution, keys)
  const onLine = done !== null
  const option = match.yours ? nextOf(puzzle.solution, done, match.decision?.options ?? []) : undefined
  const counsel = option && isHinted ? game.counsel(option, match, words) : null
  const watched: Match = {
    ...match,
    choose: async given => {
      const answer = await match.choose(given)
      if (answer?.ok) {
        setKeys(before => [...before, ...(typeof given === 'string' ? [given] : given)])
        setHinted(false)
      }
      return answer
    },
    takeBack: async () => {
      const answer = await match.takeBack()
      if (answer?.ok) setKeys(before => before.slice(0, -1))
      return answer
    },
  }
  const play = useRef(watched.choose)
  play.current = watched.choose
  const nextKey = shows && !over && option ? option.key : null
  const turn = keys.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same key may come twice in a row
  useEffect(() => {
    if (nextKey === null) return
    const timer = setTimeout(() => void play.current(nextKey), PACE)
    return () => clearTimeout(timer)
  }, [nextKey, turn])

  const begin = useBegin(puzzle)
  return (
    <>
      <game.Table match={watched} />
      {over ? null : <Targets goal={puzzle.goal} />}
      {counsel ? <Marks from={counsel.from} to={counsel.to} /> : null}
      <aside className={style.puzzle} aria-label={t('puzzles.label')} data-part="puzzle" data-state={state}>
        <button
          type="button"
          className={style.goal}
          aria-expanded={!isFolded}
          data-way="fold"
          onClick={() => setFolded(!isFolded)}
        >
          <Icon id="ui-target" size={22} />
          <b>{promise(puzzle, name, words)}</b>
          <Icon id="ui-chevron" size={16} />
        </button>
        {isFolded ? null : <Given puzzle={puzzle} />}
        <div aria-live="polite">
          {over ? (
            <p className={classes(style.verdict, isReached ? style.won : style.lost)} data-part="verdict">
              {t(isReached ? (shows ? 'puzzles.shown' : 'puzzles.solved') : 'puzzles.missed')}
            </p>
          ) : shows ? (
            <p>{t('puzzles.showing')}</p>
          ) : counsel ? (
            <p className={style.hint}>
              {t('puzzles.hint-is', { hint: counsel.text })}{' '}
              <button type="button" data-way="do" onClick={() => void watched.choose(option!.key)}>
                {t('puzzles.do')}
              </button>
            </p>
          ) : isHinted ? (
            <p className={style.hint}>{t('puzzles.off-line')}</p>
          ) : null}
        </div>
        {shows || isFolded ? null : <Stars stars={over && !isReached ? 0 : stars} />}
        <div className={style.ways} hidden={isFolded && !over}>
          {over || shows || puzzle.solution.length === 0 ? null : (
            <Way
              onPress={() => {
                setHinted(true)
                if (onLine && !isHinted) setHints(hints + 1)
              }}
              id="hint"
            >
              {t('puzzles.hint')}
            </Way>
          )}
          <Way onPress={() => begin(false)} id="again">
            {t('puzzles.again')}
          </Way>
          {puzzle.solution.length > 0 && !shows ? (
            <Way onPress={() => begin(true)} id="solution">
              {t('puzzles.solution')}
            </Way>
          ) : null}
          <Way onPress={() => go('puzzles')} id="all">
            {t('puzzles.all')}
          </Way>
        </div>
      </aside>
    </>
  )
}

function Way({ id, onPress, children }: { id: string; onPress(): void; children: ReactNode }) {
  return (
    <button type="button" className={buttonStyle.btn} data-way={id} onClick={onPress}>
      {children}
    </button>
  )
}

function useBegin(puzzle: Puzzle): (shows: boolean) => void {
  const { name } = useSettings()
  return shows => void beginPuzzle(puzzle, name, shows)
}
