import { finding } from '@redoubt/kernel'
import { allResults, type Data, factOf, numberIn, ranked } from '../data.ts'
import { panel } from '../panel.ts'
import { bars } from '../plots/bars.ts'

const SEATS = ['a', 'b'] as const

/** Planets won by either player. */
export function planets(data: Data): string {
  const { told, conquest } = data.voice
  const games = Math.max(1, allResults(data).length)
  const counts = factOf(allResults(data), 'planets')
  const by = (planet: string) => SEATS.map(seat => numberIn(counts, planet, seat))
  const list = ranked(Object.keys(counts).map(id => [id, by(id).reduce((x, y) => x + y, 0)]))
  const says = told(list[0] ? finding`Planets won a match. Most often: ${conquest(list[0][0])}.` : 'No planet was won.')
  return panel(
    {
      title: told('Planets won'),
      says,
      drawing: bars(
        says,
        list.map(([id]) => ({ name: conquest(id), values: by(id).map(n => n / games) })),
        ['by a', 'by b'].map(told),
      ),
      head: ['planet', 'by a', 'by b'],
      rows: list.map(([id]) => [conquest(id), ...by(id)]),
    },
    told,
  )
}
