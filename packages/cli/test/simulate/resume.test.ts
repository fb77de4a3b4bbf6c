import { appendFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from '@redoubt/bots'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redoubt } from '../../src/cli.ts'
import { openFolder } from '../../src/simulate/folder.ts'
import { terminal } from '../talk.ts'
import { ownBuild } from './command.ts'
import { until } from './started.ts'

const RUN = ['--game', 'conquest', '--bots', 'cadet,random', '--games', '60', '--seed', 'resume']

let build: Awaited<ReturnType<typeof ownBuild>>
beforeAll(async () => {
  build = await ownBuild()
})
afterAll(() => build?.remove())

const lines = (folder: string) => {
  const file = join(folder, 'games.jsonl')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0
}

test('a run that was stopped, killed and torn goes on and ends like one that was left alone', async () => {
  const [alone, often] = await Promise.all(['alone-', 'often-'].map(name => mkdtemp(join(tmpdir(), name))))
  const undisturbed = terminal()
  expect(await redoubt(['simulate', ...RUN, '--out', alone!], undisturbed)).toBe(0)

  const again = () => build.start(...RUN, '--workers', '1', '--out', often!)
  const stopped = again()
  await until(() => lines(often!) >= 2, stopped)
  stopped.kill('SIGINT')
  expect(await stopped.ended).toBe(130)
  expect(stopped.heard.err).toMatch(/Stopped after \d+ of 60 matches\. The same command goes on\./)
  const before = lines(often!)
  expect(before).toBeLessThan(60)

  const killed = again()
  await until(() => lines(often!) > before, killed)
  killed.kill('SIGKILL')
  await killed.ended
  expect(existsSync(join(often!, 'results.json'))).toBe(false)
  appendFileSync(join(often!, 'games.jsonl'), '{"match":8,"result":{"winn')

  const last = again()
  expect(await last.ended).toBe(0)
  expect(last.heard.out).toBe(undisturbed.out)
  for (const file of ['results.json', 'table.csv', 'report.html'])
    expect(readFileSync(join(often!, file), 'utf8')).toBe(readFileSync(join(alone!, file), 'utf8'))
  const kept = readFileSync(join(often!, 'games.jsonl'), 'utf8').trimEnd().split('\n')
  expect(kept.map(line => JSON.parse(line).match).sort((a, b) => a - b)).toEqual([...Array(60).keys()])
})

test('Ctrl-C without a folder says what would have helped', async () => {
  const io = terminal()
  io.stop = AbortSignal.abort()
  expect(await redoubt(['simulate', ...RUN], io)).toBe(130)
  expect(io.err).toBe('Stopped after 0 of 60 matches. With --out FOLDER the same command could go on later.\n')
})

test('a folder of another run is refused with what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'refused-'))
  const small = [
    'simulate',
    '--mission',
    'tutorial',
    '--marines',
    '1',
    '--bots',
    'random',
    '--games',
    '1',
    '--out',
    folder,
  ]
  expect(await redoubt([...small, '--seed', 'a'], terminal())).toBe(0)
  const io = terminal()
  expect(await redoubt([...small, '--seed', 'b'], io)).toBe(2)
  expect(io.err).toContain('it was begun with --seed a, and now there is --seed b. Start with the same arguments')
  expect(io.out).toBe('')
})

const SMALL = [
  'simulate',
  '--mission',
  'tutorial',
  '--marines',
  '1',
  '--bots',
  'random',
  '--games',
  '1',
  '--seed',
  'disk',
]

/** The one sentence that it ended with. */
async function sentence(...args: string[]): Promise<string> {
  const io = terminal()
  expect(await redoubt([...SMALL, ...args], io)).toBe(1)
  expect(io.err).toMatch(/^redoubt simulate: [^\n]+\n$/)
  return io.err
}

test('a damaged folder, a full disk and what is no folder are said in one sentence', async () => {
  expect(await sentence('--out', '/dev/null')).toContain('/dev/null cannot be used: it is no folder.')
  expect(await sentence('--out', '/dev/null/run')).toContain('it is no folder')
  const folder = await mkdtemp(join(tmpdir(), 'damaged-'))
  for (const text of ['', '{"program"', 'null', '[]']) {
    writeFileSync(join(folder, 'run.json'), text)
    expect(await sentence('--out', folder)).toContain('run.json is damaged. Name another folder')
  }
  rmSync(join(folder, 'run.json'))
  expect(await redoubt([...SMALL, '--out', folder], terminal())).toBe(0)
  writeFileSync(join(folder, 'games.jsonl'), '{"match":0,"res\n')
  expect(await sentence('--out', folder)).toContain('games.jsonl: line 1 is damaged.')
})

test.runIf(existsSync('/dev/full'))('a full disk is said in one sentence, and what was kept stays', async () => {
  expect(await sentence('--json', '/dev/full')).toContain('/dev/full cannot be used: the disk is full.')
  const folder = await mkdtemp(join(tmpdir(), 'full-'))
  const opened = openFolder(folder, { program: 'x' })
  symlinkSync('/dev/full', join(folder, 'games.jsonl'))
  symlinkSync('/dev/full', join(folder, 'results.json.new'))
  expect(() => opened.keep(0, {} as Result)).toThrow(/games.jsonl cannot be used: the disk is full. What was kept/)
  expect(() => opened.write('results.json', 'x')).toThrow(/the disk is full/)
  expect(existsSync(join(folder, 'results.json'))).toBe(false)
})
