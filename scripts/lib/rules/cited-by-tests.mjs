import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { Stop } from '../stop.mjs'
import { citations } from './citations.mjs'
import { leadingIds } from './id.mjs'

/**
 * What the tests cite: read from their source, or from vitest where names are made at run time; `names` has those of all
 * tests if somebody has just run them.
 */
export async function citedByTests(root, tests, names = null) {
  const read = tests.map(file => ({ file, ...citations(file, readFileSync(join(root, file), 'utf8')) }))
  const cited = read.filter(({ open }) => !open).flatMap(({ cited }) => cited)
  const open = read.filter(({ open }) => open).map(({ file }) => file)
  if (open.length === 0) return cited
  const listed = names ? named(root, names).filter(({ at }) => open.includes(at)) : await citedAtRunTime(root, open)
  return [...cited, ...listed]
}

function named(root, names) {
  return names.flatMap(({ name, file }) => {
    const at = relative(root, file).split(sep).join('/')
    return name.split(' > ').flatMap(part => leadingIds(part).ids.map(id => ({ id, at })))
  })
}

async function citedAtRunTime(root, tests) {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-'))
  const list = join(folder, 'list.json')
  try {
    await vitest(root, ['list', `--json=${list}`, ...tests])
    return named(root, JSON.parse(readFileSync(list, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function vitest(root, args) {
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', data => (errors += data))
  return new Promise((resolve, reject) =>
    child.on('close', code =>
      code === 0 ? resolve() : reject(new Stop(`vitest could not list the tests:\n${errors}`)),
    ),
  )
}
