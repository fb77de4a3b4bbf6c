import type { CSSProperties } from 'react'
import { useWords } from '../../../i18n/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ClassPicture } from '../../art/ClassPicture.tsx'
import { useTable } from '../../common/context.ts'
import type { Deeds } from '../../story/statistics.ts'
import { iconOf } from '../../words/figures.ts'
import style from './Statistics.module.css'

/** What each marine did. */
export function Statistics({ marines }: { marines: readonly Deeds[] }) {
  const { t } = useWords()
  const { match, view, book, names } = useTable()
  const top = Math.max(1, ...marines.flatMap(({ dealt, taken }) => [dealt, taken]))
  const first = marines.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  const remark = (deeds: Deeds): string | null => {
    if (deeds === first && worth(first) > 0 && marines.length > 1) return t('doom.end.remark-first')
    if (marines.length < 2) return null
    if (deeds.taken > 0 && marines.every(other => other.taken <= deeds.taken)) return t('doom.end.remark-fire')
    return marines.every(other => other.taken >= deeds.taken) ? t('doom.end.remark-unhurt') : null
  }
  const bar = (name: 'dealt' | 'taken', deeds: Deeds) => (
    <p className={style[name]}>
      <span>{t(`doom.end.${name}`)}</span>
      <i style={{ '--share': deeds[name] / top } as CSSProperties} />
      <b>{deeds[name]}</b>
    </p>
  )
  return (
    <section aria-label={t('doom.end.title')} data-part="statistics">
      <ul className={style.marines} style={{ maxWidth: `${marines.length * 15.75}rem` }}>
        {marines.map((deeds, n) => {
          const best = deeds === first && worth(first) > 0
          const own = view.marines.find(({ id }) => id === deeds.id)?.class
          const player = match.seats.find(({ seat }) => seat === deeds.id)?.plan.name
          const said = remark(deeds)
          return (
            <li
              key={deeds.id}
              data-of={deeds.id}
              data-best={best ? '' : undefined}
              style={{ '--n': n } as CSSProperties}
            >
              <span className={style.portrait}>
                <Icon id={iconOf(book, deeds.id)} size={120} />
                {own ? <ClassPicture card={book.content.classes[own]!} size={38} /> : null}
              </span>
              <h3>{names.of(deeds.id)}</h3>
              <p className={style.who}>
                {own && player ? t('doom.end.who', { player, class: names.of(own) }) : (player ?? '')}
              </p>
              <p className={style.kills}>
                <Icon id="skull" size={24} />
                {t('doom.end.kills', { count: deeds.kills })}
              </p>
              <p className={style.glory}>
                <Icon id="glory-kill" size={15} />
                {t('doom.end.glory', { count: deeds.glory })}
              </p>
              {bar('dealt', deeds)}
              {bar('taken', deeds)}
              {said ? <p className={style.remark}>{said}</p> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const worth = ({ kills, glory, dealt }: Deeds): number => kills * 3 + glory * 2 + dealt
