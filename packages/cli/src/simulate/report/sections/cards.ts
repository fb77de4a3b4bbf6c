import { finding } from '@redoubt/kernel'
import { allResults, type Data, factOf, numberIn, ranked } from '../data.ts'
import { figure } from '../markup.ts'
import { panel } from '../panel.ts'
import { bars } from '../plots/bars.ts'

const SHOWN = 12

/** The most and the least used cards. A card counts once it was seen at all, were it only to defend with it. */
export function cards(data: Data, nameOf: (id: string) => string, uses: readonly string[]): string {
  const { told } = data.voice
  const games = Math.max(1, allResults(data).length)
  const counts = factOf(allResults(data), 'cards')
  const list = ranked(Object.keys(counts).map(id => [id, numberIn(counts, id, 'played')]))
  const most = list.slice(0, SHOWN)
  const least = list.slice(SHOWN).slice(-SHOWN).reverse()
  const rows = (part: typeof list) => part.map(([id]) => [nameOf(id), ...uses.map(use => numberIn(counts, id, use))])
  const show = (title: string, part: typeof list, whole: typeof list, says: string) =>
    panel(
      {
        title,
        says,
        drawing: bars(
          says,
          part.map(([id, played]) => ({ name: nameOf(id), values: [played / games], text: rare(played / games) })),
        ),
        head: ['card', ...uses],
        rows: rows(whole),
      },
      told,
    )
  if (list.length === 0) return ''
  return [
    show(
      told('Most played cards'),
      most,
      list,
      told(finding`Times played a match; most often ${nameOf(most[0]![0])}. The figures name all.`),
    ),
    least.length > 0
      ? show(
          told('Least played cards'),
          least,
          least,
          told(finding`Times played a match; most seldom ${nameOf(least[0]![0])}. Only cards that came into sight.`),
        )
      : '',
  ].join('')
}

/** Small rates need more places. */
const rare = (n: number): string => (n >= 1 || n === 0 ? figure(n) : n.toFixed(n < 0.1 ? 3 : 2))
