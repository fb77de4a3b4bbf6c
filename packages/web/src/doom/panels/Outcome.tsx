import { OperationNext } from '../../home/operation/OperationNext.tsx'
import { useWords } from '../../i18n/context.tsx'
import { OutcomePanel } from '../../match/OutcomePanel.tsx'
import { useTable } from '../table.ts'
import { goalText } from './objective.ts'

/** The end of the mission: who won, by what, and how the story goes on. */
export function Outcome() {
  const { t } = useWords()
  const { match, view, book } = useTable()
  const { outcome } = match
  if (!outcome) return null
  const invaderWon = outcome.winners.includes('invader')
  const mine = view.you !== 'spectator'
  const title = mine
    ? t(outcome.winners.includes(view.you) ? 'doom.outcome.you-won' : 'doom.outcome.you-lost')
    : t(invaderWon ? 'doom.outcome.invader' : 'doom.outcome.marines')
  const rounds = view.round
  const sentence = invaderWon
    ? view.invader.frags >= view.fragLimit
      ? t('doom.outcome.frags', { frags: view.invader.frags, rounds })
      : t('doom.outcome.conceded')
    : outcome.rule.startsWith('D-')
      ? t('doom.outcome.objective', { goal: goalText(book), rounds })
      : t('doom.outcome.conceded')
  const { story } = book.mission
  return (
    <OutcomePanel match={match} title={title} sentence={sentence}>
      <p className="dm-story">{invaderWon ? story.invaderWins : story.marinesWin}</p>
      <OperationNext match={match} />
    </OutcomePanel>
  )
}
