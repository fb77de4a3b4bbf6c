import type { Counts } from '@redoubt/bots'
import { allResults, type Data, factOf, ranked } from '../data.ts'
import { panel } from '../panel.ts'
import { bars } from '../plots/bars.ts'

const SHOWN = 14

/** The units that destroy most, and what they destroy. */
export function destroyers(data: Data): string {
  const { told, conquest } = data.voice
  const games = Math.max(1, allResults(data).length)
  const counts = factOf(allResults(data), 'kills')
  const total = (id: string) => Object.values(counts[id] as Counts).reduce<number>((sum, n) => sum + (n as number), 0)
  const list = ranked(Object.keys(counts).map(id => [id, total(id)]))
  const victims = (id: string) =>
    ranked(Object.entries(counts[id] as Counts) as [string, number][])
      .slice(0, 3)
      .map(([victim, n]) => `${conquest(victim)} ${n}`)
      .join(', ')
  const nameOf = (id: string) => (id === 'nobody' ? told('Effects') : conquest(id))
  const says = told(
    'Units destroyed a match, by the unit whose attack did it; effects outside an attack count together.',
  )
  return panel(
    {
      title: told('Who destroys whom'),
      says,
      drawing: bars(
        says,
        list
          .slice(0, SHOWN)
          .map(([id, n]) => ({ name: nameOf(id), values: [n / games], text: (n / games).toFixed(2) })),
      ),
      head: ['unit', 'destroyed', 'most often'],
      rows: list.map(([id, n]) => [nameOf(id), n, victims(id)]),
    },
    told,
  )
}
