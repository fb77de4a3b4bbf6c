import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits that fit into a cookie, a header and an address, and into a command line: nothing there may begin with a dash. */
export function newToken(): string {
  const token = randomBytes(32).toString('base64url')
  return token.startsWith('-') ? newToken() : token
}

/** Of a chair's link: shorter, for it is typed into chats and drawn as a QR code. 128 bits. */
export function newKey(): string {
  return randomBytes(16).toString('base64url')
}

export function newId(): string {
  return randomBytes(12).toString('hex')
}

/** What is kept of a token: whoever reads the database can do nothing with it. */
export function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether a token is the one that was kept as this hash. */
export function fits(token: string | undefined, hash: string | null): boolean {
  if (token === undefined || hash === null) return false
  return timingSafeEqual(Buffer.from(hashed(token)), Buffer.from(hash.padEnd(64).slice(0, 64)))
}

/** An id that follows from another one: whoever asks twice for the rematch gets the same table. */
export function followingId(of: string, what: string): string {
  return hashed(`${what} ${of}`).slice(0, 24)
}
