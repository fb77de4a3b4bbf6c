import type { Listed } from '../online/lists/listed.ts'

export const SORTS = ['turn', 'latest', 'oldest', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** Those in whose words everything that is looked for occurs, in the wanted order; `turn` is the order they come in. */
export function arrange(
  list: readonly Listed[],
  { query, sort, locale }: { query: string; sort: Sort; locale: string },
  wordsOf: (one: Listed) => string,
): Listed[] {
  const plain = (text: string) => text.toLocaleLowerCase(locale).normalize('NFKD').replace(/\p{M}/gu, '')
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  const found = list.filter(one => {
    const words = wanted.length === 0 ? '' : plain(wordsOf(one))
    return wanted.every(word => words.includes(word))
  })
  if (sort === 'latest') return found.sort((a, b) => b.card.updated - a.card.updated)
  if (sort === 'oldest') return found.sort((a, b) => a.card.updated - b.card.updated)
  if (sort === 'name') return found.sort((a, b) => wordsOf(a).localeCompare(wordsOf(b), locale))
  return found
}
