import de from '@redoubt/host/refused/de.json'
import pl from '@redoubt/host/refused/pl.json'
import ru from '@redoubt/host/refused/ru.json'
import { sentence } from '@redoubt/kernel'
import { type Ask, LOBBY_PATH, newId, newNumber, type Refused, type TableState } from '@redoubt/protocol'
import { expect, test } from 'vitest'
import { type Person, started, until } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()
const number = newNumber()
const refused = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code })

async function opened(host: Person, more: Partial<Ask<'open'>> = {}): Promise<TableState> {
  const plan = { chairs: { alpha: { kind: 'me' as const, number }, bravo: { kind: 'bot' as const, level: 'recruit' } } }
  return (await host.ask('open', { match: newId(), game: 'doom', options: DOOM, ...plan, ...more })).table
}
const DOOM = { mission: 'tutorial', marines: 2 }
const chair = (table: TableState, seat: string) => table.chairs.find(one => one.seat === seat)!

test('a table is opened once, however often it is asked for; its id is nobody else’s', async () => {
  const home = await fresh()
  const [ola, eve] = [await home.guest('Ola'), await home.guest('Eve')]
  const match = newId()
  const first = await ola.ask('open', { match, game: 'doom', options: DOOM })
  expect(await ola.ask('open', { match, game: 'doom', options: DOOM })).toEqual(first)
  await refused(eve.ask('open', { match, game: 'doom', options: DOOM }), 'bad-request')
  expect(first.table).toMatchObject({ status: 'waiting', options: DOOM, fair: true, made: 0, waitsFor: null })
  expect(first.table.chairs.map(({ seat, kind }) => [seat, kind])).toEqual([
    ['alpha', 'open'],
    ['bravo', 'open'],
    ['invader', 'open'],
  ])
  expect(first.table.commitment).toMatch(/^[0-9a-f]{64}$/)
  await refused(home.stranger().ask('open', { match: newId(), game: 'doom', options: {} }), 'no-guest')
})

test.each([
  ['another game', { game: 'chess' }, 'unknown-game'],
  ['a mission that is not there', { options: { mission: 'nowhere' } }, 'bad-options'],
  ['five marines', { options: { marines: 5 } }, 'bad-options'],
  ['a level that is not there', { chairs: { alpha: { kind: 'bot', level: 'god' } } }, 'unknown-level'],
  ['a pack in the options', { options: { pack: { 'a.json': '{}' } } }, 'bad-options'],
  ['dice that somebody types in', { options: { tableDice: true } }, 'bad-options'],
  ['a pack that nobody handed in', { options: { pack: 'a'.repeat(64) } }, 'unknown-upload'],
  ['a save that nobody handed in', { save: 'a'.repeat(64) }, 'unknown-upload'],
  ['an operation that is not there', { operation: { id: 'nowhere' } }, 'no-operation'],
])('%s is refused, and no table is made', async (_, more, code) => {
  const home = await fresh()
  const ola = await home.guest()
  const match = newId()
  await refused(ola.ask('open', { match, game: 'doom', options: {}, ...(more as object) }), code)
  await refused(ola.ask('look', { match }), 'unknown-table')
})

test.each([
  ['doom', { mission: 'nowhere' }, 'mission: ', /^there is no mission/],
  ['doom', { marines: 5 }, 'marines: ', /^5 is too large; at most 4/],
  ['doom', { pack: { 'a.json': '{}' } }, 'pack: ', /^a pack is handed in first/],
  ['doom', { tableDice: true }, 'tableDice: ', /^real dice are for people around one table/],
  ['doom', { scenario: { marines: { alpha: { at: 'zz99' } } } }, 'scenario', /./],
  ['conquest', { decks: { a: 'none' } }, 'There is no deck ', /^There is no deck "none"/],
  ['conquest', { scenario: { planets: ['Terra'] } }, 'scenario', /./],
])('%s with %j cannot be set up: what is wrong is said in every language', async (game, options, field, why) => {
  const home = await fresh()
  const ola = await home.guest()
  const { more } = await ola.ask('open', { match: newId(), game, options }).then(
    () => expect.fail('It was opened.'),
    error => error as Refused,
  )
  const english = sentence(more.said!)
  expect(english.startsWith(field)).toBe(true)
  expect(english.replace(/^[^ ]+: /, '')).toMatch(why)
  expect(english.startsWith(more.field!)).toBe(true)
  for (const language of [pl, de, ru]) {
    const told = sentence(more.said!, language)
    expect(told.replace(/^[^ ]+: /, '')).not.toBe(english.replace(/^[^ ]+: /, ''))
    expect(told).not.toContain('{')
  }
})

test('a reason repeats no more of what was typed than anybody reads', async () => {
  const home = await fresh()
  const ola = await home.guest()
  const options = { mission: 'x'.repeat(5000) }
  await expect(ola.ask('open', { match: newId(), game: 'doom', options })).rejects.toSatisfy(
    ({ code, more }: Refused) => code === 'bad-options' && JSON.stringify(more.said).length < 1000,
  )
})

test('what may be secret in the options is shown to nobody', async () => {
  const home = await fresh()
  const ola = await home.guest()
  const options = { ...DOOM, scenario: { frags: 2, dice: [1, 2, 3] } }
  const { table } = await ola.ask('open', { match: newId(), game: 'doom', options })
  expect(table.options).toEqual(DOOM)
  const { decks } = (await import('@redoubt/conquest')).decksContent
  const own = { warlord: decks[0]!.warlord, cards: decks[0]!.cards }
  const conquest = await ola.ask('open', {
    match: newId(),
    game: 'conquest',
    options: { decks: { a: own, b: decks[1]!.id } },
  })
  expect(conquest.table.options).toEqual({ decks: { a: 'own', b: decks[1]!.id } })
})

test('a friend looks by code, sits down with a name, and everybody at the table sees it', async () => {
  const home = await fresh()
  const [ola, tomek] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match, code } = await opened(ola)
  const seen: TableState[] = []
  ola.server.follow({ match }, { table: table => seen.push(table) })
  const { table } = await tomek.ask('look', { code: `${code.slice(0, 3)}-${code.slice(3).toLowerCase()}` })
  expect(table.match).toBe(match)
  const { you } = await tomek.ask('sit', { match, seat: 'invader', number })
  expect(you).toMatchObject({ player: tomek.id, host: false, seats: ['invader'] })
  await until(() => seen.some(one => chair(one, 'invader').kind === 'person'))
  expect(chair(seen.at(-1)!, 'invader')).toMatchObject({
    player: { id: tomek.id, name: 'Tomek' },
    presence: { state: 'away' },
  })
  tomek.server.follow({ match }, { table: () => {} })
  await until(() => chair(seen.at(-1)!, 'invader').presence!.state === 'here')
  await refused(home.stranger().ask('look', { code: 'ZZZZZZZ' }), 'unknown-table')
  await refused(home.stranger().ask('sit', { match, seat: 'invader', number }), 'no-guest')
})

test('of two who want the same chair one gets it', async () => {
  const home = await fresh()
  const [ola, tomek, mila] = [await home.guest('Ola'), await home.guest('Tomek'), await home.guest('Mila')]
  const { match } = await opened(ola)
  const both = await Promise.allSettled([tomek, mila].map(one => one.ask('sit', { match, seat: 'invader', number })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(one => one.status === 'rejected')!.reason.code).toBe('chair-taken')
})

test('the link of a chair: sent, opened, used by one person, once; a new link voids the old one', async () => {
  const home = await fresh()
  const [ola, tomek, eve] = [await home.guest('Ola'), await home.guest('Tomek'), await home.guest('Eve')]
  const { match, code } = await opened(ola)
  const sent = await ola.ask('invite', { match, seat: 'invader' })
  expect(chair(sent.table, 'invader')).toMatchObject({ kind: 'open', link: 'sent' })
  expect(JSON.stringify(sent.table)).not.toContain(sent.key)
  await refused(eve.ask('sit', { match, seat: 'invader', number }), 'chair-kept')
  const again = await ola.ask('invite', { match, seat: 'invader' })
  await refused(eve.ask('sit', { match, seat: 'invader', number, key: sent.key }), 'link-used')
  const { key } = again
  const looked = await tomek.ask('look', { code, key })
  expect(looked.you.kept).toBe('invader')
  expect(chair(looked.table, 'invader').link).toBe('opened')
  const sat = await tomek.ask('sit', { match, seat: 'invader', key, number })
  expect(chair(sat.table, 'invader')).toMatchObject({ kind: 'person', link: 'used' })
  expect((await tomek.ask('sit', { match, seat: 'invader', key, number })).table.chairs).toEqual(sat.table.chairs)
  await refused(eve.ask('sit', { match, seat: 'invader', key, number }), 'link-used')
  expect((await eve.ask('look', { code, key })).you.kept).toBeNull()
  await tomek.ask('stand', { match, seat: 'invader' })
  await refused(
    eve.ask('sit', { match, seat: 'invader', key, number: newNumber() }).then(() => eve.ask('start', { match })),
    'not-host',
  )
})

test('only the host invites, frees, changes, starts and closes; others move and stand for themselves', async () => {
  const home = await fresh()
  const [ola, tomek] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await opened(ola)
  await tomek.ask('sit', { match, seat: 'invader', number })
  const host: Array<Promise<unknown>> = [
    tomek.ask('invite', { match, seat: 'bravo' }),
    tomek.ask('bot', { match, seat: 'alpha', level: 'recruit' }),
    tomek.ask('free', { match, seat: 'alpha' }),
    tomek.ask('token', { match, seat: 'bravo' }),
    tomek.ask('change', { match, options: DOOM }),
    tomek.ask('start', { match }),
    tomek.ask('close', { match }),
  ]
  for (const work of host) await refused(work, 'not-host')
  await refused(tomek.ask('stand', { match, seat: 'alpha' }), 'not-seated')
  await refused(tomek.ask('move', { match, from: 'alpha', to: 'bravo', number }), 'not-seated')
  await refused(tomek.ask('move', { match, from: 'invader', to: 'alpha', number }), 'chair-taken')
  await ola.ask('free', { match, seat: 'bravo' })
  const { table } = await tomek.ask('move', { match, from: 'invader', to: 'bravo', number })
  expect(table.chairs.map(({ player }) => player?.name ?? null)).toEqual(['Ola', 'Tomek', null])
  const stood = await tomek.ask('stand', { match, seat: 'bravo' })
  expect(chair(stood.table, 'bravo').kind).toBe('open')
  await ola.ask('close', { match })
  await refused(tomek.ask('sit', { match, seat: 'bravo', number }), 'table-closed')
})

test('the host changes mission and terms until the match starts; chairs that go are empty when they come back', async () => {
  const home = await fresh()
  const [ola, tomek] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await opened(ola)
  await ola.ask('free', { match, seat: 'bravo' })
  await tomek.ask('sit', { match, seat: 'bravo', number })
  const one = await ola.ask('change', {
    match,
    options: { ...DOOM, marines: 1 },
    terms: { clock: { perTurn: 86_400_000 } },
  })
  expect(one.table.chairs.map(({ seat }) => seat)).toEqual(['alpha', 'invader'])
  expect(one.table.terms.clock).toEqual({ perTurn: 86_400_000, onFlag: 'fallback' })
  const four = await ola.ask('change', { match, options: { ...DOOM, marines: 4, mission: 'black-bishop-1' } })
  expect(four.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'open', 'open'])
  await refused(ola.ask('change', { match, options: { marines: 9 } }), 'bad-options')
  await ola.ask('start', { match })
  await refused(ola.ask('change', { match, options: DOOM }), 'already-started')
  await refused(ola.ask('free', { match, seat: 'bravo' }), 'already-started')
})

test('start is never blocked: a bot keeps every empty chair, and a second start changes nothing', async () => {
  const home = await fresh()
  const ola = await home.guest()
  const { match } = await opened(ola)
  await ola.ask('invite', { match, seat: 'invader' })
  const { table } = await ola.ask('start', { match, numbers: { bravo: number } })
  expect(table).toMatchObject({ status: 'running', numbers: { alpha: number, bravo: number } })
  expect(table.numbers.invader).toMatch(/^[0-9a-f]{64}$/)
  expect(table.chairs.map(({ kind, level }) => [kind, level])).toEqual([
    ['person', null],
    ['bot', 'recruit'],
    ['bot', 'recruit'],
  ])
  expect((await ola.ask('start', { match })).table.numbers).toEqual(table.numbers)
})

test('one person holds several seats; a bot’s place may be taken before the start', async () => {
  const home = await fresh()
  const [ola, tomek] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await opened(ola)
  await tomek.ask('sit', { match, seat: 'bravo', number })
  expect((await tomek.ask('sit', { match, seat: 'invader', number })).you.seats).toEqual(['bravo', 'invader'])
})

test('the lobby lists what is listed, by game and language, and tells of changes; own tables put my turn first', async () => {
  const home = await fresh()
  const [ola, tomek] = [await home.guest('Ola'), await home.guest('Tomek')]
  const lists: string[][] = []
  const leave = home.stranger().server.lobby({ game: 'doom' }, tables => lists.push(tables.map(({ match }) => match)))
  await until(() => lists.length > 0)
  expect(lists).toEqual([[]])
  const hidden = await opened(ola)
  const shown = await opened(ola, { terms: { listed: true }, language: 'pl' })
  await until(() => lists.at(-1)!.length > 0)
  expect(lists.at(-1)).toEqual([shown.match])
  leave()
  const find = async (filter: object) => (await tomek.ask('lobby', { filter })).tables.map(({ match }) => match)
  // What was read a moment ago is shown for a moment.
  await until(async () => (await find({ language: 'pl' })).includes(shown.match))
  expect(await find({ language: 'pl' })).toEqual([shown.match])
  expect(await find({ language: 'de' })).toEqual([])
  expect(await find({ game: 'conquest' })).toEqual([])
  // A start page asks without a socket.
  const looked = await fetch(`${home.url}${LOBBY_PATH}`)
  expect((await looked.json()).tables).toEqual((await tomek.ask('lobby', { filter: {} })).tables)
  expect(looked.headers.get('cache-control')).toBe('no-store')
  const running = await started([ola], 'conquest', {}, { terms: { listed: true } })
  const { tables } = await ola.ask('mine', {})
  expect(new Set(tables.map(({ match }) => match))).toEqual(new Set([hidden.match, shown.match, running.match]))
  const turn = tables.filter(({ yours }) => yours).map(({ match }) => match)
  expect(turn).toEqual(tables.slice(0, turn.length).map(({ match }) => match))
  expect((await tomek.ask('mine', {})).tables).toEqual([])
  await refused(home.stranger().ask('mine', {}), 'no-guest')
})
