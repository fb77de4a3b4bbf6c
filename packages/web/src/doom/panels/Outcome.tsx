import type { Outcome as Ending } from '@redoubt/kernel'
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
  const sentence = t(`doom.outcome.${wayOf(outcome)}`, {
    frags: view.invader.frags,
    goal: goalText(book),
    rounds: view.round,
    you: mine && !outcome.winners.includes(view.you) ? 'yes' : 'no',
  })
  const { story } = book.mission
  return (
    <OutcomePanel match={match} title={title} sentence={sentence}>
      <p className="dm-story">{invaderWon ? story.invaderWins : story.marinesWin}</p>
      <OperationNext match={match} />
    </OutcomePanel>
  )
}

/** A match ends by the rules, by the clock, or because somebody has had enough. */
function wayOf({ rule, winners }: Ending): 'clock' | 'conceded' | 'frags' | 'objective' {
  if (rule === 'clock' || rule === 'conceded') return rule
  return winners.includes('invader') ? 'frags' : 'objective'
}
