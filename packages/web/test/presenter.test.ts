import type { Held } from '@redoubt/host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { presenter } from '../src/match/showing/presenter.ts'
import type { TableMessage } from '../src/tables/tables.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const message = (seq: number, ...types: string[]): TableMessage => ({
  seq,
  made: seq,
  view: { at: seq },
  decision: null,
  events: types.map(type => ({ type })),
  outcome: null,
  clocks: null,
  undo: { can: 'no', request: null },
})

const cued: string[] = []
const holds: Held[] = []
const stage = (pace = 1) =>
  presenter({
    linger: event => (event.type === 'quiet' ? 0 : 100),
    foretell: (view, event) => ({ ...(view as object), saw: event.type }),
    pace: () => pace,
    cue: event => cued.push(event.type),
    hold: held => void holds.push(held),
    watchesOnly: false,
  })

test('the past goes into the log at once; what follows is shown event by event, then the new position', () => {
  const p = stage()
  p.take(message(0, 'set-up', 'round'))
  expect(p.shown).toMatchObject({ view: { at: 0 }, onScreen: null })
  p.take(message(1, 'step', 'shot'))
  expect(p.shown.onScreen?.event.type).toBe('step')
  expect(p.shown.view).toEqual({ at: 0, saw: 'step' })
  vi.advanceTimersByTime(100)
  expect(p.shown.onScreen?.event.type).toBe('shot')
  vi.advanceTimersByTime(100)
  expect(p.shown).toMatchObject({ view: { at: 1 }, onScreen: null })
  expect(p.shown.log.map(({ event }) => event.type)).toEqual(['set-up', 'round', 'step', 'shot'])
})

test('messages that come meanwhile wait for their turn', () => {
  const p = stage()
  p.take(message(0))
  p.take(message(1, 'a'))
  p.take(message(2, 'b'))
  expect(p.shown.onScreen?.event.type).toBe('a')
  vi.advanceTimersByTime(100)
  expect(p.shown).toMatchObject({ view: { at: 1, saw: 'b' }, onScreen: { event: { type: 'b' } } })
  vi.advanceTimersByTime(100)
  expect(p.shown.message?.seq).toBe(2)
})

test('skip shows the latest position and keeps every event in the log, once', () => {
  const p = stage()
  p.take(message(0))
  p.take(message(1, 'a', 'b'))
  p.take(message(2, 'c'))
  p.skip()
  expect(p.shown).toMatchObject({ view: { at: 2 }, onScreen: null })
  expect(p.shown.log.map(({ event }) => event.type)).toEqual(['a', 'b', 'c'])
  vi.advanceTimersByTime(1000)
  expect(p.shown.log.length).toBe(3)
})

const mine = (seq: number, ...types: string[]): TableMessage => ({
  ...message(seq, ...types),
  decision: { seat: 'alpha', kind: 'x', rule: 'D-1', options: [] } as never,
})

test('at no pace a decision of one’s own is there at once, those of others are seen ten times a second', () => {
  const p = stage(0)
  let drawn = 0
  p.take(message(0))
  p.subscribe(() => drawn++)
  for (let seq = 1; seq < 100; seq++) p.take(message(seq, 'a', 'quiet', 'b'))
  vi.advanceTimersByTime(100)
  expect(p.shown).toMatchObject({ view: { at: 99 }, onScreen: null })
  expect(drawn).toBe(1)
  p.take(mine(100, 'c'))
  expect(p.shown).toMatchObject({ view: { at: 100 }, onScreen: null })
  expect(vi.getTimerCount()).toBe(0)
  expect(p.shown.log.length).toBe(99 * 3 + 1)
})

test('at no pace a question that has been answered is asked no more, also before the answers of others are drawn', () => {
  const p = stage(0)
  p.take(mine(0))
  expect(p.shown.isAnswered).toBe(false)
  p.take(message(1, 'a'))
  expect(p.shown).toMatchObject({ message: { seq: 0 }, isAnswered: true })
  p.take(mine(2, 'b'))
  expect(p.shown).toMatchObject({ message: { seq: 2 }, isAnswered: false })
  p.take(message(3, 'c'))
  vi.advanceTimersByTime(100)
  expect(p.shown).toMatchObject({ message: { seq: 3 }, isAnswered: false })
})

test('bots are held while much is still to be shown, and go on before the last of it', () => {
  holds.length = 0
  const p = stage()
  p.take(message(0))
  p.take(message(1, ...new Array(10).fill('step')))
  expect(holds).toEqual([false])
  p.take(message(2, ...new Array(10).fill('step')))
  expect(holds).toEqual([false, true])
  vi.advanceTimersByTime(1200)
  expect(holds).toEqual([false, true, false])
  expect(p.shown.onScreen).not.toBeNull()
})

test('at no pace nobody is held', () => {
  holds.length = 0
  const p = stage(0)
  p.take(message(0))
  vi.advanceTimersByTime(1)
  p.take(message(1, ...new Array(100).fill('step')))
  expect(holds).toEqual([false])
})

test('bots begin when there is something to look at, unless somebody reads first', () => {
  holds.length = 0
  stage().take(message(0))
  expect(holds).toEqual([])
  vi.advanceTimersByTime(1)
  expect(holds).toEqual([false])
  holds.length = 0
  const read = stage()
  read.take(message(0))
  read.pause(true)
  vi.advanceTimersByTime(5000)
  expect(holds).toEqual([])
  read.pause(false)
  expect(holds).toEqual([false])
  holds.length = 0
  const gone = stage()
  gone.take(message(0))
  gone.close()
  vi.advanceTimersByTime(5000)
  expect(holds).toEqual([])
})

test('who skips sees nothing move until the decision is theirs, and glimpses on the way', () => {
  holds.length = 0
  const p = stage()
  p.take(message(0))
  vi.advanceTimersByTime(1)
  holds.length = 0
  p.take(message(1, ...new Array(30).fill('step')))
  p.skip()
  expect(holds).toEqual([true, false])
  p.take(message(2, 'a', 'b'))
  expect(p.shown).toMatchObject({ view: { at: 1 }, onScreen: null })
  vi.advanceTimersByTime(150)
  expect(p.shown).toMatchObject({ view: { at: 2 }, onScreen: null })
  p.take(mine(3, 'c'))
  expect(p.shown).toMatchObject({ view: { at: 3 }, onScreen: null })
  p.take(message(4, 'd'))
  expect(p.shown.onScreen?.event.type).toBe('d')
})

test('a bot answers a moment after one’s own decision has been shown: until then a slip is taken back freely', () => {
  const freely = (given: TableMessage): TableMessage => ({ ...given, undo: { can: 'freely', request: null } })
  holds.length = 0
  const p = stage()
  p.take(mine(0))
  vi.advanceTimersByTime(1)
  expect(holds).toEqual(['answers'])
  p.take(freely(message(1, 'deployed')))
  vi.advanceTimersByTime(1200)
  expect(holds).toEqual(['answers'])
  vi.advanceTimersByTime(200)
  expect(holds).toEqual(['answers', false])
  // What cannot be taken back freely is answered at once; and who wants no pace waits for nothing.
  p.take(mine(2))
  p.take(message(3, 'rolled'))
  vi.advanceTimersByTime(101)
  expect(holds).toEqual(['answers', false, 'answers', false])
  holds.length = 0
  const hasty = stage(0)
  hasty.take(mine(0))
  vi.advanceTimersByTime(1)
  hasty.take(freely(message(1, 'deployed')))
  expect(holds).toEqual([false])
})

test('nothing moves while somebody reads, and bots wait', () => {
  holds.length = 0
  const p = stage()
  p.take(message(0))
  vi.advanceTimersByTime(1)
  holds.length = 0
  p.pause(true)
  p.take(message(1, 'a'))
  vi.advanceTimersByTime(1000)
  expect(p.shown).toMatchObject({ view: { at: 0 }, onScreen: null })
  p.pause(false)
  expect(p.shown.onScreen?.event.type).toBe('a')
  vi.advanceTimersByTime(100)
  expect(p.shown.message?.seq).toBe(1)
  expect(holds).toEqual([true, false])
})

test('who skips is not held up by what the host passes for them', () => {
  const p = stage()
  p.take(message(0))
  p.take(message(1, 'a', 'b'))
  p.skip()
  const asked = { seat: 'alpha', kind: 'window', rule: 'R-1', options: [{ key: 'pass', do: 'pass' }] }
  p.take({ ...message(2, 'c'), decision: asked, passes: true })
  p.take(message(3, 'd'))
  expect(p.shown.message?.seq).toBe(1) // still skipping: both are shown together
  vi.advanceTimersByTime(100)
  expect(p.shown.message?.seq).toBe(3)
})
