import type { Message } from '@redoubt/host'
import { newNumber } from '@redoubt/protocol'
import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/index.ts'
import { type House, type Person, playsRandomly, started, until } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()
const refused = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code })

/** Two people at Conquest, and what each of them sees. */
async function duel(home: House): Promise<{ match: string; at: Record<string, Person>; now: Record<string, Message> }> {
  const [a, b] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await started([a, b], 'conquest', {})
  const now: Record<string, Message> = {}
  a.server.watch({ match, as: 'a' }, message => (now.a = message))
  b.server.watch({ match, as: 'b' }, message => (now.b = message))
  await until(() => now.a !== undefined && now.b !== undefined)
  return { match, at: { a, b }, now }
}

test('a word that is sent again is answered again and not done twice; one that comes late is stale', async () => {
  const home = await fresh()
  const { match, at, now } = await duel(home)
  const { seat, options } = now.a!.decision!.seat === 'a' ? now.a!.decision! : now.b!.decision!
  const word = { match, seat, seq: 0, keys: options![0]!.key }
  const first = await at[seat]!.ask('choose', word)
  expect(first).toEqual({ seq: 1, played: 1 })
  expect(await at[seat]!.ask('choose', word)).toEqual({ seq: 1, played: 1, repeated: true })
  const both = await Promise.all([at[seat]!.ask('choose', word), at[seat]!.again().ask('choose', word)])
  expect(both.every(({ repeated }) => repeated)).toBe(true)
  await refused(at[seat]!.ask('choose', { ...word, keys: 'nonsense' }), 'stale')
  await refused(at[seat]!.ask('choose', { ...word, seq: 7 }), 'stale')
  expect((await home.store.record.entries(match)).length).toBe(1)
})

test('whatever order words arrive in, what was offered is played once and in its order', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const { match, at, now } = await duel(home)
  // Each word is sent three times over two connections, mixed with words of the past and the future.
  const second = { a: at.a!.again(), b: at.b!.again() } as Record<string, Person>
  for (let seq = 0; seq < 40; seq++) {
    await until(() => now.a!.seq === seq && now.b!.seq === seq)
    const { seat, options } = now.a!.decision!.options ? now.a!.decision! : now.b!.decision!
    const other = seat === 'a' ? 'b' : 'a'
    const keys = options![seq % options!.length]!.key
    const words = [
      at[seat]!.ask('choose', { match, seat, seq, keys }),
      second[seat]!.ask('choose', { match, seat, seq, keys }),
      second[seat]!.ask('choose', { match, seat, seq: seq + 3, keys }),
      at[seat]!.ask('choose', { match, seat, seq: Math.max(0, seq - 1), keys: 'pass' }),
      at[other]!.ask('choose', { match, seat: other, seq, keys: 'pass' }),
      at[seat]!.ask('choose', { match, seat, seq, keys }),
    ]
    const answers = await Promise.allSettled(words)
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3)
  }
  await until(() => now.a!.seq === 40)
  const entries = await home.store.record.entries(match)
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n))
})

test('a line that breaks in the middle of a match: what was said is done once, what was missed is told', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const [a, b] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await started([a, b], 'conquest', {})
  const breaking = setInterval(() => (Math.random() < 0.5 ? a : b).socket().terminate(), 400)
  const logs: Record<string, string[]> = { a: [], b: [] }
  const hear = (seat: string) => (message: Message) =>
    void logs[seat]!.push(...message.events.map(e => JSON.stringify(e)))
  const ends = await Promise.all([
    playsRandomly(a, match, 'a', { seen: hear('a') }),
    playsRandomly(b, match, 'b', { seen: hear('b') }),
  ]).finally(() => clearInterval(breaking))
  expect(ends[0].outcome).toEqual(ends[1].outcome)
  // Nobody's log lacks an event or has one twice.
  const whole = async (person: Person, as: string) =>
    new Promise<Message>(resolve => person.server.watch({ match, as, since: 0 }, resolve))
  for (const [seat, person] of [
    ['a', a],
    ['b', b],
  ] as const) {
    const all = (await whole(person, seat)).events.map(e => JSON.stringify(e))
    const heard = logs[seat]!
    expect(heard.slice(heard.length - all.length)).toEqual(all)
  }
})

test('an offer to take back is asked of the other, granted, declined and withdrawn', async () => {
  const home = await fresh()
  const { match, at, now } = await duel(home)
  const decide = async () => {
    const seq = now.a!.seq
    const { seat, options } = now.a!.decision!.options ? now.a!.decision! : now.b!.decision!
    await at[seat]!.ask('choose', { match, seat, seq, keys: options![0]!.key })
    await until(() => now.a!.seq > seq && now.b!.seq === now.a!.seq)
    return seat
  }
  const asks = async () => {
    let by = await decide()
    while (now[by]!.undo.can !== 'by-consent') by = await decide()
    const { seq, made } = now.a!
    const other = by === 'a' ? 'b' : 'a'
    expect(await at[by]!.ask('undo', { match, seat: by, seq })).toEqual({ seq, played: 0 })
    await until(() => now[other]!.undo.request !== null)
    expect(now[other]!.undo.request).toMatchObject({ by, waitsFor: [other] })
    return { by, other, seq, made }
  }
  const declined = await asks()
  await refused(
    at[declined.by]!.ask('answerUndo', { match, seat: declined.by, seq: declined.seq, agree: true }),
    'not-asked',
  )
  await at[declined.other]!.ask('answerUndo', { match, seat: declined.other, seq: declined.seq, agree: false })
  await until(() => now[declined.by]!.undo.request === null)
  expect(now[declined.by]!.made).toBe(declined.made)

  const withdrawn = await asks()
  await refused(
    at[withdrawn.other]!.ask('withdrawUndo', { match, seat: withdrawn.other, seq: withdrawn.seq }),
    'no-undo-asked',
  )
  await at[withdrawn.by]!.ask('withdrawUndo', { match, seat: withdrawn.by, seq: withdrawn.seq })
  await until(() => now[withdrawn.other]!.undo.request === null)
  expect(now[withdrawn.other]!.made).toBe(withdrawn.made)

  const { by, other, seq, made } = await asks()
  expect(await at[other]!.ask('answerUndo', { match, seat: other, seq, agree: true })).toEqual({
    seq: seq + 1,
    played: 1,
  })
  await until(() => now[by]!.seq === seq + 1)
  expect(now[by]!.made).toBeLessThan(made)
})

test('a take-back at a table of three is granted when both others agree; one who declines ends it', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const people = [await home.guest('Ola'), await home.guest('Tomek'), await home.guest('Mila')]
  const { match, at } = await started(people, 'doom', { mission: 'tutorial', marines: 2 })
  const now: Record<string, Message> = {}
  for (const [seat, person] of Object.entries(at))
    person.server.watch({ match, as: seat }, message => (now[seat] = message))
  const seats = Object.keys(at)
  const isSame = () => seats.every(seat => now[seat] && now[seat].seq === now[seats[0]!]!.seq)
  await until(isSame)
  const asks = async () => {
    for (;;) {
      await until(isSame)
      const decider = seats.find(seat => now[seat]!.decision?.options)!
      const { seq, decision } = now[decider]!
      await at[decider]!.ask('choose', { match, seat: decider, seq, keys: decision!.options!.at(-1)!.key })
      await until(() => isSame() && now[decider]!.seq > seq)
      const by = seats.find(seat => now[seat]!.undo.can === 'by-consent')
      if (by === undefined) continue
      const said = now[by]!.seq
      await at[by]!.ask('undo', { match, seat: by, seq: said })
      await until(() => seats.every(seat => now[seat]!.undo.request?.by === by))
      return { by, others: seats.filter(seat => seat !== by), seq: said, made: now[by]!.made }
    }
  }
  const answer = (seat: string, seq: number, agree: boolean) => at[seat]!.ask('answerUndo', { match, seat, seq, agree })
  const one = await asks()
  await answer(one.others[0]!, one.seq, true)
  await until(() => now[one.by]!.undo.request?.waitsFor.length === 1)
  expect(now[one.by]!.made).toBe(one.made)
  await answer(one.others[1]!, one.seq, false)
  await until(() => seats.every(seat => now[seat]!.undo.request === null))
  expect(now[one.by]!.made).toBe(one.made)
  const two = await asks()
  for (const seat of two.others) await answer(seat, two.seq, true)
  await until(() => isSame() && now[two.by]!.seq === two.seq + 1)
  expect(now[two.by]!.made).toBeLessThan(two.made)
})

test('words of a spectator, of the wrong seat, to a table that has not started', async () => {
  const home = await fresh()
  const { match, at } = await duel(home)
  const eve = await home.guest('Eve')
  for (const cmd of ['undo', 'withdrawUndo'] as const)
    await refused(eve.ask(cmd, { match, seat: 'a', seq: 0 }), 'not-seated')
  await refused(eve.ask('choose', { match, seat: 'a', seq: 0, keys: 'pass' }), 'not-seated')
  await refused(at.a!.ask('choose', { match, seat: 'b', seq: 0, keys: 'pass' }), 'not-seated')
  await refused(at.a!.ask('choose', { match, seat: 'c', seq: 0, keys: 'pass' }), 'unknown-seat')
  const { table } = await eve.ask('open', { match: 'w'.repeat(20), game: 'conquest', options: {} })
  await eve.ask('sit', { match: table.match, seat: 'a', number: newNumber() })
  await refused(eve.ask('choose', { match: table.match, seat: 'a', seq: 0, keys: 'pass' }), 'not-started')
  await refused(eve.ask('record', { match: table.match }), 'not-started')
})
