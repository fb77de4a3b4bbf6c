/** Something in the question is wrong: which field, and why. One line for a person to act on. */
export class RefereeError extends Error {
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${field}: ${reason}`)
    this.name = 'RefereeError'
  }
}

export function wrong(field: string, reason: string): never {
  throw new RefereeError(field, reason)
}

/** A value in an error message: short and on one line. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}

export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    wrong(field, `expected an object, not ${shown(value)}`)
  return value as Fields
}

export function listOf(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) wrong(field, `expected a list, not ${shown(value)}`)
  return value
}

export function optionalList(value: unknown, field: string): readonly unknown[] {
  return value === undefined ? [] : listOf(value, field)
}

export function textOf(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') wrong(field, `expected a text, not ${shown(value)}`)
  return value
}

export function flagOf(value: unknown, field: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') wrong(field, `expected true or false, not ${shown(value)}`)
  return value === true
}
