import { type Bot, randomBot } from '@redoubt/bots'
import { type AnyGame, clone, fastRandom, hash, replay } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { minefield } from './games/minefield.ts'
import { type Smugglers, secretsFrom, smugglers } from './games/smugglers.ts'
import { table } from './table.ts'

const flush = async () => {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}
const bot = (choose: Bot['choose']) => ({ seats: { odd: { kind: 'bot' as const, bot: { choose } } } })

test('bots play a match among themselves to its end', () => {
  const seats = Object.fromEntries(
    ['north', 'south', 'east'].map((seat, i) => [seat, { kind: 'bot' as const, bot: randomBot(i) }]),
  )
  const t = table(smugglers, { players: 3, cards: 20 }, { seats })
  t.clock.settle()
  expect(t.seen('spectator').outcome).toMatchObject({ rule: 'S-9' })
  expect(t.reports).toEqual([])
  expect(hash(replay(smugglers, t.host.save()))).toBe(t.host.save().hash)
})

test('a bot is told how long the table wants it to think; its answer is too late only after its time', () => {
  const told: Array<number | undefined> = []
  const thinker: Bot = {
    choose: (_, decision, ctx) => {
      told.push(ctx.think)
      return decision.options![0]!.key
    },
  }
  const seats = { north: { kind: 'bot' as const, bot: thinker, think: 3000, time: 5000 } }
  const t = table(smugglers, {}, { seats })
  t.clock.settle()
  expect(told[0]).toBe(3000)
  expect(t.reports).toEqual([])
})

test('held bots wait, one that thinks already may finish, and none is asked twice', () => {
  const seats = Object.fromEntries(
    ['north', 'south', 'east'].map((seat, i) => [seat, { kind: 'bot' as const, bot: randomBot(i) }]),
  )
  const t = table(smugglers, { players: 3, cards: 20 }, { seats })
  t.host.hold(true)
  t.clock.settle()
  expect(t.host.seq).toBe(1)
  t.host.hold(true)
  t.clock.settle()
  expect(t.host.seq).toBe(1)
  t.host.hold(false)
  t.host.hold(false)
  t.clock.settle()
  expect(t.seen('spectator').outcome).not.toBeNull()
  expect(t.reports).toEqual([])
})

test('a bot whose answers are held thinks meanwhile, and says nothing before it may; what is taken back it never says', () => {
  let asked = 0
  const thoughtful = randomBot(1)
  const bot: typeof thoughtful = {
    choose: (...question) => {
      asked++
      return thoughtful.choose(...question)
    },
  }
  const t = table(smugglers, { players: 2 }, { seats: { south: { kind: 'bot', bot } } })
  t.host.hold('answers')
  t.does('north', t.keys('north')[0]!)
  t.clock.settle()
  expect([asked, t.host.seq]).toEqual([1, 1])
  t.host.undo('north', t.host.seq)
  t.host.hold(false)
  t.clock.settle()
  expect([asked, t.host.seq]).toEqual([1, 2])
  t.host.hold('answers')
  t.does('north', t.keys('north')[0]!)
  t.clock.settle()
  t.host.hold(true)
  t.clock.settle()
  expect([asked, t.host.seq]).toEqual([2, 3])
  t.host.hold(false)
  t.clock.settle()
  expect(t.host.seq).toBeGreaterThan(3)
})

test('a bot sees its own view and decision, and can change neither', () => {
  let asked = 0
  const t = table(
    smugglers,
    {},
    {
      seats: {
        south: {
          kind: 'bot',
          bot: {
            choose: (view, decision, ctx) => {
              asked++
              const state = replay(smugglers, t.host.save()) as Smugglers
              const shown = JSON.stringify([view, decision])
              for (const card of secretsFrom(state, 'south')) expect(shown).not.toContain(card)
              expect(ctx).toMatchObject({ seat: 'south', deadline: 10_000, signal: { aborted: false } })
              expect(Object.keys(ctx).sort()).toEqual(['deadline', 'imagine', 'now', 'seat', 'signal'])
              const { key } = decision.options![0]!
              ;(view as { hands: unknown }).hands = null
              ;(decision.options as unknown[]).length = 0
              return key
            },
          },
        },
      },
    },
  )
  t.does('north', t.keys('north')[0]!)
  t.clock.settle()
  expect(asked).toBe(1)
  expect(t.reports).toEqual([])
  expect(t.seen('south').view).toMatchObject({ hands: { south: { count: 2 } } })
})

test('a bot thinks in imagined states only, and nothing it does there reaches the match', () => {
  const marked: AnyGame = {
    ...smugglers,
    imagine: (state, seat, random) => ({ ...smugglers.imagine(state as Smugglers, seat, random), imaginedBy: seat }),
  }
  let before: string | undefined
  const worlds: Smugglers[] = []
  const thinker: Bot = {
    choose: (_view, decision, ctx) => {
      before = t.host.save().hash
      const truth = replay(smugglers, t.host.save()) as Smugglers
      for (let i = 0; i < 20; i++) {
        const world = ctx.imagine!(fastRandom(i)) as Smugglers
        expect(world).toMatchObject({ imaginedBy: 'south' })
        expect(smugglers.view(world, 'south')).toEqual(smugglers.view(truth, 'south'))
        worlds.push(clone(world))
        smugglers.choose(world, decision.options![0]!.key)
        world.random.drawn = -1
      }
      const spoilt = ctx.imagine!(fastRandom(0))
      ;(spoilt.decision!.options as unknown[]).length = 0
      expect(t.host.save().hash).toBe(before)
      return decision.options![0]!.key
    },
  }
  const t = table(marked, {}, { seats: { south: { kind: 'bot', bot: thinker } } })
  t.does('north', t.keys('north')[0]!)
  t.clock.settle()
  expect(t.reports).toEqual([])
  expect(before).toBeDefined()
  // What the seat may not know is not always as it really is.
  expect(new Set(worlds.map(world => hash({ ...world, random: fastRandom(0) }))).size).toBeGreaterThan(1)
})

describe('a bot that fails', () => {
  const cases: Array<[string, Bot['choose'], string]> = [
    [
      'throws',
      () => {
        throw new Error('secret 42')
      },
      'threw',
    ],
    ['rejects', () => Promise.reject(new Error('secret 42')), 'threw'],
    ['answers what is not offered', () => 'fly', 'nonsense'],
    ['answers nothing', () => undefined as unknown as string, 'nonsense'],
    ['answers an object', () => ({ toString: () => 'walk' }) as unknown as string, 'nonsense'],
    ['promises what is not offered', async () => 'fly', 'nonsense'],
    ['never answers', () => new Promise(() => {}), 'too-late'],
    [
      'has a broken promise',
      () =>
        ({
          // biome-ignore lint/suspicious/noThenProperty: a promise that does not keep the rules
          get then() {
            throw new Error('secret 42')
          },
        }) as unknown as string,
      'threw',
    ],
    ['chooses what breaks the rules', () => 'mine', 'rules-failure'],
  ]
  test.each(cases)('%s: the host chooses for it and says so', async (_, choose, reason) => {
    const t = table(minefield, { options: ['mine', 'walk', 'stop', 'home'] }, { ...bot(choose), botTime: 500 })
    t.does('even', 'walk')
    t.clock.settle()
    await flush()
    t.clock.pass(500)
    expect(t.host.save().decisions).toEqual(['walk', 'stop'])
    expect(t.seen('even').events[0]).toEqual({ type: 'bot-fallback', seat: 'odd', reason })
    expect(t.reports.some(report => report.type === 'bot-fallback')).toBe(true)
    expect(JSON.stringify(t.inbox)).not.toContain('42')
    expect(t.entries.at(-1)).toMatchObject({ key: 'stop', auto: true })
  })

  test('without anything harmless to do makes a random legal choice', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const t = table(minefield, { options: ['walk', 'run', 'home'] }, { ...bot(() => 'fly'), seed: `${i}` })
      t.does('even', 'walk')
      t.clock.settle()
      seen.add(t.host.save().decisions[1]!)
    }
    expect([...seen].sort()).toEqual(['home', 'run', 'walk'])
  })

  test('where every choice breaks the rules leaves the match alive', () => {
    const t = table(minefield, { options: ['mine', 'trap'] }, { seats: { even: { kind: 'bot', bot: randomBot(1) } } })
    t.clock.settle()
    expect(t.reports.at(-1)).toMatchObject({ type: 'stuck', seat: 'even' })
    expect(t.host.save().decisions).toEqual([])
    expect(t.clock.waiting).toBe(0)
  })

  test('answers in time and then again is heard once', () => {
    const twice = {
      // biome-ignore lint/suspicious/noThenProperty: a promise that does not keep the rules
      then: (good: (key: string) => void) => {
        good('walk')
        good('home')
      },
    }
    const t = table(
      minefield,
      {},
      bot(() => twice as unknown as string),
    )
    t.does('even', 'walk')
    t.clock.settle()
    expect(t.host.save().decisions).toEqual(['walk', 'walk'])
  })

  test('computes past its time without yielding is too late', () => {
    const t = table(
      minefield,
      { options: ['walk', 'stop'] },
      bot(() => {
        t.clock.pass(10_001)
        return 'walk'
      }),
    )
    t.does('even', 'walk')
    t.clock.settle()
    expect(t.host.save().decisions[1]).toBe('stop')
  })
})

test('an answer that comes after a take-back is not used, and the bot is told that nobody waits', async () => {
  const waiting: Array<(key: string) => void> = []
  const signals: Array<{ readonly aborted: boolean }> = []
  const t = table(
    minefield,
    {},
    bot((_view, _decision, ctx) => {
      signals.push(ctx.signal)
      return new Promise(resolve => waiting.push(resolve))
    }),
  )
  t.does('even', 'walk')
  t.clock.settle()
  expect(await t.host.undo('even', 1)).toMatchObject({ ok: true })
  expect(signals[0]).toEqual({ aborted: true })
  t.does('even', 'walk')
  t.clock.settle()
  waiting[0]!('home')
  await flush()
  expect(t.host.save().decisions).toEqual(['walk'])
  waiting[1]!('walk')
  await flush()
  expect(t.host.save().decisions).toEqual(['walk', 'walk'])
})

test('a bot may have a time of its own', () => {
  const never = { choose: () => new Promise<string>(() => {}) }
  const t = table(minefield, {}, { seats: { odd: { kind: 'bot', bot: never, time: 50 } }, botTime: 5000 })
  t.does('even', 'walk')
  t.clock.pass(49)
  expect(t.host.seq).toBe(1)
  t.clock.pass(1)
  expect(t.host.seq).toBe(2)
})
