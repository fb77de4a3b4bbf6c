import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with sorted fields and no undefined ones: the same data always gives the same text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const part of value) text += `${text && ','}${canonical(part)}`
    return `[${text}]`
  }
  for (const field of Object.keys(value).sort()) {
    const part = (value as Record<string, unknown>)[field]
    if (part !== undefined) text += `${text && ','}${JSON.stringify(field)}:${canonical(part)}`
  }
  return `{${text}}`
}

export function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))))
}
