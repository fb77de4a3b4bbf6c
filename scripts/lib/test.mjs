import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needBrowser, quickenBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { CHECKS } from './checks.mjs'
import { concernedTests } from './concerned.mjs'
import { files } from './files.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { steps } from './steps.mjs'
import { Stop } from './stop.mjs'
import { namesOf, tally } from './tally.mjs'

/** What every test that ran is called, as vitest lists it: the rules ask for it. */
const names = []

/**
 * Tests that play matches run again with every decision undone and made again, and every position saved and loaded: those that come to
 * the `Table` which does so, over however many imports. To the others it makes no difference.
 */
const AGAIN = 'Tests, every decision undone and made again, every position saved and loaded'
const PLAYED = /^packages\/(kernel\/test|doom\/test\/(rules|cards|missions)|conquest\/test)\//
const TABLE = /import \{[^}]*\bTable\b[^}]*\} from '@redoubt\/kernel\/testing'/
const played = () => {
  const sitDown = files(root, /^packages\/[^/]+\/(test|testing)\/.*\.ts$/).filter(file =>
    TABLE.test(readFileSync(join(root, file), 'utf8')),
  )
  return concernedTests(root, sitDown).filter(file => PLAYED.test(file))
}

let passed = 0
let failed = 0
const notes = []
const args = process.argv.slice(2)
/** Arguments go to vitest: `npm test -- packages/kernel`. */
const all = args.length === 0
/**
 * Everything, in several processes, so that none holds the modules and the leavings of all: a thread of vitest has 4 GB. A
 * browser on a busy machine may stumble: whatever fails three times there is wrong. The report names what needed another try.
 * Those that wait for pages, servers and databases more than they compute run three at a time.
 */
const RULES = 'packages/{kernel,doom,conquest,protocol}'
const PLAYERS = 'packages/{bots,cli,host,server}'
const WEB = 'packages/web'
const BROWSER = 'packages/web/test/browser'
const without = (...folders) => folders.map(folder => `--exclude=${folder}/**`)
const THREE = '--maxWorkers=3'
const PARTS = [
  ['Tests of the rules', without(PLAYERS, WEB)],
  ['Tests of bots, host, command and server', [...without(RULES, WEB, 'scripts'), THREE]],
  ['Tests of the browser app', without(RULES, PLAYERS, 'scripts', BROWSER)],
  ['Tests in a browser', [BROWSER, '--retry=2', THREE]],
]
const parts = all ? PARTS : [['Tests', args]]
/** What one step made of the sources serves the next ones; another run, with sources that may have changed, begins anew. */
const made = mkdtempSync(join(tmpdir(), 'redoubt-made-'))
let step

try {
  await install(root)
  step = steps(CHECKS.length + 2 + parts.length + (all ? 1 : 0))
  await Promise.all([checks(), programs()])
  for (const [name, chosen] of parts) await tests(name, chosen)
  await rules()
  if (all) await tests(AGAIN, played(), { REDOUBT_MODE: 'again' })
} catch (error) {
  failed++
  notes.push(error instanceof Stop ? error.message : error.stack)
} finally {
  rmSync(made, { recursive: true, force: true })
}

const took = step ? [`Took ${step.took()}.`] : []
console.log(['', ...notes, ...took, `${passed} passed, ${failed} failed`].join('\n'))
process.exitCode = failed ? 1 : 0

async function checks() {
  for (const [name, ...command] of CHECKS) await check(name, command)
}

async function check(name, command) {
  step.next(name)
  if ((await run(command)) === 0) passed++
  else {
    failed++
    notes.push(`Failed: ${name}`)
  }
}

/** Beside the checks: most of either has one processor at work. */
async function programs() {
  step.next('Build of the server and the browser app')
  needBrowser()
  const quicker = quickenBrowser()
  await build(root, 'server')
  await build(root, 'web')
  await quicker
}

/** After the tests, whose names are known then. A part of the tests says nothing about all rules: then vitest is asked. */
async function rules() {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-'))
  const list = join(folder, 'names.json')
  writeFileSync(list, JSON.stringify(names))
  await check('Rules', ['scripts/rules.mjs', '--brief', ...(all ? ['--names', list] : [])])
  rmSync(folder, { recursive: true, force: true })
}

async function tests(name, args, env = {}) {
  step.next(name)
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=./scripts/lib/reporter.mjs', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]
    let code = await run(command, { ...env, REDOUBT_MADE: made })
    // A runner that dies says nothing about the tests: it is asked once more.
    if (!read(report)) code = await run(command, { ...env, REDOUBT_MADE: made })
    const counts = tally(code, read(report))
    names.push(...namesOf(read(report)))
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
