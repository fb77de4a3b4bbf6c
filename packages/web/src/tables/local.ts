import { client, type Port, type ToClient, type ToServer } from './rpc.ts'
import type { Tables } from './tables.ts'

let tables: Tables | null = null

/** The matches of this browser, played in a Web Worker that starts with the first question. */
export function localTables(): Tables {
  if (!tables) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'redoubt-host' })
    tables = client<Tables>(worker as unknown as Port<ToClient, ToServer>)
  }
  return tables
}
