import type { CSSProperties } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import panelStyle from '../../ui/Panel.module.css'
import style from './Luck.module.css'

interface LuckTold {
  id: string
  icon: string
  name: string
  /** "96 hits, 88 expected". */
  said: string
  /** More or less than was to be expected. */
  more: number
}

/** Bars to the left for less than was to be expected, to the right for more. */
export function Luck({
  title,
  lucks,
  words,
}: {
  title: string
  lucks: readonly LuckTold[]
  words?: string | undefined
}) {
  const { locale } = useWords()
  const most = Math.max(4, ...lucks.map(({ more }) => Math.abs(more)))
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  return (
    <section className={style.luck} aria-label={title} data-part="luck">
      <h3 className={panelStyle.lab}>{title}</h3>
      <ul>
        {lucks.map(({ id, icon, name, said, more }) => (
          <li key={id}>
            <Icon id={icon} size={22} />
            <span>
              <b>{name}</b>
              <small>{said}</small>
            </span>
            <i
              className={classes(more < 0 && style.less)}
              style={{ '--share': Math.abs(more) / most } as CSSProperties}
            />
            <em>{signed.format(Math.round(more))}</em>
          </li>
        ))}
      </ul>
      {words ? <p>{words}</p> : null}
    </section>
  )
}
