import { newId, newNumber } from '@redoubt/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { memoryStore } from '../../src/store/index.ts'
import { type House, playsRandomly, started } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()
const refused = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code })

/** The status with which a socket is refused, or 101. */
function knocked(home: House, headers: Record<string, string>, path = '/ws'): Promise<number> {
  return new Promise(resolve => {
    const socket = new WebSocket(`${home.url.replace('http', 'ws')}${path}`, { headers })
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode!))
    socket.on('open', () => {
      resolve(101)
      socket.close()
    })
    socket.on('error', () => {})
  })
}

test('sockets are opened to our own pages only, and on their own path', async () => {
  const home = await fresh()
  const { host } = new URL(home.url)
  expect(await knocked(home, {})).toBe(101)
  expect(await knocked(home, { origin: `http://${host}` })).toBe(101)
  for (const origin of ['https://evil.example', `http://${host}.evil.example`, 'null', 'http://localhost:1'])
    expect(await knocked(home, { origin }), origin).toBe(403)
  expect(await knocked(home, {}, '/elsewhere')).toBe(404)
})

test('nobody acts or watches for a seat they do not hold, whatever they show', async () => {
  const home = await fresh()
  const [ola, eve] = [await home.guest('Ola'), await home.guest('Eve')]
  const { match } = await started([ola], 'conquest', {})
  const forged = { ...eve, cookie: `${ola.cookie.slice(0, -2)}xx` }
  const strangers = [eve, home.stranger()]
  for (const who of strangers) {
    await refused(who.ask('watch', { match, watch: 1, as: 'a' }), 'not-seated')
    await refused(who.ask('watch', { match, watch: 1, as: 'b' }), 'not-seated')
    await refused(who.ask('watch', { match, watch: 1, as: 'a', delayed: true }), 'not-allowed')
    await refused(who.ask('history', { match, as: 'a', before: 9 }), 'not-seated')
    await refused(who.ask('choose', { match, seat: 'a', seq: 0, keys: 'pass' }), 'not-seated')
    await refused(who.ask('prefer', { match, seat: 'a', kind: '*', asking: 'never' }), 'not-seated')
  }
  const answer = await fetch(`${home.url}/api/guest`, { headers: { cookie: forged.cookie } })
  expect(answer.status).toBe(404)
  for (const [cmd, body] of [
    ['pause', { match, seat: 'a', on: true }],
    ['vote', { match, seat: 'a', about: 'b', hand: true }],
    ['back', { match, seat: 'a' }],
    ['stand', { match, seat: 'a' }],
    ['chat', { match, once: newId(), say: { preset: 'hello' } }],
    ['rematch', { match }],
  ] as const)
    await refused(eve.ask(cmd, body as never), 'not-seated')
  await refused(ola.ask('watch', { match, watch: 1, as: 'b' }), 'not-seated')
})

test('a seat token plays its seat and nothing else; a new one voids it; a wrong or void one opens no socket', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const ola = await home.guest('Ola')
  const match = newId()
  await ola.ask('open', { match, game: 'conquest', options: {}, chairs: { a: { kind: 'me', number: newNumber() } } })
  const old = (await ola.ask('token', { match, seat: 'b' })).token
  const before = home.program(old)
  expect((await before.ask('look', { match })).you).toMatchObject({ player: null, host: false, seats: ['b'] })
  const { token, table } = await ola.ask('token', { match, seat: 'b' })
  expect(table.chairs[1]).toMatchObject({ kind: 'external', level: null })
  expect(JSON.stringify(table)).not.toContain(token)
  expect((await home.store.matches.get(match))!.seats[1]!.token).not.toBe(token)
  await ola.ask('start', { match })
  await refused(before.ask('choose', { match, seat: 'b', seq: 0, keys: 'pass' }), 'not-seated')
  await refused(before.ask('watch', { match, watch: 1, as: 'b' }), 'not-seated')
  for (const wrong of [old, 'x'.repeat(43), `${token}x`]) {
    expect(await knocked(home, { authorization: `Bearer ${wrong}` }), wrong).toBe(401)
  }
  expect(await knocked(home, { authorization: `Basic ${token}` })).toBe(401)
  const bot = home.program(token)
  await bot.ask('beat', {})
  expect(bot.server.hello!.seat).toEqual({ match, seat: 'b' })
  await refused(bot.ask('choose', { match, seat: 'a', seq: 0, keys: 'pass' }), 'not-seated')
  await refused(bot.ask('watch', { match, watch: 1, as: 'a' }), 'not-seated')
  await refused(bot.ask('stand', { match, seat: 'b' }), 'no-guest')
  await refused(bot.ask('open', { match: newId(), game: 'doom', options: {} }), 'no-guest')
  await refused(bot.ask('mine', {}), 'no-guest')
  const ends = await Promise.all([playsRandomly(ola, match, 'a'), playsRandomly(bot, match, 'b')])
  expect(ends[0].outcome).toEqual(ends[1].outcome)
  await refused(bot.ask('choose', { match, seat: 'b', seq: ends[0].seq, keys: 'pass' }), 'over')
})

test('before hello nothing is answered; fields and commands that nobody knows are refused by name', async () => {
  const home = await fresh()
  const socket = new WebSocket(`${home.url.replace('http', 'ws')}/ws`)
  const heard: any[] = []
  socket.on('message', data => heard.push(JSON.parse(String(data))))
  await new Promise(resolve => socket.on('open', resolve))
  const say = async (message: unknown) => {
    const before = heard.length
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    while (heard.length === before) await new Promise(resolve => setTimeout(resolve, 2))
    return heard.at(-1)
  }
  expect(await say({ id: 1, cmd: 'lobby' })).toMatchObject({ id: 1, ok: false, code: 'no-hello' })
  expect(await say({ id: 2, cmd: 'hello', protocol: 0 })).toMatchObject({ id: 2, ok: false, code: 'outdated' })
  expect(await say({ id: 3, cmd: 'hello', protocol: 1 })).toMatchObject({ id: 3, ok: true, player: null })
  expect(await say({ id: 4, cmd: 'constructor' })).toMatchObject({ code: 'unknown-command' })
  expect(await say({ id: 5, cmd: 'beat', please: 1 })).toMatchObject({ code: 'bad-request', field: 'please' })
  expect(await say({ id: 6, cmd: 'look', match: '../../etc' })).toMatchObject({ code: 'bad-request', field: 'match' })
  expect(await say('{"id":')).toMatchObject({ id: null, ok: false, code: 'bad-request' })
  expect(await say({ id: -1, cmd: 'beat' })).toMatchObject({ id: null, code: 'bad-request' })
  socket.close()
})
