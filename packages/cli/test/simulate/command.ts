import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { dependencies } from '../../package.json'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** Stays outside the bundle, as in the product. */
const outside = Object.keys(dependencies).filter(name => !name.startsWith('@redoubt/'))

/** A build of its own for a file of tests: the sources may change while they run, and builds do not mix. */
export async function ownBuild() {
  const folder = join(root, 'node_modules/.cache/redoubt', `test-${process.pid}-${Date.now()}`)
  const program = join(folder, 'redoubt.js')
  const input = join(root, 'packages/cli/src/main.ts')
  const built = await rolldown({ cwd: root, input, platform: 'node', external: outside, checks: { eval: false } })
  await built.write({ file: program, format: 'esm', codeSplitting: false })
  await built.close()
  return {
    /** The bundled command. */
    program,
    /** `redoubt simulate` in a process of its own. */
    start: (...args: string[]) => start(program, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type Started = ReturnType<typeof start>

function start(program: string, args: string[]) {
  const child: ChildProcess = spawn(process.execPath, [program, 'simulate', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard = { out: '', err: '' }
  child.stdout!.on('data', part => void (heard.out += part))
  child.stderr!.on('data', part => void (heard.err += part))
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  return { child, heard, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

/** Waits for something that a process is about to do; if it ends before, something is wrong. */
export async function until(what: () => unknown, { child, heard }: Started): Promise<void> {
  while (!(await what())) {
    if (child.exitCode !== null) throw new Error(`It ended too early: ${heard.err}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
