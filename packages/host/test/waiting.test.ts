import { type Bot, randomBot } from '@redoubt/bots'
import { hash, replay } from '@redoubt/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, Conflict, type Entry, type Hosting, type Player, resumeMatch } from '../src/index.ts'
import { minefield } from './games/minefield.ts'
import { smugglers } from './games/smugglers.ts'
import { fold, table } from './table.ts'

const flush = async () => {
  for (let i = 0; i < 8; i++) await Promise.resolve()
}

/** A store that says when: each entry waits for `keep` or `lose`. */
function slowStore() {
  const open: Array<{ entry: Entry; resolve(): void; reject(error: unknown): void }> = []
  const kept: Entry[] = []
  return {
    kept,
    get open() {
      return open.map(({ entry }) => entry)
    },
    record: (entry: Entry) => new Promise<void>((resolve, reject) => open.push({ entry, resolve, reject })),
    keep: async () => {
      const { entry, resolve } = open.shift()!
      kept.push(entry)
      resolve()
      await flush()
    },
    lose: async (error: unknown) => {
      open.shift()!.reject(error)
      await flush()
    },
  }
}

function slow(hosting: Partial<Hosting> = {}, options: unknown = { options: ['walk', 'run', 'stop', 'home'] }) {
  const store = slowStore()
  return { store, t: table(minefield, options, { record: store.record, ...hosting }) }
}

/** What became of a word, as soon as that is known. */
function heard(promise: Promise<Answer>): { answer: Answer | null } {
  const box: { answer: Answer | null } = { answer: null }
  void promise.then(answer => {
    box.answer = answer
  })
  return box
}

test('nobody sees anything of a decision, nor is it answered, before it is written down', async () => {
  const { t, store } = slow()
  const said = heard(t.host.choose('even', 0, 'walk'))
  await flush()
  expect(store.open).toMatchObject([{ seq: 0, key: 'walk' }])
  expect([t.host.seq, t.host.save().decisions, t.inbox.odd!.length, said.answer]).toEqual([0, [], 1, null])
  await store.keep()
  expect([t.host.seq, t.inbox.odd!.length]).toEqual([1, 2])
  expect(said.answer).toEqual({ ok: true, seq: 1, played: 1 })
})

test('the store is told the position together with the decision', async () => {
  const told: number[] = []
  const t = table(minefield, {}, { record: (entry, after) => void told.push(entry.seq, after.seq) })
  t.does('even', 'walk')
  t.does('odd', 'walk')
  await t.host.undo('odd', 2)
  expect(told).toEqual([0, 1, 1, 2, 2, 1])
})

test('words that come meanwhile are answered in the order of their coming, each as if it had come afterwards', async () => {
  const { t, store } = slow()
  const words = [
    t.host.choose('even', 0, 'walk'),
    t.host.choose('even', 0, 'walk'), // sent again
    t.host.choose('even', 0, 'run'), // changed its mind
    t.host.choose('odd', 1, 'run'), // knows already
    t.host.undo('odd', 2),
    t.host.prefer('odd', 'step', 'never'),
  ].map(heard)
  await flush()
  expect(store.open).toHaveLength(1)
  await store.keep()
  expect(store.open).toMatchObject([{ seq: 1, key: 'run' }])
  await store.keep()
  expect(store.open).toMatchObject([{ seq: 2, takeBack: 1 }])
  await store.keep()
  expect(words.map(({ answer }) => answer)).toMatchObject([
    { ok: true, seq: 1 },
    { ok: true, seq: 1, repeated: true },
    { ok: false, code: 'stale' },
    { ok: true, seq: 2 },
    { ok: true, seq: 3 },
    { ok: true },
  ])
  expect(store.kept.map(entry => entry.seq)).toEqual([0, 1, 2])
})

test('what could not be written down did not happen; what waited goes on from there', async () => {
  const { t, store } = slow()
  const before = JSON.stringify([t.host.save(), t.inbox])
  const [first, second] = [t.host.choose('even', 0, 'walk'), t.host.choose('even', 0, 'run')].map(heard)
  await flush()
  await store.lose(new Error('disk full'))
  expect(first!.answer).toMatchObject({ ok: false, code: 'not-recorded', seq: 0 })
  expect(JSON.stringify([t.host.save(), t.inbox])).toBe(before)
  expect(t.reports).toMatchObject([{ type: 'not-recorded', seat: 'even' }])
  await store.keep()
  expect(second!.answer).toMatchObject({ ok: true, seq: 1 })
  expect(t.host.save().decisions).toEqual(['run'])
})

test('a path is written down step by step, and nobody comes between', async () => {
  const store = slowStore()
  const t = table(smugglers, {}, { record: store.record })
  const stash = async (seat: string) => {
    void t.host.choose(seat, t.host.seq, t.keys(seat)[0]!)
    await store.keep()
  }
  await stash('north')
  await stash('south')
  const path = heard(t.host.choose('north', 2, ['step:left', 'step:left', 'step:right']))
  const between = heard(t.host.undo('north', 3))
  await store.keep()
  expect(t.seen('south').made).toBe(3)
  await store.keep()
  await store.keep()
  expect(path.answer).toEqual({ ok: true, seq: 5, played: 3 })
  expect(between.answer).toMatchObject({ ok: false, code: 'stale' })
})

test('a seat with too much to say is told so, and the others are not kept waiting by it', async () => {
  const { t, store } = slow()
  const flood = Array.from({ length: 50 }, (_, seq) => heard(t.host.choose('even', seq, 'walk')))
  const other = heard(t.host.undo('odd', 1))
  await flush()
  const busy = flood.filter(({ answer }) => answer && !answer.ok && answer.code === 'busy')
  expect(busy.length).toBe(50 - 1 - 20)
  await store.keep()
  expect(flood.filter(({ answer }) => answer !== undefined)).toHaveLength(50)
  expect(flood[0]!.answer).toMatchObject({ ok: true, seq: 1 })
  expect(other.answer).toMatchObject({ ok: false, code: 'nothing-to-undo' })
})

test('a word that lines which broke send over and over takes the room of one, and everybody gets its answer', async () => {
  const { t, store } = slow()
  const again = Array.from({ length: 50 }, () => heard(t.host.choose('even', 0, 'walk')))
  const other = heard(t.host.choose('even', 0, 'run'))
  await store.keep()
  expect(again.map(({ answer }) => answer)).toEqual(again.map(() => expect.objectContaining({ ok: true, seq: 1 })))
  expect(other.answer).toMatchObject({ ok: false, code: 'stale' })
  expect(store.kept.map(entry => entry.seq)).toEqual([0])
})

describe('bots and clocks wait too', () => {
  const bots = (bot: Bot): Partial<Hosting> => ({ seats: { odd: { kind: 'bot', bot } } })

  test('a bot is asked when the decision before is written down, once', async () => {
    let asked = 0
    const bot: Bot = {
      choose: () => {
        asked++
        return 'walk'
      },
    }
    const { t, store } = slow(bots(bot))
    void t.host.choose('even', 0, 'walk')
    t.clock.pass(5000)
    await flush()
    expect(asked).toBe(0)
    await store.keep()
    t.clock.settle()
    await flush()
    expect([asked, store.open.length, t.host.seq]).toEqual([1, 1, 1])
    await store.keep()
    expect(t.host.save().decisions).toEqual(['walk', 'walk'])
  })

  test('what a bot has chosen for a turn that is over by then is not played', async () => {
    let answer = (_: string) => {}
    const bot: Bot = {
      choose: () =>
        new Promise(resolve => {
          answer = resolve
        }),
    }
    const { t, store } = slow(bots(bot))
    void t.host.choose('even', 0, 'walk')
    await store.keep()
    t.clock.settle()
    const undone = heard(t.host.undo('even', 1))
    await flush()
    answer('walk')
    await flush()
    await store.keep()
    await flush()
    expect(undone.answer).toMatchObject({ ok: true, seq: 2 })
    expect([t.host.save().decisions, store.open]).toEqual([[], []])
  })

  test('a bot’s choice that is not written down is tried again, and nothing else is chosen for it', async () => {
    const { t, store } = slow(bots({ choose: () => 'run' }))
    void t.host.choose('even', 0, 'walk')
    await store.keep()
    for (let i = 0; i < 3; i++) {
      t.clock.pass(2000)
      await flush()
      await store.lose(new Error('database away'))
    }
    expect(t.reports.map(({ type }) => type)).toEqual(['not-recorded', 'not-recorded', 'not-recorded'])
    t.clock.pass(2000)
    await flush()
    await store.keep()
    expect(t.host.save().decisions).toEqual(['walk', 'run'])
    expect(t.events('even')).toEqual(['walked'])
  })

  test('time that the store takes is nobody’s, and a flag that falls meanwhile falls on nobody', async () => {
    const { t, store } = slow({ clocks: { time: 1000 } })
    t.clock.pass(900)
    void t.host.choose('even', 0, 'walk')
    t.clock.pass(5000)
    await flush()
    await store.keep()
    expect(t.seen('odd').clocks).toEqual({ even: { left: 100, running: false }, odd: { left: 1000, running: true } })
    expect(t.host.save().decisions).toEqual(['walk'])
    t.clock.pass(1000)
    await flush()
    expect(store.open).toMatchObject([{ seq: 1, by: 'odd', key: 'stop', auto: true }])
  })

  test('a forfeit that is not written down is tried again', async () => {
    const { t, store } = slow({ clocks: { time: 1000, onFlag: 'lose' } })
    t.clock.pass(1000)
    await flush()
    await store.lose(new Error('database away'))
    expect(t.seen('odd').outcome).toBe(null)
    t.clock.pass(2000)
    await flush()
    await store.keep()
    expect(t.seen('odd').outcome).toMatchObject({ winners: ['odd'], rule: 'clock' })
  })

  test('a request to take back that lapses while something is written down lapses afterwards', async () => {
    const store = slowStore()
    let waits = false
    const record = (entry: Entry) => (waits ? store.record(entry) : undefined)
    const t = table(minefield, {}, { record, undoTime: 1000 })
    t.does('even', 'walk')
    t.does('odd', 'walk')
    waits = true
    await t.host.undo('odd', 2, 0)
    const agreed = heard(t.host.answerUndo('even', 2, true))
    t.clock.pass(5000)
    await flush()
    expect(t.events('odd')).toEqual(['undo-asked'])
    await store.keep()
    expect(agreed.answer).toMatchObject({ ok: true, seq: 3 })
    expect(t.inbox.odd!.slice(-1).flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['taken-back'])
  })
})

describe('where another host was first', () => {
  test('this one stops, and whoever spoke or waits is told to look again', async () => {
    const { t, store } = slow()
    const words = [
      t.host.choose('even', 0, 'walk'),
      t.host.choose('even', 0, 'walk'),
      t.host.choose('odd', 0, 'walk'),
    ].map(heard)
    await flush()
    await store.lose(new Conflict(0))
    for (const { answer } of words) expect(answer).toMatchObject({ ok: false, code: 'stale', seq: 0 })
    expect(t.host.status).toBe('superseded')
    expect(t.reports).toMatchObject([{ type: 'superseded', seat: 'even' }])
    expect(await t.host.choose('even', 0, 'walk')).toMatchObject({ ok: false, code: 'stale' })
    expect([t.inbox.odd!.length, t.clock.waiting, store.open]).toEqual([1, 0, []])
  })

  test('bots and clocks of this one stop too', async () => {
    const { t, store } = slow({ seats: { even: { kind: 'bot', bot: randomBot(1) } }, clocks: { time: 1000 } })
    t.clock.settle()
    await flush()
    await store.lose(new Conflict(0))
    expect([t.host.status, t.clock.waiting]).toEqual(['superseded', 0])
  })
})

test('closed while something is written down: it was, but nobody is told; what waits is refused', async () => {
  const { t, store } = slow()
  const [first, second] = [t.host.choose('even', 0, 'walk'), t.host.choose('odd', 1, 'walk')].map(heard)
  t.host.close()
  await store.keep()
  expect(first!.answer).toMatchObject({ ok: true, seq: 1 })
  expect(second!.answer).toMatchObject({ ok: false, code: 'closed' })
  expect([t.inbox.odd!.length, t.host.save().decisions, t.clock.waiting]).toEqual([1, ['walk'], 0])
})

test('the position from which an older match goes on is written down before anything else, however often that fails', async () => {
  const store = slowStore()
  const later = { ...minefield, rules: '2', migrate: { 1: (s: object) => ({ ...s, rules: '2' }) as never } }
  const save = { ...table(minefield).host.save(), rules: '1' }
  const t = table(later, {}, { record: store.record, open: setup => resumeMatch({ ...setup, save }) })
  await store.lose(new Error('disk full'))
  const first = heard(t.host.choose('even', 1, 'walk'))
  await store.lose(new Error('disk full'))
  expect(first.answer).toMatchObject({ ok: false, code: 'not-recorded' })
  const second = heard(t.host.choose('even', 1, 'walk'))
  await store.keep()
  await store.keep()
  expect(second.answer).toMatchObject({ ok: true, seq: 2 })
  expect(store.kept).toMatchObject([
    { seq: 0, since: { at: 0 } },
    { seq: 1, key: 'walk' },
  ])
})

const seat = fc.constantFrom('north', 'south', 'east')
const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('choose' as const), index: fc.nat(5), ago: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), seat }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const), seat, agree: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('store' as const), well: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 60, 3000, 70_000) }) },
)
const who = fc.constantFrom('human', 'bot')

test('whatever comes in whatever order, one thing is written down at a time and only that has happened', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        acts: fc.array(act, { maxLength: 60 }),
        who: fc.tuple(who, who, who),
        clocks: fc.option(fc.constant({ time: 5000, increment: 50 }), { nil: undefined }),
      }),
      async ({ acts, who: kinds, clocks }) => {
        const store = slowStore()
        const seats = Object.fromEntries(
          ['north', 'south', 'east'].map((name, i): [string, Player] => [
            name,
            kinds[i] === 'human' ? { kind: 'human' } : { kind: 'bot', bot: randomBot(i) },
          ]),
        )
        const t = table(smugglers, { players: 3 }, { record: store.record, seats, ...(clocks ? { clocks } : {}) })
        const words: Array<ReturnType<typeof heard>> = []
        const check = async () => {
          await flush()
          expect(store.open.length).toBeLessThanOrEqual(1)
          const save = t.host.save()
          expect(fold(store.kept)).toEqual(save.decisions)
          expect(store.kept.map(({ seq }) => seq)).toEqual(store.kept.map((_, i) => i))
          expect(t.host.seq).toBe(store.kept.length)
          expect(hash(replay(smugglers, save))).toBe(save.hash)
          for (const viewer of ['north', 'spectator']) expect(t.seen(viewer)).toMatchObject({ seq: t.host.seq })
        }
        for (const a of acts) {
          const decision = t.seen('spectator').decision
          const keys = decision ? t.keys(decision.seat) : []
          if (a.do === 'choose' && decision)
            words.push(heard(t.host.choose(decision.seat, t.host.seq - a.ago, keys[a.index % keys.length]!)))
          else if (a.do === 'undo') words.push(heard(t.host.undo(a.seat, t.host.seq)))
          else if (a.do === 'answer') words.push(heard(t.host.answerUndo(a.seat, t.host.seq, a.agree)))
          else if (a.do === 'wait') t.clock.pass(a.ms)
          else if (a.do === 'store' && store.open.length) {
            if (a.well) await store.keep()
            else await store.lose(new Error('disk full'))
          }
          await check()
        }
        for (let i = 0; i < 200 && store.open.length; i++) await store.keep()
        t.host.close()
        for (let i = 0; i < 3 && store.open.length; i++) await store.keep()
        expect(words.filter(({ answer }) => answer === null)).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})
