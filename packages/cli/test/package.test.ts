import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { npm } from '../../../scripts/lib/npm.mjs'

const home = fileURLToPath(new URL('..', import.meta.url))
let folder = ''
let installed = ''

/** What a stranger does: a tarball, an empty folder, no network and nothing in npm's cache. */
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'redoubt-package-')))
  const place = join(folder, 'empty')
  mkdirSync(place)
  const packed = await npm(home, ['pack', '--pack-destination', folder])
  expect(packed.output).not.toContain('npm error')
  const tarball = join(folder, readdirSync(folder).find(name => name.endsWith('.tgz'))!)
  const alone = ['--offline', '--cache', join(folder, 'cache'), '--prefix', place]
  const put = await npm(place, ['install', ...alone, '--no-audit', '--no-fund', tarball])
  expect(put.output).not.toContain('npm error')
  installed = join(place, 'node_modules')
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(...args: string[]) {
  const program = join(installed, '.bin/redoubt')
  const child = spawn(program, args, {
    cwd: join(folder, 'empty'),
    stdio: ['pipe', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const heard = { out: '', err: '' }
  child.stdout.on('data', part => {
    heard.out += part
  })
  child.stderr.on('data', part => {
    heard.err += part
  })
  return { child, heard }
}

async function run(args: string[], input = '') {
  const { child, heard } = start(...args)
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  return { code, ...heard }
}

test('the package needs no other, holds no sources, and brings its licences', () => {
  expect(readdirSync(installed).filter(name => !name.startsWith('.'))).toEqual(['redoubt'])
  const package_ = join(installed, 'redoubt')
  expect(existsSync(join(package_, 'src'))).toBe(false)
  expect(readFileSync(join(package_, 'dist/packed/THIRD-PARTY.txt'), 'utf8')).toMatch(/^fastify \d.*MIT/m)
  expect(existsSync(join(package_, 'dist/packed/LICENSE'))).toBe(true)
  expect(existsSync(join(package_, 'dist/packed/schemas/doom/pack.json'))).toBe(true)
  expect(existsSync(join(home, 'dist/packed'))).toBe(false)
})

test('redoubt referee settles a position', async () => {
  const question = {
    map: ['+-+-+-+', '|. . .|', '+-+-+-+'],
    figures: [
      { id: 'A', kind: 'marine', at: 'a1' },
      { id: 'I', kind: 'imp', at: 'c1' },
    ],
    ask: [{ q: 'sight', from: 'A', to: 'I' }],
  }
  const { code, out, err } = await run(['referee'], JSON.stringify(question))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(JSON.parse(out)).toMatchObject({ answers: [{ answer: true }] })
})

test('redoubt engine plays, its bots too', async () => {
  const lines = [
    { id: 1, cmd: 'new', game: 'conquest', options: {}, seed: 'package' },
    { id: 2, cmd: 'bot', match: 'm1', level: 'cadet' },
    { id: 3, cmd: 'new', game: 'doom', options: { mission: 'tutorial', marines: 2 }, seed: 'package' },
    { id: 4, cmd: 'random', match: 'm2', n: 50 },
    { id: 5, cmd: 'hash', match: 'm2' },
  ]
  const { code, out, err } = await run(['engine'], lines.map(line => JSON.stringify(line)).join('\n'))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const answers = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(answers).toHaveLength(lines.length)
  expect(answers.filter(answer => !answer.ok)).toEqual([])
})

test('redoubt simulate plays in threads, as it does without them, and asks for what --queue needs', async () => {
  const wanted = ['simulate', '--game', 'conquest', '--games', '3', '--seed', 'package']
  const threads = await run([...wanted, '--workers', '2'])
  expect(threads.code).toBe(0)
  expect(threads.out).toContain('3')
  expect((await run([...wanted, '--workers', '0'])).out).toBe(threads.out)
  expect(await run([...wanted, '--queue', 'postgres://nobody@127.0.0.1:1/none'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('npm install pg-boss@10'),
  })
})

test('redoubt serve serves the browser app until it is stopped', async () => {
  const { child, heard } = start('serve', '--port', '0')
  const ended = once(child, 'close')
  while (!heard.out.includes('Ctrl-C')) {
    expect(child.exitCode, heard.err).toBe(null)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  const [address = ''] = /http:\/\/\S+/.exec(heard.out) ?? []
  const page = await (await fetch(address)).text()
  expect(page).toContain('<title>')
  const [script = ''] = /assets\/[\w-]+\.js/.exec(page) ?? []
  expect((await fetch(`${address}/${script}`)).headers.get('content-type')).toMatch(/javascript/)
  expect((await fetch(`${address}/.stamp.json`)).status).toBe(404)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
