import {
  call,
  decide,
  end,
  endWith,
  type Flow,
  type Frame,
  finish,
  flowTable,
  goto,
  hash,
  IllegalChoice,
  inOrder,
  key,
  procedure,
  unwind,
} from '@redoubt/kernel'
import { Table } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { flow, type Lab, lab, words } from './lab.ts'

interface Say extends Frame {
  text: string
}
const say = flow<Say>('say', { only: (g, f) => void g.log.push(f.text) })
const over = (g: Lab) => finish(g, [], 'X', 'over')
const logOf = (flows: Flow[]) => new Table<Lab>(lab(flows), null).state.log

test('the steps of a procedure run in the order written', () => {
  const main = flow('main', {
    a: g => void g.log.push('a'),
    b: g => void g.log.push('b'),
    c: over,
  })
  expect(logOf([main])).toEqual(['a', 'b'])
})

test('a called procedure runs first, then the caller goes on with its next step', () => {
  const main = flow('main', { a: () => call(say, { text: 'called' }), b: g => void g.log.push('after'), c: over })
  expect(logOf([main, say])).toEqual(['called', 'after'])
})

test('the name of a procedure is enough to call it and to go back to it', () => {
  const later = procedure<Say>('later', 'first')
  const main = flow('main', {
    a: () => call(later, { text: 'by name' }),
    b: g => void g.log.push('not reached'),
    out: over,
  })
  const defined = flow<Say>('later', {
    first: (g, f) => void g.log.push(f.text),
    second: () => unwind(procedure('main', 'a'), 'out'),
  })
  expect(logOf([main, defined])).toEqual(['by name'])
  expect(later.start({ text: 'x' })).toEqual(defined.start({ text: 'x' }))
})

test('several procedures run one after the other, an empty list is no call', () => {
  const main = flow('main', {
    a: () => inOrder(['1', '2', '3'].map(text => say.start({ text }))),
    b: () => inOrder([]),
    c: over,
  })
  expect(logOf([main, say])).toEqual(['1', '2', '3'])
})

test('goto goes on with another step, backwards too', () => {
  const main = flow('main', {
    a: g => void g.log.push('a'),
    b: g => (g.log.length < 3 ? goto('a') : goto('d')),
    c: g => void g.log.push('skipped'),
    d: over,
  })
  expect(logOf([main])).toEqual(['a', 'a', 'a'])
})

test('a procedure may end early, and hand a value to its caller', () => {
  const half = flow<Frame & { n: number }>('half', {
    odd: (_, f) => (f.n % 2 ? end : undefined),
    even: (_, f) => endWith(f.n / 2),
    never: g => void g.log.push('never'),
  })
  const main = flow('main', {
    a: () => call(half, { n: 8 }),
    b: (g, f) => void g.log.push(`8: ${f.result}`),
    c: () => call(half, { n: 7 }),
    d: (g, f) => void g.log.push(`7: ${f.result}`),
    e: over,
  })
  expect(logOf([main, half])).toEqual(['8: 4', '7: undefined'])
})

test('what the last step calls returns to the caller: a procedure need not wait for it', () => {
  const depth = flow('depth', { only: g => endWith(g.stack.length) })
  const through = flow('through', { only: () => call(depth, {}) })
  const main = flow('main', {
    a: () => call(through, {}),
    b: (g, f) => void g.log.push(`${f.result}`),
    c: over,
  })
  expect(logOf([main, through, depth])).toEqual(['2'])
})

test('unwind abandons everything down to a procedure, which goes on at a step of its own', () => {
  const inner: Flow = flow('inner', { a: () => unwind(outer, 'rescue'), b: g => void g.log.push('inner went on') })
  const middle: Flow = flow('middle', { a: () => call(inner, {}), b: g => void g.log.push('middle went on') })
  const outer: Flow = flow('outer', {
    a: () => call(middle, {}),
    b: g => void g.log.push('outer went on'),
    rescue: g => void g.log.push('rescued'),
    c: over,
  })
  expect(logOf([outer, middle, inner])).toEqual(['rescued'])
})

test('unwind goes to the innermost procedure of that name', () => {
  const nest: Flow<Frame & { depth: number }> = flow<Frame & { depth: number }>('nest', {
    a: (_, f) => (f.depth < 3 ? call(nest, { depth: f.depth + 1 }) : call(bail, {})),
    b: (g, f) => void g.log.push(`done ${f.depth}`),
    out: (g, f) => void g.log.push(`out ${f.depth}`),
  })
  const bail: Flow = flow('bail', { a: () => unwind(nest, 'out') })
  const main = flow('main', { a: () => call(nest, { depth: 1 }), b: over })
  expect(logOf([main, nest, bail])).toEqual(['out 3', 'done 2', 'out 2', 'done 1', 'out 1'])
})

const asking = (options: string[], more?: { always: true }) =>
  flow('main', {
    a: {
      ask: () => decide('alpha', 'word', 'X-1', words(...options), more),
      pick: (g, _, choice) => void g.log.push(choice.word),
    },
    b: over,
  })

test('a decision waits for its seat, and the pick goes on', () => {
  const t = new Table<Lab>(lab([asking(['yes', 'no'])]), null)
  expect(t.offers).toEqual(['say:yes', 'say:no'])
  expect(t.state).toMatchObject({ seq: 0, outcome: null, decision: { seat: 'alpha', rule: 'X-1' } })
  t.choose('say:no')
  expect(t.state).toMatchObject({ seq: 1, log: ['no'], decision: null, outcome: { rule: 'X' } })
})

test('a single option picks itself, unless the decision must always be asked', () => {
  expect(new Table<Lab>(lab([asking(['only'])]), null).state).toMatchObject({ seq: 0, log: ['only'], decision: null })
  const always = new Table<Lab>(lab([asking(['only'], { always: true })]), null)
  expect(always.offers).toEqual(['say:only'])
  expect(always.choose('say:only').state.log).toEqual(['only'])
})

test('a question without a decision is skipped', () => {
  const main = flow('main', { a: { ask: () => null, pick: g => void g.log.push('picked') }, b: over })
  expect(logOf([main])).toEqual([])
})

test('a pick may call, go elsewhere or end, like any step', () => {
  const main = flow('main', {
    a: {
      ask: () => decide('alpha', 'word', 'X', words('call', 'again', 'end')),
      pick: (_, __, { word }) =>
        word === 'call' ? { ...call(say, { text: 'called' }), to: 'a' } : word === 'again' ? goto('a') : goto('z'),
    },
    b: g => void g.log.push('never'),
    z: over,
  })
  const t = new Table<Lab>(lab([main, say]), null)
  t.choose('say:call').choose('say:again').choose('say:call').choose('say:end')
  expect(t.state.log).toEqual(['called', 'called'])
  expect(t.state.seq).toBe(4)
})

test('after the end nothing further resolves and nothing can be chosen', () => {
  const main = flow('main', {
    a: g => {
      finish(g, ['alpha'], 'X-1', 'first')
      finish(g, ['beta'], 'X-2', 'second')
      return call(say, { text: 'too late' })
    },
    b: g => void g.log.push('too late'),
  })
  const game = lab([main, say])
  const { state } = new Table<Lab>(game, null)
  expect(state.outcome).toEqual({ winners: ['alpha'], rule: 'X-1', reason: 'first' })
  expect(state.log).toEqual([])
  const before = hash(state)
  expect(() => game.choose(state, 'say:yes')).toThrow(/the match is over/)
  expect(hash(state)).toBe(before)
})

test('whatever is not offered is refused, of whatever type it is', () => {
  const game = lab([asking(['yes', 'no'])])
  const g = game.create(null, 's')
  const before = hash(g)
  const wrong: unknown[] = [
    'say:maybe',
    '',
    'say',
    { do: 'say' },
    { do: 'say', word: 'maybe' },
    {},
    [],
    null,
    undefined,
    7,
  ]
  for (const choice of wrong) expect(() => game.choose(g, choice as string)).toThrow(IllegalChoice)
  expect(hash(g)).toBe(before)
})

test('an option may be named by its key, by itself or by an equal object', () => {
  const game = lab([asking(['yes', 'no'])])
  for (const name of [(c: object) => key(c as never), (c: object) => c, (c: object) => ({ ...c })]) {
    const g = game.create(null, 's')
    game.choose(g, name(g.decision!.options[1]!) as string)
    expect(g.log).toEqual(['no'])
  }
})

test('defects of a game are named, not looped over', () => {
  const circles = flow('circles', { a: () => goto('a') })
  expect(() => lab([circles]).create(null, 's')).toThrow('run in circles in circles.a')
  const stops = flow('stops', { a: g => void g.log.push('a') })
  expect(() => lab([stops]).create(null, 's')).toThrow('no outcome')
  const lost = flow('lost', { a: () => goto('nowhere') })
  expect(() => lab([lost]).create(null, 's')).toThrow('no procedure lost.nowhere')
  const empty = flow('empty', { a: { ask: () => decide('alpha', 'word', 'X', []), pick: () => {} } })
  expect(() => lab([empty]).create(null, 's')).toThrow('Nothing can be chosen in empty.a (word)')
  const orphan: Flow = flow('orphan', { a: () => unwind(circles, 'a') })
  expect(() => lab([orphan]).create(null, 's')).toThrow('no circles to go back to')
  expect(() => flowTable([circles, flow('circles', { a: over })])).toThrow('Two procedures are called circles')
})
