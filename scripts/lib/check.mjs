import { startVitest } from 'vitest/node'
import { changedFiles } from './changed.mjs'
import { CHECKS, TYPESCRIPT } from './checks.mjs'
import { concernedTests } from './concerned.mjs'
import { Hurried } from './hurried.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { steps } from './steps.mjs'
import { Stop, script } from './stop.mjs'

/** All should take less than a minute: the tests end when this is over, but have some seconds however slow the rest was. */
const ENOUGH = 45_000
const LEAST = 10_000
/** A browser is slow, and a marathon takes a minute: npm test has the time. */
const SLOW = /^packages\/(web\/test\/browser|doom\/test\/marathon)\//

await script(async () => {
  await install(root)
  const began = Date.now()
  const step = steps(CHECKS.length + 1)
  const failed = []
  for (const [name, ...command] of CHECKS) {
    step.next(name)
    if ((await run(remembering(name, command))) !== 0) failed.push(name)
  }
  step.next('Tests of what has changed')
  if (!(await test(changedFiles(root), Math.max(LEAST, began + ENOUGH - Date.now())))) failed.push('Tests')
  console.log(`\nTook ${step.took()}.`)
  if (failed.length) throw new Stop(`Failed: ${failed.join(', ')}`)
  console.log('All is well so far. npm test runs everything.')
})

/** The types of what has not changed since the last time are not looked at again; npm test looks at all of them. */
function remembering(name, command) {
  if (command[0] !== TYPESCRIPT) return command
  const known = `node_modules/.cache/check/${name.toLowerCase().replaceAll(' ', '-')}.tsbuildinfo`
  return [...command, '--incremental', '--tsBuildInfoFile', known]
}

/** Runs the tests nearest to the change while there is time; true if none failed. */
async function test(changed, time) {
  const concerned = concernedTests(root, changed)
  const files = concerned.filter(file => !SLOW.test(file))
  const what = `Changed files: ${changed.length}. Test files they concern: ${concerned.length}`
  const slow = concerned.length - files.length
  console.log(`${what}${slow ? `; ${slow} slow ones are left to npm test` : ''}.`)
  if (files.length === 0) return true
  process.env.NODE_ENV = 'test'
  const reporter = new Hurried(time)
  const vitest = await startVitest('test', files, {
    root,
    watch: false,
    reporters: [reporter],
    sequence: { sequencer: inOrderOf(files) },
  })
  await vitest.close()
  if (reporter.left)
    console.log(`No time for ${reporter.left} of ${files.length} files, those furthest from the change.`)
  process.exitCode = 0 // vitest counts a run that was ended as failed
  return reporter.ok
}

/** vitest begins with the slowest; here what is nearest goes first. */
function inOrderOf(files) {
  const place = ({ moduleId }) => files.findIndex(file => moduleId.endsWith(`/${file}`))
  return class {
    sort = async specifications => [...specifications].sort((a, b) => place(a) - place(b))
    shard = async specifications => specifications
  }
}
