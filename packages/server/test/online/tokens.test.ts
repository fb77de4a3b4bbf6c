import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId, newNumber } from '@redoubt/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { app } from '../../src/index.ts'
import { newToken } from '../../src/service/people/secrets.ts'
import { memoryStore } from '../../src/store/index.ts'
import type { House } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()
const DAY = 86_400_000
const me = (home: House, cookie: string) => fetch(`${home.url}/api/guest`, { headers: { cookie } })
const post = (url: string, cookie: string, body?: object) =>
  fetch(url, {
    method: 'POST',
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

test('a device that nobody has used for 400 days is nobody: over HTTP, on a socket, and for good; one that is used stays', async () => {
  let time = 1_750_000_000_000
  const home = await fresh(memoryStore(), { now: () => time })
  const [ola, mila] = [await home.guest('Ola'), await home.guest('Mila')]
  for (let n = 0; n < 2; n++) {
    time += 399 * DAY
    expect((await me(home, mila.cookie)).status).toBe(200)
  }
  const socket = ola.again()
  await socket.ask('beat', {})
  expect(socket.server.hello!.player).toBeNull()
  await expect(socket.ask('mine', {})).rejects.toMatchObject({ code: 'no-guest' })
  time -= 2 * 399 * DAY
  expect((await me(home, ola.cookie)).status).toBe(404)
  expect((await me(home, mila.cookie)).status).toBe(200)
})

test('tokens that were given up open nothing when they are used again: of a device signed out, and of the oldest of too many', async () => {
  let time = 1_750_000_000_000
  const home = await fresh(memoryStore(), { now: () => time, hurry: 100 })
  const ola = await home.guest('Ola')
  const { code } = await (await post(`${home.url}/api/guest/recovery`, ola.cookie)).json()
  const cookies: string[] = []
  for (let n = 0; n < 20; n++) {
    time += 1000
    const back = await post(`${home.url}/api/guest/recover`, '', { code })
    cookies.push(back.headers.get('set-cookie')!.split(';')[0]!)
  }
  expect((await me(home, ola.cookie)).status).toBe(404)
  expect((await me(home, cookies[0]!)).status).toBe(200)
  expect((await post(`${home.url}/api/guest/sign-out`, cookies[0]!)).status).toBe(200)
  for (const path of ['recovery', 'pairing', 'sign-out'])
    expect((await post(`${home.url}/api/guest/${path}`, cookies[0]!)).status, path).toBe(404)
  expect((await me(home, cookies[1]!)).status).toBe(200)
})

test('of two who use one pairing code at the same moment one gets in; a seat token is of no use at another table', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const ola = await home.guest('Ola')
  const { code } = await (await post(`${home.url}/api/guest/pairing`, ola.cookie)).json()
  const both = await Promise.all([1, 2, 3].map(() => post(`${home.url}/api/guest/pair`, '', { code })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400])

  const [one, other] = [newId(), newId()]
  for (const match of [one, other]) {
    await ola.ask('open', { match, game: 'conquest', options: {}, chairs: { a: { kind: 'me', number: newNumber() } } })
    await ola.ask('token', { match, seat: 'b' })
  }
  const { token } = await ola.ask('token', { match: one, seat: 'b' })
  for (const match of [one, other]) await ola.ask('start', { match })
  const bot = home.program(token)
  expect(await bot.ask('watch', { match: one, watch: 1, as: 'b' })).toHaveProperty('seq')
  for (const [cmd, body] of [
    ['watch', { watch: 2, as: 'b' }],
    ['choose', { seat: 'b', seq: 0, keys: 'pass' }],
    ['undo', { seat: 'b', seq: 0 }],
    ['history', { as: 'b', before: 9 }],
  ] as const)
    await expect(bot.ask(cmd, { match: other, ...body } as never)).rejects.toMatchObject({ code: 'not-seated' })
})

test('the cookie is Secure behind TLS: as a trusted proxy says, or the public address; nobody else is believed', async () => {
  const { service } = await fresh()
  const site = mkdtempSync(join(tmpdir(), 'redoubt-site-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  writeFileSync(join(site, 'index.html'), '')
  const isSecure = async (settings: object, headers: Record<string, string>) => {
    const server = app(site, { service, ...settings })
    const answer = await server.inject({ method: 'POST', url: '/api/guest', headers, payload: { name: 'Ola' } })
    await server.close()
    expect(answer.statusCode).toBe(200)
    const cookie = String(answer.headers['set-cookie'])
    for (const part of ['HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(part)
    return cookie.split('; ').includes('Secure')
  }
  const tls = { 'x-forwarded-proto': 'https' }
  expect(await isSecure({}, {})).toBe(false)
  expect(await isSecure({}, tls)).toBe(false)
  expect(await isSecure({ behindProxy: true }, {})).toBe(false)
  expect(await isSecure({ behindProxy: true }, { 'x-forwarded-proto': 'http' })).toBe(false)
  expect(await isSecure({ behindProxy: true }, tls)).toBe(true)
  expect(await isSecure({ origin: 'https://redoubt.example' }, {})).toBe(true)
})

test('a token can be given to a command: none of thousands begins like an option', () => {
  expect(Array.from({ length: 3000 }, newToken).filter(token => !/^[\w][\w-]{42}$/.test(token))).toEqual([])
})
