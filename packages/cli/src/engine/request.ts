import { type BadJson, parseJson } from '@redoubt/kernel'
import { DEEPEST, isTooDeep } from '../depth.ts'
import { Refused } from './refused.ts'

/** A JSON object from outside: any field may be anything. */
export type Request = Readonly<Record<string, unknown>>

export function parse(text: string): Request {
  if (isTooDeep(text)) throw new Refused('too-deep', `Nesting deeper than ${DEEPEST} is not read.`)
  let value: unknown
  try {
    value = parseJson(text)
  } catch (error) {
    throw new Refused('bad-json', (error as BadJson).message)
  }
  if (!isObject(value)) throw new Refused('bad-request', 'A request is a JSON object such as {"id":1,"cmd":"games"}.')
  return value
}

/** What an answer repeats so that the asker knows which request it answers. */
export function idOf(request: Request): string | number | null {
  const { id } = request
  if (typeof id === 'number') return id
  return typeof id === 'string' && id.length <= 1000 ? id : null
}

export function isObject(value: unknown): value is Request {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function text(request: Request, field: string): string {
  const value = request[field]
  if (typeof value !== 'string') throw new Refused('bad-request', `"${field}" must be a text.`)
  return value
}

/** A whole number from `min` to `max`; `otherwise` if the field is missing. */
export function whole(request: Request, field: string, min: number, max: number, otherwise?: number): number {
  const value = request[field] ?? otherwise
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw new Refused('bad-request', `"${field}" must be a whole number from ${min} to ${max}.`)
  return value
}
