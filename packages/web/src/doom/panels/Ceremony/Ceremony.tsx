import { type CSSProperties, useRef } from 'react'
import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Bust } from '../../cards/Art.tsx'
import { useTable } from '../../common/context.ts'
import { ceremonyOf, type Ceremony as Moment } from '../../story/ceremony.ts'
import { iconOf } from '../../words/figures.ts'
import style from './Ceremony.module.css'

/** A frag, a Glory Kill, an objective, a boss, a round: a banner over the board. The log says the same to whoever listens. */
export function Ceremony() {
  const { t } = useWords()
  const { match, view, book, names } = useTable()
  const { onScreen, log } = match
  const ceremony = ceremonyOf(onScreen?.event, { view, log, content: book.content })
  /** A boss is called by its name also when it is no longer there. */
  const called = useRef(new Map<string, string>())
  for (const { id, tag } of view.figures) if (tag !== undefined) called.current.set(id, names.of(id))
  if (!onScreen || !ceremony) return null
  const name = (id: string | null) => (id === null ? '' : (called.current.get(id) ?? names.of(id)))
  const { icon, title, sub } = said(ceremony)
  return (
    <div
      className={classes(style.banner, style[ceremony.kind])}
      data-scheme="dark"
      key={onScreen.n}
      style={{ '--ms': `${onScreen.ms}ms` } as CSSProperties}
      data-ceremony={ceremony.kind}
      aria-hidden="true"
    >
      {icon}
      <span>
        <b>{title}</b>
        {sub ? <small>{sub}</small> : null}
      </span>
    </div>
  )

  function said(one: Moment) {
    switch (one.kind) {
      case 'frag':
        return {
          icon: <Icon id="frag" size={56} />,
          title: t('doom.ceremony.frag', { total: one.total, limit: one.limit }),
          sub: one.who ? t('doom.ceremony.frag-of', { name: name(one.who) }) : '',
        }
      case 'glory-kill':
        return {
          icon: <Bust icon={iconOf(book, one.marine)} size={64} />,
          title: t('doom.ceremony.glory'),
          sub: t('doom.ceremony.glory-of', { name: name(one.marine), demon: name(one.demon) }),
        }
      case 'objective':
        return {
          icon: <Icon id="objective" size={52} />,
          title: t(`doom.ceremony.objective-${one.change}`),
          sub: name(one.who),
        }
      case 'boss':
        return {
          icon: <Bust icon={iconOf(book, one.who)} size={72} />,
          title: name(one.who),
          sub: t(`doom.ceremony.boss-${one.change}`),
        }
      case 'round':
        return { icon: null, title: t('doom.ceremony.round', { round: one.round }), sub: '' }
    }
  }
}
