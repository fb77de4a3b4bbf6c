import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changedFiles } from '../lib/changed.mjs'
import { concernedTests } from '../lib/concerned.mjs'

/** A folder with these files. */
function folder(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'redoubt-changed-')))
  write(root, files)
  return root
}

function write(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

/** A clone on its main branch with one commit; `git` goes on from there. */
function clone(files: Record<string, string>) {
  const root = folder(files)
  // Nothing of this machine's settings or of a commit in progress counts.
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const env = { ...Object.fromEntries(kept), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost']
  const git = (...args: string[]) => execFileSync('git', [...who, ...args], { cwd: root, env, stdio: 'pipe' })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'first')
  return { root, git }
}

describe('what has changed', () => {
  test('on a branch: all that differs from main, committed or not, known to git or not', () => {
    const { root, git } = clone({ 'a.ts': '1', 'b.ts': '1', 'c.ts': '1' })
    git('switch', '-qc', 'mine')
    write(root, { 'a.ts': '2' })
    git('commit', '-qam', 'second')
    write(root, { 'b.ts': '2', 'new file.ts': '1' })
    expect(changedFiles(root)).toEqual(['a.ts', 'b.ts', 'new file.ts'])
  })

  test('on main: what is not committed, else the last commit', () => {
    const { root, git } = clone({ 'a.ts': '1', 'b.ts': '1' })
    write(root, { 'a.ts': '2' })
    git('commit', '-qam', 'second')
    expect(changedFiles(root)).toEqual(['a.ts'])
    write(root, { 'b.ts': '2' })
    expect(changedFiles(root)).toEqual(['b.ts'])
  })

  test('without git it is said in one line', () => {
    expect(() => changedFiles(folder({ 'a.ts': '' }))).toThrow('Run npm test instead.')
  })
})

describe('the tests that a change concerns', () => {
  const root = folder({
    'packages/dice/package.json': '{ "exports": { ".": "./src/index.ts" } }',
    'packages/dice/src/index.ts': "export { roll } from './roll.ts'",
    'packages/dice/src/roll.ts': 'export const roll = 6',
    'packages/dice/src/other.ts': 'export const other = 6',
    'packages/dice/test/roll.test.ts': "import { roll } from '../src/index.ts'",
    'packages/dice/test/direct.test.ts': "import { roll } from '../src/roll.ts'",
    'packages/dice/test/other.test.ts': "import { other } from '../src/other.ts'",
    'packages/game/test/a.test.ts': "const { roll } = await import('@redoubt/dice')",
    'packages/game/test/page.test.ts': "read('docs/page.md')",
  })

  test('the same name first, then the same package, then the rest; what is not concerned not at all', () => {
    expect(concernedTests(root, ['packages/dice/src/roll.ts'])).toEqual([
      'packages/dice/test/roll.test.ts',
      'packages/dice/test/direct.test.ts',
      'packages/game/test/a.test.ts',
    ])
  })

  test('a test that changed, and a test that names a page that changed', () => {
    expect(concernedTests(root, ['packages/dice/test/other.test.ts'])).toEqual(['packages/dice/test/other.test.ts'])
    expect(concernedTests(root, ['docs/page.md'])).toEqual(['packages/game/test/page.test.ts'])
    expect(concernedTests(root, ['packages/dice/test/gone.test.ts'])).toEqual([])
  })
})
