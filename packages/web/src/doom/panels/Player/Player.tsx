import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.tsx'
import { levelWord } from '../../../match/levels.ts'
import { isYou, playerName } from '../../../match/players.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../../common/context.ts'
import style from './Player.module.css'

/** Who holds a seat: a person, or a bot of some level. */
export function Player({ seat, children }: { seat: string; children?: ReactNode }) {
  const words = useWords()
  const { t } = words
  const { match } = useTable()
  const plan = match.seats.find(card => card.seat === seat)?.plan
  const you = seat === match.viewer
  const who = !plan
    ? ''
    : plan.kind === 'bot'
      ? t('doom.player.bot', { level: t(levelWord(plan.level)) })
      : playerName(seat, plan, words)
  const said = you && !isYou(who, words) ? t('doom.player.you', { name: who }) : who
  return (
    <span className={style.player} title={said}>
      <Icon id={plan?.kind === 'bot' ? 'ui-bot' : 'ui-human'} size={12} />
      <span>{said}</span>
      {children}
    </span>
  )
}
