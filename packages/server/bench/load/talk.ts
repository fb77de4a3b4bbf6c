import { type ChildProcess, fork } from 'node:child_process'

/** Questions between the process that measures and those it measures. */
// biome-ignore lint/suspicious/noExplicitAny: what is asked and answered is known at both ends
type Deeds = Record<string, (given: any) => Promise<unknown>>

/** The side that is asked. */
export function answering(deeds: Deeds): void {
  process.on('message', async ({ id, what, given }: { id: number; what: string; given: unknown }) => {
    try {
      process.send!({ id, answer: await deeds[what]!(given) })
    } catch (error) {
      process.send!({ id, failed: String((error as Error).stack ?? error) })
    }
  })
  process.send!({ id: -1, answer: null })
}

export interface Other {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  ask(what: string, given?: unknown): Promise<any>
  kill(): void
  readonly process: ChildProcess
}

/** The side that asks. Resolves when the other is there. */
export async function started(program: string, args: readonly string[] = [], execArgv: string[] = []): Promise<Other> {
  const child = fork(program, args, { execArgv, serialization: 'advanced' })
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
  let asked = 0
  const there = new Promise((resolve, reject) => waiting.set(-1, { resolve, reject }))
  child.on('message', ({ id, answer, failed }: { id: number; answer?: unknown; failed?: string }) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (failed === undefined) one?.resolve(answer)
    else one?.reject(new Error(failed))
  })
  child.on('exit', code => {
    for (const { reject } of waiting.values()) reject(new Error(`${program} ended with ${code}.`))
  })
  await there
  return {
    ask: (what, given) =>
      new Promise((resolve, reject) => {
        waiting.set(asked, { resolve, reject })
        child.send({ id: asked++, what, given })
      }),
    kill: () => void child.kill('SIGKILL'),
    process: child,
  }
}
