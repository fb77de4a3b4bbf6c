import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Message, systemClock } from '@redoubt/host'
import { fastRandom, pickOne } from '@redoubt/kernel'
import { type Ask, type Connection, connection, newId, newNumber, type TableState } from '@redoubt/protocol'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { app, limits, openService, type Service } from '../../src/index.ts'
import type { Talk } from '../../src/service/switchboard.ts'
import { memoryStore, type Store } from '../../src/store/index.ts'

/** A server on this machine, and people who come to it over real sockets. */
export interface House {
  readonly store: Store
  readonly service: Service
  readonly url: string
  /** What went wrong inside; a test that expects nothing looks here. */
  readonly failures: unknown[]
  guest(name?: string): Promise<Person>
  stranger(): Person
  /** A program with a seat token. */
  program(token: string): Person
  /** As many connections of this person does the server know. */
  connections(person: Person): number
  /** Goes down as when it is told to: everybody is asked to go elsewhere. */
  leave(): Promise<void>
  /** Ends the process, as far as a test can: connections break, nothing is said, the store stays. */
  crash(): Promise<void>
  close(): Promise<void>
}

export interface Person {
  readonly name: string
  readonly id: string
  readonly cookie: string
  readonly server: Connection
  /** All that has come in, word for word. */
  readonly heard: string[]
  /** The socket in use. */
  socket(): WebSocket
  ask: Connection['ask']
  /** Another device with the same cookie, perhaps on another node. */
  again(at?: House): Person
}

const PROGRAM = new URL('../../src/main.ts', import.meta.url).pathname

export async function house(
  store: Store = memoryStore(),
  {
    hurry = 1,
    ...more
  }: Partial<Parameters<typeof openService>[0]> & { /** So many times the usual limits. */ hurry?: number } = {},
): Promise<House> {
  const site = mkdtempSync(join(tmpdir(), 'redoubt-site-'))
  const head =
    '<title>Redoubt</title><meta property="og:title" content="Redoubt" /><meta property="og:image" content="./share.jpg" />'
  writeFileSync(join(site, 'index.html'), `${head}<script src="./assets/a.js"></script>`)
  const failures: unknown[] = []
  const failed = (error: unknown) => void failures.push(error)
  const service = openService({ store, program: PROGRAM, failed, ...more })
  const connected = new Set<Talk>()
  const { connect } = service
  service.connect = (who, outlet) => {
    const talk = connect(who, outlet)
    connected.add(talk)
    const gone = () => {
      talk.gone()
      connected.delete(talk)
    }
    return { ...talk, gone }
  }
  let isLeaving = false
  const server: FastifyInstance = app(site, {
    ...{ service, failed, limits: limits(Date.now, hurry) },
    leave: async () => {
      if (isLeaving) await service.close()
    },
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const people: Person[] = []

  const one: House = {
    store,
    service,
    url,
    failures,
    guest: async (name = 'Ola') => {
      const answer = await fetch(`${url}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      const cookie = answer.headers.get('set-cookie')!.split(';')[0]!
      const { player } = (await answer.json()) as { player: string }
      return enter(name, player, { cookie })
    },
    stranger: () => enter('', '', {}),
    connections: ({ id }) => [...connected].filter(({ who }) => who.player?.id === id).length,
    program: token => enter('', '', { authorization: `Bearer ${token}` }),
    leave: () => {
      isLeaving = true
      return server.close()
    },
    crash: async () => {
      for (const person of people) person.socket()?.terminate()
      await server.close()
      await service.close()
      rmSync(site, { recursive: true, force: true })
    },
    close: async () => {
      for (const person of people) person.server.close()
      await service.close()
      await server.close()
      rmSync(site, { recursive: true, force: true })
    },
  }
  return one

  function enter(name: string, id: string, headers: Record<string, string>, at = url): Person {
    const heard: string[] = []
    let latest: WebSocket
    const talk = connection({
      clock: systemClock,
      connect: () => {
        latest = new WebSocket(`${at.replace('http', 'ws')}/ws`, { headers })
        latest.on('message', data => void heard.push(String(data)))
        latest.on('error', () => {})
        return latest
      },
    })
    const person: Person = {
      ...{ name, id, cookie: headers.cookie ?? '', server: talk, heard, ask: talk.ask, socket: () => latest },
      again: (elsewhere = one) => enter(name, id, headers, elsewhere.url),
    }
    people.push(person)
    return person
  }
}

/** A table with these people around it, in the order of the seats; bots keep the rest. */
export async function started(
  people: readonly Person[],
  game: string,
  options: object,
  more: Partial<Ask<'open'>> = {},
): Promise<TableState & { at: Readonly<Record<string, Person>> }> {
  const [host, ...others] = people
  const match = newId()
  const { table } = await host!.ask('open', { match, game, options, ...more })
  const at: Record<string, Person> = {}
  for (const [n, { seat }] of table.chairs.entries()) {
    const person = n === 0 ? host : others[n - 1]
    if (!person) break
    at[seat] = person
    await person.ask('sit', { match, seat, number: newNumber() })
  }
  const begun = await host!.ask('start', { match })
  return { ...begun.table, at }
}

/** Plays for a seat, any legal key, until the match is over or `most` decisions were made here. Resolves with the last message. */
export function playsRandomly(
  person: Person,
  match: string,
  seat: string,
  { seed = seat, most = Number.POSITIVE_INFINITY, seen = (_: Message) => {} } = {},
): Promise<Message> {
  const chance = { random: fastRandom(seed) }
  let said = -1
  let made = 0
  return new Promise((resolve, reject) => {
    const leave = person.server.watch(
      { match, as: seat },
      message => {
        seen(message)
        const { seq, decision, outcome } = message
        if (outcome || made >= most) {
          resolve(message)
          setTimeout(() => leave(), 0)
        } else if (decision?.seat === seat && decision.options && seq > said) {
          said = seq
          made++
          const { key } = pickOne(chance, decision.options)
          person.ask('choose', { match, seat, seq, keys: key }).catch(error => {
            if (error.code === 'stale') said = -1
            else reject(error)
          })
        }
      },
      reject,
    )
  })
}

/** Waits until something is so. A machine may be slow: the limit is there for what never comes. */
export async function until(what: () => boolean | Promise<boolean>, most = 60_000): Promise<void> {
  const end = Date.now() + most
  while (!(await what())) {
    if (Date.now() > end) throw new Error('It did not come to that.')
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
