import { registry, verify } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { engine } from '../src/index.ts'
import { pig } from './games/pig.ts'
import { ask, stream } from './talk.ts'

const open = { id: 1, cmd: 'new', game: 'pig', options: { dice: [5, 6, 1, 4] }, seed: 'abc' }

test('new opens a match at its first decision', async () => {
  const [answer] = await ask(open)
  expect(answer).toEqual({
    id: 1,
    ok: true,
    match: 'm1',
    seq: 0,
    decision: {
      seat: 'ann',
      kind: 'roll-or-hold',
      rule: 'P-1',
      options: [
        { key: 'roll', do: 'roll' },
        { key: 'hold', do: 'hold', points: 0 },
      ],
    },
    outcome: null,
    events: [],
  })
})

test('new without a seed draws one of its own', async () => {
  const answers = await ask({ cmd: 'new', game: 'pig' }, { cmd: 'new', game: 'pig' }, ...['m1', 'm2'].map(saveOf))
  const [a, b] = answers.slice(2).map(answer => answer.save.seed)
  expect(a).toMatch(/^[0-9a-f]{64}$/)
  expect(a).not.toBe(b)
})

test('new does not begin what only goes on', async () => {
  const said: string[] = []
  const games = registry({ ...pig, refuses: () => 'goal: nobody begins with that any more' })
  await engine(stream([`${JSON.stringify(open)}\n`]), line => void said.push(line), { games })
  const { ok, error } = JSON.parse(said[0]!)
  expect([ok, error.code, error.message]).toEqual([false, 'bad-options', 'goal: nobody begins with that any more'])
})

const saveOf = (match: string) => ({ cmd: 'save', match })

test('choose makes a decision and tells what happened', async () => {
  const answers = await ask(
    open,
    { id: 2, cmd: 'choose', match: 'm1', seq: 0, key: 'roll' },
    { id: 'three', cmd: 'choose', match: 'm1', seq: 1, key: 'hold' },
  )
  expect(answers[1]).toMatchObject({ id: 2, ok: true, match: 'm1', seq: 1, events: [{ type: 'rolled', face: 5 }] })
  expect(answers[2]).toMatchObject({ id: 'three', ok: true, seq: 2, decision: { seat: 'bob' }, outcome: null })
})

test.each([
  ['an illegal key', { key: 'fly', seq: 0 }, 'illegal-choice', { options: ['roll', 'hold'] }],
  ['an old seq', { key: 'roll', seq: 7 }, 'wrong-seq', { seq: 0 }],
  ['no seq', { key: 'roll' }, 'bad-request', {}],
  ['a seq that is no number', { key: 'roll', seq: '0' }, 'bad-request', {}],
  ['no key', { seq: 0 }, 'bad-request', {}],
  ['a key that is no text', { seq: 0, key: { do: 'roll' } }, 'bad-request', {}],
  ['another match', { seq: 0, key: 'roll', match: 'm9' }, 'unknown-match', {}],
  ['no match', { seq: 0, key: 'roll', match: null }, 'bad-request', {}],
])('choose with %s is refused and changes nothing', async (_, request, code, more) => {
  const answers = await ask(
    open,
    { cmd: 'hash', match: 'm1' },
    { id: 4, cmd: 'choose', match: 'm1', ...request },
    { cmd: 'hash', match: 'm1' },
  )
  expect(answers[2]).toEqual({ id: 4, ok: false, error: { code, message: expect.any(String), ...more } })
  expect(answers[3]).toEqual(answers[1])
})

test('view shows the match to a seat or a spectator', async () => {
  const answers = await ask(
    open,
    { id: 2, cmd: 'view', match: 'm1', seat: 'ann' },
    { id: 3, cmd: 'view', match: 'm1', seat: 'spectator' },
    { id: 4, cmd: 'view', match: 'm1', seat: 'eve' },
  )
  expect(answers[1]).toEqual({ id: 2, ok: true, view: { goal: 20, scores: { ann: 0, bob: 0 } } })
  expect(answers[2]).toMatchObject({ ok: true })
  expect(answers[3].error).toMatchObject({ code: 'unknown-seat', seats: ['spectator', 'ann', 'bob'] })
})

test('state shows everything', async () => {
  const [, answer] = await ask(open, { cmd: 'state', match: 'm1' })
  expect(answer.state).toMatchObject({ seq: 0, random: { queue: [5, 6, 1, 4] }, stack: [{ flow: 'match' }] })
})

test('random plays n legal choices, the same ones for the same match', async () => {
  const play = { cmd: 'random', match: 'm1', n: 30 }
  const [[, a], [, b], [, c]] = await Promise.all([ask(open, play), ask(open, play), ask(open, { ...play, seed: 'x' })])
  expect(a).toMatchObject({ ok: true, match: 'm1' })
  expect(a.seq).toBe(a.keys.length)
  expect(a.events.length).toBe(a.seq)
  expect(b).toEqual(a)
  expect(c.keys).not.toEqual(a.keys)
})

test('random stops at the end of the match', async () => {
  const [, over, again] = await ask(open, { cmd: 'random', match: 'm1', n: 10_000 }, { cmd: 'random', match: 'm1' })
  expect(over).toMatchObject({ decision: null, outcome: { rule: 'P-2' } })
  expect(over.seq).toBeLessThan(10_000)
  expect(again).toMatchObject({ ok: true, seq: over.seq, keys: [] })
})

test('bot lets a bot decide for whoever is to decide', async () => {
  const [, first, , unknown, name] = await ask(
    open,
    { cmd: 'bot', match: 'm1', level: 'random' },
    { cmd: 'bot', match: 'm1' },
    { cmd: 'bot', match: 'm1', level: 'genius' },
    { cmd: 'bot', match: 'm1', level: 'constructor' },
  )
  expect(first).toMatchObject({ ok: true, seq: 1, key: expect.stringMatching(/roll|hold/) })
  expect(unknown.error).toMatchObject({ code: 'unknown-bot', levels: expect.arrayContaining(['random']) })
  expect(name.error.code).toBe('unknown-bot')
})

test('bot and choose say when the match is over', async () => {
  const [, { seq }, bot, choose] = await ask(
    open,
    { cmd: 'random', match: 'm1', n: 10_000 },
    { cmd: 'bot', match: 'm1' },
    { cmd: 'view', match: 'm1', seat: 'ann' },
  )
  expect(bot.error.code).toBe('match-over')
  expect(choose.ok).toBe(true)
  const [, , over] = await ask(
    open,
    { cmd: 'random', match: 'm1', n: 10_000 },
    {
      cmd: 'choose',
      match: 'm1',
      seq,
      key: 'roll',
    },
  )
  expect(over.error).toMatchObject({ code: 'illegal-choice', options: [] })
})

test('undo goes back, also over dice, and on again the same way', async () => {
  const roll = (seq: number) => ({ cmd: 'choose', match: 'm1', seq, key: 'roll' })
  const hash = { cmd: 'hash', match: 'm1' }
  const answers = await ask(open, roll(0), hash, roll(1), { cmd: 'undo', match: 'm1' }, hash, roll(1), {
    cmd: 'undo',
    match: 'm1',
    n: 2,
  })
  expect(answers[5]).toEqual(answers[2])
  expect(answers[6]).toEqual(answers[3])
  expect(answers[7]).toMatchObject({ seq: 0, decision: { seat: 'ann' }, events: [] })
  const [, none] = await ask(open, { cmd: 'undo', match: 'm1' })
  expect(none.error.code).toBe('bad-request')
})

test('save and load carry a match from one engine to another', async () => {
  const [, played, { save }] = await ask(open, { cmd: 'random', match: 'm1', n: 7 }, saveOf('m1'))
  expect(verify(pig, save, 'abc')).toMatchObject({ ok: true })
  const [loaded, again] = await ask({ cmd: 'load', save }, saveOf('m1'))
  expect(loaded).toMatchObject({ ok: true, match: 'm1', seq: 7, decision: played.decision, events: [] })
  expect(again.save).toEqual(save)
})

test.each([
  ['nothing', undefined, 'bad-request'],
  ['a text', 'save', 'bad-request'],
  ['another game', { format: 1, game: 'go' }, 'unknown-game'],
  ['no format', { game: 'pig' }, 'bad-save'],
  ['other rules', { format: 1, game: 'pig', rules: '0', decisions: [] }, 'bad-save'],
  ['no decisions', { format: 1, game: 'pig', rules: '1', seed: 'a' }, 'bad-save'],
  ['bad options', { format: 1, game: 'pig', rules: '1', seed: 'a', options: { goal: 0 }, decisions: [] }, 'bad-save'],
  ['a bad decision', { format: 1, game: 'pig', rules: '1', seed: 'a', options: {}, decisions: ['fly'] }, 'bad-save'],
])('load of a save with %s is refused', async (_, save, code) => {
  const [answer, { games }] = await ask({ cmd: 'load', save }, { cmd: 'games' })
  expect(answer.error.code).toBe(code)
  expect(games).toHaveLength(2)
})

test('fork makes a match of its own, from now or from any earlier decision', async () => {
  const answers = await ask(
    open,
    { cmd: 'random', match: 'm1', n: 6 },
    { cmd: 'fork', match: 'm1' },
    { cmd: 'fork', match: 'm1', at: 2 },
    { cmd: 'random', match: 'm3', n: 3 },
    { cmd: 'hash', match: 'm1' },
    { cmd: 'hash', match: 'm2' },
    { cmd: 'fork', match: 'm1', at: 7 },
  )
  expect(answers[2]).toMatchObject({ match: 'm2', seq: 6 })
  expect(answers[3]).toMatchObject({ match: 'm3', seq: 2 })
  expect(answers[5].hash).toBe(answers[6].hash)
  expect(answers[7].error.code).toBe('bad-request')
})

test('close forgets a match; its name is not used again', async () => {
  const answers = await ask(open, { cmd: 'close', match: 'm1' }, { cmd: 'hash', match: 'm1' }, open)
  expect(answers[1]).toMatchObject({ ok: true, match: 'm1' })
  expect(answers[2].error.code).toBe('unknown-match')
  expect(answers[3].match).toBe('m2')
})

test('games lists the games', async () => {
  const [answer] = await ask({ id: 0, cmd: 'games' })
  expect(answer).toEqual({
    id: 0,
    ok: true,
    games: [
      { id: 'pig', name: 'Pig', rules: '1' },
      { id: 'faulty', name: 'Faulty', rules: '1' },
    ],
  })
})

test('any command may name the seq it expects', async () => {
  const answers = await ask(
    open,
    ...['random', 'bot', 'undo', 'save', 'hash', 'fork', 'close'].map(cmd => ({ cmd, match: 'm1', seq: 3 })),
  )
  for (const answer of answers.slice(1)) expect(answer.error).toMatchObject({ code: 'wrong-seq', seq: 0 })
})

test('rules that throw are an error, and the match is as it was', async () => {
  const go = (key: string) => ({ cmd: 'choose', match: 'm1', seq: 0, key })
  const hash = { cmd: 'hash', match: 'm1' }
  const answers = await ask(
    { cmd: 'new', game: 'faulty' },
    hash,
    go('bad'),
    go('circle'),
    hash,
    { cmd: 'view', match: 'm1', seat: 'solo' },
    { cmd: 'bot', match: 'm1' },
    { cmd: 'random', match: 'm1', n: 500 },
    hash,
    { cmd: 'new', game: 'faulty', options: { broken: true } },
    go('good'),
  )
  for (const i of [2, 3, 5, 6, 7, 9]) expect(answers[i].error.code).toBe('rules-failure')
  expect(answers[4]).toEqual(answers[1])
  expect(answers[8]).toEqual(answers[1])
  expect(answers[10]).toMatchObject({ ok: true, seq: 1 })
})
