import { useWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import { TUTORIAL } from './catalogue.ts'
import { type DoomDraft, NO_KIT, type SeatNames } from './draft.ts'
import { usePeople } from './usePeople.ts'

/** Names of the seats and a line about what each brings. */
export function useDoomSeats(draft: DoomDraft): {
  seatName(seat: string): string
  names: SeatNames
  about(seat: string): string
} {
  const { t } = useWords()
  const seatName = (seat: string) => t(`seat.${seat}` as MessageKey)
  return {
    seatName,
    names: usePeople(seatName),
    about: seat => {
      if (draft.mission === TUTORIAL) return t('setup.dealt')
      if (seat === 'invader') return t(`setup.invader-${draft.invader}`)
      const kit = draft.kits[seat] ?? NO_KIT
      const isChosen = kit.class !== '' || kit.weapons.some(Boolean)
      return isChosen ? t('setup.kit-chosen') : t('setup.kit-at-table')
    },
  }
}
