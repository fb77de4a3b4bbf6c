import { useEffect, useState } from 'react'
import { href } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { useHealth } from '../app/useHealth.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { MessageKey, Part } from '../i18n/i18n.ts'
import { useTableSounds } from '../sound/useTableSounds.ts'
import { localTables } from '../tables/local.ts'
import { type OpenTable, TableProblem } from '../tables/tables.ts'
import { Loading } from '../ui/Loading.tsx'
import type { GameScreen } from './gamescreen.ts'
import { HandOver } from './HandOver.tsx'
import { RulesChanged } from './RulesChanged.tsx'
import { gameScreen } from './screens.ts'
import { useMatch } from './useMatch.ts'

type Found = { table: OpenTable; game: GameScreen } | { problem: TableProblem }

/** #/match/ID: opens the table, loads its game, sits down. */
export default function MatchScreen({ rest }: { rest: string[] }) {
  const id = rest[0] ?? ''
  const [found, setFound] = useState<Found | null>(null)
  const { locale } = useSettings()
  const { condition, lost } = useHealth()
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (lost?.id === id) setFound({ problem: lost.problem })
  }, [lost, id])
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
      .then(async table => ({ table, game: await gameScreen(table.game) }))
      .catch(error => ({
        problem: error instanceof TableProblem ? error : new TableProblem('rules-failure', String(error)),
      }))
      .then(result => gone || setFound(result))
    return () => {
      gone = true
      tables.close(id).catch(() => {})
    }
  }, [id, times])
  if (!found) return <Loading />
  if ('problem' in found) return <NoTable problem={found.problem} />
  return (
    <WithWords locale={locale} parts={[found.table.game as Part]}>
      <Sitting {...found} />
    </WithWords>
  )
}

function Sitting({ table, game }: { table: OpenTable; game: GameScreen }) {
  const { match, handOver, accept } = useMatch(localTables(), table, game)
  useTableSounds(match)
  useEffect(() => {
    document.documentElement.dataset.game = table.game
    return () => {
      delete document.documentElement.dataset.game
    }
  }, [table.game])
  if (!match) return <Loading />
  if (handOver !== null) return <HandOver seats={match.seats} to={handOver} accept={accept} />
  return (
    <>
      <game.Table match={match} />
      <RulesChanged match={match} />
    </>
  )
}

function NoTable({ problem }: { problem: TableProblem }) {
  const { t } = useWords()
  return (
    <main className="crash" role="alert">
      <h1>{t(`problem.${problem.code}` as MessageKey)}</h1>
      {problem.detail ? <p>{problem.detail}</p> : null}
      <p>
        <a className="btn primary" href={href('matches')}>
          {t('problem.go-to-matches')}
        </a>
      </p>
    </main>
  )
}
