import { TUTORIAL } from '@redoubt/doom/usual'
import { useWords } from '../../i18n/context.tsx'
import { seatName } from '../../match/players.ts'
import { usePeople } from '../setup/usePeople.ts'
import { type DoomDraft, NO_KIT } from './draft.ts'

/** Names of the seats and a line about what each brings. */
export function useDoomSeats(draft: DoomDraft): {
  seatName(seat: string): string
  /** The name of whoever sits here, if they have one. */
  own: string
  usual(person: number): string
  about(seat: string): string
} {
  const words = useWords()
  const { t } = words
  return {
    seatName: seat => seatName(seat, words),
    ...usePeople(),
    about: seat => {
      if (draft.mission === TUTORIAL) return t('setup.dealt')
      if (seat === 'invader') return t(`setup.invader-${draft.invader}`)
      const kit = draft.kits[seat] ?? NO_KIT
      const isChosen = kit.class !== '' || kit.weapons.some(Boolean)
      return isChosen ? t('setup.kit-chosen') : t('setup.kit-at-table')
    },
  }
}
