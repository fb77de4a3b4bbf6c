/** A list of words as a look-up: `byName(WORDS, 'do')('draw')`. */
export function byName<K extends string, T extends Readonly<Record<K, string>>>(
  list: readonly T[],
  key: K,
): (name: string) => T {
  const table: Record<string, T> = Object.create(null)
  for (const entry of list) table[entry[key]] = entry
  return name => table[name]!
}
