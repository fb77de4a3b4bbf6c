import { Worker } from 'node:worker_threads'
import { openSave } from '@redoubt/host'
import { BadSave, explainIssue, finding, pathText, phrase, type Said, type Save, saidAt, saidBy } from '@redoubt/kernel'
import { tellable } from '@redoubt/protocol'
import { GAMES } from '../games/games.ts'
import type { Orders } from './orders.ts'
import type { Inspect, UploadKind } from './uploads.ts'

/** What one upload may cost; milliseconds count from when its thread has come up, which on a busy machine takes a while by itself. */
const LIMITS = { memory: 256, time: 15_000, start: 60_000 }

const UNREAD = 'it could not be read'

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
      return await new Promise<Said | null>(resolve => {
        const refuse = (said: Said) => resolve(said)
        const within = (ms: number) => {
          clearTimeout(timer)
          timer = setTimeout(() => refuse('to check it takes too long'), ms)
        }
        within(limits.start)
        worker.on('message', (told: 'begun' | { problem: Said | null }) =>
          told === 'begun' ? within(limits.time) : resolve(told.problem),
        )
        worker.on('error', ({ code }: NodeJS.ErrnoException) =>
          code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse('to check it takes too much memory') : refuse(UNREAD),
        )
        worker.on('exit', () => refuse(UNREAD))
      })
    } finally {
      clearTimeout(timer)
      await worker.terminate()
    }
  }
}

/** What is wrong with an upload; null if it can be played. */
export function judged(kind: UploadKind, data: unknown): Said | null {
  try {
    const problem = kind === 'save' ? judgedSave(data as Save) : judgedPack(data)
    return problem && tellable(problem)
  } catch (error) {
    return tellable(saidBy(error))
  }
}

/** A match that goes on: every decision is played again. */
function judgedSave(save: Save): Said | null {
  const game = typeof save?.game === 'string' && Object.hasOwn(GAMES, save.game) ? GAMES[save.game]! : null
  if (!game) throw new BadSave(finding`There is no game "${String(save?.game)}" here.`)
  const { line } = openSave(game, save)
  return line.state.outcome ? phrase('This match is over: its replay can be shared, but nothing goes on.') : null
}

function judgedPack(files: unknown): Said | null {
  if (typeof files !== 'object' || files === null) return phrase('A pack is a set of files.')
  const given = { pack: files }
  const doom = GAMES.doom!
  const issue = doom.options.safeParse(given).error?.issues[0]
  if (!issue) return doom.refuses?.(given) ?? null
  const { path, said } = explainIssue(issue, given)[0]!
  return saidAt(pathText(path), said)
}
