import {
  BadSave,
  counting,
  current,
  type Event,
  hash,
  newSave,
  offered,
  replay,
  type Save,
  verify,
} from '@redoubt/kernel'
import { playRandom } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { auction } from './games/auction.ts'
import { duelGame } from './games/duel.ts'

function finished(seed = 'saved'): Save {
  const { state, decisions } = playRandom(auction, { seats: 3 }, seed)
  const save = newSave(auction, { seats: 3 }, seed)
  return { ...save, decisions, outcome: state.outcome, hash: hash(state) }
}

test('a save is a readable text of decisions that replays to the same state', () => {
  const save: Save = JSON.parse(JSON.stringify(finished()))
  expect(save.decisions[0]).toMatch(/^bid:[1-6]$/)
  expect(hash(replay(auction, save))).toBe(save.hash)
})

test('a replay stops where it is told', () => {
  const save = finished()
  expect(replay(auction, save, 0).seq).toBe(0)
  expect(replay(auction, save, 4).seq).toBe(4)
  expect(replay(auction, save, 999).outcome).toEqual(save.outcome)
})

test('a save can be played on', () => {
  const g = replay(auction, { ...finished(), outcome: undefined, hash: undefined }, 3)
  auction.choose(g, offered(g)[0]!, [] as Event[])
  expect(g.seq).toBe(4)
})

test('a save of an older rules version is brought forward, step by step, and loses the hash of the old rules', () => {
  const save = finished()
  const old = {
    ...save,
    rules: '1',
    decisions: save.decisions.map(d => d.replace('bid:', 'offer:')),
    hash: 'of old rules',
  }
  expect(current(auction, old)).toEqual({ ...save, hash: undefined })
  expect(current(auction, old)).not.toHaveProperty('hash')
  expect(hash(replay(auction, old))).toBe(save.hash)
  expect(verify(auction, old, 'saved')).toMatchObject({ ok: true, hash: save.hash })
  const third = { ...auction, rules: '3', migrate: { ...auction.migrate, 2: (s: Save) => ({ ...s, rules: '3' }) } }
  expect(current(third, old).rules).toBe('3')
})

test('a save of the current version keeps its hash', () => {
  const save = finished()
  expect(current(auction, save)).toBe(save)
})

test.each<[string, unknown, RegExp]>([
  ['nothing', null, /not a save/],
  ['another format', { ...finished(), format: 2 }, /not a save/],
  ['another game', { ...finished(), game: 'duel' }, /a save of duel, not of auction/],
  ['a newer rules version', { ...finished(), rules: '9' }, /version 9 of auction is not known/],
  ['a rules version that names no version', { ...finished(), rules: 'constructor' }, /version constructor/],
  ['no seed', { ...finished(), seed: undefined }, /holds no seed/],
  ['impossible options', { ...finished(), options: { seats: 9 } }, /options of the save are refused: seats/],
  ['a decision that is not possible', { ...finished(), decisions: ['bid:9'] }, /Decision 1 of the save, "bid:9"/],
  ['a decision that is no text', { ...finished(), decisions: [7] }, /list of texts/],
  ['decisions that are no list', { ...finished(), decisions: 'bid:1' }, /list of texts/],
  [
    'fewer decisions than it says',
    { ...finished(), length: 99 },
    /says that it has 99 decisions and holds \d+: it was cut/,
  ],
  ['more decisions than the match has', { ...finished(), decisions: [...finished().decisions, 'bid:1'] }, /over/],
])('%s is refused with the reason', (_, save, reason) => {
  expect(() => replay(auction, save as Save)).toThrow(BadSave)
  expect(() => replay(auction, save as Save)).toThrow(reason)
})

test('a save of an older version without a step goes on as it is; one of a newer version does not', () => {
  const { migrate: _, ...third } = { ...auction, rules: '3' }
  expect(current(third, finished())).toEqual({ ...finished(), rules: '3' })
  expect(() => current(third, { ...finished(), rules: '4' })).toThrow(/version 4 of auction is not known/)
})

test('a match that goes on from a position is played from there', () => {
  const save = finished()
  const since = { at: 5, rules: '1', state: replay(auction, save, 5) }
  const before = hash(since.state)
  const cut = { ...save, decisions: save.decisions.with(0, 'not possible any more'), since }
  expect(hash(replay(auction, cut))).toBe(save.hash)
  expect(hash(since.state)).toBe(before)
})

test('dice and shuffles are counted', () => {
  const { state, decisions } = playRandom(duelGame, {}, 'dice')
  const counted = counting(() => replay(duelGame, { ...newSave(duelGame, {}, 'dice'), decisions }))
  expect(hash(counted.value)).toBe(hash(state))
  expect(counted.dice).toBeGreaterThan(2)
  expect(counting(() => 1)).toEqual({ value: 1, dice: 0, shuffles: 0 })
})

test('migrations that lead nowhere end with a reason', () => {
  const circle = {
    ...auction,
    migrate: { 1: (s: Save) => ({ ...s, rules: '0' }), 0: (s: Save) => ({ ...s, rules: '1' }) },
  }
  expect(() => current(circle, { ...finished(), rules: '1' })).toThrow(BadSave)
  const still = { ...auction, migrate: { 1: (s: Save) => s } }
  expect(() => current(still, { ...finished(), rules: '1' })).toThrow(BadSave)
})

test('a true save verifies with its seed', () => {
  const save = finished()
  const { seed, ...published } = save
  expect(verify(auction, published, seed!)).toEqual({
    ok: true,
    hash: save.hash,
    outcome: save.outcome,
    waitsFor: null,
    made: save.decisions.length,
    dice: 0,
    shuffles: 8, // the prizes, three decks, four ties
  })
})

test('a match in progress verifies too', () => {
  const save = { ...newSave(auction, {}, 's'), decisions: [] }
  expect(verify(auction, save, 's')).toMatchObject({ ok: true, outcome: null })
})

/** Another decision at the same point that the rest of the match still allows. */
function changedDecision(save: Save): Save {
  for (let i = 0; i < save.decisions.length; i++) {
    for (const other of offered(replay(auction, save, i))) {
      const decisions = save.decisions.with(i, other)
      try {
        if (other !== save.decisions[i] && replay(auction, { ...save, decisions }).outcome)
          return { ...save, decisions }
      } catch {}
    }
  }
  throw new Error('No decision can be changed.')
}

const forgeries: Record<string, (save: Save) => [Save, string]> = {
  'another seed': save => [save, 'another'],
  'another commitment': save => [{ ...save, commitment: '0'.repeat(64) }, save.seed!],
  'an impossible decision': save => [{ ...save, decisions: save.decisions.with(2, 'bid:9') }, save.seed!],
  'a changed decision': save => [changedDecision(save), save.seed!],
  'a missing decision': save => [{ ...save, decisions: save.decisions.slice(0, -1) }, save.seed!],
  'another winner': save => [{ ...save, outcome: { ...save.outcome!, winners: ['west'] } }, save.seed!],
  'no winner yet': save => [{ ...save, outcome: null }, save.seed!],
  'another hash': save => [{ ...save, hash: save.hash!.replace(/^./, c => (c === '0' ? '1' : '0')) }, save.seed!],
  'other options': save => [{ ...save, options: { seats: 4 } }, save.seed!],
  'another position of a round': save => [{ ...save, rounds: [{ at: 2, round: 1, hash: save.hash! }] }, save.seed!],
  'fewer decisions than it says': save => [{ ...save, length: save.decisions.length + 1 }, save.seed!],
  'a position instead of a beginning': save => [
    { ...save, since: { at: 3, rules: '1', state: replay(auction, save, 3) } },
    save.seed!,
  ],
  'another game': save => [{ ...save, game: 'duel' }, save.seed!],
  'nothing at all': () => [null as unknown as Save, 'saved'],
}

test.each(Object.entries(forgeries))('%s is found out', (_, forge) => {
  const [save, seed] = forge(finished())
  const verdict = verify(auction, save, seed)
  expect(verdict.ok).toBe(false)
  expect(verdict).toHaveProperty('reason', expect.stringMatching(/\w/))
})

test('a changed die is found out by the outcome or the hash', () => {
  const { state, decisions } = playRandom(duelGame, {}, 'dice')
  const save = { ...newSave(duelGame, {}, 'dice'), decisions, outcome: state.outcome, hash: hash(state) }
  expect(verify(duelGame, save, 'dice').ok).toBe(true)
  expect(verify(duelGame, { ...save, options: { dice: [1, 1, 1] } }, 'dice').ok).toBe(false)
})
