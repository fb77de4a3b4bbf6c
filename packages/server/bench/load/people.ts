/** Thousands of people in one process: each has a socket, watches its seat and decides when it is its turn. */
import { applied, type Difference, type Message } from '@redoubt/host'
import { fastRandom, pickOne } from '@redoubt/kernel'
import { newId, newNumber, PROTOCOL } from '@redoubt/protocol'
import { WebSocket } from 'ws'
import { processor } from './processor.ts'
import { answering } from './talk.ts'

interface Person {
  ask(cmd: string, body: object): Promise<Record<string, unknown>>
  close(): void
  /** What its seat sees. */
  seen: Message | null
  heard(message: Message): void
}

interface Table {
  match: string
  seats: Record<string, Person>
  /** When its last decision was sent, and the number under which everybody will hear of it. */
  sent: { at: number; seq: number; by: string } | null
  random: { random: ReturnType<typeof fastRandom> }
  isOver: boolean
  /** What is to be done when somebody is to decide. */
  due(): void
}

const tables: Table[] = []
/** Milliseconds from a click to the other's screen. */
let delays: number[] = []
let bytes: number[] = []
let decided = 0
/** Also before and after what is timed, for whoever counts what each took. */
let everDecided = 0
let refused: Record<string, number> = {}
let people = 0

const used = processor()
answering({
  /** Processor time, and decisions, since the last time. */
  since: async () => {
    const told = { ...used(), decided: everDecided }
    everDecided = 0
    return told
  },
  /** So many tables with two people each, on these nodes in turn. */
  sit: async ({ urls, count, together = 20 }: { urls: string[]; count: number; together?: number }) => {
    const began = performance.now()
    let next = 0
    const work = async () => {
      while (next < count) {
        const n = next++
        tables.push(await newTable(urls[n % urls.length]!, urls[(n + 1) % urls.length]!))
      }
    }
    await Promise.all(Array.from({ length: together }, work))
    return { seconds: (performance.now() - began) / 1000 }
  },
  /** Every table decides once in so many milliseconds, not all at the same time. */
  pace: async ({ every, seconds }: { every: number; seconds: number }) => {
    const timers = tables.map((table, n) => {
      let timer = setTimeout(
        function go() {
          decide(table)
          timer = setTimeout(go, every)
        },
        (n / tables.length) * every,
      )
      return () => clearTimeout(timer)
    })
    await wait(every)
    forget()
    await wait(seconds * 1000)
    for (const stop of timers) stop()
    await wait(500)
    return report(seconds)
  },
  /** Every table decides again as soon as both have seen the last decision. */
  rush: async ({ seconds, of = tables.length }: { seconds: number; of?: number }) => {
    let on = true
    const some = tables.slice(0, of)
    for (const table of some) {
      table.due = () => on && setImmediate(() => on && decide(table))
      decide(table)
    }
    await wait(1500)
    forget()
    await wait(seconds * 1000)
    const told = report(seconds)
    on = false
    for (const table of some) table.due = () => {}
    await wait(1000)
    return told
  },
  leave: async () => {
    for (const { seats } of tables.splice(0)) for (const person of Object.values(seats)) person.close()
  },
  /** A table that goes on with an uploaded save; its owner leaves again. */
  begin: async ({ url, cookie, upload, options }: { url: string; cookie: string; upload: string; options: object }) => {
    const person = await newPerson(url, cookie)
    const match = newId()
    const answer = await person.ask('open', { match, game: 'doom', options, save: upload })
    const { chairs } = answer.table as { chairs: { seat: string }[] }
    // Everybody is a person, so that no bot goes on with it meanwhile.
    for (const { seat } of chairs) await person.ask('sit', { match, seat, number: newNumber() })
    await person.ask('start', { match })
    person.close()
    return { match, seat: chairs[0]!.seat }
  },
  /** Tables at which one person plays against a bot that thinks hard, and answers at once. */
  bots: async ({ url, count, level, think }: { url: string; count: number; level: string; think: number }) => {
    for (let n = 0; n < count; n++) {
      const person = await newPerson(url)
      const match = newId()
      const chairs = { a: { kind: 'me', number: newNumber() }, b: { kind: 'bot', level, think } }
      await person.ask('open', { match, game: 'conquest', options: {}, chairs })
      await person.ask('start', { match })
      const random = { random: fastRandom(match) }
      person.heard = ({ seq, decision }) => {
        if (decision?.seat !== 'a' || !decision.options) return
        person.ask('choose', { match, seat: 'a', seq, keys: pickOne(random, decision.options).key }).catch(() => {})
      }
      await person.ask('watch', { match, watch: 0, as: 'a' })
    }
  },
  /** One person opens a match of a given guest and is shown it: milliseconds until the whole view is there. */
  open: async ({ url, cookie, match, seat }: { url: string; cookie: string; match: string; seat: string }) => {
    const person = await newPerson(url, cookie)
    const began = performance.now()
    await new Promise<void>((resolve, reject) => {
      person.heard = () => resolve()
      person.ask('watch', { match, watch: 0, as: seat }).catch(reject)
    })
    const took = performance.now() - began
    person.close()
    return { took, size: JSON.stringify(person.seen).length, seq: person.seen!.seq }
  },
})

function forget(): void {
  delays = []
  bytes = []
  decided = 0
  refused = {}
}

function report(seconds: number) {
  delays.sort((a, b) => a - b)
  bytes.sort((a, b) => a - b)
  const at = (list: number[], part: number) => list[Math.floor(part * (list.length - 1))] ?? 0
  return {
    rate: decided / seconds,
    p50: at(delays, 0.5),
    p99: at(delays, 0.99),
    bytes: at(bytes, 0.5),
    over: tables.filter(({ isOver }) => isOver).length,
    refused,
  }
}

function decide(table: Table): void {
  const { match, seats } = table
  if (table.isOver || table.sent) return
  const [a, b] = Object.values(seats)
  if (a!.seen?.seq !== b!.seen?.seq) return // one of them has not seen the last one yet
  for (const [seat, { seen, ask }] of Object.entries(seats)) {
    if (seen?.decision?.seat !== seat || !seen.decision.options) continue
    const { key } = pickOne(table.random, seen.decision.options)
    table.sent = { at: performance.now(), seq: seen.seq + 1, by: seat }
    ask('choose', { match, seat, seq: seen.seq, keys: key }).catch(error => {
      refused[error.message] = (refused[error.message] ?? 0) + 1
      table.sent = null
    })
    return
  }
}

async function newTable(...urls: string[]): Promise<Table> {
  const [a, b] = await Promise.all(urls.map(url => newPerson(url)))
  const match = newId()
  const table: Table = {
    ...{ match, seats: { a: a!, b: b! }, sent: null, isOver: false, due: () => {} },
    random: { random: fastRandom(match) },
  }
  await a!.ask('open', { match, game: 'conquest', options: {}, chairs: { a: { kind: 'me', number: newNumber() } } })
  await b!.ask('sit', { match, seat: 'b', number: newNumber() })
  await a!.ask('start', { match })
  for (const [seat, person] of Object.entries(table.seats)) {
    person.heard = message => {
      if (message.outcome) table.isOver = true
      const { sent } = table
      if (sent && seat !== sent.by && message.seq >= sent.seq) {
        delays.push(performance.now() - sent.at)
        decided++
        everDecided++
        table.sent = null
      }
      if (!table.sent) table.due()
    }
    await person.ask('watch', { match, watch: 0, as: seat })
  }
  return table
}

async function newPerson(url: string, known?: string): Promise<Person> {
  const n = people++
  const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
  const cookie = known ?? (await newGuest(url, headers))
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { ...headers, cookie },
    perMessageDeflate: false,
  })
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()
  let asked = 0
  const person: Person = {
    seen: null,
    heard: () => {},
    close: () => socket.terminate(),
    ask: (cmd, body) =>
      new Promise((resolve, reject) => {
        waiting.set(asked, { resolve, reject })
        socket.send(JSON.stringify({ ...body, id: asked++, cmd }))
      }),
  }
  socket.on('message', data => {
    const text = String(data)
    const message = JSON.parse(text)
    if (message.on === 'match') {
      if (message.change !== undefined) bytes.push(text.length)
      person.seen = seen(person.seen, message)
      person.heard(person.seen)
    } else if (message.on === undefined) {
      const one = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.ok) one?.resolve(message as never)
      else one?.reject(new Error(message.code))
    }
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('error', () => {})
  await person.ask('hello', { protocol: PROTOCOL })
  return person
}

function seen(
  before: Message | null,
  push: { whole?: Message; change?: Difference | null; events?: never[] },
): Message {
  if (push.whole) return push.whole
  return { ...applied(before!, push.change ?? null), events: push.events ?? [] }
}

async function newGuest(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"name":"Ola"}',
  })
  if (!answer.ok) throw new Error(`No guest: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
  return answer.headers.get('set-cookie')!.split(';')[0]!
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
