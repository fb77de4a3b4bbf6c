import type { Chair, TableState, You } from '@redoubt/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { Match } from '../../screen/match.ts'
import { seatLook } from '../../screen/seat-look.ts'
import { Face } from '../seats/Face.tsx'
import { Lost } from '../server/Lost.tsx'
import { server, useStatus } from '../server/server.ts'
import { useSeconds } from '../server/useSeconds.ts'
import style from './Strip.module.css'

type Clocks = Match['clocks']

/** All news of the people at the table in one line; while the connection is lost it says only that. */
export function Strip({
  table,
  you,
  match,
  children,
}: {
  table: TableState
  you: You
  match: Match
  children: ReactNode
}) {
  const { t } = useWords()
  const status = useStatus()
  const decider = match.decision?.seat ?? table.waitsFor
  if (status.state !== 'online') return <Lost status={status} />
  return (
    <section className={style.strip} aria-label={t('online.people')}>
      <ul>
        {table.chairs.map(chair => (
          <Person
            key={chair.seat}
            game={table.game}
            chair={chair}
            isYou={you.seats.includes(chair.seat)}
            decides={chair.seat === decider && match.outcome === null}
            clocks={match.clocks}
          />
        ))}
      </ul>
      {table.watchers.count > 0 ? (
        <p className={style.watchers}>
          {t('online.watchers', {
            count: table.watchers.count,
            hands: table.terms.watching === 'public' ? 'no' : 'yes',
          })}
        </p>
      ) : (
        <span className={style.watchers} />
      )}
      {children}
    </section>
  )
}

function Person({
  game,
  chair,
  isYou,
  decides,
  clocks,
}: {
  game: string
  chair: Chair
  isYou: boolean
  decides: boolean
  clocks: Clocks
}) {
  const { t } = useWords()
  const { seat, kind, player, presence, standIn } = chair
  const name = isYou ? t('online.you') : (player?.name ?? t('online.bot'))
  const state = standIn ? 'bot' : (presence?.state ?? 'here')
  const face = clocks?.[seat]
  return (
    <li data-seat={seat} data-state={state} {...(decides ? { 'aria-current': 'true' as const } : {})}>
      <Face
        name={player?.name ?? ''}
        colour={seatLook(game, seat).colour}
        isBot={kind !== 'person' || standIn !== null}
        presence={kind === 'person' && !standIn ? (presence?.state ?? null) : null}
        size={28}
      />
      <b>{standIn ? t('online.stand-in', { name: player?.name ?? name }) : name}</b>
      {state === 'away' || state === 'gone' ? <Since since={presence!.since} /> : null}
      {decides && state === 'here' ? <small>{t('online.decides')}</small> : null}
      {face ? <Clock left={face.left} running={face.running} /> : null}
    </li>
  )
}

function Since({ since }: { since: number }) {
  const { t } = useWords()
  useSeconds(true)
  const minutes = Math.max(0, Math.floor((server().now() - since) / 60_000))
  return <small className={style.away}>{t('online.away-since', { minutes })}</small>
}

function Clock({ left, running }: { left: number; running: boolean }) {
  const { t } = useWords()
  const [from, setFrom] = useState(() => ({ left, at: Date.now() }))
  useEffect(() => setFrom({ left, at: Date.now() }), [left])
  useSeconds(running)
  const seconds = Math.max(0, Math.ceil((from.left - (running ? Date.now() - from.at : 0)) / 1000))
  const words = t('online.time-left', {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: String(seconds % 60).padStart(2, '0'),
    unit: seconds >= 86_400 ? 'days' : seconds >= 3600 ? 'hours' : 'minutes',
  })
  return (
    <time className={style.clock} data-short={(running && seconds < 30) || undefined}>
      {words}
    </time>
  )
}
