import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../bin/redoubt.mjs', import.meta.url))

/** `redoubt simulate` in a process of its own. */
export function start(...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, [program, 'simulate', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard = { out: '', err: '' }
  child.stdout!.on('data', part => void (heard.out += part))
  child.stderr!.on('data', part => void (heard.err += part))
  const ended = new Promise<{ code: number | null }>(resolve => child.once('close', code => resolve({ code })))
  return { child, heard, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

export async function until(what: () => unknown): Promise<void> {
  while (!(await what())) await new Promise(resolve => setTimeout(resolve, 20))
}
