import { newNumber, type Terms } from '@redoubt/protocol'
import { useEffect, useState } from 'react'
import { Shell } from '../../app/Shell.tsx'
import { useWords } from '../../i18n/context.tsx'
import { matchTitle } from '../../match/describe.ts'
import { Button } from '../../ui/Button.tsx'
import pageStyle from '../../ui/Page.module.css'
import { keepNumber, keptNumbers } from '../kept/numbers.ts'
import { LostNotice } from '../server/Lost.tsx'
import { server } from '../server/server.ts'
import { useAsk } from '../server/useAsk.ts'
import { TableMap } from '../table/TableMap.tsx'
import type { Followed } from '../table/useTable.ts'
import { ChairCard } from './ChairCard.tsx'
import { TermsBar } from './TermsBar.tsx'
import style from './WaitingRoom.module.css'

/** Chairs around the map until everybody is there. A bot keeps an empty one, so Start is never blocked. */
export function WaitingRoom({ at: { table, you } }: { at: Followed }) {
  const words = useWords()
  const { t } = words
  const { match } = table
  const { busy, trouble, ask } = useAsk()
  const [open, setOpen] = useState<string | null>(null)
  const seats = you.seats.join()
  useEffect(() => {
    // Who was led here from another table has not yet added a number to the chance.
    for (const seat of seats === '' ? [] : seats.split(',')) {
      if (keptNumbers(match)[seat]) continue
      const number = newNumber()
      keepNumber(match, seat, number)
      void ask(() => server().ask('sit', { match, seat, number }))
    }
  }, [match, seats, ask])
  const title = matchTitle(words, table)
  const here = table.chairs.filter(({ kind, presence }) => kind === 'person' && presence?.state === 'here').length
  const invited = table.chairs.filter(({ kind, link }) => kind === 'open' && link !== 'none').length
  const bots = table.chairs.filter(({ kind }) => kind === 'bot' || kind === 'external').length
  /** The chair to think of next: the first that is empty and has no link yet. */
  const next = table.chairs.find(({ kind, link }) => kind === 'open' && link === 'none')?.seat
  const change = (part: Partial<Terms>) =>
    void ask(() => server().ask('change', { match, terms: { ...table.terms, ...part } }))
  const start = () =>
    void ask(() => {
      const empty = table.chairs.filter(({ kind }) => kind !== 'person')
      return server().ask('start', { match, numbers: Object.fromEntries(empty.map(({ seat }) => [seat, newNumber()])) })
    })
  return (
    <Shell current="home" title={title}>
      <LostNotice />
      <div className={style.room}>
        <header className={style.head}>
          <h2>{title}</h2>
          <p role="status">{t('online.around', { here, invited, bots })}</p>
        </header>
        <TableMap table={table} />
        <ul className={style.chairs} data-game={table.game}>
          {table.chairs.map(chair => (
            <ChairCard
              key={chair.seat}
              table={table}
              chair={chair}
              you={you}
              isNext={you.host && chair.seat === next}
              isOpen={open === chair.seat}
              onOpen={isOpen => setOpen(isOpen ? chair.seat : null)}
              ask={ask}
            />
          ))}
        </ul>
        <footer className={style.foot}>
          <TermsBar terms={table.terms} chairs={table.chairs} change={you.host ? change : null} />
          {trouble ? (
            <p className={pageStyle.trouble} role="alert">
              {trouble}
            </p>
          ) : null}
          {you.host ? (
            <div className={style.start}>
              <small>{t('online.bot-keeps')}</small>
              <Button kind="primary" icon="ui-play" isDisabled={busy} onPress={start}>
                {t('online.start')}
              </Button>
            </div>
          ) : (
            <p className={style.wait} role="status">
              {t('online.waits-for-host', { name: table.host.name })}
            </p>
          )}
        </footer>
      </div>
    </Shell>
  )
}
