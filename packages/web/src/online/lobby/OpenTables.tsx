import type { TableCard } from '@redoubt/protocol'
import { useEffect, useState } from 'react'
import { href } from '../../app/router.ts'
import { useLocale } from '../../app/settings.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { Icon } from '../../ui/Icon.tsx'
import pageStyle from '../../ui/Page.module.css'
import { lookIn } from './lookIn.ts'
import style from './OpenTables.module.css'
import { TableRow } from './TableRow.tsx'

const MOST = 4

/** The start page's window onto the lobby. */
export default function OpenTables() {
  const locale = useLocale()
  return (
    <WithWords locale={locale} parts={['online']}>
      <Tables />
    </WithWords>
  )
}

function Tables() {
  const { t } = useWords()
  const [tables, setTables] = useState<readonly TableCard[] | null>(null)
  useEffect(() => lookIn(setTables), [])
  const waiting = tables?.filter(({ status }) => status === 'waiting') ?? []
  return (
    <section className={style.open} aria-label={t('lobby.open-tables')}>
      <p className={style.head}>
        <b className={pageStyle.heading}>{t('lobby.open-tables')}</b>
        <a href={href('lobby')}>{t('lobby.all', { count: tables?.length ?? 0 })}</a>
      </p>
      {tables !== null && waiting.length === 0 ? <p className={style.none}>{t('lobby.none-open')}</p> : null}
      <ul>
        {waiting.slice(0, MOST).map(table => (
          <TableRow key={table.match} table={table} />
        ))}
      </ul>
      <p className={style.foot}>
        <a className={buttonStyle.btn} href={href('new', 'game')}>
          <Icon id="ui-people" size={16} />
          <span>{t('lobby.open-one')}</span>
        </a>
        <a href={href('lobby')}>{t('lobby.by-code')}</a>
      </p>
    </section>
  )
}
