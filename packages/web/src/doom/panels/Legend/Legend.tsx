import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import style from './Legend.module.css'

/** Lines and grounds as the board draws them. */
const GROUNDS = ['difficult', 'impassable', 'blocking', 'wall'] as const

const TOKENS = [
  ['door', 'door'],
  ['portal', 'portal-2'],
  ['portal-inactive', 'portal-2-inactive'],
  ['teleporter', 'teleporter'],
  ['teleporter-inactive', 'teleporter-inactive'],
  ['item', 'health-pack'],
  ['objective', 'objective'],
] as const

/** What the lines, colours and tokens of the map mean. */
export function Legend() {
  const { t } = useWords()
  return (
    <dl className={style.legend}>
      {GROUNDS.map(kind => (
        <div key={kind}>
          <dt>
            <i className={classes(style.swatch, style[kind])} aria-hidden="true" />
            {t(`doom.legend.${kind}`)}
          </dt>
          <dd>{t(`doom.legend.${kind}-means`)}</dd>
        </div>
      ))}
      {TOKENS.map(([kind, icon]) => (
        <div key={kind}>
          <dt>
            <Icon id={icon} size={26} />
            {t(`doom.legend.${kind}`)}
          </dt>
          <dd>{t(`doom.legend.${kind}-means`)}</dd>
        </div>
      ))}
    </dl>
  )
}
