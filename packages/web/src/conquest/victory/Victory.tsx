import { planetsContent } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import panelStyle from '../../ui/Panel.module.css'
import { useTable } from '../common/context.ts'
import { printed } from '../reading/printed.ts'
import { opponentOf } from '../reading/sides.ts'
import { TYPE_ICONS } from '../reading/types.ts'
import { sideName, whose } from '../words/names.ts'
import style from './Victory.module.css'

/** CQ-3.1: planets won, by kind. */
export function Victory() {
  const { view, near } = useTable()
  const { t } = useWords()
  return (
    <section className={classes(panelStyle.panel, style.victory)}>
      <table>
        <caption className={panelStyle.lab}>{t('conquest.victory.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={hiddenStyle.srOnly}>{t('conquest.victory.side')}</span>
            </th>
            {planetsContent.planetTypes.map(({ id }) => (
              <th key={id} scope="col" data-inspect={`type:${id}`}>
                <Icon id={TYPE_ICONS[id]!} size={18} label={printed().planetType(id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[near, opponentOf(near)].map(seat => {
            const types = view.players.find(player => player.seat === seat)?.types ?? {}
            return (
              <tr key={seat}>
                <th scope="row" className={seat === near ? style.near : style.far}>
                  {whose(view, seat) === 'you' ? t('conquest.table.you') : sideName(view, seat)}
                </th>
                {planetsContent.planetTypes.map(({ id }) => (
                  <td key={id} className={classes((types[id] ?? 0) >= 2 && style.close)}>
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
