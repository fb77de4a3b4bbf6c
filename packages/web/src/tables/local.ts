import { noteHealth } from './health.ts'
import { pulse } from './pulse.ts'
import { client, type Port, type ToClient, type ToServer } from './rpc.ts'
import { type Life, type Signs, type Steady, steadyTables } from './steady.ts'
import type { Tables } from './tables.ts'

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
    tables: client<Tables>(worker as unknown as Port<ToClient, ToServer>),
    end: () => {
      stop()
      worker.terminate()
    },
  }
}
