// npm run rules                     which rules have a test, by group
// npm run rules -- --missing [D-LOS …]  the rules that have none, of all groups or of some
// npm run rules -- --brief          totals and problems only
// --names FILE: the tests as vitest lists them, from somebody who just ran them all
import { readFileSync } from 'node:fs'
import { files } from './lib/files.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { coverage } from './lib/rules/coverage.mjs'
import { readSpec } from './lib/rules/spec.mjs'
import { table } from './lib/rules/table.mjs'
import { Stop, script } from './lib/stop.mjs'

const SPECS = ['docs/rules/doom.md', 'docs/rules/conquest.md']

await script(async () => {
  await install(root)
  const { citedByTests } = await import('./lib/rules/cited-by-tests.mjs') // needs what was installed
  const rules = SPECS.flatMap(file => readSpec(readFileSync(`${root}/${file}`, 'utf8'), file))
  const tests = files(root, /^packages\/[^/]+\/test\/.*\.test\.tsx?$/)
  const args = process.argv.slice(2)
  const known = args.includes('--names') ? JSON.parse(readFileSync(args[args.indexOf('--names') + 1], 'utf8')) : null
  const cited = await citedByTests(root, tests, known)
  const declared = JSON.parse(readFileSync(`${root}/docs/rules/coverage.json`, 'utf8'))
  const { groups, problems } = coverage(rules, cited, declared)

  if (args.includes('--missing')) {
    const only = args.filter(arg => !arg.startsWith('--'))
    for (const { group, missing } of groups)
      if (!only.length || only.includes(group))
        for (const { id, says } of missing) console.log(`${id.padEnd(14)} ${short(says)}`)
  } else console.log(table(groups, { brief: args.includes('--brief') }))

  if (problems.length) throw new Stop(['', ...problems].join('\n'))
})

function short(text) {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}
