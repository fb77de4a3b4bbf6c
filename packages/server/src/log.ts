import { type Logger, pino } from 'pino'
import type { LogLevel } from './settings.ts'

export type Log = Logger

interface LogSettings {
  level: LogLevel
  /** Which of several nodes this is. */
  name?: string
  /** Where lines go; standard error if nothing is said, at once and in their order. */
  write?(line: string): void
}

/**
 * Lines of JSON for whoever runs the server. No secret belongs into one, so none is ever put there; should an error of somebody else's
 * code bring one along all the same, it is struck out on the way.
 */
export function log({ level, name, write }: LogSettings): Log {
  const to = write ? { write } : pino.destination({ dest: 2, sync: true })
  return pino(
    {
      level,
      base: name === undefined ? {} : { node: name },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      serializers: { err: told },
      hooks: { streamWrite: struck },
    },
    to,
  )
}

/** Of an error only what is always there: other fields may hold a whole address with its password. */
function told(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  return {
    name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(stack ? { stack } : {}),
    ...(cause === undefined ? {} : { cause: told(cause) }),
  }
}

/** What looks like a secret: passwords in addresses, cookies, tokens and keys, seeds and hashes, codes that bring a guest back or add a device. */
const SECRETS: readonly [RegExp, string][] = [
  [/(\w+:\/\/[^\s:/@"]*):[^\s@/"]*@/g, '$1:***@'],
  [/\b(redoubt=|Bearer\s+)[\w-]+/gi, '$1***'],
  [/\b[0-9a-f]{32,}\b/g, '***'],
  [/(?<![\w/.@-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*[0-9_-])[\w-]{22,}(?![\w/.-])/g, '***'],
  [/\b(?=[A-Z]*[2-9])[2-9A-HJ-NP-Z]{20}\b|\b(?:[2-9A-HJ-NP-Z]{5}-){3}[2-9A-HJ-NP-Z]{5}\b/g, '***'],
]

function struck(line: string): string {
  return SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), line)
}
