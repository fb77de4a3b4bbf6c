import { recruit } from '@redoubt/bots'
import { doom } from '@redoubt/doom'
import { expect, test } from 'vitest'
import { newDoomDraft } from '../src/home/doom/draft.ts'
import {
  keep,
  keptOperations,
  missionTable,
  newOperation,
  settled,
  standingOf,
  withMission,
} from '../src/home/operation/kept.ts'
import { hostTables } from '../src/tables/hosttables.ts'
import { noLocks } from '../src/tables/locks.ts'
import { memoryStore } from '../src/tables/store.ts'
import type { Tables } from '../src/tables/tables.ts'

const NAMES = ''
const hostedTables = () =>
  hostTables({
    store: memoryStore(),
    locks: noLocks,
    game: async () => doom,
    bot: async (_, __, seed) => recruit(seed),
  })

function draft() {
  const fresh = newDoomDraft('tutorial')
  for (const seat of Object.values(fresh.seats)) Object.assign(seat, { who: 'bot', level: 'recruit' })
  return { ...fresh, marines: 1 }
}

/** Bots play until it is over. */
async function playOut(tables: Tables, id: string) {
  await tables.open(id)
  await new Promise<void>(resolve => {
    const leave = tables.watch(id, 'spectator', -1, ({ outcome }) => {
      if (!outcome) return
      setTimeout(() => leave())
      resolve()
    })
  })
  await tables.close(id)
}

test('D-OPERATION-4 D-OPERATION-7 a mission that is over enters the score, and its kit is offered for the next mission', {
  timeout: 180_000,
}, async () => {
  const tables = hostedTables()
  let kept = await keep(await newOperation('black-bishop', draft()), tables)
  const table = await missionTable(kept, NAMES)
  expect(table).toMatchObject({ operation: kept.id, options: { mission: 'black-bishop-1', marines: 1 } })
  const match = await tables.create(table)
  kept = await keep({ ...kept, playing: match }, tables)
  expect(await settled(kept, tables)).toEqual(kept) // it goes on

  await playOut(tables, match)
  kept = await settled(kept, tables)
  expect(kept.playing).toBeNull()
  const { outcome } = (await tables.list()).find(({ id }) => id === match)!
  const winner = outcome!.winners.includes('invader') ? 'invader' : 'marines'
  expect(kept.played).toEqual([{ mission: 'black-bishop-1', match, winner }])
  expect(await keptOperations(tables)).toEqual([kept])
  expect((await standingOf(kept)).mission).toBe('black-bishop-2')

  const next = (await missionTable(kept, NAMES)).options as { squad: { alpha: { class: string; weapons: string[] } } }
  expect(next.squad.alpha.class).toBeTruthy()
  expect(next.squad.alpha.weapons).toHaveLength(2)
  const { decision } = doom.create(next, 'seed')
  expect(decision).toMatchObject({ seat: 'alpha', kind: 'kit', about: { class: next.squad.alpha.class } })
  expect(decision!.options).toEqual([{ do: 'keep-kit' }, { do: 'anew' }])
})

test('D-OPERATION-5 the invader chooses the first mission of a custom operation', async () => {
  const fresh = await newOperation('custom', draft())
  const before = await standingOf(fresh)
  expect(before).toMatchObject({ mission: null, chooser: 'invader', winner: null })
  expect(before.choices).toHaveLength(12)
  const chosen = await withMission(fresh, 'exodus-4')
  expect(await standingOf(chosen)).toMatchObject({ mission: 'exodus-4', chooser: null })
})

test('a mission whose match was deleted is played again', async () => {
  const tables = hostedTables()
  const kept = await keep({ ...(await newOperation('exodus', draft())), playing: 'gone' }, tables)
  expect(await settled(kept, tables)).toMatchObject({ playing: null, played: [] })
})
