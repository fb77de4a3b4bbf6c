import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { besideEachOther, ratesIn, treeOf } from '../lib/beside.mjs'

const PRINTED = `Machine: some processor
DOOM, random decisions                              415,123 /s      2.409 µs   checksum -7
chessops, random moves, in turn                     300,000 /s      3.333 µs   checksum 12  we are 1.38× as fast
24 decisions a match, 3.1 finished games a second`

test('what a benchmark prints of a rate is read by its name; other lines are not', () => {
  expect([...ratesIn(PRINTED)]).toEqual([
    ['DOOM, random decisions', { perSecond: 415_123, checksum: -7 }],
    ['chessops, random moves, in turn', { perSecond: 300_000, checksum: 12 }],
  ])
})

test('then and now stand beside each other round by round, and whether they did the same work; what only one measured is left out', () => {
  const rates = (perSecond: number, checksum: number) => new Map([['copies', { perSecond, checksum }]])
  const then = [rates(1000, 1), rates(3000, 1), rates(2000, 1)]
  const now = [rates(2000, 1), rates(3000, 1), rates(3000, 1)]
  expect(besideEachOther(then, now)).toEqual([
    'copies: 2,000 then, 3,000 now a second, 1.50 × (2.00, 1.00, 1.50), the same work',
  ])
  expect(besideEachOther([rates(1000, 1)], [rates(900, 2)])[0]).toMatch(/0\.90 × \(0\.90\), other work$/)
  expect(besideEachOther([rates(1000, 1)], [new Map()])).toEqual([])
})

test('the packages of another commit stand in a folder of their own, with benchmarks of today; a commit that is not there is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'redoubt-beside-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, stdio: 'ignore' })
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  git('init')
  write('packages/kernel/src/index.ts', 'then')
  write('packages/kernel/bench/kernel.ts', 'then')
  git('add', '.')
  git('commit', '-m', 'then')
  write('packages/kernel/src/index.ts', 'now')
  write('packages/kernel/bench/kernel.ts', 'now')
  const tree = treeOf(root, 'HEAD')
  expect(readFileSync(join(tree, 'packages/kernel/src/index.ts'), 'utf8')).toBe('then')
  expect(readFileSync(join(tree, 'packages/kernel/bench/kernel.ts'), 'utf8')).toBe('now')
  expect(existsSync(join(tree, 'node_modules/@redoubt/kernel/src/index.ts'))).toBe(true)
  expect(() => treeOf(root, 'nowhere')).toThrow('There is no commit "nowhere" here.')
})
