/**
 * `after` with the parts of `before` wherever they are equal. Every view comes as a new object; what has not changed is then
 * the same object as before, and nothing that shows it needs to be drawn again. For plain data.
 */
export function keepEqualParts<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const names = Object.keys(after)
  let same = names.length === Object.keys(before).length
  const parts = (Array.isArray(after) ? [] : {}) as Record<string, unknown>
  for (const name of names) {
    const part = keepEqualParts(before[name], after[name])
    if (part !== before[name] || !(name in before)) same = false
    parts[name] = part
  }
  return (same ? before : parts) as T
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
