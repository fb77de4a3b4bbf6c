import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { problemAt } from '@redoubt/doom/content'
import { type Finding, finding, type Said } from '@redoubt/kernel'
import { Usage } from '../io.ts'
import { checkPack, type Verdict } from './verdict.ts'

/** What one pack may cost. The largest one that is allowed needs a fraction of it. */
interface Limits {
  /** Megabytes. */
  memory: number
  /** Seconds. */
  time: number
}

const LIMITS: Limits = { memory: 512, time: 60 }

interface Orders {
  checkPack: string
}

type Reply = { verdict: Verdict } | { unreadable: Said }

/** Is this a thread that was started to look at a pack? */
export const isGuarded = (): boolean =>
  !isMainThread && typeof workerData === 'object' && workerData !== null && 'checkPack' in workerData

/**
 * Judges a pack in a thread that may not take more than its share: whatever somebody put into it, this program lives on and says
 * so. Not bundled, as in tests, the pack is judged right here: no thread reads TypeScript.
 */
export async function guarded(
  pack: string,
  limits = LIMITS,
  program = fileURLToPath(import.meta.url),
): Promise<Verdict> {
  if (program.endsWith('.ts')) return checkPack(pack)
  const refused = (said: Finding): Verdict => ({
    pack,
    name: basename(pack),
    problems: [problemAt('pack', [], said)],
    warnings: [],
  })
  const worker = new Worker(program, {
    argv: ['check'],
    workerData: { checkPack: pack } satisfies Orders,
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Verdict>((resolve, reject) => {
      timer = setTimeout(
        () => resolve(refused(finding`takes longer than ${limits.time} seconds to check`)),
        1000 * limits.time,
      )
      worker.on('message', (reply: Reply) => {
        if ('verdict' in reply) resolve(reply.verdict)
        else reject(new Usage(reply.unreadable))
      })
      worker.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
          resolve(refused(finding`takes more than ${limits.memory} MB of memory to check`))
        else reject(error)
      })
      worker.on('exit', code => reject(new Error(`The check ended with code ${code}.`)))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** The thread's side. */
export async function serve(): Promise<number> {
  const { checkPack: pack } = workerData as Orders
  const reply = await checkPack(pack).then(
    (verdict): Reply => ({ verdict }),
    (error: unknown): Reply => {
      if (error instanceof Usage) return { unreadable: error.said }
      throw error
    },
  )
  parentPort!.postMessage(reply)
  return 0
}
