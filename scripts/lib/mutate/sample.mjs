import { createHash } from 'node:crypto'

/** `count` members of a list that only the seed chooses, in their order. Stays alike when the list grows elsewhere. */
export function sampled(list, count, seed) {
  if (!count || count >= list.length) return list
  const rank = ({ file, line, from, to, path, start }) =>
    createHash('sha256')
      .update(JSON.stringify([seed, file.replace(/^.*packages/, ''), path ?? start, line, from, to]))
      .digest('hex')
  return list
    .map(one => ({ one, rank: rank(one) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one)
    .sort((a, b) => a.n - b.n)
}
