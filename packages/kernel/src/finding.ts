/**
 * A sentence about what somebody wrote, as data: its English words, {} where a value stands, and the values. Whoever reads another
 * language is told the same by a catalogue that knows the words.
 */
export interface Finding {
  readonly words: string
  readonly values: readonly Value[]
}

/** What is put in: something typed or counted as it is, or words that have to be said in the language too. */
type Value = string | number | bigint | undefined | Finding

/** A sentence into which nothing is put is its own words. */
export type Said = string | Finding

/** finding`only ${n} figures of ${id} exist` */
export const finding = (parts: TemplateStringsArray, ...values: Value[]): Finding => ({
  words: parts.join('{}'),
  values,
})

/** Words that are a value of other words. */
export const phrase = (words: string): Finding => ({ words, values: [] })

/** Words that stand in other words, as data. */
export const asFinding = (said: Said): Finding => (typeof said === 'string' ? phrase(said) : said)

/** What went wrong, as data if it is; a plain error is its message. */
export const saidBy = (error: unknown): Finding =>
  error instanceof Error && 'said' in error
    ? asFinding(error.said as Said)
    : phrase(error instanceof Error ? error.message : String(error))

/** What is wrong, and in which field of what was given. */
export const saidAt = (field: string, said: Said): Finding => finding`${field}: ${asFinding(said)}`

/** The sentence. In English, or by a catalogue in which {0} is the first value, {1} the second. */
export function sentence(said: Said, catalogue: Readonly<Record<string, string>> = {}): string {
  const { words, values } = typeof said === 'string' ? phrase(said) : said
  const put = values.map(value => (typeof value === 'object' ? sentence(value, catalogue) : String(value)))
  if (Object.hasOwn(catalogue, words)) return catalogue[words]!.replaceAll(/\{(\d)\}/g, (_, n) => put[Number(n)] ?? '')
  let n = 0
  return words.replaceAll('{}', () => put[n++]!)
}
