import { fastRandom, offered, pickOne } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { continueMatch, type Entry, type Host, type Message, openMatch } from '../src/index.ts'
import { testClock } from '../testing/index.ts'
import { smugglers } from './games/smugglers.ts'

const options = {}

/** A match that is played at random, with everything that was entered and the position after each entry. */
async function played(count: number, back: readonly number[] = []) {
  const entries: Entry[] = []
  const positions: ReturnType<Host['position']>[] = []
  const host = openMatch({
    ...{ game: smugglers, options, seed: 'kept', clock: testClock() },
    record: (entry, after) => {
      entries.push(JSON.parse(JSON.stringify(entry)))
      positions.push(JSON.parse(JSON.stringify(after)))
    },
  })
  const chance = { random: fastRandom('kept') }
  for (let n = 0; n < count && !host.position().outcome; n++) {
    const { seat } = host.position().decision!
    await host.choose(seat, host.seq, pickOne(chance, offered(host.position())))
    if (!back.includes(n)) continue
    await host.undo(seat, host.seq)
    for (const other of host.seats) await host.answerUndo(other.seat, host.seq, true)
  }
  return { host, entries, positions }
}

function seenBy(host: Host, viewer: string): Omit<Message, 'events' | 'commitment'> {
  let seen: Message | null = null
  host.subscribe(viewer, message => (seen ??= message))()
  const { events: _, commitment: _seal, ...rest } = seen!
  return rest
}

test('a match goes on from any kept position as it stands, and everybody sees the same as if it had been played again', async () => {
  const { host, entries, positions } = await played(12)
  for (let seq = 1; seq <= entries.length; seq++) {
    const again = continueMatch({
      ...{ game: smugglers, options, seed: 'kept', clock: testClock(), entries },
      from: { seq, state: positions[seq - 1]! },
    })!
    expect(again.seq).toBe(host.seq)
    expect(again.position()).toEqual(host.position())
    for (const { seat } of host.seats) expect(seenBy(again, seat).view).toEqual(seenBy(host, seat).view)
    for (const { seat } of host.seats) expect(seenBy(again, seat).decision).toEqual(seenBy(host, seat).decision)
  }
})

test('words that were said before the kept position are known when they are sent again', async () => {
  const { entries, positions } = await played(8)
  const last = entries.at(-1) as Extract<Entry, { key: string }>
  const again = continueMatch({
    ...{ game: smugglers, options, seed: 'kept', clock: testClock(), entries },
    from: { seq: entries.length, state: positions.at(-1)! },
  })!
  expect(await again.choose(last.by, last.seq, last.key)).toMatchObject({ ok: true, repeated: true })
  expect(again.seq).toBe(entries.length)
})

test('what leads back before the kept position needs the whole match; what stays after it does not', async () => {
  const { host, entries, positions } = await played(10, [6])
  const back = entries.findIndex(entry => 'takeBack' in entry)
  expect(back).toBeGreaterThan(3)
  const from = (seq: number) => ({
    ...{ game: smugglers, options, seed: 'kept', clock: testClock(), entries },
    from: { seq, state: positions[seq - 1]! },
  })
  expect(continueMatch(from(back))).toBeNull()
  const after = continueMatch(from(back - 2))!
  expect(after.position()).toEqual(host.position())
  expect(after.seq).toBe(host.seq)
})

test('a brief host tells what the latest rounds brought, and forgets what was before', async () => {
  const { entries } = await played(60)
  const heard = async (brief: boolean) => {
    const host = openMatch({ game: smugglers, options, seed: 'kept', clock: testClock(), brief })
    for (const entry of entries) if ('key' in entry) await host.choose(entry.by, entry.seq, entry.key)
    let events = 0
    host.subscribe('spectator', message => (events += message.events.length))()
    return { events, position: host.position() }
  }
  const [all, few] = [await heard(false), await heard(true)]
  expect(few.position).toEqual(all.position)
  expect(few.events).toBeLessThanOrEqual(all.events)
})
