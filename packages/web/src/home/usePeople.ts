import { useSettings } from '../app/settings.ts'
import { useWords } from '../i18n/context.tsx'
import type { SeatNames } from './draft.ts'

/** How people and bots are called unless somebody says otherwise. */
export function usePeople(seatName: (seat: string) => string): SeatNames {
  const { t } = useWords()
  const { name } = useSettings()
  return {
    person: index => (index === 0 ? name || t('seat.you') : t('seat.person', { number: index + 1 })),
    bot: seat => t('seat.bot', { seat: seatName(seat) }),
  }
}
