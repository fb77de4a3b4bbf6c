import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@redoubt/host'
import { connection, newId, newNumber } from '@redoubt/protocol'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { log, server, settings } from '../../src/index.ts'
import { StoreAway } from '../../src/store/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-log-'))
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** All that is secret in a table of two, and all that was logged meanwhile, at the most talkative level. */
async function life(): Promise<{ secrets: string[]; lines: string[] }> {
  const lines: string[] = []
  const chatty = log({ level: 'debug', name: 'west', write: line => void lines.push(line) })
  writeFileSync(join(folder, 'index.html'), '<title>Redoubt</title>')
  const program = new URL('../../src/main.ts', import.meta.url).pathname
  const running = await server(folder, settings(['--port', '0', '--data', join(folder, 'data')], {}), program, chatty)
  closing.push(() => running.close())
  const url = await running.listen({ port: 0, host: '127.0.0.1' })
  const post = (path: string, cookie: string, body: object = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    })
  const created = await post('/api/guest', '', { name: 'Ola' })
  const cookie = created.headers.get('set-cookie')!.split(';')[0]!
  const recovery = ((await (await post('/api/guest/recovery', cookie)).json()) as { code: string }).code
  const pairing = ((await (await post('/api/guest/pairing', cookie)).json()) as { code: string }).code
  const lost = await post('/api/guest/recover', '', { code: `${recovery.slice(0, -1)}2` })
  expect(lost.status).toBeGreaterThanOrEqual(400)
  const talk = (headers: Record<string, string>) => {
    const one = connection({
      clock: systemClock,
      connect: () => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers })
        socket.on('error', () => {})
        return socket
      },
    })
    closing.push(() => one.close())
    return one
  }
  const ola = talk({ cookie })
  const match = newId()
  const number = newNumber()
  await ola.ask('open', { match, game: 'conquest', options: {}, chairs: { a: { kind: 'me', number } } })
  const { key, table } = await ola.ask('invite', { match, seat: 'b' })
  const { token } = await ola.ask('token', { match, seat: 'b' })
  await fetch(`${url}/t/${table.code}`)
  await talk({ authorization: `Bearer ${token}` }).ask('look', { match })
  await ola.ask('start', { match })
  await ola.ask('choose', { match, seat: 'a', seq: 0, keys: 'nonsense' }).catch(() => {})
  await fetch(`${url}/metrics`)
  return { secrets: [cookie, cookie.split('=')[1]!, recovery, pairing, key, token, number, table.code], lines }
}

test('a log is lines of JSON that say what was asked and answered, and no secret is in any of them', async () => {
  const { secrets, lines } = await life()
  expect(new Set(secrets).size).toBe(secrets.length)
  const read = lines.map(line => JSON.parse(line))
  expect(read[0]).toMatchObject({ level: 'info', node: 'west', msg: 'ready', database: 'sqlite' })
  expect(read.map(({ route }) => route)).toEqual(expect.arrayContaining(['/api/guest', '/t/:code', '/metrics']))
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
})

test('an error is told by name, message, stack and cause; secrets that somebody put into it are struck out', () => {
  const lines: string[] = []
  const careful = log({ level: 'error', write: line => void lines.push(line) })
  const token = Buffer.from(Array.from({ length: 32 }, (_, n) => (n * 83 + 7) % 256)).toString('base64url')
  const key = token.slice(0, 22)
  const secrets = [token, key, 'hunter2', 'K7QM2-XA34B-CDEFG-HJKLM', 'K7QM2XA34BCDEFGHJKLM', 'ab'.repeat(32)]
  const inner = Object.assign(new Error(`connect postgres://redoubt:hunter2@db.example/redoubt`), {
    input: 'postgres://redoubt:hunter2@db.example/redoubt',
    code: 'ERR_INVALID_URL',
  })
  const error = new StoreAway(`Bearer ${token} and cookie redoubt=${token}; link ${key}`, { cause: inner })
  careful.error({ err: error, doing: 'choose' }, 'failed')
  careful.error({ err: new Error(`codes ${secrets.slice(3).join(' ')} are wrong`) }, 'failed')
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
  const [first] = lines.map(line => JSON.parse(line))
  expect(first).toMatchObject({
    ...{ level: 'error', msg: 'failed', doing: 'choose' },
    err: {
      name: 'StoreAway',
      cause: { code: 'ERR_INVALID_URL', message: 'connect postgres://redoubt:***@db.example/redoubt' },
    },
  })
  expect(first.err.stack).toContain('log.test.ts')
})

test('what is worth knowing is not struck out: ids of matches, names of files and functions, versions', () => {
  const lines: string[] = []
  const plain = log({ level: 'info', write: line => void lines.push(line) })
  const told = {
    match: '0123456789abcdef01234567',
    at: 'at Object.willNotBeStruckOutAlthoughLong (packages/server/src/service/switchboard.ts:12:34)',
    name: 'ERR_SOCKET_CONNECTION_TIMEOUT',
  }
  plain.info(told, 'told')
  expect(JSON.parse(lines[0]!)).toMatchObject(told)
})
