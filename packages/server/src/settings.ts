import { parseArgs } from 'node:util'

export interface Settings {
  port: number
  host: string
  /** The folder of the embedded database. */
  data: string
  /** postgres://…, instead of the embedded one. */
  database?: string
  /** The address under which people reach the server, if it stands behind another: https://redoubt.example. */
  origin?: string
  /** A proxy in front says for whom it asks, and whether over TLS. */
  behindProxy: boolean
  /** What is worth a line in the log. */
  log: LogLevel
  /** Who may read /metrics. */
  metrics: MetricsFor
  /** Threads in which bots think; undefined: one less than there are cores. */
  threads?: number
  /** How this node calls itself in the log and in its figures. */
  name?: string
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
/** This machine, without a proxy between; everybody who reaches the port; nobody. */
const METRICS_FOR = ['local', 'all', 'none'] as const
type MetricsFor = (typeof METRICS_FOR)[number]

/** The person who started the server asked for something it cannot do; the message is one line that says what to change. */
export class BadStart extends Error {}

export const SETTINGS_HELP = `  --port N          where to listen                                        (PORT, or 4000)
  --host NAME       0.0.0.0 lets other machines in                         (HOST, or localhost)
  --data FOLDER     where the embedded database is                         (DATA, or ./data)
  --database URL    postgres://…, instead of the embedded one              (DATABASE_URL)
  --origin URL      how people reach it: https://redoubt.example           (ORIGIN)
  --proxy           a proxy in front says who asks (X-Forwarded-For), and
                    whether over TLS (X-Forwarded-Proto)                   (PROXY=1)
  --log LEVEL       silent, error, warn, info, debug; JSON lines on
                    standard error                                         (LOG, or warn)
  --metrics WHO     who may read /metrics: local (this machine, not
                    through a proxy), all, none                            (METRICS, or local)
  --threads N       threads in which bots think                            (THREADS, or cores less one)
  --name NAME       how this node calls itself in the log                  (NODE_NAME)`

/** Options beat the environment. */
export function settings(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Settings {
  const { port, host, data, database, origin, proxy, log, metrics, threads, name } = options(args)
  const place = database ?? env.DATABASE_URL
  const address = origin ?? env.ORIGIN
  const many = threads ?? env.THREADS
  const called = name ?? env.NODE_NAME
  return {
    port: portNumber(port ?? (env.PORT || '4000')),
    host: host ?? (env.HOST || 'localhost'),
    data: data ?? (env.DATA || './data'),
    behindProxy: proxy ?? env.PROXY === '1',
    log: oneOf(LOG_LEVELS, 'log', log ?? (env.LOG || 'warn')),
    metrics: oneOf(METRICS_FOR, 'metrics', metrics ?? (env.METRICS || 'local')),
    ...(place ? { database: place } : {}),
    ...(address ? { origin: originOf(address) } : {}),
    ...(many ? { threads: threadNumber(many) } : {}),
    ...(called ? { name: called } : {}),
  }
}

const KNOWN = {
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  origin: { type: 'string' },
  proxy: { type: 'boolean' },
  log: { type: 'string' },
  metrics: { type: 'string' },
  threads: { type: 'string' },
  name: { type: 'string' },
} as const

function options(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: KNOWN }).values
  } catch (error) {
    const known = Object.entries(KNOWN).map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`)
    throw new BadStart(`${(error as Error).message.split('. ')[0]}. Known options: ${known.join(', ')}; see --help.`)
  }
}

function originOf(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin
  throw new BadStart(
    `"${text}" is not an address: give it as people type it, for example --origin https://redoubt.example.`,
  )
}

function portNumber(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65535) return port
  throw new BadStart(`"${text}" is not a port: choose a number from 1 to 65535, for example --port 4000.`)
}

function threadNumber(text: string): number {
  const threads = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (threads >= 1 && threads <= 256) return threads
  throw new BadStart(`"${text}" is not a number of threads: choose 1 to 256, for example --threads 4.`)
}

function oneOf<T extends string>(known: readonly T[], name: string, text: string): T {
  const found = known.find(one => one === text)
  if (found) return found
  throw new BadStart(`--${name} ${text} is not known: choose ${known.join(', ')}.`)
}
