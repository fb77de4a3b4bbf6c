import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { app, BadStart, listen, SETTINGS_HELP, settings } from '../src/index.ts'

const opened: Array<{ close(): unknown }> = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

test('the server listens and says where', async () => {
  const server = app(tmpdir())
  opened.push(server)
  const address = await listen(server, { port: 0, host: 'localhost' })
  expect(address).toMatch(/^http:\/\/localhost:\d+$/)
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true })
})

test('a taken port is refused in one line that names another port', async () => {
  const blocker = createServer()
  opened.push(blocker)
  const port = await portOf(blocker)
  const refused = listen(app(tmpdir()), { port, host: 'localhost' })
  await expect(refused).rejects.toThrow(BadStart)
  await expect(refused).rejects.toThrow(new RegExp(`^Port ${port} is taken .* npm start -- --port \\d+$`))
})

test('an address of another machine is refused in one line', async () => {
  await expect(listen(app(tmpdir()), { port: 0, host: '192.0.2.1' })).rejects.toThrow(/^"192.0.2.1" is not an address/)
})

test('the port comes from --port, else from PORT, else it is 4000', () => {
  expect(settings([], {})).toMatchObject({ port: 4000, host: 'localhost' })
  expect(settings([], { PORT: '5000', HOST: '0.0.0.0' })).toMatchObject({ port: 5000, host: '0.0.0.0' })
  expect(settings(['--port', '6000'], { PORT: '5000' }).port).toBe(6000)
  expect(settings(['--port=6001', '--host', '::1'], {})).toMatchObject({ port: 6001, host: '::1' })
})

test('matches are kept in ./data, elsewhere, or in a PostgreSQL; where people reach the server may be said', () => {
  expect(settings([], {})).toEqual({
    ...{ port: 4000, host: 'localhost', data: './data', behindProxy: false, log: 'warn', metrics: 'local' },
  })
  expect(
    settings(['--data', 'kept', '--proxy'], { DATABASE_URL: 'postgres://a/b', ORIGIN: 'https://a.example/' }),
  ).toEqual({
    ...{ port: 4000, host: 'localhost', data: 'kept', behindProxy: true, log: 'warn', metrics: 'local' },
    ...{ database: 'postgres://a/b', origin: 'https://a.example' },
  })
  expect(() => settings(['--origin', 'a.example'], {})).toThrow(/is not an address/)
})

test('every setting has an option, a variable and a line of help; nonsense is refused with what is allowed', () => {
  const env = { LOG: 'info', METRICS: 'all', THREADS: '3', NODE_NAME: 'west' }
  expect(settings([], env)).toMatchObject({ log: 'info', metrics: 'all', threads: 3, name: 'west' })
  const args = ['--log', 'debug', '--metrics', 'none', '--threads', '2', '--name', 'east']
  expect(settings(args, env)).toMatchObject({ log: 'debug', metrics: 'none', threads: 2, name: 'east' })
  expect(() => settings([], { LOG: 'loud' })).toThrow(/--log loud is not known: choose silent, error, warn/)
  expect(() => settings(['--metrics', 'some'], {})).toThrow(/choose local, all, none/)
  expect(() => settings(['--threads', '0'], {})).toThrow(/not a number of threads/)
  const known = /Known options: (.*);/.exec(String(thrown(() => settings(['--what'], {}))))![1]!
  for (const name of known.match(/--[a-z]+/g)!) expect(SETTINGS_HELP).toContain(`  ${name} `)
})

function thrown(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test.each(['abc', '-1', '70000', '4000x', '1e3'])('port %j is refused with what is allowed', port => {
  expect(() => settings([], { PORT: port })).toThrow(/is not a port: choose a number from 1 to 65535/)
})

test('an unknown option is refused with the known ones', () => {
  expect(() => settings(['--prot', '1'], {})).toThrow(/--prot.*Known options: --port/)
})

function portOf(server: Server): Promise<number> {
  return new Promise(resolve =>
    server.listen(0, 'localhost', () => resolve((server.address() as { port: number }).port)),
  )
}
