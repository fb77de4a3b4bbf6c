import { botParts } from '@redoubt/bots/ladder'
import { type Chair, newNumber, type TableState, type You } from '@redoubt/protocol'
import { type CSSProperties, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { ago, seatTitle } from '../../match/describe.ts'
import { LEVELS, levelWord } from '../../match/levels.ts'
import { seatLook } from '../../screen/seat-look.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { keepNumber } from '../kept/numbers.ts'
import { Face } from '../seats/Face.tsx'
import { SeatBadge } from '../seats/SeatBadge.tsx'
import { SeatToken } from '../seats/SeatToken.tsx'
import { server } from '../server/server.ts'
import style from './ChairCard.module.css'
import { ChairLink } from './ChairLink.tsx'

const WAYS = ['link', 'qr', 'bot', 'me'] as const
const ICONS = { link: 'ui-link', qr: 'ui-qr', bot: 'ui-bot', me: 'ui-human' } as const

/** One chair: who sits there, and for the host how to fill it: by link, by QR code, with a bot, or oneself. */
export function ChairCard({
  table,
  chair,
  you,
  isNext,
  isOpen,
  onOpen,
  ask,
}: {
  table: TableState
  chair: Chair
  you: You
  isNext: boolean
  /** Its link is shown. */
  isOpen: boolean
  onOpen(open: boolean): void
  ask(what: () => Promise<unknown>): Promise<boolean>
}) {
  const words = useWords()
  const { t } = words
  const { match, game } = table
  const { seat, kind, player, presence } = chair
  const [way, setWay] = useState<'link' | 'qr'>('link')
  const [key, setKey] = useState<string | null>(null)
  const isMine = you.seats.includes(seat)
  const name = seatTitle(words, table, seat)
  const may = you.host && (kind !== 'person' || isMine)
  const current = isMine ? 'me' : kind === 'bot' ? 'bot' : isOpen ? way : null

  const invite = async (how: 'link' | 'qr') => {
    if (isOpen && way === how) return onOpen(false)
    setWay(how)
    // A link that was made before is not known any more: only its chair and its hash are kept.
    const done = await ask(async () => {
      if (isMine || kind !== 'open') await server().ask('free', { match, seat })
      if (key === null || chair.link === 'none') setKey((await server().ask('invite', { match, seat })).key)
    })
    if (done) onOpen(true)
  }
  const act = (how: (typeof WAYS)[number]) => {
    if (how === 'link' || how === 'qr') return void invite(how)
    onOpen(false)
    if (how === 'bot')
      return void ask(() => server().ask('bot', { match, seat, level: chair.level ?? usualLevel(game) }))
    const number = newNumber()
    keepNumber(match, seat, number)
    void ask(() => server().ask('sit', { match, seat, number }))
  }

  return (
    <li
      className={style.chair}
      style={{ '--seat': seatLook(game, seat).colour } as CSSProperties}
      data-seat={seat}
      {...(isNext ? { 'data-next': true } : {})}
    >
      <SeatBadge
        game={game}
        seat={seat}
        kept={kind === 'open' ? 'open' : kind === 'person' ? 'person' : 'bot'}
        size={76}
      />
      <div className={style.who}>
        <h3>{name}</h3>
        <p>
          {kind === 'open' ? null : (
            <Face
              name={player?.name ?? ''}
              colour={seatLook(game, seat).colour}
              isBot={kind !== 'person'}
              presence={presence?.state ?? null}
              size={30}
            />
          )}
          <span>
            {player ? <b>{player.name}</b> : null}
            <State chair={chair} isMine={isMine} />
          </span>
        </p>
      </div>
      {may ? (
        <fieldset className={style.ways}>
          <legend className={hiddenStyle.srOnly}>{t('online.fill', { seat: name })}</legend>
          {WAYS.map(how => (
            <button
              key={how}
              type="button"
              aria-pressed={current === how}
              data-way={how}
              onClick={() => (current === how && (how === 'bot' || how === 'me') ? undefined : act(how))}
            >
              <Icon id={ICONS[how]} size={18} />
              {t(`online.way-${how}`)}
            </button>
          ))}
        </fieldset>
      ) : null}
      {may && kind === 'bot' ? (
        <select
          className={style.level}
          aria-label={t('setup.level-of', { seat: name })}
          value={botParts(chair.level ?? '').level}
          onChange={event => void ask(() => server().ask('bot', { match, seat, level: event.target.value }))}
        >
          {LEVELS[game as keyof typeof LEVELS].map(level => (
            <option key={level.name} value={level.name}>
              {t('level.option', { title: t(levelWord(level.name)), strength: level.level })}
            </option>
          ))}
        </select>
      ) : null}
      {you.host && (kind === 'bot' || kind === 'external') ? (
        <SeatToken match={match} seat={seat} name={name} ask={ask} />
      ) : null}
      {you.host && kind === 'person' && !isMine ? (
        <button
          type="button"
          className={style.free}
          onClick={() => void ask(() => server().ask('free', { match, seat }))}
        >
          {t('online.free', { name: player?.name ?? name })}
        </button>
      ) : null}
      {isOpen && key !== null ? <ChairLink code={table.code} linkKey={key} seat={name} showQr={way === 'qr'} /> : null}
    </li>
  )
}

/** How far the chair is, in words. */
function State({ chair: { kind, link, since, presence, level, player }, isMine }: { chair: Chair; isMine: boolean }) {
  const { t, locale } = useWords()
  if (kind === 'bot') return <small>{level ? t(levelWord(level)) : t('online.chair-bot')}</small>
  if (kind === 'external') return <small>{t('online.program')}</small>
  if (kind === 'person' && isMine) return <small>{t('online.you')}</small>
  if (kind === 'person') {
    const state = presence?.state ?? 'here'
    return <small>{t('online.sat', { state, language: (player?.language ?? '').toUpperCase() || 'none' })}</small>
  }
  return <small>{t('online.link-state', { state: link, when: ago(locale, since, server().now()) })}</small>
}

const usualLevel = (game: string) => (game === 'conquest' ? 'captain' : 'veteran')
