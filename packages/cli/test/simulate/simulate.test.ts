import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { redoubt } from '../../src/cli.ts'
import { terminal } from '../talk.ts'

const KINDS = ['simulate', '--mission', 'tutorial', '--marines', '1,2', '--games', '2', '--seed', 'test']

test('redoubt simulate prints one row per kind of match and writes JSON and CSV', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'simulate-'))
  const [json, csv] = [join(folder, 'out.json'), join(folder, 'out.csv')]
  const io = terminal()
  expect(await redoubt([...KINDS, '--bots', 'recruit,random', '--json', json, '--csv', csv], io)).toBe(0)
  const rows = io.out.trim().split('\n')
  expect(rows).toHaveLength(3)
  expect(rows[1]).toMatch(/^tutorial +1 +2 +\d+ % +\d+ % – \d+ % +0 /)
  const told = JSON.parse(await readFile(json, 'utf8'))
  expect(told).toMatchObject({
    seed: 'test',
    games: 2,
    table: [
      { pairing: { marines: 1 }, games: 2 },
      { pairing: { marines: 2 }, games: 2 },
    ],
  })
  expect(told.results.map((list: unknown[]) => list.length)).toEqual([2, 2])
  const table = (await readFile(csv, 'utf8')).trim().split('\n')
  expect(table).toHaveLength(3)
  expect(table[1]).toMatch(/^tutorial,1,recruit,random,2,/)
})

test('threads play the same matches as one process', async () => {
  const run = ['simulate', '--game', 'conquest', '--games', '6', '--seed', 'test']
  const alone = terminal()
  expect(await redoubt(run, alone)).toBe(0)
  const program = fileURLToPath(new URL('../../bin/redoubt.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, ...run, '--workers', '2'], { stdio: ['ignore', 'pipe', 'ignore'] })
  let out = ''
  child.stdout.on('data', part => {
    out += part
  })
  expect(await once(child, 'close')).toEqual([0, null])
  expect(out).toBe(alone.out)
})

test('counted effort makes searching bots reproducible, and the clock is said to make them not so', async () => {
  const run = ['simulate', '--game', 'conquest', '--bots', 'warlord,random', '--games', '1']
  const [once, again] = [terminal(), terminal()]
  expect(await redoubt([...run, '--iterations', '2'], once)).toBe(0)
  expect(await redoubt([...run, '--iterations', '2'], again)).toBe(0)
  expect(again.out).toBe(once.out)
  expect(once.err).not.toContain('clock')
  const timed = terminal()
  expect(await redoubt([...run, '--budget', '1'], timed)).toBe(0)
  expect(timed.err).toContain('warlord: thinks by the clock')
})

test('a ladder plays both roles with the same chance and prints Elo and every pairing', async () => {
  const io = terminal()
  const folder = await mkdtemp(join(tmpdir(), 'ladder-'))
  const run = ['simulate', '--ladder', '--game', 'conquest', '--bots', 'random,cadet', '--games', '3', '--out', folder]
  expect(await redoubt(run, io)).toBe(0)
  expect(await readFile(join(folder, 'ladder.md'), 'utf8')).toBe(io.out)
  expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('<h3>Elo</h3>')
  expect(io.out).toMatch(/\| cadet +\| \+\d+ ± \d+ \|/)
  expect(io.out).toMatch(/\| cadet +\| random +\| both \| 6 /)
  const { standing, table } = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'))
  expect(table.map((t: any) => t.pairing.bots)).toEqual([
    ['random', 'cadet'],
    ['cadet', 'random'],
  ])
  const [both, a, b] = standing.scores
  expect(both.rate).toBeCloseTo((a.rate + b.rate) / 2)
  expect(a).toMatchObject({ level: 'cadet', role: 'a', games: 3, rate: table[1].rate })
  expect(b).toMatchObject({ level: 'cadet', role: 'b', games: 3, rate: 1 - table[0].rate })
})

test.each([
  [['--mission', 'nowhere'], 'There is no mission "nowhere"'],
  [['--marines', '5'], '--marines takes 1 to 4'],
  [['--bots', 'genius'], '--bots takes'],
  [['--bots', 'random,random,random'], '--bots takes'],
  [['--games', '0'], '--games takes'],
  [['--games', 'many'], '--games takes'],
  [['--workers', 'x'], '--workers takes'],
  [['--game', 'chess'], '--game takes doom'],
  [['--game', 'conquest', '--mission', 'tutorial'], '--mission and --marines belong to DOOM'],
  [['--decks', 'all'], '--decks belongs to Conquest'],
  [['--game', 'conquest', '--bots', 'recruit'], '--bots takes levels of conquest'],
  [['--iterations', '5', '--budget', '5'], '--iterations and --budget exclude each other'],
  [['--ladder', '--bots', 'recruit'], '--ladder takes two levels or more'],
  [['--lease', '1'], '--lease takes seconds'],
])('redoubt simulate %j is exit code 2', async (argv, reason) => {
  const io = terminal()
  expect(await redoubt(['simulate', ...argv], io)).toBe(2)
  expect(io.err).toContain(reason)
  expect(io.out).toBe('')
})
