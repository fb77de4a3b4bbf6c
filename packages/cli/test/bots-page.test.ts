import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { levelsOf } from '@redoubt/bots'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const engine = [process.execPath, join(root, 'packages/cli/bin/redoubt.mjs'), 'engine'] as const

const page = readFile(join(root, 'docs/bots.md'), 'utf8')

/** The program below its name in docs/bots.md, in a folder of its own. */
async function printed(name: string): Promise<string> {
  const [, code] =
    new RegExp(`<!-- ${name.replace('.', '\\.')} -->\n\`\`\`\\w+\n([\\s\\S]*?)\`\`\``).exec(await page) ?? []
  expect(code, `docs/bots.md shows ${name}`).toBeDefined()
  expect(code!.trimEnd().split('\n').length, 'lines').toBeLessThanOrEqual(40)
  const file = join(await mkdtemp(join(tmpdir(), 'bot-')), name)
  await writeFile(file, code!)
  return file
}

const ENDED = /^Winners: [\w, ]+ after \d+ decisions\n$/

function pythonIsMissing(): string | null {
  try {
    execFileSync('python3', ['--version'])
    return null
  } catch (error) {
    return String(error)
  }
}

/** Without python3 this test says so instead of failing, except where every test must count. */
const missing = process.env.CI ? null : pythonIsMissing()
if (missing) console.warn(`\n*** No python3 here: the Python bot of docs/bots.md is NOT tested. ${missing} ***\n`)

test.skipIf(missing)('the Python bot of docs/bots.md plays a whole match of DOOM', async () => {
  // python3 may be a script of a shell that complains about a locale that is not installed.
  const env = { ...process.env, LC_ALL: 'C' }
  const { stdout, stderr } = await run('python3', [await printed('bot.py'), ...engine], { env })
  expect(stderr).toBe('')
  expect(stdout).toMatch(ENDED)
})

test('the TypeScript bot of docs/bots.md has no wrong types and plays a whole match of Conquest', async () => {
  const file = await printed('bot.ts')
  const tsc = join(root, 'node_modules/.bin/tsc')
  const strict = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler']
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types'), '--ignoreConfig']
  await run(tsc, [...strict, ...types, file])
  const program = file.replace('.ts', '.mjs')
  const built = await rolldown({ input: file, platform: 'node' })
  await built.write({ file: program, format: 'esm' })
  await built.close()
  const { stdout, stderr } = await run(process.execPath, [program, ...engine])
  expect(stderr).toBe('')
  expect(stdout).toMatch(ENDED)
})

test('docs/bots.md names every level and no other', async () => {
  const section = (await page).split(/^## /m).find(part => part.startsWith('Levels'))!
  const rows = [...section.matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm)]
  expect(rows.map(row => row[1])).toEqual(levelsOf('doom').map(level => level.name))
  expect(rows.map(row => row[2])).toEqual(levelsOf('conquest').map(level => level.name))
})
