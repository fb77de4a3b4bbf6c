/**
 * A deep copy of plain data. The pending decision of a state is shared, not copied: it never changes once made, and it
 * is often the largest part.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return copyList(value) as T
  const copy: Record<string, unknown> = {}
  for (const field in value) {
    const part: unknown = value[field]
    copy[field] = field === 'decision' ? part : copyOf(part)
  }
  return copy as T
}

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return copyList(value)
  const copy: Record<string, unknown> = {}
  for (const field in value) {
    const part = (value as Record<string, unknown>)[field]
    copy[field] = typeof part === 'object' ? copyOf(part) : part
  }
  return copy
}

function copyList(list: readonly unknown[]): unknown[] {
  const copy = list.slice()
  for (let i = 0; i < copy.length; i++) {
    const part = copy[i]
    if (typeof part === 'object') copy[i] = copyOf(part)
  }
  return copy
}
