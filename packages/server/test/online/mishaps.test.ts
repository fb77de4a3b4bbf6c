import type { Message } from '@redoubt/host'
import type { TableState } from '@redoubt/protocol'
import { expect, test } from 'vitest'
import { memoryStore, type Store, StoreAway } from '../../src/store/index.ts'
import { started, until } from './house.ts'
import { houses } from './houses.ts'
import { movableClock } from './time.ts'

const fresh = houses()
type Open = Store['matches']['open']
const opening = (store: Store, open: (real: Open) => Open): Store => ({
  ...store,
  matches: { ...store.matches, open: open(store.matches.open) },
})

test('whoever stops watching before the match is open does not watch it', async () => {
  let opens = () => {}
  const isOpen = new Promise<void>(resolve => {
    opens = resolve
  })
  const store = memoryStore()
  const west = await fresh(store, { hurry: 100 })
  const ola = await west.guest('Ola')
  const { match } = await started([ola], 'conquest', {})
  const slow = opening(store, real => async id => {
    await isOpen
    return real(id)
  })
  const east = await fresh(slow, { hurry: 100 })
  const stranger = east.stranger()
  const leave = stranger.server.watch({ match, as: 'spectator' }, () => {})
  await until(() => stranger.heard.length > 0)
  await stranger.ask('beat', {})
  leave()
  await stranger.ask('beat', {})
  let seen: Message | undefined
  stranger.server.watch({ match, as: 'spectator' }, message => (seen = message))
  opens()
  await until(() => seen !== undefined)
  expect(east.service.figures().watchers).toBe(1)
})

test('a match whose opening fails at the last step is opened anew, and nobody plays it twice', async () => {
  const store = memoryStore()
  const { take } = store.leases
  let fails = 0
  const west = await fresh(store, { hurry: 100 })
  const ola = await west.guest('Ola')
  const { match } = await started([ola], 'conquest', {})
  const east = await fresh(
    {
      ...store,
      leases: {
        ...store.leases,
        take: async (...given) => {
          if (given[0].includes(match) && fails-- > 0) throw new StoreAway('away')
          return take(...given)
        },
      },
    },
    { hurry: 100 },
  )
  fails = 1
  const person = ola.again(east)
  await expect(person.ask('history', { match, as: 'spectator', before: 9, most: 1 })).rejects.toMatchObject({
    code: 'storage-away',
  })
  expect(east.service.figures().matches).toBe(0)
  await person.ask('history', { match, as: 'spectator', before: 9, most: 1 })
  expect(east.service.figures().matches).toBe(1)
})

test('who sits where now is read until it could be read', async () => {
  const store = memoryStore()
  const west = await fresh(store, { hurry: 100 })
  let isAway = false
  let opened = 0
  const shaky = opening(store, real => async id => {
    if (isAway) throw new StoreAway('away')
    opened++
    return real(id)
  })
  const { clock, now, pass } = movableClock()
  const east = await fresh(shaky, { hurry: 100, clock, now })
  const [ola, tomek] = [await west.guest('Ola'), await east.guest('Tomek')]
  const { match } = await started([ola, tomek], 'conquest', {})
  let table: TableState | undefined
  let seen: Message | undefined
  tomek.server.follow({ match }, { table: state => (table = state) })
  tomek.server.watch({ match, as: 'b' }, message => (seen = message))
  await until(() => table !== undefined && seen !== undefined)
  pass(5000)
  await until(() => opened === 1)
  isAway = true
  await ola.ask('stand', { match, seat: 'a' })
  await until(() => east.failures.length > 0)
  pass(5000)
  await until(() => east.failures.length > 1)
  isAway = false
  east.failures.length = 0
  pass(5000)
  await until(() => opened === 2)
})

test('a table that cannot be read, however long one waits, holds up neither the others nor the next look at them', async () => {
  const store = memoryStore()
  const west = await fresh(store, { hurry: 100 })
  let hangs = false
  const deaf: Store = { ...store, bus: { notify: store.bus.notify, listen: () => () => {} } }
  const shaky = opening(deaf, real => async id => (hangs ? new Promise<never>(() => {}) : real(id)))
  const { clock, now, pass } = movableClock()
  const east = await fresh(shaky, { hurry: 100, clock, now })
  const [ola, tomek] = [await west.guest('Ola'), await east.guest('Tomek')]
  const matches: string[] = []
  for (let n = 0; n < 3; n++) matches.push((await started([ola, tomek], 'conquest', {})).match)
  const seen = new Map<string, number>()
  for (const match of matches) tomek.server.watch({ match, as: 'b' }, ({ seq }) => seen.set(match, seq))
  await until(() => seen.size === 3)
  pass(5000)
  hangs = true
  // Who sits at the first table is to be read anew, and cannot be; what is decided at the others is seen at each next look.
  const [first, ...others] = matches
  await ola.ask('stand', { match: first!, seat: 'a' })
  for (const match of others) {
    await ola.ask('choose', { match, seat: 'a', seq: 0, keys: 'concede:a' })
    expect(seen.get(match)).toBe(0)
    pass(5000)
    await until(() => seen.get(match) === 1)
  }
})

test('who loses the race to another node that ended the match knows that it is over', async () => {
  const store = memoryStore()
  const west = await fresh(store, { hurry: 100 })
  // Hears of nothing, and its next look is far away.
  const deaf: Store = { ...store, bus: { notify: store.bus.notify, listen: () => () => {} } }
  const { clock, now, stop } = movableClock()
  const east = await fresh(deaf, { hurry: 100, clock, now })
  const [ola, tomek] = [await west.guest('Ola'), await east.guest('Tomek')]
  const { match } = await started([ola, tomek], 'conquest', {})
  let table: TableState | undefined
  let seen: Message | undefined
  tomek.server.follow({ match }, { table: state => (table = state) })
  tomek.server.watch({ match, as: 'b' }, message => (seen = message))
  await until(() => table !== undefined && seen !== undefined)
  stop()
  await ola.ask('choose', { match, seat: 'a', seq: 0, keys: 'concede:a' })
  await expect(tomek.ask('choose', { match, seat: 'b', seq: 0, keys: 'concede:b' })).rejects.toMatchObject({
    code: 'stale',
  })
  expect(seen!.outcome).not.toBeNull()
  await until(() => table!.status === 'over')
})
