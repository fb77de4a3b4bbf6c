import {
  decide,
  type Frame,
  fastRandom,
  finish,
  hash,
  inOrder,
  newSave,
  pickOne,
  replay,
  type State,
} from '@redoubt/kernel'
import { assertDecidable, type Mode, mode, playRandom, Table } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { duelGame } from './games/duel.ts'
import { GAMES, seeds } from './games/games.ts'
import { flow, type Lab, lab, type Word, words } from './lab.ts'

const over = (g: Lab) => finish(g, [], 'X', 'over')
const asking = (options: Word[], pick = (_g: Lab, _choice: Word) => {}) =>
  lab([
    flow('main', {
      a: { ask: () => decide('alpha', 'word', 'X', options), pick: (g, _, choice) => pick(g, choice) },
      b: over,
    }),
  ])

test('two options of the same key are a defect', () => {
  expect(() => new Table(asking(words('a', 'b', 'a')), null)).toThrow('are called "say:a"')
  expect(() => playRandom(asking(words('a', 'b', 'a')), null, 's')).toThrow('are called "say:a"')
  assertDecidable({ decision: null } as State)
})

test('a decision that changes after it was made is a defect', () => {
  const changing = asking(words('a', 'b'), (_, choice) => void (choice.word = 'c'))
  expect(() => new Table(changing, null).choose('say:a')).toThrow('changed after it was made')
  expect(() =>
    playRandom(
      asking(words('a', 'b'), (_, c) => void (c.word = 'c')),
      null,
      's',
    ),
  ).toThrow('changed after')
})

test('a state that is not plain data is a defect', () => {
  const hoarding = asking(words('a', 'b'), g => void ((g as any).set = new Set()))
  expect(() => new Table(hoarding, null).choose('say:a')).toThrow('state.set is a Set')
})

test('a refused choice leaves the table as it was', () => {
  const t = new Table(duelGame, {})
  t.choose('strike')
  const { latest } = t
  expect(() => t.choose('dance')).toThrow('"dance" is not among')
  expect(t.decisions).toEqual(['strike'])
  expect(t.latest).toBe(latest)
})

test('the mode comes from the environment', () => {
  expect(mode).toBe(process.env.REDOUBT_MODE ?? 'plain')
})

test('a decision made again finds a game that remembers outside its state', () => {
  let picks = 0
  const forgetful = asking(words('a', 'b'), g => void g.log.push(`${++picks}`))
  expect(() => new Table(forgetful, null, 's', 'again').choose('say:a')).toThrow('leads elsewhere')
})

test('a position that was saved and loaded is the one that tests see, also when they have changed it', () => {
  const t = new Table<Lab>(asking(words('a', 'b')), null, 's', 'again')
  const { log } = t.state
  t.state.log.push('changed')
  t.choose('say:a')
  expect(t.state.log).toEqual(['changed'])
  expect(t.state.log).not.toBe(log)
})

test('a decision made again finds two places of the state that are secretly one', () => {
  const twoLists = () => {
    const shared: string[] = []
    const keep = flow<Frame & { list: string[] }>('keep', {
      a: {
        ask: () => decide('alpha', 'word', 'X', words('a', 'b')),
        pick: (_, f, c) => void f.list.push(c.word),
      },
      b: (g, f) => void g.log.push(f.list.join('')),
    })
    const main = flow('main', {
      a: () => inOrder([keep.start({ list: shared }), keep.start({ list: shared })]),
      b: over,
    })
    return lab([main, keep])
  }
  const logIn = (m: Mode) => new Table<Lab>(twoLists(), null, 's', m).choose('say:a').choose('say:b').state.log
  expect(logIn('plain')).toEqual(['a', 'ab'])
  expect(() => logIn('again')).toThrow('leads elsewhere')
})

test.each(GAMES)('%s: a table passes its own checks after every decision', (_, game, options) => {
  seeds(seed => {
    const t = new Table(game, options, seed)
    const chance = { random: fastRandom(seed) }
    while (!t.state.outcome) t.choose(pickOne(chance, t.offers))
    expect(hash(replay(game, { ...newSave(game, options, seed), decisions: t.decisions }))).toBe(hash(t.state))
  }, 10)
})
