import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { app, isBuilt } from '../src/index.ts'

let site = ''
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'redoubt-site-'))
  mkdirSync(join(site, 'assets'))
  writeFileSync(join(site, 'index.html'), '<title>Redoubt</title>')
  writeFileSync(join(site, 'assets/app-abc123.js'), 'export {}')
  writeFileSync(join(site, '.stamp.json'), '{}')
  mkdirSync(join(site, '.vite'))
  writeFileSync(join(site, '.vite/manifest.json'), '{}')
})
afterAll(() => rmSync(site, { recursive: true }))

test('the browser app is served; hashed files may be kept for good, the page may not', async () => {
  const server = app(site)
  const page = await server.inject('/')
  expect(page.body).toContain('<title>Redoubt</title>')
  expect(page.headers['cache-control']).toBe('no-cache')
  const script = await server.inject('/assets/app-abc123.js')
  expect(script.headers['content-type']).toMatch(/javascript/)
  expect(script.headers['cache-control']).toMatch(/immutable/)
  await server.close()
})

test('the page may load and run only what comes from here', async () => {
  const server = app(site)
  const policy = String((await server.inject('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/script-src|unsafe-|https?:/)
  await server.close()
})

test('/healthz answers ok; unknown paths and ways out of the folder are 404', async () => {
  const server = app(site)
  expect((await server.inject('/healthz')).json()).toEqual({ ok: true })
  for (const path of ['/nowhere', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd'])
    expect((await server.inject(path)).statusCode).toBeGreaterThanOrEqual(400)
  await server.close()
})

test('every answer has the security headers: files, errors, nonsense, and what is not even HTTP', async () => {
  const server = app(site)
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const policy = String((await server.inject('/')).headers['content-security-policy'])
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let heard = ''
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
      socket
        .on('data', part => (heard += part))
        .on('close', () => resolve(heard))
        .on('error', reject)
    })
  const get = (path: string, method = 'GET') => `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`
  const answers = {
    '200': ['/', '/assets/app-abc123.js', '/healthz', '/readyz'].map(path => get(path)),
    '404': [
      get('/nowhere'),
      get('/.stamp.json'),
      get('/.vite/manifest.json'),
      get('/', 'DELETE'),
      get('/', 'PROPFIND'),
    ],
    '400': [get('/%'), get('/assets/%zz'), 'EHLO there\r\n\r\n', get('/\0')],
    '431': [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`],
  }
  for (const [status, texts] of Object.entries(answers))
    for (const text of texts) {
      const answer = await say(text)
      const about = text.slice(0, 40)
      expect(answer.split(' ')[1], about).toBe(status)
      expect(answer.toLowerCase(), about).toContain(`content-security-policy: ${policy.toLowerCase()}\r\n`)
      for (const header of ['x-content-type-options: nosniff', 'referrer-policy: no-referrer'])
        expect(answer.toLowerCase(), about).toContain(header)
    }
  await server.close()
})

test('a server without a built app lives, but is not ready, and the program does not say that it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-bare-'))
  expect([isBuilt(site), isBuilt(folder)]).toEqual([true, false])
  const server = app(folder)
  expect((await server.inject('/healthz')).statusCode).toBe(200)
  expect((await server.inject('/readyz')).statusCode).toBe(503)
  writeFileSync(join(folder, 'index.html'), '')
  expect((await server.inject('/readyz')).json()).toEqual({ ok: true })
  await server.close()
  rmSync(folder, { recursive: true })
})
