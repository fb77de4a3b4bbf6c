import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The program that `npm start` runs, bundled as for that, with an empty page to serve. */
export interface Program {
  /** Starts it on a port of its own; resolves when it listens. `place` is a folder, or postgres://… */
  start(place: string, more?: readonly string[]): Promise<ServerProcess>
  remove(): void
}

export interface ServerProcess {
  readonly port: number
  /** What it said about mishaps. */
  readonly errors: string
  /** kill -9 */
  kill(): Promise<void>
}

const root = process.cwd()

export async function bundledServer(): Promise<Program> {
  const folder = join(root, 'node_modules/.cache/redoubt', `served-${process.pid}-${Date.now()}`)
  const program = join(folder, 'packages/server/dist/server.js')
  const page = join(folder, 'packages/web/dist/index.html')
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, '<title>Redoubt</title>')
  // Not known when a soak is bundled: it must not take the bundler in.
  const { bundle } = await import(pathToFileURL(join(root, 'scripts/lib/build.mjs')).href)
  await bundle(root, 'packages/server/src/main.ts', program)
  return {
    start: (place, more = []) => started(program, place, more),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function started(program: string, place: string, more: readonly string[]): Promise<ServerProcess> {
  const { DATABASE_URL: _, ...env } = process.env
  const args = [
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    place.startsWith('postgres') ? '--database' : '--data',
    place,
    ...more,
  ]
  const child: ChildProcess = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  let said = ''
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  child.stderr!.on('data', part => {
    errors = (errors + part).slice(-20_000)
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout!.setEncoding('utf8').on('data', (part: string) => {
      said = (said + part).slice(-20_000)
      const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]
      if (address) resolve(Number(address))
    })
    void ended.then(() => reject(new Error(`The server ended at once: ${errors}${said}`)))
  })
  return {
    port,
    get errors() {
      return errors
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
