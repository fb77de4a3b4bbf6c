/** Numbers under names, as deep as need be. Counts of several matches add up name by name. */
export interface Counts {
  [name: string]: number | Counts
}

/** Adds to the number at the end of a path. */
export function count(counts: Counts, path: readonly [string, ...string[]], amount = 1): void {
  let at = counts
  for (const name of path.slice(0, -1)) at = (at[name] ??= {}) as Counts
  const last = path.at(-1)!
  at[last] = ((at[last] as number | undefined) ?? 0) + amount
}

/** The sum of many; names stay in the order in which they came up. */
export function sum(all: Iterable<Counts>): Counts {
  const total: Counts = {}
  for (const counts of all) add(total, counts)
  return total
}

function add(total: Counts, counts: Counts): void {
  for (const [name, value] of Object.entries(counts)) {
    if (typeof value === 'number') total[name] = ((total[name] as number | undefined) ?? 0) + value
    else add((total[name] ??= {}) as Counts, value)
  }
}
