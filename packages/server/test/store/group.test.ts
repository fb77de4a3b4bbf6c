import { expect, test } from 'vitest'
import { type Appending, groups } from '../../src/store/group.ts'
import { StoreAway } from '../../src/store/index.ts'

const append = (match: string, first = 0, size = 10): Appending => ({ match, first, count: 1, size })

/** A database that writes when it is told to. */
function desk() {
  const asked: { group: readonly Appending[]; written(matches: string[]): void; failed(error: Error): void }[] = []
  const write = (group: readonly Appending[]) =>
    new Promise<string[]>((written, failed) => asked.push({ group, written, failed }))
  const next = async () => {
    while (asked.length === 0) await new Promise(setImmediate)
    const { group, written, failed } = asked.shift()!
    return {
      what: group.map(({ match, first }) => `${match}${first}`),
      ok: () => written(group.map(({ match }) => match)),
      only: (...matches: string[]) => written(matches),
      failed,
    }
  }
  return { write, next, asked }
}

test('what comes while others are being written goes together, one of each match, in its order', async () => {
  const { write, next } = desk()
  const all = groups(write)
  const told: string[] = []
  const send = (match: string, first: number) =>
    all.append(append(match, first)).then(
      () => told.push(`${match}${first}`),
      error => told.push(`${match}${first} ${error.code}`),
    )
  send('a', 0)
  const first = await next()
  expect(first.what).toEqual(['a0'])
  for (const [match, seq] of [
    ['b', 0],
    ['a', 1],
    ['a', 2],
    ['c', 0],
    ['b', 1],
  ] as const)
    send(match, seq)
  first.ok()
  const second = await next()
  expect(second.what).toEqual(['b0', 'a1', 'c0'])
  second.ok()
  const third = await next()
  expect(third.what).toEqual(['b1', 'a2'])
  expect(told, 'nobody is told before it is written').toEqual(['a0', 'b0', 'a1', 'c0'])
  third.ok()
  await all.settled()
  expect(told).toEqual(['a0', 'b0', 'a1', 'c0', 'b1', 'a2'])
})

test('one that does not fit fails alone, with what was built on it', async () => {
  const { write, next } = desk()
  const all = groups(write)
  const sent = [append('a'), append('b'), append('a', 1), append('b', 1)].map(one => all.append(one))
  const results = Promise.allSettled(sent)
  ;(await next()).only('b')
  const second = await next()
  expect(second.what).toEqual(['b1'])
  second.ok()
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
})

test('a group that fails is tried one by one, unless the database is away', async () => {
  const { write, next, asked } = desk()
  const all = groups(write)
  const results = Promise.allSettled(['a', 'b', 'c'].map(match => all.append(append(match))))
  ;(await next()).failed(new Error('one of them'))
  ;(await next()).ok()
  ;(await next()).failed(new Error('this one'))
  ;(await next()).ok()
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])

  const away = Promise.allSettled(['a', 'b'].map(match => all.append(append(match, 1))))
  ;(await next()).failed(new StoreAway('gone'))
  expect((await away).map(one => one.status === 'rejected' && one.reason.message)).toEqual(['gone', 'gone'])
  const back = all.append(append('a', 1))
  ;(await next()).ok()
  await back
  expect(asked).toEqual([])
})

test('groups are bounded in number and size, and so is what waits', async () => {
  const { write, next } = desk()
  let waiting = 0
  const commits: number[][] = []
  const observer = {
    waiting: (n: number) => {
      waiting = n
    },
    committed: (_: number, appends: number, entries: number) => void commits.push([appends, entries]),
  }
  const all = groups(write, observer)
  const sent = [all.append(append('first'))]
  const first = await next()
  for (let n = 0; n < 1200; n++) sent.push(all.append(append(`m${n}`)))
  for (let n = 0; n < 4; n++) sent.push(all.append(append(`large${n}`, 0, 600_000)))
  expect(waiting).toBe(1205)
  first.ok()
  for (const length of [500, 500, 202, 2]) {
    const group = await next()
    expect(group.what).toHaveLength(length)
    group.ok()
  }
  await Promise.all(sent)
  expect(waiting).toBe(0)
  expect(commits).toEqual([
    [1, 1],
    [500, 500],
    [500, 500],
    [202, 202],
    [2, 2],
  ])

  const many = Promise.allSettled(Array.from({ length: 20_000 }, (_, n) => all.append(append(`n${n}`))))
  await expect(all.append(append('one more'))).rejects.toBeInstanceOf(StoreAway)
  for (let n = 0; n < 20_000 / 500; n++) (await next()).failed(new StoreAway('gone'))
  expect(new Set((await many).map(({ status }) => status))).toEqual(new Set(['rejected']))
  const huge = all.append(append('huge', 0, 70_000_000))
  await expect(all.append(append('one more'))).rejects.toThrow(/does not keep up/)
  ;(await next()).ok()
  await huge
})
