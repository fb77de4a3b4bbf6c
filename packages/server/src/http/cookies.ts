import type { FastifyReply } from 'fastify'

/** The cookie that says who this device is. Scripts do not see it, other sites do not send it. */
const NAME = 'redoubt'
/** Seconds; browsers keep none longer. */
const LONGEST = 400 * 86_400

export function tokenIn(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2)
    if (name === NAME && value) return value
  }
  return null
}

export function setToken(reply: FastifyReply, token: string, secure: boolean): void {
  put(reply, token, LONGEST, secure)
}

export function clearToken(reply: FastifyReply, secure: boolean): void {
  put(reply, '', 0, secure)
}

function put(reply: FastifyReply, value: string, age: number, secure: boolean): void {
  const parts = [
    `${NAME}=${value}`,
    'Path=/',
    `Max-Age=${age}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ]
  reply.header('set-cookie', parts.join('; '))
}
