type Schemas<W extends readonly { schema: unknown }[]> = { -readonly [N in keyof W]: W[N]['schema'] }

/** The schemas of a list of words, for a union of them. */
export function schemasOf<const W extends readonly { schema: unknown }[]>(words: W): Schemas<W> {
  return words.map(word => word.schema) as Schemas<W>
}
