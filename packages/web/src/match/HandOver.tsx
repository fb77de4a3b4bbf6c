import type { Seat } from '@redoubt/kernel'
import { useWords } from '../i18n/context.tsx'
import type { SeatCard } from '../tables/tables.ts'
import { Button } from '../ui/Button.tsx'
import './prompt.css'

/** Between two people at one screen: nothing of the table is in the document while this is shown. */
export function HandOver({ seats, to, accept }: { seats: readonly SeatCard[]; to: Seat; accept(): void }) {
  const { t } = useWords()
  const card = seats.find(({ seat }) => seat === to)
  return (
    <main className="hand-over">
      <h1>{t('hand-over.title', { player: card?.plan.name ?? to, seat: card?.name ?? to })}</h1>
      <p>{t('hand-over.why')}</p>
      <Button kind="primary" autoFocus onPress={accept}>
        {t('hand-over.accept', { player: card?.plan.name ?? to })}
      </Button>
    </main>
  )
}
