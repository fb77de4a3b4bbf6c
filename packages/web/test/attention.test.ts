import type { Mine } from '@redoubt/protocol'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { changeSettings } from '../src/app/settings.ts'
import { setTitle } from '../src/app/title.ts'
import { MISSIONS } from '../src/missions/catalogue.ts'
import { attend } from '../src/online/guest/attention.ts'

/** A server that a test speaks for, and a browser as far as attention is concerned. */
const server = vi.hoisted(() => ({
  hello: (_: { player: { name: string } | null }) => {},
  turn: (_: { match: string; yours: boolean }) => {},
  tables: [] as unknown[],
}))
vi.mock('../src/online/server/server.ts', () => ({
  server: () => ({
    onHello: (hear: typeof server.hello) => void (server.hello = hear),
    on: (_: 'turn', hear: typeof server.turn) => void (server.turn = hear),
    ask: async () => ({ tables: server.tables }),
  }),
}))
const shown: { title: string; tag: string }[] = []
const page = { hidden: false, title: '' }
const place = { hash: '#/home', href: 'https://redoubt.example/#/home' }
const badge = vi.fn(async (_: number) => {})
vi.stubGlobal('document', page)
vi.stubGlobal('location', place)
vi.stubGlobal('navigator', { languages: ['en'], setAppBadge: badge })
afterAll(() => void vi.unstubAllGlobals()) // other files run in the same thread
const permission = { now: 'granted' }
vi.stubGlobal(
  'Notification',
  class {
    static get permission() {
      return permission.now
    }
    constructor(title: string, { tag }: { tag: string }) {
      shown.push({ title, tag })
    }
  },
)

const TABLE = {
  match: 'm1',
  code: 'K7QM2XA',
  game: 'doom',
  options: { mission: 'exodus-1' },
  yours: true,
} as unknown as Mine
const settled = () => new Promise(resolve => setTimeout(resolve, 300))

beforeEach(() => {
  shown.length = 0
  Object.assign(page, { hidden: false })
  place.hash = '#/home'
  permission.now = 'granted'
  server.tables = [TABLE]
})

test('when it is my turn the title and the badge count it, and a notification says which game, if I want one', async () => {
  setTitle('Redoubt')
  attend()
  changeSettings({ notify: true, language: 'en' })
  server.hello({ player: { name: 'Ola' } })
  await vi.waitFor(() => expect(page.title).toBe('(1) Redoubt'))
  expect(badge).toHaveBeenLastCalledWith(1)
  expect(shown).toEqual([])
  server.turn({ match: 'm1', yours: true })
  await vi.waitFor(
    () => expect(shown).toEqual([{ title: `Your turn: ${MISSIONS['exodus-1']!.name}`, tag: 'K7QM2XA' }]),
    30_000,
  )
  server.tables = [{ ...TABLE, yours: false }]
  server.turn({ match: 'm1', yours: false })
  await vi.waitFor(() => expect(page.title).toBe('Redoubt'))
  expect(shown).toHaveLength(1)
})

test.each([
  ['somebody who looks at the table', () => (place.hash = '#/table/K7QM2XA')],
  ['somebody who did not ask for it', () => changeSettings({ notify: false })],
  ['a browser that does not allow it', () => (permission.now = 'denied')],
])('no notification for %s', async (_, arrange) => {
  changeSettings({ notify: true })
  arrange()
  server.turn({ match: 'm1', yours: true })
  await settled()
  expect(shown).toEqual([])
})

test('whoever has the table open in a tab behind others is told', async () => {
  changeSettings({ notify: true })
  Object.assign(page, { hidden: true })
  place.hash = '#/table/K7QM2XA'
  server.turn({ match: 'm1', yours: true })
  await vi.waitFor(() => expect(shown).toHaveLength(1), 30_000)
})
