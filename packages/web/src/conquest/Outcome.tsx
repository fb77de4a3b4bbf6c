import { useWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import type { Match } from '../match/match.ts'
import { OutcomePanel } from '../match/OutcomePanel.tsx'
import { sideName, whose } from './names.ts'
import type { Conquest } from './shown.ts'

export function Outcome({ match }: { match: Match<Conquest> }) {
  const { t, has } = useWords()
  const { outcome, view, viewer } = match
  if (!outcome) return null
  const [winner] = outcome.winners
  const key = `conquest.outcome.${outcome.rule}`
  const lost = viewer !== 'spectator' && winner !== viewer ? 'yes' : 'no'
  const values =
    winner === undefined
      ? { who: 'other', name: '', lost }
      : { who: whose(view, winner), name: sideName(view, winner), lost }
  const title =
    winner === undefined
      ? t('conquest.outcome.draw')
      : viewer === 'spectator'
        ? t('conquest.outcome.other', values)
        : t(winner === viewer ? 'conquest.outcome.won' : 'conquest.outcome.lost')
  return (
    <OutcomePanel
      match={match}
      title={title}
      sentence={t((has(key) ? key : 'conquest.outcome.any') as MessageKey, values)}
    />
  )
}
