import { below, fastRandom } from '@redoubt/kernel'
import { openStore } from '../../src/store/index.ts'
import { type Audit, audit } from './audit.ts'
import { crowd, GAMES } from './crowd.ts'
import type { Program } from './process.ts'
import { proxy } from './proxy.ts'

export interface Kills {
  program: Program
  /** A folder for SQLite, or postgres://… */
  place: string
  seed: string
  kills: number
  tables: number
  told?(text: string): void
}

export interface Toll extends Audit {
  killed: number
  ended: number
  refusals: Readonly<Record<string, number>>
  contradictions: readonly string[]
}

/** The server is killed at random instants while people play on it, and started again; then everything is compared. */
export async function playAmongKills({ program, place, seed, kills, tables, told }: Kills): Promise<Toll> {
  const chance = { random: fastRandom(seed) }
  const gate = await proxy(null)
  let server = await program.start(place)
  gate.target = server.port
  const people = await crowd({ chance, port: () => gate.port, tables, devices: 1, games: GAMES })
  let killed = 0
  try {
    while (killed < kills) {
      await people.more(1 + below(chance, 60))
      await new Promise(resolve => setTimeout(resolve, below(chance, 30)))
      await server.kill()
      killed++
      server = await program.start(place)
      gate.target = server.port
      people.hurry()
      told?.(`${killed} of ${kills} killed, ${people.acknowledged.size} decisions acknowledged`)
    }
    await people.more(20)
    await people.fallSilent()
  } finally {
    people.leave()
    await server.kill()
    await gate.close()
  }
  const store = await openStore(place.startsWith('postgres') ? place : `${place}/redoubt.db`)
  try {
    const { ended, refusals, contradictions } = people
    return { killed, ended, refusals, contradictions, ...(await audit(store, people)) }
  } finally {
    await store.close()
  }
}
