/**
 * What turns one plain value into another, as plain data that is small on a wire:
 *
 *   [value]                    it is this value now
 *   {"field": difference, …}   in an object: fields that have changed; 0: the field is gone
 *   {"-": [2, 5], "3": difference, …, "+": [value, …]}
 *                              in a list: these places are taken out, then these places have changed, then these are added
 *
 * Which of the last two it is follows from the value that it is applied to.
 */
export type Difference = readonly [unknown] | { readonly [place: string]: Difference | 0 | readonly unknown[] }

type Fields = Readonly<Record<string, unknown>>
type Changes = Record<string, Difference | 0 | readonly unknown[]>

/** Null if there is none. Parts that are the same object are not looked into. A field without a value is no field. */
export function difference(before: unknown, after: unknown): Difference | null {
  if (before === after) return null
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [after]
  if (Array.isArray(after)) return Array.isArray(before) ? ofLists(before, after) : [after]
  return Array.isArray(before) ? [after] : ofObjects(before as Fields, after as Fields)
}

/** What it is applied to stays as it was; what has not changed is shared with it. */
export function applied<T>(before: T, change: Difference | null): T {
  if (change === null) return before
  if (Array.isArray(change)) return change[0]
  const changes = change as Changes
  return (Array.isArray(before) ? inList(before, changes) : inObject(before as Fields, changes)) as T
}

function ofObjects(before: Fields, after: Fields): Difference | null {
  let changes: Changes | null = null
  let kept = false
  for (const field in after) {
    const then = before[field]
    const now = after[field]
    if (then === now) {
      if (now !== undefined) kept = true
      continue
    }
    const change = now === undefined ? 0 : then === undefined ? ([now] as const) : difference(then, now)
    if (change === null) {
      kept = true
      continue
    }
    if (change === 0 || !Array.isArray(change)) kept = true
    changes ??= {}
    changes[field] = change
  }
  for (const field in before) {
    if (before[field] === undefined || Object.hasOwn(after, field)) continue
    changes ??= {}
    changes[field] = 0
  }
  // Where nothing is left of the old one, the new one itself is shorter.
  return changes && !kept ? [after] : changes
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  const gone = removed(before, after)
  const left = gone.length > 0 ? without(before, gone) : before
  if (after.length > 0 && left.length * 2 < before.length) return [after]
  const changes: Changes = {}
  let count = 0
  if (gone.length > 0) changes['-'] = gone
  for (let i = 0; i < left.length; i++) {
    const change = difference(left[i], after[i])
    if (change === null) continue
    changes[i] = change
    count++
  }
  if (after.length > left.length) changes['+'] = after.slice(left.length)
  if (count > 0 && count === left.length && everythingNew(changes, count)) return [after]
  for (const _ in changes) return changes
  return null
}

function everythingNew(changes: Changes, count: number): boolean {
  for (let i = 0; i < count; i++) if (!Array.isArray(changes[i])) return false
  return true
}

/** The places of `before` to take out, so that what is left stands as in `after`, which may go on. */
function removed(before: readonly unknown[], after: readonly unknown[]): number[] {
  const name = nameField(before[0])
  if (name) {
    if (begins(after, before, name)) return []
    const there = new Set(after.map(one => nameOf(one, name)))
    const gone = places(before, one => !there.has(nameOf(one, name)))
    if (begins(after, without(before, gone), name)) return gone
  }
  if (after.length >= before.length) return []
  // Taken out of the middle if the end is still the end, else cut off.
  let front = 0
  while (front < after.length && difference(before[front], after[front]) === null) front++
  let back = 0
  while (
    back < after.length - front &&
    difference(before[before.length - 1 - back], after[after.length - 1 - back]) === null
  )
    back++
  const from = front + back === after.length ? front : after.length
  return Array.from({ length: before.length - after.length }, (_, i) => from + i)
}

/** Does this list begin with things of these names? */
function begins(list: readonly unknown[], first: readonly unknown[], name: string): boolean {
  if (list.length < first.length) return false
  for (let i = 0; i < first.length; i++)
    if (list[i] !== first[i] && nameOf(list[i], name) !== nameOf(first[i], name)) return false
  return true
}

/** The field by which things in a list are told apart. */
const NAMES = ['id', 'key', 'card'] as const

function nameField(one: unknown): string | undefined {
  return NAMES.find(name => typeof nameOf(one, name) === 'string')
}

function nameOf(one: unknown, name: string): unknown {
  return typeof one === 'object' && one !== null ? (one as Fields)[name] : undefined
}

function places(list: readonly unknown[], which: (one: unknown) => boolean): number[] {
  const found: number[] = []
  for (let i = 0; i < list.length; i++) if (which(list[i])) found.push(i)
  return found
}

function without(list: readonly unknown[], gone: readonly number[]): unknown[] {
  let next = 0
  return list.filter((_, i) => {
    if (gone[next] !== i) return true
    next++
    return false
  })
}

function inObject(before: Fields, changes: Changes): Fields {
  const made: Record<string, unknown> = { ...before }
  for (const field in changes) {
    const change = changes[field]!
    if (change === 0) delete made[field]
    else made[field] = applied(made[field], change as Difference)
  }
  return made
}

function inList(before: readonly unknown[], { '-': gone, '+': added, ...changes }: Changes): unknown[] {
  const made = gone ? without(before, gone as number[]) : before.slice()
  for (const place in changes) made[Number(place)] = applied(made[Number(place)], changes[place] as Difference)
  if (added) made.push(...(added as unknown[]))
  return made
}
