import { BadJson, finding, parseJson, type Said } from '@redoubt/kernel'
import type { Path } from '../parse.ts'
import { FORBIDDEN_KEYS, PACK_LIMITS } from './limits.ts'

type Read = { value: unknown; values: number } | { path: Path; said: Said }

/** Why a value is no harmless data, or how many parts it has. Walks without recursion: depth is what an attacker brings. */
export function inspect(root: unknown): Read {
  const open: Array<{ value: unknown; path: Path }> = [{ value: root, path: [] }]
  let values = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    const refuse = (said: Said) => ({ path, said })
    if (++values + open.length > PACK_LIMITS.values) return refuse(finding`more than ${PACK_LIMITS.values} values`)
    if (typeof value === 'string' && value.length > PACK_LIMITS.text) {
      return refuse(finding`a text of ${value.length} characters; at most ${PACK_LIMITS.text}`)
    }
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
      return refuse('is no data')
    if (typeof value !== 'object' || value === null) continue
    if (path.length >= PACK_LIMITS.depth) return refuse(finding`nested more than ${PACK_LIMITS.depth} deep`)
    for (const key of Object.keys(value)) {
      if (FORBIDDEN_KEYS.includes(key)) return refuse(finding`a field must not be called ${key}`)
      const part = (value as Record<string, unknown>)[key]
      open.push({ value: part, path: [...path, Array.isArray(value) ? Number(key) : key] })
    }
  }
  return { value: root, values }
}

/** Reads the JSON of one file of a pack. */
export function readJson(text: string): Read {
  let value: unknown
  try {
    value = parseJson(text)
  } catch (error) {
    if (!(error instanceof BadJson)) throw error
    return { path: [], said: error.said }
  }
  return inspect(value)
}
