import { OTHER_DAMAGE } from '@redoubt/bots'
import { finding } from '@redoubt/kernel'
import { allResults, type Data, factOf, numberIn, ranked } from '../data.ts'
import { figure } from '../markup.ts'
import { panel } from '../panel.ts'
import { bars } from '../plots/bars.ts'

/** Damage by weapon; a demon is its own weapon. */
export function weapons(data: Data): string {
  const { told, doom } = data.voice
  const games = Math.max(1, allResults(data).length)
  const counts = factOf(allResults(data), 'damage')
  const list = ranked(Object.keys(counts).map(id => [id, numberIn(counts, id, 'damage')]))
  const each = (id: string, damage: number) => {
    const attacks = numberIn(counts, id, 'attacks')
    return attacks === 0 || id === OTHER_DAMAGE ? '–' : (damage / attacks).toFixed(2)
  }
  const says = told(list[0] ? finding`Damage a match. Most comes from: ${doom(list[0][0])}.` : 'No damage was done.')
  return panel(
    {
      title: told('Damage by weapon'),
      says,
      drawing: bars(
        says,
        list.map(([id, damage]) => ({ name: doom(id), values: [damage / games] })),
      ),
      head: ['weapon', 'attacks', 'damage', 'damage a match', 'damage an attack'],
      rows: list.map(([id, damage]) => [
        doom(id),
        numberIn(counts, id, 'attacks'),
        damage,
        figure(damage / games),
        each(id, damage),
      ]),
    },
    told,
  )
}
