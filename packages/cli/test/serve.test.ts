import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveCommand } from '../src/commands/serve.ts'
import { type Io, Usage } from '../src/io.ts'

let site = ''
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'redoubt-site-'))
  writeFileSync(join(site, 'index.html'), '<title>Redoubt</title>')
})
afterAll(() => rmSync(site, { recursive: true }))

function terminal(stop: AbortSignal, write: Io['write'] = () => {}): Io {
  return { input: (async function* () {})(), write, warn: () => {}, stop }
}

test('serve says where it is ready, serves the page, guests too, and ends when it is stopped', async () => {
  const stop = new AbortController()
  let page = ''
  let ready = 0
  let guest = 0
  const code = await serveCommand(
    ['--port', '0', '--data', join(site, 'data')],
    terminal(stop.signal, async text => {
      const address = /http:\S+/.exec(text)![0]
      page = await (await fetch(address)).text()
      ready = (await fetch(`${address}/readyz`)).status
      const headers = { 'content-type': 'application/json' }
      guest = (await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{"name":"Ola"}' })).status
      stop.abort()
    }),
    site,
  )
  expect(code).toBe(0)
  expect(page).toBe('<title>Redoubt</title>')
  expect([ready, guest]).toEqual([200, 200])
})

test('a taken port, a wrong option and an app that is not built are one line for people', async () => {
  const blocker = createServer()
  const port = await new Promise<number>(resolve =>
    blocker.listen(0, 'localhost', () => resolve((blocker.address() as { port: number }).port)),
  )
  const never = terminal(new AbortController().signal)
  const taken = serveCommand(['--port', `${port}`, '--data', join(site, 'data')], never, site)
  await expect(taken).rejects.toThrow(Usage)
  await expect(taken).rejects.toThrow(/is taken .* redoubt serve --port \d+$/)
  await expect(serveCommand(['--prot', '1'], never, site)).rejects.toThrow(/--prot.*Known options/)
  await expect(serveCommand([], never, tmpdir())).rejects.toThrow(/not built: npm run build/)
  blocker.close()
})
