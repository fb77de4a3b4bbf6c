import { Worker } from 'node:worker_threads'
import { openSave } from '@redoubt/host'
import { BadSave, type Save } from '@redoubt/kernel'
import { GAMES } from '../games/games.ts'
import type { Orders } from './orders.ts'
import type { Inspect, UploadKind } from './uploads.ts'

/** What one upload may cost; milliseconds count from when its thread has come up, which on a busy machine takes a while by itself. */
const LIMITS = { memory: 256, time: 15_000, start: 60_000 }

/**
 * Judges uploads in a thread that may not take more than its share. `program` is the bundled server: no thread reads
 * TypeScript, so without a bundle, as in tests, they are judged right here.
 */
export function inspector(program: string, limits = LIMITS): Inspect {
  if (program.endsWith('.ts')) return async (kind, data) => judged(kind, data)
  return async (kind, data) => {
    const worker = new Worker(program, {
      workerData: { redoubt: 'inspect', kind, data } satisfies Orders,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
      stdout: true,
      stderr: true,
    })
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<string | null>(resolve => {
        const within = (ms: number) => {
          clearTimeout(timer)
          timer = setTimeout(() => resolve('takes too long'), ms)
        }
        within(limits.start)
        worker.on('message', (told: 'begun' | { problem: string | null }) =>
          told === 'begun' ? within(limits.time) : resolve(told.problem),
        )
        worker.on('error', ({ code }: NodeJS.ErrnoException) =>
          resolve(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'takes too much memory' : 'could not be read'),
        )
        worker.on('exit', () => resolve('could not be read'))
      })
    } finally {
      clearTimeout(timer)
      await worker.terminate()
    }
  }
}

/** What is wrong with an upload; null if it can be played. */
export function judged(kind: UploadKind, data: unknown): string | null {
  try {
    return kind === 'save' ? judgedSave(data as Save) : judgedPack(data)
  } catch (error) {
    return (error as Error).message
  }
}

/** A match that goes on: every decision is played again. */
function judgedSave(save: Save): string | null {
  const game = typeof save?.game === 'string' && Object.hasOwn(GAMES, save.game) ? GAMES[save.game]! : null
  if (!game) throw new BadSave('game')
  const { line } = openSave(game, save)
  return line.state.outcome ? 'over' : null
}

function judgedPack(files: unknown): string | null {
  if (typeof files !== 'object' || files === null) return 'files'
  const parsed = GAMES.doom!.options.safeParse({ pack: files })
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'pack')
}
