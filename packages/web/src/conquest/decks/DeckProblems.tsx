import type { DeckProblem } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import { cardName } from '../words/names.ts'

/** Why a deck is not legal, a sentence each. */
export function DeckProblems({ problems, className }: { problems: readonly DeckProblem[]; className?: string }) {
  const { t } = useWords()
  return (
    <ul className={className}>
      {problems.map(problem => {
        const { why, ...rest } = problem
        const card = 'card' in problem ? cardName(problem.card) : ''
        const text = t(`conquest.decks.illegal-${why}`, { ...rest, card })
        return <li key={text}>{text}</li>
      })}
    </ul>
  )
}
