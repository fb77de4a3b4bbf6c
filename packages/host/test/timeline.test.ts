import { hash, offered, replay } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { advance, backTo, begin, fork, fromSave, stateAt, toSave } from '../src/index.ts'
import { keepFew } from '../src/record/timeline.ts'
import { minefield } from './games/minefield.ts'
import { smugglers } from './games/smugglers.ts'

const walked = (n: number) => {
  const t = begin(minefield, { options: ['walk', 'run', 'home'] }, 'seed')
  for (let i = 0; i < n; i++) advance(t, i % 3 ? 'walk' : 'run')
  return t
}

test('a long match keeps few positions and still finds every one', () => {
  const t = walked(3000)
  expect(t.snapshots.size).toBeLessThanOrEqual(32)
  const save = toSave(t)
  for (const n of [0, 1, 15, 16, 17, 511, 512, 513, 1234, 2999, 3000])
    expect(hash(stateAt(t, n))).toBe(hash(replay(minefield, save, n)))
})

test('whoever keeps hardly any position finds every one too, before and after it began to', () => {
  const young = walked(10)
  keepFew(young)
  expect(young.snapshots.size, 'what the rules make again').toBe(0)
  expect(hash(stateAt(young, 0))).toBe(hash(replay(minefield, toSave(young), 0)))
  const t = walked(100)
  keepFew(t)
  for (let i = 100; i < 600; i++) advance(t, i % 3 ? 'walk' : 'run')
  expect(t.snapshots.size).toBeLessThanOrEqual(2)
  const save = toSave(t)
  for (const n of [0, 1, 99, 100, 575, 592, 599, 600])
    expect(hash(stateAt(t, n))).toBe(hash(replay(minefield, save, n)))
  backTo(t, 40)
  for (let i = 40; i < 600; i++) advance(t, i % 3 ? 'walk' : 'run')
  expect(toSave(t)).toEqual(save)
})

test('going back and on again leads to the same position', () => {
  const t = walked(1000)
  const before = hash(t.state)
  const keys = t.keys.slice()
  for (const n of [999, 700, 512, 31, 0]) {
    backTo(t, n)
    expect(t.state.seq).toBe(n)
    for (const key of keys.slice(n)) advance(t, key)
    expect(hash(t.state)).toBe(before)
    expect(t.marks).toHaveLength(1001)
  }
})

test('a fork and its origin do not touch each other', () => {
  const t = begin(smugglers, { cards: 30 }, 'seed')
  for (let i = 0; i < 30; i++) advance(t, offered(t.state)[0]!)
  const before = toSave(t)
  const f = fork(t, 19)
  expect(toSave(f).hash).toBe(hash(replay(smugglers, before, 19)))
  for (let i = 0; i < 5; i++) advance(f, offered(f.state).at(-1)!)
  backTo(f, 3)
  expect(toSave(t)).toEqual(before)
  backTo(t, 0)
  expect(toSave(f).hash).toBe(hash(replay(smugglers, before, 3)))
})

test('a save played again is the same line', () => {
  const t = walked(50)
  const again = fromSave(minefield, toSave(t))
  expect(toSave(again)).toEqual(toSave(t))
  expect(again.marks).toEqual(t.marks)
})
