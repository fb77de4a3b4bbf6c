// Builds the command if its sources have changed since, then runs it.
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build, stale } from '../../../scripts/lib/build.mjs'
import { root } from '../../../scripts/lib/root.mjs'

const mine = () => stale(root).filter(({ from }) => from.startsWith('packages/cli/'))

if (mine().length > 0) await alone(() => build(root, mine()))
await import('../dist/redoubt.js')

/** Several commands started at once build once; a lock that nobody holds any more is broken after a minute. */
async function alone(work) {
  const cache = join(root, 'node_modules/.cache')
  const lock = join(cache, 'redoubt-cli.lock')
  mkdirSync(cache, { recursive: true })
  while (!taken(lock)) await sleep(50)
  try {
    await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function taken(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const { mtimeMs = Date.now() } = statSync(lock, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > 60_000) rmSync(lock, { recursive: true, force: true })
    return false
  }
}
