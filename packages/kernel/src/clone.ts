/** A deep copy of plain data. Decisions are shared: they never change once made. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return cloneList(value) as T
  const copy: Record<string, unknown> = {}
  for (const field in value) {
    const part: unknown = value[field]
    copy[field] = typeof part === 'object' && part !== null && field !== 'decision' ? clone(part) : part
  }
  return copy as T
}

function cloneList(list: readonly unknown[]): unknown[] {
  const copy = list.slice()
  for (let i = 0; i < copy.length; i++) {
    const part = copy[i]
    if (typeof part === 'object' && part !== null) copy[i] = clone(part)
  }
  return copy
}
