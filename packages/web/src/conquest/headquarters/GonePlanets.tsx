import type { Seat } from '@redoubt/kernel'
import { useWords } from '../../i18n/context.tsx'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { planetUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { planetData } from '../reading/printed.ts'
import { sideIcon } from '../reading/sides.ts'
import { sideName, whose } from '../words/names.ts'
import style from './GonePlanets.module.css'

/** Planets that have left the row, and who has won them. */
export function GonePlanets() {
  const { view } = useTable()
  const { t } = useWords()
  const won = view.players.flatMap(player =>
    player.display.map(planet => ({ planet, seat: player.seat as Seat | null })),
  )
  const all = [...won, ...view.removed.map(planet => ({ planet, seat: null }))]
  return (
    <ul className={style.gone} aria-label={t('conquest.table.gone')}>
      {all.map(({ planet, seat }) => {
        const name = planetData(planet)?.name
        const fate = seat
          ? t('conquest.table.won-by', { who: whose(view, seat), name: sideName(view, seat) })
          : t('conquest.table.removed')
        return (
          <li key={planet} title={`${name} · ${fate}`} data-planet-id={planet}>
            <img src={planetUrl(planet)} alt="" />
            {seat ? <Icon id={sideIcon(view, seat)} size={16} /> : <Icon id="ui-close" size={12} />}
            {/* Beside a battle there is room for the signs only. */}
            <small className={view.battle ? hiddenStyle.srOnly : undefined}>
              {name}
              <span>{fate}</span>
            </small>
          </li>
        )
      })}
    </ul>
  )
}
