import type { TableState, You } from '@redoubt/protocol'
import { useWords } from '../../i18n/context.tsx'
import { seatTitle } from '../../match/describe.ts'
import { Button } from '../../ui/Button.tsx'
import { server } from '../server/server.ts'
import { useAsk } from '../server/useAsk.ts'
import style from './Absence.module.css'

/** A match that stands still: paused, or somebody has vanished and the others decide whether a bot stands in; whoever is back takes the seat again. */
export function Absence({ table, you }: { table: TableState; you: You }) {
  const { t } = useWords()
  const { busy, trouble, ask } = useAsk()
  const { match } = table
  if (table.outcome) return null
  const mine = table.chairs.find(({ seat, standIn }) => standIn && you.seats.includes(seat))
  // Whoever has just lost the line may be back in a moment: the question comes with the vote.
  const away = table.chairs.find(({ seat, vote, standIn }) => vote !== null && !standIn && !you.seats.includes(seat))
  const voter = you.seats[0]
  if (mine)
    return (
      <aside className={style.absence} role="alert">
        <p>{t('online.bot-stood-in')}</p>
        <Button
          kind="primary"
          isDisabled={busy}
          onPress={() => void ask(() => server().ask('back', { match, seat: mine.seat }))}
        >
          {t('online.take-back')}
        </Button>
      </aside>
    )
  if (table.paused) return <Paused table={table} voter={voter} />
  if (!away || voter === undefined || table.terms.takeover !== 'vote') return null
  const { seat, player, vote } = away
  const said = vote?.yes.includes(voter) ?? false
  const say = (hand: boolean) => void ask(() => server().ask('vote', { match, seat: voter, about: seat, hand }))
  return (
    <aside className={style.absence} role="status">
      <p>
        {t('online.hand-over', { name: player?.name ?? seat, yes: vote?.yes.length ?? 0, needed: vote?.needed ?? 1 })}
        {trouble ? <small>{trouble}</small> : null}
      </p>
      <Button isDisabled={busy || !said} onPress={() => say(false)}>
        {t('online.wait')}
      </Button>
      <Button kind="primary" icon="ui-bot" isDisabled={busy || said} onPress={() => say(true)}>
        {t('online.hand-to-bot')}
      </Button>
    </aside>
  )
}

/** Nothing can be decided meanwhile: everybody sees who wanted it so, and whoever plays may end it. */
function Paused({ table, voter }: { table: TableState; voter: string | undefined }) {
  const words = useWords()
  const { t } = words
  const { busy, trouble, ask } = useAsk()
  const { match, chairs } = table
  const { by } = table.paused!
  const name = chairs.find(({ seat }) => seat === by)?.player?.name ?? seatTitle(words, table, by)
  return (
    <aside className={style.absence} role="status" data-part="paused">
      <p>
        {t('chat.notice.paused', { name })}
        {trouble ? <small>{trouble}</small> : null}
      </p>
      {voter === undefined ? null : (
        <Button
          kind="primary"
          icon="ui-play"
          isDisabled={busy}
          onPress={() => void ask(() => server().ask('pause', { match, seat: voter, on: false }))}
        >
          {t('people.go-on')}
        </Button>
      )}
    </aside>
  )
}
