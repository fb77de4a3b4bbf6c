import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { Stop } from './stop.mjs'
import { tally } from './tally.mjs'

const TYPESCRIPT = 'node_modules/typescript/bin/tsc'

const CHECKS = [
  ['Types', TYPESCRIPT, '--noEmit'],
  ['Types without browser and Node', TYPESCRIPT, '--noEmit', '-p', 'tsconfig.portable.json'],
  ['Lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['Imports', 'scripts/check-imports.mjs'],
  ['Rules', 'scripts/rules.mjs', '--brief'],
]

/** Tests that play matches run again with an undo and redo, and with a save and load, after every decision. */
const MODES = [
  ['undo', 'Tests, every decision undone and made again'],
  ['save', 'Tests, every position saved and loaded'],
]
const PLAYED = ['kernel/test', 'doom/test/rules', 'doom/test/cards', 'doom/test/missions', 'conquest/test'].map(
  folder => `packages/${folder}`,
)

let passed = 0
let failed = 0
const notes = []

try {
  await install(root)
  for (const [name, ...command] of CHECKS) await check(name, command)
  const args = process.argv.slice(2)
  needBrowser()
  await build(root, 'web')
  await tests('Tests', args)
  if (args.length === 0) for (const [mode, name] of MODES) await tests(name, PLAYED, { REDOUBT_MODE: mode })
} catch (error) {
  failed++
  notes.push(error instanceof Stop ? error.message : error.stack)
}

console.log(['', ...notes, `${passed} passed, ${failed} failed`].join('\n'))
process.exitCode = failed ? 1 : 0

async function check(name, command) {
  console.log(`\n── ${name}`)
  if ((await run(command)) === 0) passed++
  else {
    failed++
    notes.push(`Failed: ${name}`)
  }
}

/** Arguments go to vitest: `npm test -- packages/kernel`. */
async function tests(name, args, env = {}) {
  console.log(`\n── ${name}`)
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const code = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], env)
    const counts = tally(code, read(report))
    passed += counts.passed
    failed += counts.failed
    notes.push(...counts.notes)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function run(command, more = {}) {
  const env = { ...process.env, NODE_ENV: 'test', ...more }
  return new Promise((resolve, reject) =>
    spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env }).on('close', resolve).on('error', reject),
  )
}
