// npm run bench:server                              everything: some ten minutes
// npm run bench:server -- --tables 200 --only sqlite
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { Stop, script } from './lib/stop.mjs'

await script(async () => {
  await install(root)
  // Inside node_modules, so that the programs find the packages that stay outside them.
  const programs = join(root, 'node_modules/.cache/redoubt/load')
  rmSync(programs, { recursive: true, force: true })
  for (const name of ['main', 'node', 'people', 'rival', 'rival-people'])
    await bundle(root, `packages/server/bench/load/${name}.ts`, join(programs, name, 'program.js'))
  const args = [join(programs, 'main/program.js'), '--programs', programs, ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  const code = await new Promise(resolve => child.on('exit', resolve))
  if (code !== 0) throw new Stop('The measurement failed.')
})
