import type { Seat } from '@redoubt/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/context.tsx'
import type { Match } from '../screen/match.ts'
import type { SeatCard } from '../tables/tables.ts'
import { Button } from '../ui/Button.tsx'
import style from './HandOver.module.css'
import { playerAt, seatName } from './players.ts'
import { UndoRequest } from './UndoRequest.tsx'

interface Props {
  seats: readonly SeatCard[]
  to: Seat
  accept(): void
  /** Of whoever gives the screen away: until it is taken they may want something back. */
  match?: Match
  children?: ReactNode
}

/** Between two people at one screen: nothing of the table is in the document while this is shown. */
export function HandOver({ seats, to, accept, match, children }: Props) {
  const words = useWords()
  const { t } = words
  const player = playerAt(to, seats, words)
  return (
    <main className={style.handOver} data-part="hand-over">
      <h1>{t('hand-over.title', { player, seat: seatName(to, words) })}</h1>
      <p>{t('hand-over.why')}</p>
      <Button kind="primary" autoFocus onPress={accept}>
        {t('hand-over.accept', { player })}
      </Button>
      {match ? <SecondThoughts match={match} /> : null}
      {children}
    </main>
  )
}

function SecondThoughts({ match }: { match: Match }) {
  const words = useWords()
  const { t } = words
  if (match.undo.request) return <UndoRequest match={match} />
  if (match.undo.can === 'no' || match.viewer === 'spectator') return null
  const player = playerAt(match.viewer, match.seats, words)
  return (
    <>
      <Button kind="ghost" icon="ui-undo" onPress={() => void match.takeBack()}>
        {t(match.undo.can === 'by-consent' ? 'hand-over.ask-undo' : 'hand-over.undo', { player })}
      </Button>
      {match.refusal ? <p role="status">{match.refusal}</p> : null}
    </>
  )
}
