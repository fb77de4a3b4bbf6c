import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newId, newNumber } from '@redoubt/protocol'
import { dial, listen, server, settings } from '@redoubt/server'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redoubt } from '../src/cli.ts'
import { terminal } from './talk.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const page = readFileSync(join(root, 'docs/bots.md'), 'utf8')
const bridge = [process.execPath, join(root, 'packages/cli/bin/redoubt.mjs'), 'join']
const ENDED = /^Winners: [\w, ]+ after \d+ decisions\n$/

let folder = ''
let url = ''
let running: Awaited<ReturnType<typeof server>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redoubt-join-'))
  writeFileSync(join(folder, 'index.html'), '')
  const program = join(root, 'packages/server/src/main.ts')
  running = await server(folder, settings(['--port', '0', '--data', join(folder, 'data')], {}), program)
  url = await listen(running, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Whoever makes a table asks for the token of one of its seats; bots of the house keep the others. */
async function tokenAt(game: string, options: object, seat: string): Promise<{ token: string; match: string }> {
  const created = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ola"}',
  })
  const cookie = created.headers.get('set-cookie')!.split(';')[0]!
  const ask = await asker(cookie)
  const match = newId()
  await ask('open', { match, game, options })
  const { token } = (await ask('token', { match, seat })) as unknown as { token: string }
  await ask('start', { match, numbers: { [seat]: newNumber() } })
  return { token, match }
}

/** As docs/online.md says it: nothing but JSON over a WebSocket. */
async function asker(cookie: string) {
  const { WebSocket } = await import('ws' as string)
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } })
  await new Promise(resolve => socket.once('open', resolve))
  let asked = 0
  const ask = (cmd: string, body: object) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = asked++
      const hear = (data: unknown) => {
        const answer = JSON.parse(String(data))
        if (answer.id !== id) return
        socket.off('message', hear)
        if (answer.ok) resolve(answer)
        else reject(new Error(answer.code))
      }
      socket.on('message', hear)
      socket.send(JSON.stringify({ ...body, id, cmd }))
    })
  await ask('hello', { protocol: 1 })
  return ask
}

function printed(name: string): string {
  const [, code] = new RegExp(`<!-- ${name.replace('.', '\\.')} -->\n\`\`\`\\w+\n([\\s\\S]*?)\`\`\``).exec(page)!
  const file = join(folder, name)
  writeFileSync(file, code!)
  return file
}

const missing = (() => {
  if (process.env.CI) return false
  try {
    execFileSync('python3', ['--version'])
    return false
  } catch {
    return true
  }
})()

test.skipIf(missing)(
  'the Python bot of docs/bots.md plays the invader of an online table to its end',
  async () => {
    const { token } = await tokenAt('doom', { mission: 'tutorial', marines: 2 }, 'invader')
    const env = { ...process.env, LC_ALL: 'C', REDOUBT_TOKEN: token }
    const { stdout, stderr } = await run('python3', [printed('bot.py'), ...bridge, url], { env })
    expect(stderr).toBe('')
    expect(stdout).toMatch(ENDED)
  },
  120_000,
)

test('the TypeScript bot of docs/bots.md plays a seat of an online table to its end; the server has every decision', async () => {
  const { token, match } = await tokenAt('conquest', {}, 'a')
  const file = printed('bot.ts')
  const built = await rolldown({ input: file, platform: 'node' })
  const program = join(folder, 'bot.mjs')
  await built.write({ file: program, format: 'esm' })
  await built.close()
  const env = { ...process.env, REDOUBT_TOKEN: token }
  const { stdout } = await run(process.execPath, [program, ...bridge, url], { env })
  expect(stdout).toMatch(ENDED)
  const there = dial(url, token)
  const { table } = await there.ask('look', { match })
  there.close()
  expect(table.status).toBe('over')
  expect(table.made).toBe(Number(/after (\d+)/.exec(stdout)![1]))
})

test('whoever has no right token is told so; another seat, an unknown command and an illegal key are refused', async () => {
  const nobody = terminal()
  expect(await redoubt(['join', url], nobody)).toBe(2)
  expect(nobody.err).toMatch(/a seat has a token/)
  const nowhere = terminal()
  expect(await redoubt(['join', 'there', '--token', 'x'], nowhere)).toBe(2)
  expect(nowhere.err).toMatch(/name one server/)
  const { token } = await tokenAt('conquest', {}, 'a')
  const lines = [
    { id: 1, cmd: 'new' },
    { id: 2, cmd: 'view', seat: 'b' },
    { id: 3, cmd: 'state' },
    { id: 4, cmd: 'choose', key: 'nonsense' },
    { id: 5, cmd: 'view' },
  ]
  const io = terminal(lines.map(line => `${JSON.stringify(line)}\n`))
  expect(await redoubt(['join', url, '--token', token], io)).toBe(0)
  const answers = io.out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(answers[0]).toMatchObject({ id: 1, ok: true, seat: 'a', outcome: null })
  expect(answers[1]).toMatchObject({ ok: false, error: { code: 'not-your-seat' } })
  expect(answers[2]).toMatchObject({ ok: false, error: { code: 'unknown-command' } })
  expect(answers[3].ok).toBe(false)
  expect(['illegal-choice', 'not-your-decision', 'stale']).toContain(answers[3].error.code)
  expect(answers[4]).toMatchObject({ id: 5, ok: true, view: {} })
})
