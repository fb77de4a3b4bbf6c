import type { Mine } from '@redoubt/protocol'
import { lessonOf } from '../../learn/progress.ts'
import { puzzleOf } from '../../tables/puzzleof.ts'
import { type MatchCard, peopleOf } from '../../tables/tables.ts'
import { onlineCard } from './onlinecard.ts'

export interface Listed {
  card: MatchCard
  /** At the server; undefined: in this browser. */
  online?: Mine
  isOver: boolean
  /** It waits for the person at this screen. */
  yours: boolean
}

/** Matches of this browser and of the server in one list: your turn first, then the latest. A kept copy stands for both. */
export function listed(here: readonly MatchCard[], tables: readonly Mine[]): Listed[] {
  // The tables of puzzles are the puzzles' own affair.
  const own = here
    .filter(({ id }) => puzzleOf(id) === null)
    .map((card): Listed => ({ card, isOver: card.outcome !== null, yours: isYours(card) }))
  const kept = new Set(here.map(({ id }) => id))
  const online = tables
    .filter(({ match, status }) => !kept.has(match) && status !== 'closed')
    .map((mine): Listed => {
      const isOver = mine.status === 'over'
      return { card: onlineCard(mine), online: mine, isOver, yours: mine.yours }
    })
  return [...online, ...own].sort((a, b) => Number(b.yours) - Number(a.yours) || b.card.updated - a.card.updated)
}

/** Lessons are taken up on their own page: the start page offers none of their matches. */
export function listedAtHome(here: readonly MatchCard[], tables: readonly Mine[]): Listed[] {
  return listed(
    here.filter(({ id }) => lessonOf(id) === null),
    tables,
  )
}

function isYours(card: MatchCard): boolean {
  const plan = card.waitsFor === null ? undefined : card.seats[card.waitsFor]
  return card.outcome === null && plan?.kind === 'human' && peopleOf(card.seats).size === 1
}
