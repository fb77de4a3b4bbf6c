import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Event, nextUint32, type Registry, registry, type State } from '@redoubt/kernel'
import { afterAll, expect, test } from 'vitest'
import { replayCommand } from '../src/commands/replay.ts'
import { ask, terminal, testGames } from './talk.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [, , { save }] = await ask(
  { cmd: 'new', game: 'pig', options: { goal: 5, dice: [5, 1] }, seed: 'abc' },
  { cmd: 'choose', match: 'm1', seq: 0, key: 'roll' },
  { cmd: 'save', match: 'm1' },
)
/** Written by hand: nothing in it says how it ends. */
const { length: _length, outcome: _outcome, hash: _hash, state: _state, rounds: _rounds, ...plain } = save
const over = { ...plain, decisions: ['roll', 'hold'] }

async function replay(content: unknown, ...given: Array<string | { games: Registry }>) {
  const args = given.filter(one => typeof one === 'string')
  const known = given.find(one => typeof one === 'object')?.games ?? testGames
  const file = join(folder, 'match.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  const io = terminal()
  try {
    return { code: await replayCommand([file, ...args], io, known), out: io.out, err: io.err }
  } catch (error) {
    return { code: 'thrown', out: io.out, err: (error as Error).message }
  }
}

test('prints what was decided and what happened', async () => {
  expect((await replay(over)).out).toBe(`Pig, rules 1: ann, bob
Commitment ${save.commitment}

    1  ann roll  (roll-or-hold, P-1)
           rolled seat=ann face=5
    2  ann hold  (roll-or-hold, P-1)
           held seat=ann score=5

Over after 2 decisions: ann won. ann has 5 points. (P-2)
`)
})

test('stops where it is told, and says who is to decide', async () => {
  const { out } = await replay(over, '--to', '1')
  expect(out).toContain('\nAfter 1 of 2 decisions.\nann is to decide: roll-or-hold.\n')
  expect(out).not.toContain('held')
  expect((await replay(over, '--to', '0')).out).toContain('After 0 of 2 decisions.')
})

test('prints the same as JSON', async () => {
  const { out, code } = await replay(over, '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    game: 'pig',
    log: [
      { n: 1, seat: 'ann', key: 'roll', events: [{ type: 'rolled', face: 5 }] },
      { n: 2, seat: 'ann', key: 'hold' },
    ],
    decision: null,
    outcome: { winners: ['ann'] },
  })
})

test('verifies dice, shuffles and outcome', async () => {
  expect(await replay(save, '--verify')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Verified: 1 decisions/),
  })
  expect(await replay({ ...save, hash: 'other' }, '--verify')).toMatchObject({
    code: 1,
    out: 'Not verified: The match ends in another position.\n',
  })
  const { seed: _, ...sealed } = save
  expect((await replay(sealed, '--verify')).err).toContain('--seed')
  expect(await replay(sealed, '--verify', '--seed', 'abc')).toMatchObject({ code: 0 })
  expect(await replay(sealed, '--verify', '--seed', 'abd', '--json')).toMatchObject({
    code: 1,
    out: expect.stringContaining('"ok":false'),
  })
})

test('takes what the engine answered to "save", and standard input', async () => {
  expect(await replay({ id: 3, ok: true, save })).toMatchObject({ code: 0 })
  const io = terminal([JSON.stringify(save)])
  expect(await replayCommand(['-'], io, testGames)).toBe(0)
  expect(io.out).toContain('rolled')
})

test('prints a broken match up to the decision that cannot be made', async () => {
  const { out, err } = await replay({ ...over, decisions: ['roll', 'fly', 'hold'] })
  expect(out).toContain('rolled')
  expect(err).toContain('Decision 2, "fly", cannot be made')
})

test.each([
  ['is no JSON', 'hello', 'cannot be read'],
  ['is no save', [1], 'is not a save'],
  ['is of another game', { format: 1, game: 'go' }, 'none of the games here'],
  ['has no decisions', { format: 1, game: 'pig', rules: '1' }, 'decisions'],
  ['holds no seed', { format: 1, game: 'pig', rules: '1', decisions: [] }, 'no seed'],
  ['has bad options', { format: 1, game: 'pig', rules: '1', seed: 'a', decisions: [], options: { goal: 0 } }, 'goal'],
])('a file that %s is refused with the reason', async (_, content, reason) => {
  expect(await replay(content)).toMatchObject({ code: 'thrown', err: expect.stringContaining(reason) })
})

test('a match that was cut short or changed is refused with a sentence', async () => {
  const long = await ask(
    { cmd: 'new', game: 'pig', options: { goal: 50 }, seed: 'abc' },
    { cmd: 'random', match: 'm1', n: 9 },
    { cmd: 'save', match: 'm1' },
  )
  const whole = long[2].save
  const cut = { ...whole, decisions: whole.decisions.slice(0, 5) }
  expect(await replay(whole)).toMatchObject({ code: 0 })
  expect((await replay(cut)).err).toMatch(/says that it has 9 decisions and holds 5: it was cut short/)
  expect((await replay({ ...cut, length: 5 })).err).toMatch(/ends in another position than the save says/)
  expect((await replay({ ...whole, hash: 'other' }, '--json')).err).toMatch(/another position/)
  expect(await replay(cut, '--verify')).toMatchObject({ code: 1, out: expect.stringContaining('cut short') })
  const [, loaded] = await ask({ cmd: 'games' }, { cmd: 'load', save: cut })
  expect(loaded.error).toMatchObject({ code: 'bad-save', message: expect.stringContaining('cut short') })
})

test('a match lost on time verifies and says so; one that nobody can have lost does not', async () => {
  const forfeit = { winners: ['bob'], rule: 'clock', reason: 'ann ran out of time.' }
  expect((await replay({ ...save, forfeit }, '--verify')).out).toMatch(
    /Verified: .* Lost on time, .* ann ran out of time/,
  )
  expect((await replay({ ...save, forfeit })).out).toContain('bob won. ann ran out of time.')
  const never = { ...forfeit, winners: ['ann'] }
  expect(await replay({ ...save, forfeit: never }, '--verify')).toMatchObject({ code: 1 })
})

test('a match of older rules that comes out otherwise is shown from its latest position, and says so', async () => {
  const pig = testGames.get('pig')!
  const later = {
    ...pig,
    rules: '2',
    choose: (g: State, ...rest: [string, Event[]?]) => {
      nextUint32(g.random)
      pig.choose(g, ...rest)
    },
  }
  const [, , old] = await ask(
    { cmd: 'new', game: 'pig', options: { goal: 50 }, seed: 'abc' },
    { cmd: 'random', match: 'm1', n: 9 },
    { cmd: 'save', match: 'm1' },
  )
  const { code, out } = await replay(old.save, { games: registry(later) })
  expect(code).toBe(0)
  expect(out).toContain('changed from version 1 to 2')
  expect(out).toContain('goes on from decision 9')
  expect(out).toContain('is to decide: roll-or-hold.')
})

test('a save that is nested too deep is refused in a sentence', async () => {
  const deep = `{"game":"pig","options":${'['.repeat(5000)}${']'.repeat(5000)}}`
  for (const args of [[], ['--json'], ['--verify']]) {
    const { code, err } = await replay(deep, ...args)
    expect([code, err]).toEqual(['thrown', expect.stringMatching(/match\.json is nested more than 100 deep\.$/)])
  }
})
