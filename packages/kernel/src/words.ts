import type { z } from 'zod'

/** What `z.strictObject` makes of a shape: the schema of what is said with one word of a card language. */
export type StrictSchema<S extends z.ZodRawShape> = z.ZodObject<z.core.util.Writeable<S>, z.core.$strict>

/** A list of words as a look-up: `byName(WORDS, 'op')('splash')`. */
export function byName<K extends string, T extends Readonly<Record<K, string>>>(
  list: readonly T[],
  key: K,
): (name: string) => T {
  const known: Record<string, T> = Object.create(null)
  for (const entry of list) known[entry[key]] = entry
  return name => known[name]!
}

type Schemas<W extends readonly { schema: unknown }[]> = { -readonly [N in keyof W]: W[N]['schema'] }

/** The schemas of a list of words, for a union of them. */
export function schemasOf<const W extends readonly { schema: unknown }[]>(words: W): Schemas<W> {
  return words.map(word => word.schema) as Schemas<W>
}
