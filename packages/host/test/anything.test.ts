import { type Bot, randomBot } from '@redoubt/bots'
import { hash, replay } from '@redoubt/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Player, resumeMatch } from '../src/index.ts'
import { type Smugglers, secretsFrom, smugglers } from './games/smugglers.ts'
import { fold, table } from './table.ts'

const RUNS = 100
const SEATS = ['north', 'south', 'east']
const seat = fc.constantFrom(...SEATS)

/** Anything that anybody could do to a host, in any order. */
const act = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('choose' as const), index: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('path' as const), index: fc.nat(5), length: fc.nat(4) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('intrude' as const), seat, ago: fc.integer({ min: -1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resend' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), seat, to: fc.option(fc.nat(30)) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), seat, agree: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const), seat }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 1, 60, 1000, 70_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('prefer' as const),
      seat,
      kind: fc.constantFrom('counter', '*', 'walk'),
      asking: fc.constantFrom('always' as const, 'when-able' as const, 'never' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
)

const BOTS: Record<string, () => Bot> = {
  random: () => randomBot(1),
  async: () => ({ choose: async (_v, d) => d.options![0]!.key }),
  throws: () => ({
    choose: () => {
      throw new Error('broken')
    },
  }),
  rejects: () => ({ choose: () => Promise.reject(new Error('broken')) }),
  nonsense: () => ({ choose: () => 'fly' }),
  silent: () => ({ choose: () => new Promise(() => {}) }),
  vandal: () => ({
    choose: (view, d) => {
      const { key } = d.options![0]!
      for (const field in view as object) delete (view as Record<string, unknown>)[field]
      for (const field in d) delete (d as unknown as Record<string, unknown>)[field]
      return key
    },
  }),
}

const player = fc.oneof(
  { weight: 2, arbitrary: fc.constant('human') },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(BOTS)) },
)

const setup = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  players: fc.integer({ min: 2, max: 3 }),
  cards: fc.integer({ min: 9, max: 20 }),
  who: fc.tuple(player, player, player),
  clocks: fc.option(
    fc.record({
      time: fc.constantFrom(0, 100, 5000),
      increment: fc.constantFrom(0, 50),
      onFlag: fc.constantFrom('fallback' as const, 'lose' as const),
    }),
    { nil: undefined },
  ),
  delay: fc.constantFrom([0, 0] as const, [5, 50] as const),
  acts: fc.array(act, { maxLength: 60 }),
})

const flush = async () => {
  for (let i = 0; i < 4; i++) await Promise.resolve()
}

test('whatever happens in whatever order, the match is its record, secrets stay secret, and it can be ended', async () => {
  let finished = 0
  await fc.assert(
    fc.asyncProperty(setup, async ({ seed, players, cards, who, clocks, delay, acts }) => {
      const seats = Object.fromEntries(
        SEATS.slice(0, players).map((name, i): [string, Player] => [
          name,
          who[i] === 'human' ? { kind: 'human' } : { kind: 'bot', bot: BOTS[who[i]!]!() },
        ]),
      )
      const hosting = { seats, seed, windowDelay: delay, botTime: 500, ...(clocks ? { clocks } : {}) }
      const { seed: _, ...again } = hosting
      let t = table(smugglers, { players, cards }, hosting)
      let watched = watch(t)
      let last: [string, number, string] | null = null

      for (const a of acts) {
        const { host } = t
        const before = host.seq
        const decision = t.seen('spectator').decision
        const keys = decision ? t.keys(decision.seat) : []
        switch (a.do) {
          case 'choose': {
            if (!decision) break
            last = [decision.seat, host.seq, keys[a.index % keys.length]!]
            host.choose(...last)
            break
          }
          case 'path': {
            if (!decision) break
            const path = Array.from({ length: a.length + 1 }, (_, i) => keys[(a.index + i) % keys.length]!)
            host.choose(decision.seat, host.seq, path)
            break
          }
          case 'intrude':
            if (a.seat !== decision?.seat || a.ago !== 0) {
              const answer = await host.choose(a.seat, host.seq - a.ago, keys[0] ?? 'pass')
              if (!answer.ok || answer.repeated) expect(host.seq).toBe(before)
            }
            break
          case 'resend':
            if (last) {
              host.choose(...last)
              if (last[1] < before) expect(host.seq).toBe(before)
            }
            break
          case 'undo':
            host.undo(a.seat, host.seq, a.to ?? undefined)
            break
          case 'answer':
            host.answerUndo(a.seat, host.seq, a.agree)
            break
          case 'withdraw':
            host.withdrawUndo(a.seat, host.seq)
            break
          case 'wait':
            t.clock.pass(a.ms)
            break
          case 'prefer':
            host.prefer(a.seat, a.kind, a.asking)
            break
          case 'restart': {
            watched.check()
            const [save, seq] = [host.save(), host.seq]
            host.close()
            t = table(smugglers, {}, { ...again, open: s => resumeMatch({ ...s, save, seq }) })
            watched = watch(t, save.decisions)
            expect(t.host.save()).toEqual(save)
            break
          }
        }
        await flush()
        watched.check()
      }

      await playOut(t)
      watched.check()
      if (t.seen('spectator').outcome) finished++
      expect(t.seen('spectator').outcome).not.toBe(null)
      expect(t.clock.waiting).toBe(0)
    }),
    { numRuns: RUNS },
  )
  expect(finished).toBe(RUNS)
})

/** Checks every message as it arrives, and the record whenever asked. */
function watch(t: ReturnType<typeof table>, earlier: readonly string[] = []) {
  let last = t.host.seq
  const problems: string[] = []
  for (const viewer of [...t.host.seats.map(s => s.seat), 'spectator'])
    t.host.subscribe(viewer, message => {
      const state = replay(smugglers, t.host.save()) as Smugglers
      const text = JSON.stringify(message)
      for (const card of secretsFrom(state, viewer)) if (text.includes(card)) problems.push(`${viewer} sees ${card}`)
      if (text.includes('"random"') || text.includes(`"key":"${state.random.key}`)) problems.push('chance is shown')
      if (message.decision && message.decision.seat !== viewer && message.decision.options)
        problems.push('options shown')
      if (message.seq < last) problems.push('seq went back')
      if (message.made !== state.seq) problems.push('made differs from the record')
      last = message.seq
    })
  return {
    check: () => {
      const save = t.host.save()
      expect(problems).toEqual([])
      expect(t.reports.filter(r => r.type === 'rules-failure' || r.type === 'listener-failed')).toEqual([])
      expect(hash(replay(smugglers, save))).toBe(save.hash)
      const offset = t.host.seq - t.entries.length
      expect(fold([...earlier.map((key, i) => ({ seq: i, by: '', key })), ...t.entries])).toEqual(save.decisions)
      expect(t.entries.map(entry => entry.seq)).toEqual(t.entries.map((_, i) => offset + i))
    },
  }
}

/** People answer what they are asked, bots and clocks get time: nothing more may be needed to reach the end. */
async function playOut(t: ReturnType<typeof table>) {
  for (let i = 0; i < 2000 && !t.seen('spectator').outcome; i++) {
    const { undo, decision } = t.seen('spectator')
    if (undo.request) t.host.answerUndo(undo.request.waitsFor[0]!, t.host.seq, false)
    else if (decision) t.host.choose(decision.seat, t.host.seq, t.keys(decision.seat).at(-1)!)
    t.clock.pass(600)
    await flush()
  }
}
