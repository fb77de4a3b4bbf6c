import { parseArgs } from 'node:util'

export interface Settings {
  port: number
  host: string
}

/** The person who started the server asked for something it cannot do; the message is one line that says what to change. */
export class BadStart extends Error {}

/** Options beat the environment. */
export function settings(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Settings {
  const { port, host } = options(args)
  return { port: portNumber(port ?? (env.PORT || '4000')), host: host ?? (env.HOST || 'localhost') }
}

function options(args: readonly string[]): { port?: string | undefined; host?: string | undefined } {
  try {
    const known = { port: { type: 'string', short: 'p' }, host: { type: 'string' } } as const
    return parseArgs({ args: [...args], options: known }).values
  } catch (error) {
    throw new BadStart(`${(error as Error).message.split('. ')[0]}. Known options: --port NUMBER, --host NAME.`)
  }
}

function portNumber(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65535) return port
  throw new BadStart(`"${text}" is not a port: choose a number from 1 to 65535, for example --port 4000.`)
}
