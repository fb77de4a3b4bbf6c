import { useEffect, useState } from 'react'
import { useAbove } from '../app/above.ts'
import { go } from '../app/router.ts'
import { useLocale } from '../app/settings.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import type { Part } from '../i18n/parts.ts'
import type { GameScreen } from '../screen/gamescreen.ts'
import { localTables } from '../tables/local.ts'
import { type ReplayInfo, TableProblem } from '../tables/tables.ts'
import { Loading } from '../ui/Loading.tsx'
import pageStyle from '../ui/Page.module.css'
import { ProblemDetail } from '../ui/ProblemDetail.tsx'
import style from './ReplayScreen.module.css'
import { Timeline } from './timeline/Timeline.tsx'
import { useReplay } from './useReplay.ts'

/** #/replay/ID/AT/VIEWER: a match again, from any position, through anybody's eyes. One that is not here is asked of the server. */
export default function ReplayScreen({ rest: [id = '', at, viewer] }: { rest: string[] }) {
  return <Replay id={id} at={Number(at) || 0} viewer={viewer} />
}

export function Replay({ id, at, viewer }: { id: string; at: number; viewer?: string | undefined }) {
  const { t } = useWords()
  const { gameScreen } = useAbove()
  const locale = useLocale()
  const [found, setFound] = useState<{ info: ReplayInfo; game: GameScreen } | { problem: TableProblem } | null>(null)
  useEffect(() => {
    let gone = false
    opened(id)
      .then(async info => ({ info, game: await gameScreen(info.game) }))
      .catch(error => ({
        problem: error instanceof TableProblem ? error : new TableProblem('rules-failure', String(error)),
      }))
      .then(result => gone || setFound(result))
    return () => {
      gone = true
    }
  }, [id, gameScreen])
  if (!found) return <Loading />
  if ('problem' in found)
    return (
      <main className={pageStyle.crash} role="alert">
        <h1>{t(`problem.${found.problem.code}` as MessageKey)}</h1>
        <ProblemDetail problem={found.problem} />
      </main>
    )
  return (
    <WithWords locale={locale} parts={[found.info.game as Part]}>
      <Watching {...found} from={at} viewer={viewer} />
    </WithWords>
  )
}

async function opened(id: string): Promise<ReplayInfo> {
  const tables = localTables()
  try {
    return await tables.openReplay(id)
  } catch (error) {
    if (!(error instanceof TableProblem) || error.code !== 'unknown-match') throw error
    const { borrow } = await import('../online/records/record.ts')
    await borrow(id)
    return tables.openReplay(id)
  }
}

interface WatchingProps {
  info: ReplayInfo
  game: GameScreen
  from: number
  viewer: string | undefined
}

function Watching({ info, game, from, viewer }: WatchingProps) {
  const tables = localTables()
  const replay = useReplay(tables, info, game, from, viewer)
  useEffect(() => {
    document.documentElement.dataset.game = info.game
  }, [info.game])
  const goOn = async () => go('match', await tables.continueFrom(info.id, replay.at))
  return (
    <div className={style.replay}>
      <div className={style.table}>{replay.match ? <game.Table match={replay.match} /> : <Loading />}</div>
      <Timeline info={info} replay={replay} goOn={goOn} />
    </div>
  )
}
