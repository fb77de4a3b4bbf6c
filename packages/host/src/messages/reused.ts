/**
 * What is now, made of what was before wherever that is the same: parts that have not changed are the very same objects, so that
 * whoever compares the two need not look into them. Neither is changed; both are plain data.
 */
export function reused<T>(before: unknown, now: T): T {
  return (before === undefined ? now : part(before, now)) as T
}

function part(before: unknown, now: unknown): unknown {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now
  if (Array.isArray(now)) return Array.isArray(before) ? list(before, now) : now
  return Array.isArray(before) ? now : object(before as Fields, now as Fields)
}

function list(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let made: unknown[] | null = null
  let same = before.length === now.length
  for (let i = 0; i < now.length; i++) {
    const value = i < before.length ? part(before[i], now[i]) : now[i]
    if (value !== before[i]) same = false
    if (value === now[i]) continue
    made ??= now.slice()
    made[i] = value
  }
  return same ? before : (made ?? now)
}

type Fields = Record<string, unknown>

function object(before: Fields, now: Fields): Fields {
  let made: Fields | null = null
  let same = true
  let count = 0
  for (const field in now) {
    count++
    const then = before[field]
    const value = now[field]
    if (then === value && (value !== undefined || field in before)) continue
    const kept = Object.hasOwn(before, field) ? part(then, value) : value // not what every object has from the start
    if (kept !== then || value === undefined) same = false
    if (kept === value) continue
    made ??= { ...now }
    made[field] = kept
  }
  return same && Object.keys(before).length === count ? before : (made ?? now)
}
