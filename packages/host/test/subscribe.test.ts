import { expect, test } from 'vitest'
import { type Message, openMatch, resumeMatch } from '../src/index.ts'
import { testClock } from '../testing/index.ts'
import { minefield } from './games/minefield.ts'
import { smugglers } from './games/smugglers.ts'
import { table } from './table.ts'

test('a newcomer gets the present with everything it may know of the past', () => {
  const t = table(smugglers)
  t.does('north', t.keys('north')[0]!)
  const late: string[] = []
  t.host.subscribe('spectator', message => late.push(...message.events.map(event => event.type)))
  expect(late).toEqual(['dealt', 'stashed'])
})

test('who comes back gets what it missed', () => {
  const t = table(smugglers)
  t.does('north', t.keys('north')[0]!)
  t.does('south', t.keys('south')[0]!)
  t.does('north', 'step:left')
  const missed: string[] = []
  t.host.subscribe('north', message => missed.push(...message.events.map(event => event.type)), 2)
  expect(missed).toEqual(['stepped'])
})

test('a newcomer is not told what was taken back', () => {
  const t = table(smugglers)
  t.does('north', t.keys('north')[0]!)
  t.does('south', t.keys('south')[0]!)
  for (let i = 0; i < 3; i++) {
    t.does('north', 'step:left')
    t.host.undo('north', t.host.seq)
  }
  const late: string[] = []
  t.host.subscribe('spectator', message => late.push(...message.events.map(event => event.type)))
  expect(late).toEqual(['dealt', 'stashed', 'stashed', 'taken-back'])
})

test('what was taken back is told apart to whoever sits down, also when the match is opened again; not to who comes back', () => {
  const t = table(smugglers)
  t.does('north', t.keys('north')[0]!)
  t.does('south', t.keys('south')[0]!)
  t.does('north', 'step:left')
  t.host.undo('north', t.host.seq)
  t.does('north', 'step:left', 'done')
  const { seq, entries } = { seq: t.host.seq, entries: t.entries }
  const first = (host: typeof t.host, since?: number) => {
    const heard: Message[] = []
    host.subscribe('spectator', message => heard.push(message), since)
    return heard[0]!
  }
  const told = ({ events, undone }: Message) => ({
    events: events.map(({ type }) => type),
    undone: undone?.map(one => [one.after, ...one.events.map(({ type }) => type)]),
  })
  const live = told(first(t.host))
  expect(live.undone).toEqual([[3, 'stepped']])
  expect(live.events.slice(0, 5)).toEqual(['dealt', 'stashed', 'stashed', 'taken-back', 'stepped'])
  expect(first(t.host, 2).undone).toBeUndefined()
  const again = table(smugglers, {}, { open: setup => resumeMatch({ ...setup, save: t.host.save(), seq, entries }) })
  expect(told(first(again.host))).toEqual(live)
})

test('messages come in order even when a listener answers at once', () => {
  const host = openMatch({ game: minefield, options: {}, seed: 's', clock: testClock() })
  const heard: number[] = []
  host.subscribe('even', message => {
    if (message.decision?.seat === 'even' && message.seq < 6) host.choose('even', message.seq, 'walk')
  })
  host.subscribe('odd', message => {
    if (message.decision?.seat === 'odd' && message.seq < 6) host.choose('odd', message.seq, 'walk')
  })
  host.subscribe('spectator', message => heard.push(message.seq))
  host.choose('even', 6, 'walk')
  host.choose('odd', 7, 'walk')
  expect(heard).toEqual([6, 7, 8])
})

test('a listener that answers at once hears the consequence after it has spoken', () => {
  const host = openMatch({ game: minefield, options: {}, seed: 's', clock: testClock() })
  let speaking = 0
  let deepest = 0
  for (const seat of ['even', 'odd'])
    host.subscribe(seat, message => {
      deepest = Math.max(deepest, ++speaking)
      if (message.decision?.seat === seat) host.choose(seat, message.seq, message.seq < 50 ? 'walk' : 'home')
      speaking--
    })
  expect(host.publicRecord()).toMatchObject({ over: true, decisions: { length: 51 } })
  expect(deepest).toBe(1)
})

test('a listener that throws or leaves disturbs nobody', () => {
  const t = table(minefield)
  const heard: number[] = []
  t.host.subscribe('spectator', () => {
    throw new Error('broken screen')
  })
  const leave = t.host.subscribe('spectator', message => heard.push(message.seq))
  t.does('even', 'walk')
  leave()
  t.does('odd', 'walk')
  expect(heard).toEqual([0, 1])
  expect(t.seen('spectator').seq).toBe(2)
  expect(t.reports.map(report => report.type)).toEqual(['listener-failed', 'listener-failed', 'listener-failed'])
})

test('a message stays as it was, whatever happens afterwards, and shares what has not changed with the next one', () => {
  const t = table(smugglers)
  const texts = new Map<unknown, string>()
  const messages = () => Object.values(t.inbox).flat()
  while (!t.seen('spectator').outcome) {
    for (const message of messages()) if (!texts.has(message)) texts.set(message, JSON.stringify(message))
    const { seat } = t.seen('spectator').decision!
    t.does(seat, t.keys(seat).at(-1)!)
  }
  expect(texts.size).toBeGreaterThan(40)
  for (const [message, text] of texts) expect(JSON.stringify(message)).toBe(text)
  const view = (n: number) => t.inbox.south![n]!.view as { hands: Record<string, unknown>; stash: object }
  expect(view(2).hands.south).toBe(view(3).hands.south)
  expect(view(3).stash).toBe(view(4).stash)
  expect(view(1).stash).not.toBe(view(2).stash)
})

test('there is no such seat to look through', () => {
  const t = table(minefield)
  expect(() => t.host.subscribe('nobody', () => {})).toThrow('no seat nobody')
  expect(() => table(minefield, {}, { seats: { nobody: { kind: 'human' } } })).toThrow('no seat nobody')
})

test('a closed match is silent and refuses everything', async () => {
  const t = table(minefield)
  t.host.close()
  expect(await t.host.choose('even', 0, 'walk')).toMatchObject({ ok: false, code: 'closed' })
  expect(await t.host.undo('even', 0)).toMatchObject({ ok: false, code: 'closed' })
  expect(t.inbox.even).toHaveLength(1)
  expect(t.clock.waiting).toBe(0)
})
