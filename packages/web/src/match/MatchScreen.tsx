import { lazy, Suspense, useEffect, useState } from 'react'
import { useAbove } from '../app/above.ts'
import { href } from '../app/router.ts'
import { useLocale } from '../app/settings.ts'
import { useHealth } from '../app/useHealth.ts'
import { Coach } from '../coach/Coach.tsx'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import type { Part } from '../i18n/parts.ts'
import { lessonOf } from '../learn/progress.ts'
import type { GameScreen } from '../screen/gamescreen.ts'
import { useTableSounds } from '../sound/useTableSounds.ts'
import { isCompanion } from '../tables/companion.ts'
import { localTables } from '../tables/local.ts'
import { puzzleOf } from '../tables/puzzleof.ts'
import { type OpenTable, TableProblem } from '../tables/tables.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import { Loading } from '../ui/Loading.tsx'
import pageStyle from '../ui/Page.module.css'
import { ProblemDetail } from '../ui/ProblemDetail.tsx'
import { HandOver } from './HandOver.tsx'
import { PracticeQuestion } from './Practice.tsx'
import { notePlayed } from './played.ts'
import { RulesChanged } from './rules-changed/RulesChanged.tsx'
import { useMatch } from './useMatch.ts'
import { useWays, Ways } from './ways.ts'

const FirstHints = lazy(() => import('../learn/hints/FirstHints.tsx'))
const LessonGuide = lazy(() => import('../learn/LessonGuide.tsx'))

type Found = { table: OpenTable; game: GameScreen } | { problem: TableProblem }

/** #/match/ID: opens the table, loads its game, sits down. */
export default function MatchScreen({ rest }: { rest: string[] }) {
  const id = rest[0] ?? ''
  const [found, setFound] = useState<Found | null>(null)
  const locale = useLocale()
  const { condition, lost } = useHealth()
  const { gameScreen } = useAbove()
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (lost?.id === id) setFound({ problem: lost.problem })
  }, [lost, id])
  const isDeleted = condition.deleted?.includes(id) === true
  const waits = found !== null && 'problem' in found && found.problem.code === 'storage-away'
  useEffect(() => {
    if (!waits || condition.trouble !== null) return
    setFound(null)
    setTimes(n => n + 1)
  }, [waits, condition.trouble])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the storage is back
  useEffect(() => {
    let gone = false
    const tables = localTables()
    tables
      .open(id)
      .then(async table => {
        if (lessonOf(id) === null) notePlayed(table.game)
        return { table, game: await gameScreen(table.game) }
      })
      .catch(error => ({
        problem: error instanceof TableProblem ? error : new TableProblem('rules-failure', String(error)),
      }))
      .then(result => gone || setFound(result))
    return () => {
      gone = true
      tables.close(id).catch(() => {})
    }
  }, [id, times, gameScreen])
  if (isDeleted) return <NoTable problem={new TableProblem('deleted')} />
  if (!found) return <Loading />
  if ('problem' in found) return <NoTable problem={found.problem} />
  return (
    <WithWords locale={locale} parts={[found.table.game as Part]}>
      <Sitting {...found} />
    </WithWords>
  )
}

function Sitting({ table, game }: { table: OpenTable; game: GameScreen }) {
  const { match, handOver, accept, practice } = useMatch(localTables(), table, game)
  useTableSounds(match)
  const ways = useWays()
  const { PuzzleTable, CompanionTable } = useAbove()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    document.documentElement.dataset.game = table.game
    return () => {
      delete document.documentElement.dataset.game
    }
  }, [table.game])
  if (!match) return <Loading />
  const question = practice ? <PracticeQuestion {...practice} /> : null
  if (handOver !== null)
    return (
      <HandOver seats={match.seats} to={handOver} accept={accept} match={match}>
        {question}
      </HandOver>
    )
  return (
    <>
      {lessonOf(match.id) ? (
        <Ways value={{ ...ways, isHeld }}>
          <game.Table match={match} />
        </Ways>
      ) : puzzleOf(match.id) ? (
        <Suspense>
          <PuzzleTable match={match} game={game} />
        </Suspense>
      ) : (
        <Coach match={match} table={table} game={game}>
          {isCompanion(match.id) ? (
            <Suspense>
              <CompanionTable match={match} game={game} />
            </Suspense>
          ) : (
            <game.Table match={match} />
          )}
        </Coach>
      )}
      <RulesChanged match={match} />
      {question}
      {lessonOf(match.id) ? (
        <Suspense>
          <LessonGuide match={match} hold={setHeld} />
        </Suspense>
      ) : isOrdinary(match.id) ? (
        <Suspense>
          <FirstHints match={match} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Neither a puzzle nor beside a real table: there the hints of first matches have no place. */
const isOrdinary = (id: string): boolean => puzzleOf(id) === null && !isCompanion(id)

function NoTable({ problem }: { problem: TableProblem }) {
  const { t } = useWords()
  return (
    <main className={pageStyle.crash} role="alert">
      <h1>{t(`problem.${problem.code}` as MessageKey)}</h1>
      <ProblemDetail problem={problem} />
      <p>
        <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('matches')}>
          {t('problem.go-to-matches')}
        </a>
      </p>
    </main>
  )
}
