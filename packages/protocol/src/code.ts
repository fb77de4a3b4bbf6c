/** Letters and digits that cannot be mistaken for each other, spoken or written. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const TABLE_CODE = 7
export const PAIRING_CODE = 8
export const RECOVERY_CODE = 20

/** A random code of so many letters. */
export function newCode(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, byte => ALPHABET[byte % ALPHABET.length]).join('')
}

/** What somebody typed, read out or scanned: null if it cannot be a code of this length. */
export function readCode(typed: string, length: number): string | null {
  const text = typed.toUpperCase().replace(/[\s-]/g, '')
  return text.length === length && [...text].every(letter => ALPHABET.includes(letter)) ? text : null
}

/** In groups, to be read out: K7QM2XA is K7Q-M2XA. */
export function spelled(code: string): string {
  const size = code.length > 8 ? 5 : Math.floor(code.length / 2)
  const groups = []
  for (let at = 0; at < code.length; at += size) groups.push(code.slice(at, at + size))
  if (groups.length > 1 && groups.at(-1)!.length < 3) groups.push(groups.splice(-2).join(''))
  return groups.join('-')
}

/** The address to send. The key of a chair stands behind the #: it reaches no log and no other site. */
export function tableLink(origin: string, code: string, key?: string): string {
  return `${origin}/t/${code}${key ? `#${key}` : ''}`
}

/** 32 random bytes in hexadecimal: a number for the chance of a match. */
export function newNumber(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

/** A random id of a match or a share. */
export function newId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(12)))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
