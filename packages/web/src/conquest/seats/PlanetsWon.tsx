import { type PlanetType, planetsContent } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { useTable } from '../common/context.ts'
import { TYPE_ICONS } from '../reading/types.ts'
import { sideName, whose } from '../words/names.ts'
import { closestKinds } from './closestKinds.ts'
import style from './PlanetsWon.module.css'

/** How many planets of each kind a side has won, and which kinds would win with the fewest more. */
export function PlanetsWon({ seat }: { seat: Seat }) {
  const { view } = useTable()
  const { t, locale } = useWords()
  const types = view.players.find(one => one.seat === seat)?.types ?? {}
  const closest = closestKinds(types)
  const kinds = closest.types.map(type => t(`conquest.type.${type}`))
  const more =
    closest.missing < 3
      ? t('conquest.table.more-wins', {
          count: closest.missing,
          types: new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds),
        })
      : undefined
  return (
    <div className={style.won} data-home={`won-${seat}`} title={more}>
      <span className={hiddenStyle.srOnly}>
        {t('conquest.table.won-label', { who: whose(view, seat), name: sideName(view, seat) })}
      </span>
      {planetsContent.planetTypes.map(({ id }) => {
        const count = types[id] ?? 0
        return (
          <span
            key={id}
            data-inspect={`type:${id}`}
            className={classes(count > 0 && style.has, count >= 2 && style.close)}
          >
            <Icon id={TYPE_ICONS[id as PlanetType]} size={18} />
            <span aria-hidden="true">{count}</span>
            <span className={hiddenStyle.srOnly}>
              {t('conquest.table.won-type', { type: t(`conquest.type.${id as PlanetType}`), count })}
            </span>
          </span>
        )
      })}
      {more ? <small className={hiddenStyle.srOnly}>{more}</small> : null}
    </div>
  )
}
