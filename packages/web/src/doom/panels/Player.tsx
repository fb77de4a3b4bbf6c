import type { ReactNode } from 'react'
import { levelWord } from '../../home/levels.ts'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useTable } from '../table.ts'

/** Who holds a seat: a person, or a bot of some level. */
export function Player({ seat, children }: { seat: string; children?: ReactNode }) {
  const { t } = useWords()
  const { match } = useTable()
  const plan = match.seats.find(card => card.seat === seat)?.plan
  const you = seat === match.viewer
  const who = !plan ? '' : plan.kind === 'bot' ? t('doom.player.bot', { level: t(levelWord(plan.level)) }) : plan.name
  return (
    <span className="dm-player">
      <Icon id={plan?.kind === 'bot' ? 'ui-bot' : 'ui-human'} size={12} />
      <span>{you && who !== t('seat.you') ? t('doom.player.you', { name: who }) : who}</span>
      {children}
    </span>
  )
}
