import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { app } from '../src/index.ts'

let site = ''
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'redoubt-site-'))
  mkdirSync(join(site, 'assets'))
  writeFileSync(join(site, 'index.html'), '<title>Redoubt</title>')
  writeFileSync(join(site, 'assets/app-abc123.js'), 'export {}')
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
  expect(policy).not.toMatch(/script-src|unsafe-eval|https?:/)
  await server.close()
})

test('/healthz answers ok; unknown paths and ways out of the folder are 404', async () => {
  const server = app(site)
  expect((await server.inject('/healthz')).json()).toEqual({ ok: true })
  for (const path of ['/nowhere', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd'])
    expect((await server.inject(path)).statusCode).toBeGreaterThanOrEqual(400)
  await server.close()
})
