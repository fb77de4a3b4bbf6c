import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redoubt } from '../../src/cli.ts'
import { terminal } from '../talk.ts'
import { ownBuild, until } from './command.ts'

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
}, 120_000)

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
