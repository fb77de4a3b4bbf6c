import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { redoubt } from '../../src/cli.ts'
import { terminal } from '../talk.ts'

const KINDS = ['simulate', '--mission', 'tutorial', '--marines', '2,4', '--games', '3', '--seed', 'test']

test('redoubt simulate prints one row per kind of match and writes JSON and CSV', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'simulate-'))
  const [json, csv] = [join(folder, 'out.json'), join(folder, 'out.csv')]
  const io = terminal()
  expect(await redoubt([...KINDS, '--bots', 'recruit,random', '--json', json, '--csv', csv], io)).toBe(0)
  const rows = io.out.trim().split('\n')
  expect(rows).toHaveLength(3)
  expect(rows[1]).toMatch(/^tutorial +2 +3 +\d+ % +\d+ % – \d+ % +0 /)
  const told = JSON.parse(await readFile(json, 'utf8'))
  expect(told).toMatchObject({
    seed: 'test',
    games: 3,
    table: [
      { pairing: { marines: 2 }, games: 3 },
      { pairing: { marines: 4 }, games: 3 },
    ],
  })
  expect(told.results.map((list: unknown[]) => list.length)).toEqual([3, 3])
  const table = (await readFile(csv, 'utf8')).trim().split('\n')
  expect(table).toHaveLength(3)
  expect(table[1]).toMatch(/^tutorial,2,recruit,random,3,/)
})

test('threads play the same matches as one process', async () => {
  const alone = terminal()
  expect(await redoubt(KINDS, alone)).toBe(0)
  const program = fileURLToPath(new URL('../../bin/redoubt.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, ...KINDS, '--workers', '2'], { stdio: ['ignore', 'pipe', 'ignore'] })
  let out = ''
  child.stdout.on('data', part => {
    out += part
  })
  expect(await once(child, 'close')).toEqual([0, null])
  expect(out).toBe(alone.out)
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
])('redoubt simulate %j is exit code 2', async (argv, reason) => {
  const io = terminal()
  expect(await redoubt(['simulate', ...argv], io)).toBe(2)
  expect(io.err).toContain(reason)
  expect(io.out).toBe('')
})
