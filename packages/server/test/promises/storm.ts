import { below, fastRandom, hash, type State } from '@redoubt/kernel'
import { gameOf } from '../../src/service/games/games.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { type Audit, audit, positionOf } from './audit.ts'
import { type Crowd, crowd, GAMES } from './crowd.ts'
import type { Program, ServerProcess } from './process.ts'
import { type Gate, proxy } from './proxy.ts'

export interface Storm {
  program: Program
  /** postgres://… */
  database: string
  seed: string
  nodes: number
  tables: number
  /** The storm is over when this says so. */
  until(storm: Weather): boolean
  told?(text: string): void
}

/** How it goes so far. */
export interface Weather {
  killed: number
  harmed: number
  acknowledged: number
}

export interface Aftermath extends Audit, Weather {
  ended: number
  conflicts: number
  refusals: Readonly<Record<string, number>>
  contradictions: readonly string[]
  /** People who do not see what is written down, long after the storm. */
  astray: string[]
  /** How many were looked at. */
  watchers: number
}

interface Node {
  server: ServerProcess
  /** Between people and the node, between the node and the database. */
  front: Gate
  back: Gate
}

/** Milliseconds in which everybody must have come to see the same. */
const CONVERGED = 240_000

/**
 * Several nodes on one PostgreSQL, every connection of which leads through something that harms it. Each person plays with two
 * devices on random nodes, which contradict each other; nodes are killed.
 */
export async function playInAStorm(storm: Storm): Promise<Aftermath> {
  const { program, database, seed, nodes: many, tables, until, told } = storm
  const chance = { random: fastRandom(seed) }
  const { port, ...address } = partsOf(database)
  const nodes: Node[] = []
  for (let n = 0; n < many; n++) {
    const back = await proxy(port)
    const server = await program.start(address.through(back.port))
    nodes.push({ server, back, front: await proxy(server.port) })
  }
  const anyPort = () => nodes[below(chance, many)]!.front.port
  const people = await crowd({ chance, port: anyPort, tables, devices: 2, games: GAMES })
  const store = await openStore(database)
  const weather: Weather = { killed: 0, harmed: 0, acknowledged: 0 }
  const errors: string[] = []
  try {
    await people.more(5)
    while (!until(weather)) {
      await new Promise(resolve => setTimeout(resolve, 100 + below(chance, 500)))
      for (const { front, back } of nodes) {
        if (below(chance, 4) === 0) front.harm(chance)
        if (below(chance, 6) === 0) back.harm(chance)
      }
      if (below(chance, 12) === 0) {
        const node = nodes[below(chance, many)]!
        node.front.target = null
        await node.server.kill()
        weather.killed++
        node.server = await program.start(address.through(node.back.port))
        node.front.target = node.server.port
        people.hurry()
        told?.(`${weather.killed} killed, ${weather.harmed} harmed, ${weather.acknowledged} decisions acknowledged`)
      }
      weather.acknowledged = people.acknowledged.size
      weather.harmed = nodes.reduce((sum, { front, back }) => sum + total(front) + total(back), 0)
    }
    people.hurry()
    await people.fallSilent()
    weather.acknowledged = people.acknowledged.size
    const astray = await strayed(store, people)
    const { ended, refusals, contradictions } = people
    return {
      ...weather,
      ...{ ended, refusals, contradictions, conflicts: refusals.stale ?? 0, astray, watchers: people.seen.length },
      ...(await audit(store, people)),
    }
  } catch (error) {
    errors.push(...nodes.map(({ server }) => server.errors))
    throw new Error(`${(error as Error).stack}\n${errors.join('\n')}`)
  } finally {
    people.leave()
    for (const { server, front, back } of nodes) {
      await server.kill()
      await front.close()
      await back.close()
    }
    await store.close()
  }
}

const total = ({ harms }: Gate): number => Object.values(harms).reduce((sum, n) => sum + n, 0)

/** Those who do not see what the decisions lead to, after they had all the time to. */
async function strayed(store: Store, people: Crowd): Promise<string[]> {
  const end = Date.now() + CONVERGED
  // Each is played again once: people who live in the same process would hear nothing meanwhile.
  const positions = new Map<string, State>()
  const positionAt = async (match: string, seq: number): Promise<State> => {
    const known = positions.get(`${match} ${seq}`) ?? (await positionOf(store, match))
    positions.set(`${match} ${seq}`, known)
    return known
  }
  for (;;) {
    const astray: string[] = []
    for (const { match, as, message, line } of people.seen) {
      const { match: head, seq } = (await store.matches.get(match))!
      const view = gameOf(head.game).view(await positionAt(match, seq), as)
      if (message?.seq !== seq || hash(message.view) !== hash(JSON.parse(JSON.stringify(view))))
        astray.push(`${match} as ${as}, ${line}: at ${message?.seq} of ${seq}`)
    }
    if (astray.length === 0 || Date.now() > end) return astray
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

function partsOf(url: string): { port: number; through(port: number): string } {
  const parsed = new URL(url)
  return {
    port: Number(parsed.port),
    through: port => {
      const other = new URL(url)
      other.hostname = '127.0.0.1'
      other.port = String(port)
      return other.href
    },
  }
}
