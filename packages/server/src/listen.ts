import type { FastifyInstance } from 'fastify'
import { BadStart, type Settings } from './settings.ts'

/** Starts listening and returns the address to print. `command` is what the person typed, and may type again with another port. */
export async function listen(
  server: FastifyInstance,
  { port, host }: Pick<Settings, 'port' | 'host'>,
  command = 'npm start --',
): Promise<string> {
  try {
    const address = new URL(await server.listen({ port, host }))
    return `http://${host === 'localhost' ? host : address.hostname}:${address.port || 80}`
  } catch (error) {
    throw refusal(error as NodeJS.ErrnoException, port, host, command) ?? error
  }
}

function refusal({ code }: NodeJS.ErrnoException, port: number, host: string, command: string): BadStart | undefined {
  const other = `${command} --port ${port >= 1024 && port < 65535 ? port + 1 : 4000}`
  if (code === 'EADDRINUSE')
    return new BadStart(`Port ${port} is taken by another program. Stop it, or choose another port: ${other}`)
  if (code === 'EACCES') return new BadStart(`Port ${port} is not allowed for this account. Choose another: ${other}`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new BadStart(`"${host}" is not an address of this machine. Leave --host out, or use --host 0.0.0.0 for all.`)
  return undefined
}
