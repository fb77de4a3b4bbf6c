import { useWords } from '../../i18n/context.tsx'
import type { Match } from '../../screen/match.ts'
import { Confirm } from '../../ui/dialog/Confirm.tsx'

type Given = Pick<Match, 'viewer' | 'seats' | 'outcome' | 'isReplay' | 'concede'>

/** Who only watches has nothing to give up, and what is over stays as it ended. */
export const mayConcede = ({ viewer, outcome, isReplay }: Omit<Given, 'concede'>): boolean =>
  viewer !== 'spectator' && outcome === null && !isReplay

/** The question before a match is given up. */
export function Concede({ match, close }: { match: Given; close(): void }) {
  const { t } = useWords()
  const side = match.seats.find(({ seat }) => seat === match.viewer)?.side
  const team = match.seats.filter(card => card.side === side).length > 1 ? 'yes' : 'no'
  const giveUp = () => {
    close()
    void match.concede()
  }
  return (
    <Confirm
      title={t('concede.title')}
      reason={t('concede.why', { team })}
      yes={t('concede.yes')}
      no={t('concede.no')}
      onYes={giveUp}
      onNo={close}
    />
  )
}
