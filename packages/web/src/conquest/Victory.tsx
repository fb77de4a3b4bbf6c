import { planetsContent } from '@redoubt/conquest'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { opponentOf, sideName, whose } from './names.ts'
import { TYPE_ICONS } from './PlanetCard.tsx'
import { useTable } from './table.ts'

/** CQ-3.1: planets won, by kind. */
export function Victory() {
  const { view, near } = useTable()
  const { t } = useWords()
  return (
    <section className="panel cq-victory">
      <table>
        <caption className="lab">{t('conquest.victory.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('conquest.victory.side')}</span>
            </th>
            {planetsContent.planetTypes.map(({ id, name }) => (
              <th key={id} scope="col">
                <Icon id={TYPE_ICONS[id]!} size={18} label={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[near, opponentOf(near)].map(seat => {
            const types = view.players.find(player => player.seat === seat)?.types ?? {}
            return (
              <tr key={seat}>
                <th scope="row" className={seat === near ? 'near' : 'far'}>
                  {whose(view, seat) === 'you' ? t('conquest.table.you') : sideName(view, seat)}
                </th>
                {planetsContent.planetTypes.map(({ id }) => (
                  <td key={id} className={(types[id] ?? 0) >= 2 ? 'hot' : ''}>
                    {types[id] ?? 0}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
