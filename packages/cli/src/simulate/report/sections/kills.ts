import type { Counts } from '@redoubt/bots'
import { MARINES } from '@redoubt/doom'
import { finding } from '@redoubt/kernel'
import { allResults, type Data, factOf, numberIn, ranked } from '../data.ts'
import { safe } from '../markup.ts'
import type { Voice } from '../names.ts'

/** Who kills whom: demons in the rows, marines in the columns, once from either side. */
export function kills(data: Data): string {
  const counts = factOf(allResults(data), 'kills')
  const marines = MARINES.filter(marine => marine in counts || Object.values(counts).some(of => has(of, marine)))
  const victims = new Set(Object.values(counts).flatMap(of => Object.keys(of as Counts)))
  const isDemon = (id: string) => !(MARINES as readonly string[]).includes(id)
  return [
    matrix(data.voice, 'Demons killed by marines', [...victims].filter(isDemon), marines, (demon, marine) =>
      numberIn(counts, marine, demon),
    ),
    matrix(data.voice, 'Marines killed by demons', Object.keys(counts).filter(isDemon), marines, (demon, marine) =>
      numberIn(counts, demon, marine),
    ),
  ].join('')
}

const has = (counts: number | Counts, name: string): boolean => typeof counts === 'object' && name in counts

function matrix(
  { told, doom }: Voice,
  words: string,
  rows: string[],
  columns: readonly string[],
  count: (r: string, c: string) => number,
) {
  const title = told(words)
  const total = (row: string) => columns.reduce((sum, column) => sum + count(row, column), 0)
  const list = ranked(rows.map(row => [row, total(row)])).filter(([, all]) => all > 0)
  if (list.length === 0) return ''
  const most = Math.max(1, ...list.flatMap(([row]) => columns.map(column => count(row, column))))
  const says = told(
    finding`${title}: one row for each kind of demon, one column for each marine. Most often: ${doom(list[0]![0])}, ${list[0]![1]} times in all matches.`,
  )
  const cell = (n: number) =>
    `<td class="n" style="--heat:${(n / most).toFixed(2)}">${n === 0 ? `<span aria-label="${safe(told('none'))}">·</span>` : n}</td>`
  return [
    `<figure class="panel"><figcaption><h3>${safe(title)}</h3><p>${safe(says)}</p></figcaption>`,
    `<div class="wide"><table class="matrix"><caption class="sr-only">${safe(title)}</caption><thead><tr><th scope="col"></th>`,
    ...columns.map(column => `<th scope="col">${safe(doom(column))}</th>`),
    `<th scope="col">${safe(told('all'))}</th></tr></thead><tbody>`,
    ...list.map(
      ([row, all]) =>
        `<tr><th scope="row">${safe(doom(row))}</th>${columns.map(column => cell(count(row, column))).join('')}<td class="n">${all}</td></tr>`,
    ),
    '</tbody></table></div></figure>',
  ].join('')
}
