import { type ChildProcess, spawn } from 'node:child_process'

export type Started = ReturnType<typeof start>

/** `redoubt simulate` of a bundled command, in a process of its own. */
export function start(program: string, args: string[]) {
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
