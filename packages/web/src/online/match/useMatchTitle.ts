import { useEffect } from 'react'
import { setTitle } from '../../app/title.ts'
import { useWords } from '../../i18n/context.tsx'
import { matchTitle } from '../../match/describe.ts'
import type { OpenTable } from '../../tables/tables.ts'

/** The tab says what is played, and whose turn it is if it is this person's. */
export function useMatchTitle(table: OpenTable): void {
  const words = useWords()
  const plan = table.waitsFor === null ? undefined : table.seats[table.waitsFor]
  const game = matchTitle(words, table)
  const isYours = plan?.kind === 'human' && table.outcome === null
  useEffect(() => {
    setTitle(isYours ? words.t('me.your-turn', { game }) : words.t('app.page-title', { page: game }))
  }, [words, game, isYours])
}
