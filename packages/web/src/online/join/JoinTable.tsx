import { type Chair, newNumber } from '@redoubt/protocol'
import { type CSSProperties, useCallback, useId, useState } from 'react'
import { Shell } from '../../app/Shell.tsx'
import { changeSettings, getLocale, useSettings } from '../../app/settings.ts'
import { useWords } from '../../i18n/context.tsx'
import type { MessageKey } from '../../i18n/i18n.ts'
import { matchTitle, seatTitle } from '../../match/describe.ts'
import { seatLook } from '../../screen/seat-look.ts'
import { Button } from '../../ui/Button.tsx'
import pageStyle from '../../ui/Page.module.css'
import { becomeGuest } from '../guest/guest.ts'
import { keepNumber } from '../kept/numbers.ts'
import { Face } from '../seats/Face.tsx'
import { SeatBadge } from '../seats/SeatBadge.tsx'
import { LostNotice } from '../server/Lost.tsx'
import { server, useHello } from '../server/server.ts'
import { useAsk } from '../server/useAsk.ts'
import { TableMap } from '../table/TableMap.tsx'
import type { Followed } from '../table/useTable.ts'
import style from './JoinTable.module.css'

/** A friend comes by link: a name, a chair, sit down. Nothing else is asked. */
export function JoinTable({ at, link }: { at: Followed; link: string | undefined }) {
  const words = useWords()
  const { t } = words
  const { table, you } = at
  const settings = useSettings()
  const hello = useHello()
  const [name, setName] = useState(hello?.player?.name ?? settings.name)
  const [chosen, setChosen] = useState<string | null>(null)
  const { busy, trouble, ask } = useAsk()
  const field = useId()
  // The one thing to be typed on this page.
  const first = useCallback((input: HTMLInputElement | null) => input?.focus(), [])
  const chairs = table.chairs.filter(chair => isFor(chair, you.kept))
  const chair = chairs.find(({ seat }) => seat === chosen) ?? chairs.find(({ seat }) => seat === you.kept) ?? chairs[0]
  const title = t('online.title', { game: t(`game.${table.game}` as MessageKey), name: matchTitle(words, table) })

  const sit = () =>
    ask(async () => {
      await becomeGuest(name.trim(), getLocale())
      changeSettings({ name: name.trim() })
      const number = newNumber()
      if (table.status === 'waiting') keepNumber(table.match, chair!.seat, number) // later it is too late for chance
      const key = chair!.seat === you.kept ? link : undefined
      await server().ask('sit', { match: table.match, seat: chair!.seat, number, ...(key ? { key } : {}) })
    })

  return (
    <Shell current="home" title={title}>
      <LostNotice />
      <div className={style.join}>
        <TableMap table={table} />
        <form
          className={style.card}
          onSubmit={event => {
            event.preventDefault()
            if (name.trim() !== '' && chair && !busy) void sit()
          }}
        >
          <p className={style.who}>
            <Face name={table.host.name} colour="var(--m-alpha)" size={46} />
            <span>
              {t('online.invites', { name: table.host.name })}
              <b>{title}</b>
            </span>
          </p>
          {link !== undefined && you.kept === null ? (
            <p className={pageStyle.trouble} role="status">
              {t('refusal.link-used')}
            </p>
          ) : null}
          <label className={style.label} htmlFor={field}>
            {t('online.your-name')}
          </label>
          <input
            id={field}
            className={style.name}
            value={name}
            maxLength={24}
            ref={first}
            autoComplete="nickname"
            placeholder={t('online.name-example')}
            onChange={event => setName(event.target.value)}
          />
          {chairs.length > 0 ? (
            <fieldset className={style.chairs}>
              <legend className={style.label}>{t('online.your-chair')}</legend>
              {chairs.map(each => (
                <label key={each.seat} style={{ '--seat': seatLook(table.game, each.seat).colour } as CSSProperties}>
                  <input type="radio" name="chair" checked={each === chair} onChange={() => setChosen(each.seat)} />
                  <SeatBadge
                    game={table.game}
                    seat={each.seat}
                    kept={each === chair ? 'person' : badge(each)}
                    size={56}
                  />
                  <b>{seatTitle(words, table, each.seat)}</b>
                  <small>{t(`online.chair-${chairState(each, you.kept)}`)}</small>
                </label>
              ))}
            </fieldset>
          ) : (
            <p>{t('online.no-chair')}</p>
          )}
          {trouble ? (
            <p className={pageStyle.trouble} role="alert">
              {trouble}
            </p>
          ) : null}
          <Button
            type="submit"
            kind="primary"
            className={style.sit ?? ''}
            reason={chair ? (name.trim() === '' ? t('online.name-first') : undefined) : t('online.no-chair')}
            isDisabled={busy || !chair || name.trim() === ''}
          >
            {t('online.sit-down')}
          </Button>
          <p className={style.note}>{t('online.no-account')}</p>
        </form>
      </div>
    </Shell>
  )
}

/** Chairs that somebody who comes now may take: the kept one, open ones, and those of bots. */
const isFor = ({ seat, kind, link, standIn }: Chair, kept: string | null) =>
  seat === kept || (kind === 'open' && link === 'none') || (kind === 'bot' && !standIn)
const badge = ({ kind }: Chair) => (kind === 'bot' ? 'bot' : 'open')
const chairState = ({ seat, kind }: Chair, kept: string | null) =>
  seat === kept ? 'kept' : kind === 'bot' ? 'bot' : 'free'
