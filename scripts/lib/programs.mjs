import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { runBeside } from './beside.mjs'
import { bundle } from './build.mjs'
import { files } from './files.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { Stop } from './stop.mjs'

/**
 * Bundles and runs packages/*\/<folder>/*.ts, each in a process of its own, in production mode. A file exports by default
 * an async function that gets the arguments after `--`. Words before it choose files by part of their name. `beside`: today's and those of
 * another commit in turn, so many rounds.
 */
export async function runPrograms(folder, args, beside = null) {
  await install(root)
  const end = args.indexOf('--')
  const words = end < 0 ? args : args.slice(0, end)
  const rest = end < 0 ? [] : args.slice(end + 1)
  const sources = files(root, new RegExp(`^packages/[^/]+/${folder}/[^/]+\\.ts$`))
  const all = sources.map(file => ({ file, name: nameOf(file) }))
  const chosen = all.filter(({ name }) => !words.length || words.some(word => name.includes(word)))
  if (!chosen.length) throw new Stop(nothing(folder, all, words))

  // Inside node_modules, so that a bundle finds the packages that stay outside it.
  const cache = join(root, 'node_modules/.cache/redoubt', folder)
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  console.log(machine())
  if (beside) {
    const failed = await runBeside({ ...{ root, cache, chosen }, ...beside, run: file => heard(file, rest) })
    if (failed.length) throw new Stop(`\nFailed: ${failed.join(', ')}`)
    return
  }
  const failed = []
  for (const { file, name } of chosen) {
    const to = join(cache, name, 'program.js')
    await bundle(root, file, to)
    console.log(`\n── ${name}`)
    if ((await run(to, rest)) !== 0) failed.push(name)
  }
  if (failed.length) throw new Stop(`\nFailed: ${failed.join(', ')}`)
}

/** packages/kernel/bench/clone.ts is kernel/clone. */
function nameOf(file) {
  const [, home, , name] = file.split('/')
  return `${home}/${name.replace(/\.ts$/, '')}`
}

function nothing(folder, all, words) {
  if (!all.length) return `There is no ${folder} yet: packages/*/${folder}/*.ts`
  return `No ${folder} is called "${words.join(' ')}". There are: ${all.map(({ name }) => name).join(', ')}`
}

function machine() {
  const [{ model = 'unknown processor' } = {}] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const date = new Date().toISOString().slice(0, 10)
  return `Machine: ${model.trim()} · ${cpus().length} cores · ${memory} · ${process.platform} ${process.arch} · Node ${process.versions.node} · ${date}`
}

function run(file, args) {
  const child = started(file, args, 'inherit')
  return new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
}

/** The same, for whoever reads what it says. */
function heard(file, args) {
  const child = started(file, args, ['ignore', 'pipe', 'inherit'])
  let text = ''
  child.stdout.on('data', more => {
    text += more
  })
  return new Promise((resolve, reject) => child.on('close', code => resolve({ code, text })).on('error', reject))
}

function started(file, args, stdio) {
  const runner = join(root, 'scripts/lib/run-program.mjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  return spawn(process.execPath, ['--expose-gc', '--enable-source-maps', runner, file, ...args], {
    cwd: root,
    stdio,
    env,
  })
}
