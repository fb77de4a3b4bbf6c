import { useEffect, useState } from 'react'
import { localTables } from '../tables/local.ts'
import { type ReplayInfo, TableProblem } from '../tables/tables.ts'
import type { Review } from './review.ts'
import type { FromReviewer } from './reviewer.ts'

type Reviewing =
  | { state: 'working'; done: number }
  | { state: 'ready'; review: Review; info: ReplayInfo }
  | { state: 'failed'; problem: TableProblem }

/** Has a match looked through by a worker of its own, which ends with the page. */
export function useReview(id: string): Reviewing {
  const [now, setNow] = useState<Reviewing>({ state: 'working', done: 0 })
  useEffect(() => {
    let worker: Worker | null = null
    let gone = false
    const fail = (error: unknown) =>
      gone ||
      setNow({
        state: 'failed',
        problem: error instanceof TableProblem ? error : new TableProblem('rules-failure', String(error)),
      })
    const begin = async () => {
      const tables = localTables()
      const info = await tables.openReplay(id)
      if (!info.outcome) throw new TableProblem('unknown-match')
      const { save } = await tables.exportMatch(id)
      if (gone) return
      worker = new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module', name: 'redoubt-reviewer' })
      worker.addEventListener('error', event => fail(event.message))
      worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
        if (gone) return
        if ('done' in data) setNow({ state: 'working', done: data.done })
        else if ('failed' in data) fail(data.failed)
        else {
          setNow({ state: 'ready', review: data.review, info })
          worker?.terminate()
        }
      })
      worker.postMessage({ save })
    }
    begin().catch(fail)
    return () => {
      gone = true
      worker?.terminate()
    }
  }, [id])
  return now
}
