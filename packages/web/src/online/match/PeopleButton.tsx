import { botParts } from '@redoubt/bots/ladder'
import type { Chair, TableState, You } from '@redoubt/protocol'
import { useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { ago, seatTitle } from '../../match/describe.ts'
import { LEVELS, levelWord } from '../../match/levels.ts'
import { seatLook } from '../../screen/seat-look.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/dialog/Confirm.tsx'
import { SmallDialog, Ways } from '../../ui/dialog/SmallDialog.tsx'
import formStyle from '../../ui/Form.module.css'
import { Icon } from '../../ui/Icon.tsx'
import pageStyle from '../../ui/Page.module.css'
import { Face } from '../seats/Face.tsx'
import { SeatToken } from '../seats/SeatToken.tsx'
import { server } from '../server/server.ts'
import { useAsk } from '../server/useAsk.ts'
import { ChairLink } from '../waiting/ChairLink.tsx'
import style from './PeopleButton.module.css'

/** Everybody at the table: since when they are here or away, and what may be done about their seats. */
export function PeopleButton({ table, you }: { table: TableState; you: You }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={style.opener} aria-label={t('people.open')} onClick={() => setOpen(true)}>
        <Icon id="ui-people" size={20} />
      </button>
      {isOpen ? <People table={table} you={you} close={() => setOpen(false)} /> : null}
    </>
  )
}

function People({ table, you, close }: { table: TableState; you: You; close(): void }) {
  const { t } = useWords()
  const { busy, trouble, ask } = useAsk()
  const { match, paused, watchers } = table
  const mine = you.seats[0]
  const isRunning = table.status === 'running'
  return (
    <SmallDialog title={t('online.people')} close={close}>
      <ul className={style.people}>
        {table.chairs.map(chair => (
          <Person key={chair.seat} table={table} chair={chair} you={you} ask={ask} busy={busy} />
        ))}
      </ul>
      {watchers.count > 0 ? (
        <p className={style.watching}>
          {t('people.watching', { count: watchers.count, names: watchers.names.join(', ') || 'none' })}
        </p>
      ) : null}
      {trouble ? (
        <p className={pageStyle.trouble} role="alert">
          {trouble}
        </p>
      ) : null}
      <Ways>
        {isRunning && mine !== undefined ? (
          <Button
            isDisabled={busy}
            onPress={() => void ask(() => server().ask('pause', { match, seat: mine, on: paused === null }))}
          >
            {t(paused ? 'people.go-on' : 'people.pause')}
          </Button>
        ) : null}
        <Button kind="primary" onPress={close}>
          {t('people.close')}
        </Button>
      </Ways>
    </SmallDialog>
  )
}

function Person({
  table,
  chair,
  you,
  ask,
  busy,
}: {
  table: TableState
  chair: Chair
  you: You
  ask(what: () => Promise<unknown>): Promise<boolean>
  busy: boolean
}) {
  const words = useWords()
  const { t, locale } = words
  const { match, game } = table
  const { seat, kind, player, presence, standIn, level, since } = chair
  const [key, setKey] = useState<string | null>(null)
  const [isGoing, setGoing] = useState(false)
  const name = seatTitle(words, table, seat)
  const isMine = you.seats.includes(seat)
  const isRunning = table.status === 'running'
  const isBot = kind === 'bot'
  const when = (time: number) => ago(locale, time, server().now())
  const state = standIn
    ? t('people.stand-in', { name: player?.name ?? name, when: when(standIn.since) })
    : isBot
      ? t(level ? levelWord(level) : 'online.bot')
      : kind === 'external'
        ? t('online.program')
        : presence?.state === 'here' || !presence
          ? t('people.here', { when: when(presence?.since ?? since) })
          : t('people.away', { when: when(presence.since) })
  return (
    <li data-person={seat}>
      <Face
        name={player?.name ?? ''}
        colour={seatLook(game, seat).colour}
        isBot={kind !== 'person'}
        presence={kind === 'person' ? (presence?.state ?? null) : null}
      />
      <span className={style.who}>
        <b>{player ? t('people.named', { name: player.name, seat: name }) : name}</b>
        <small>{state}</small>
      </span>
      {isRunning && isMine && kind === 'person' ? (
        <Button isDisabled={busy} onPress={() => setGoing(true)}>
          {t('people.hand-mine')}
        </Button>
      ) : null}
      {isRunning && isMine && standIn ? (
        <Button kind="primary" isDisabled={busy} onPress={() => void ask(() => server().ask('back', { match, seat }))}>
          {t('online.take-back')}
        </Button>
      ) : null}
      {isRunning && you.host && isBot ? (
        <>
          {standIn ? null : (
            <select
              className={formStyle.input}
              aria-label={t('setup.level-of', { seat: name })}
              value={botParts(level ?? '').level}
              onChange={event => void ask(() => server().ask('bot', { match, seat, level: event.target.value }))}
            >
              {LEVELS[game as keyof typeof LEVELS].map(each => (
                <option key={each.name} value={each.name}>
                  {t('level.option', { title: t(levelWord(each.name)), strength: each.level })}
                </option>
              ))}
            </select>
          )}
          <Button
            icon="ui-link"
            isDisabled={busy}
            onPress={() => void ask(async () => setKey((await server().ask('invite', { match, seat })).key))}
          >
            {t('people.invite')}
          </Button>
        </>
      ) : null}
      {isRunning && you.host && (kind === 'external' || (isBot && !standIn)) ? (
        <SeatToken match={match} seat={seat} name={name} ask={ask} />
      ) : null}
      {key === null || !isBot ? null : <ChairLink code={table.code} linkKey={key} seat={name} showQr={false} />}
      {isGoing ? (
        <Confirm
          title={t('people.hand-title')}
          reason={t('people.hand-why')}
          yes={t('people.hand-mine')}
          no={t('online.cancel')}
          onNo={() => setGoing(false)}
          onYes={() => {
            setGoing(false)
            void ask(() => server().ask('stand', { match, seat }))
          }}
        />
      ) : null}
    </li>
  )
}
