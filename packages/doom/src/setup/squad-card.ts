import type { SquadCard } from '../content/cards.ts'

/** The squad chooses who gets it; other squad cards go to everybody. */
export const isForOne = (card: SquadCard | undefined): boolean =>
  card?.assignedTo === "one marine of the squad's choice"
