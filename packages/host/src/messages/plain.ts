/** A copy as it would arrive over a wire: whoever changes it changes nothing of the match. What is undefined is left out. */
export function plain<T>(value: T): T {
  return copyOf(value) as T
}

function copyOf(value: unknown): unknown {
  switch (typeof value) {
    case 'object':
      return value === null ? null : Array.isArray(value) ? value.map(copyOf) : copyFields(value)
    case 'number':
      return Number.isFinite(value) ? value : null
    case 'undefined':
      return null
    case 'bigint':
    case 'function':
    case 'symbol':
      throw new TypeError(`A ${typeof value} cannot be sent.`)
    default:
      return value
  }
}

function copyFields(value: object): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const field of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[field]
    if (part !== undefined) copy[field] = copyOf(part)
  }
  return copy
}
