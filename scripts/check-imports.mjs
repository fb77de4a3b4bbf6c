// Who imports whom, what no tracked file may hold, and whether the lockfile fits. docs/architecture.md says why.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { files } from './lib/files.mjs'
import { importProblems } from './lib/imports.mjs'
import { lockProblems } from './lib/lockfile.mjs'
import { npm } from './lib/npm.mjs'
import { root } from './lib/root.mjs'
import { Stop, script } from './lib/stop.mjs'
import { textProblems } from './lib/texts.mjs'

await script(async () => {
  const sources = files(root, /^packages\/[^/]+\/(src|test|testing|bench|soak)\/.*\.(ts|tsx|mts|js|mjs)$/)
  const texts = tracked()
  const registry = await registryHost()
  const problems = [
    ...lockProblems(root),
    ...(await importProblems(root, sources)),
    ...texts.flatMap(file => textProblems(file, read(file), registry)),
  ]
  if (problems.length) throw new Stop(problems.join('\n'))
  console.log(
    `${sources.length} source files import only what they may; ${texts.length} tracked files are clean; the lockfile fits.`,
  )
})

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}

/** Without git, as in an unpacked archive, every file counts as tracked. */
function tracked() {
  const binary = /\.(png|jpg|gif|webp|ico|woff2?|mp3|ogg|wasm)$/i
  let list
  try {
    list = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(file => file && existsSync(join(root, file)))
  } catch {
    list = files(root, /./)
  }
  return list.filter(file => !binary.test(file))
}

/** The machine's own registry must not leak into the repository; a local address is no name. */
async function registryHost() {
  const { output } = await npm(root, ['config', 'get', 'registry'])
  const url = /https?:\/\/\S+/.exec(output)?.[0]
  const host = url && URL.canParse(url) ? new URL(url).hostname : ''
  return host.includes('.') && !/^[\d.]+$/.test(host) ? host : ''
}
