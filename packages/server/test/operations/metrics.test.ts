import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { app, metrics } from '../../src/index.ts'
import { memoryStore, StoreAway } from '../../src/store/index.ts'
import { house, playsRandomly, started } from '../online/house.ts'

function site(): string {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-site-'))
  writeFileSync(join(folder, 'index.html'), '')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** One figure of the page that Prometheus reads. */
function figure(text: string, name: string, labels = ''): number {
  const line = text.split('\n').find(one => one.startsWith(`${name}${labels} `) || one.startsWith(`${name}{${labels}`))
  if (!line) throw new Error(`There is no ${name} ${labels} in\n${text}`)
  return Number(line.split(' ').at(-1))
}

test('matches, connections, decisions, latencies, commits, bots and the event loop can be read by Prometheus', async () => {
  const measured = metrics()
  onTestFinished(measured.close)
  const home = await house(memoryStore(), { hurry: 100, ...measured.heard })
  measured.watch(home.service.figures)
  onTestFinished(() => home.close())
  const ola = await home.guest('Ola')
  const { match } = await started([ola], 'doom', { mission: 'tutorial', marines: 1 })
  await playsRandomly(ola, match, 'alpha', { most: 5 })
  measured.observer.committed(12, 30, 30)
  measured.observer.waiting(4)
  const { type, text } = await measured.read()
  expect(type).toContain('text/plain')
  const { seq } = (await home.store.matches.get(match))!
  expect(figure(text, 'redoubt_decisions_total')).toBeGreaterThanOrEqual(Math.min(seq, 5))
  expect(figure(text, 'redoubt_connections')).toBe(1)
  expect(figure(text, 'redoubt_matches')).toBe(1)
  expect(figure(text, 'redoubt_tables')).toBe(1)
  expect(figure(text, 'redoubt_command_seconds_count', 'cmd="choose"')).toBeGreaterThanOrEqual(5)
  expect(figure(text, 'redoubt_commit_seconds_sum')).toBeCloseTo(0.012)
  expect(figure(text, 'redoubt_commit_group_bucket', 'le="50"')).toBe(1)
  expect(figure(text, 'redoubt_commit_group_bucket', 'le="20"')).toBe(0)
  expect(figure(text, 'redoubt_commit_queue')).toBe(4)
  expect(figure(text, 'redoubt_bot_seconds_count', 'level="recruit"')).toBeGreaterThan(0)
  expect(figure(text, 'redoubt_bot_queue')).toBe(0)
  expect(figure(text, 'redoubt_event_loop_delay_seconds', 'quantile="0.99"')).toBeGreaterThan(0)
  // Sums and times: nothing is said about a person or a match.
  for (const secret of [match, ola.id, 'Ola']) expect(text).not.toContain(secret)
})

test('/metrics answers this machine, not whom a proxy asks for; all or nobody if that is set', async () => {
  const home = await house()
  onTestFinished(() => home.close())
  const folder = site()
  const asked = async (more: object, headers: Record<string, string> = {}) => {
    const server = app(folder, { service: home.service, ...more })
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
    const status = await new Promise<number>((resolve, reject) =>
      request({ port, path: '/metrics', headers }, answer => {
        answer.resume()
        resolve(answer.statusCode!)
      })
        .on('error', reject)
        .end(),
    )
    await server.close()
    return status
  }
  const read = async () => ({ type: 'text/plain', text: 'one 1\n' })
  const proxied = { 'x-forwarded-for': '192.0.2.7' }
  expect(await asked({ metrics: { read, isOpen: false } })).toBe(200)
  expect(await asked({ metrics: { read, isOpen: false } }, proxied)).toBe(404)
  expect(await asked({ metrics: { read, isOpen: true } }, proxied)).toBe(200)
  expect(await asked({})).toBe(404)
})

test('/readyz is red while the database is away, and green when it is back; /healthz does not mind', async () => {
  const store = memoryStore()
  const home = await house({
    ...store,
    ready: async () => {
      if (isAway) throw new StoreAway('The database cannot be reached.')
    },
  })
  let isAway = true
  onTestFinished(() => home.close())
  const red = await fetch(`${home.url}/readyz`)
  expect([red.status, await red.json()]).toEqual([
    503,
    { ok: false, error: 'Nothing can be stored: The database cannot be reached.' },
  ])
  expect((await fetch(`${home.url}/healthz`)).status).toBe(200)
  isAway = false
  expect((await fetch(`${home.url}/readyz`)).status).toBe(200)
})
