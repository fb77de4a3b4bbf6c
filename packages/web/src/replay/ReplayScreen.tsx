import { useEffect, useState } from 'react'
import { go } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { MessageKey, Part } from '../i18n/i18n.ts'
import type { GameScreen } from '../match/gamescreen.ts'
import { gameScreen } from '../match/screens.ts'
import { localTables } from '../tables/local.ts'
import { type ReplayInfo, TableProblem } from '../tables/tables.ts'
import { Loading } from '../ui/Loading.tsx'
import './replay.css'
import { Timeline } from './Timeline.tsx'
import { useReplay } from './useReplay.ts'

/** #/replay/ID/AT: a match again, from any position, through anybody's eyes. */
export default function ReplayScreen({ rest }: { rest: string[] }) {
  const id = rest[0] ?? ''
  const { t } = useWords()
  const { locale } = useSettings()
  const [found, setFound] = useState<{ info: ReplayInfo; game: GameScreen } | { problem: TableProblem } | null>(null)
  useEffect(() => {
    let gone = false
    localTables()
      .openReplay(id)
      .then(async info => ({ info, game: await gameScreen(info.game) }))
      .catch(error => ({
        problem: error instanceof TableProblem ? error : new TableProblem('rules-failure', String(error)),
      }))
      .then(result => gone || setFound(result))
    return () => {
      gone = true
    }
  }, [id])
  if (!found) return <Loading />
  if ('problem' in found)
    return (
      <main className="crash" role="alert">
        <h1>{t(`problem.${found.problem.code}` as MessageKey)}</h1>
        <p>{found.problem.detail}</p>
      </main>
    )
  return (
    <WithWords locale={locale} parts={[found.info.game as Part]}>
      <Watching {...found} from={Number(rest[1]) || 0} />
    </WithWords>
  )
}

function Watching({ info, game, from }: { info: ReplayInfo; game: GameScreen; from: number }) {
  const tables = localTables()
  const replay = useReplay(tables, info, game, from)
  useEffect(() => {
    document.documentElement.dataset.game = info.game
  }, [info.game])
  const goOn = async () => go('match', await tables.continueFrom(info.id, replay.at))
  return (
    <div className="replay">
      <div className="replay-table">{replay.match ? <game.Table match={replay.match} /> : <Loading />}</div>
      <Timeline info={info} replay={replay} goOn={goOn} />
    </div>
  )
}
