import { finding } from '@redoubt/kernel'
import { noteHealth } from './health.ts'
import { inTime } from './intime.ts'
import { pulse } from './pulse.ts'
import { client } from './rpc.ts'
import { type Life, type Signs, type Steady, steadyTables } from './steady.ts'
import { TableProblem, type Tables } from './tables.ts'

let steady: Steady | null = null

/** The matches of this browser, played in a Web Worker that starts with the first question. */
export function localTables(): Tables {
  return begun().tables
}

/** A person wants what does not work to be tried once more. */
export function tryAgain(): void {
  begun().again()
  localTables()
    .hurry()
    .catch(() => {})
}

/** Milliseconds for the check of a file; the longest honest match takes a few seconds on a slow phone. */
const INSPECTION = 20_000

/**
 * A file from anywhere, with whatever pack is in it, is judged in a worker that ends with the judgement or with its time: the
 * host, and the matches in it, wait for no stranger.
 */
export async function importInspected(file: unknown, id?: string): Promise<string> {
  await inspected(file)
  return localTables().importMatch(file, id)
}

/** The same for a record that is only looked at. */
export async function lendInspected(id: string, file: unknown): Promise<void> {
  await inspected(file)
  await localTables().lend(id, file)
}

async function inspected(file: unknown): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'redoubt-inspector' })
  const late = () => new TableProblem('bad-file', finding`It takes longer than ${INSPECTION / 1000} seconds to check.`)
  try {
    await inTime(doorOf(worker).inspect(file), INSPECTION, late)
  } finally {
    worker.terminate()
  }
}

function begun(): Steady {
  if (!steady) {
    steady = steadyTables({
      start,
      told: wellbeing => noteHealth({ wellbeing }),
      lost: (id, problem) => noteHealth({ lost: { id, problem } }),
    })
    steady.tables.condition(condition => noteHealth({ condition }))
  }
  return steady
}

function start({ alive, quiet, dead }: Signs): Life {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'redoubt-host' })
  const stop = pulse(worker, { alive, quiet, dead })
  return {
    tables: doorOf(worker),
    end: () => {
      stop()
      worker.terminate()
    },
  }
}

const doorOf = (worker: Worker) => client<Tables>(worker)
