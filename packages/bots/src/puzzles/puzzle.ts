import { DRONE } from '@redoubt/doom/figure-kinds'
import type { Event, Seat } from '@redoubt/kernel'

/** What is to be reached, within the activation (DOOM) or the round (Conquest) that begins. */
export type Goal =
  /** Every one of these figures is killed. */
  | { do: 'kill'; figures: readonly string[] }
  /** So many demons are killed, whichever. */
  | { do: 'kills'; count: number }
  | { do: 'glory'; count: number }
  /** The first planet is won, whatever the other player does. */
  | { do: 'planet' }
  /** This card is destroyed, whatever the other player does. */
  | { do: 'destroy'; card: string }

export const GRADES = [1, 2, 3] as const
export type Grade = (typeof GRADES)[number]

/** A position with a goal. Dice and decks lie as the scenario says, so that the same choices always lead to the same end. */
export interface Puzzle {
  id: string
  game: 'doom' | 'conquest'
  grade: Grade
  /** Settings of the match, with the position as a scenario. */
  options: Readonly<Record<string, unknown>>
  seed: string
  /** Who is to reach it. */
  seat: Seat
  goal: Goal
  /** Keys of the decisions of that seat that reach it against the bots at the table. */
  solution: readonly string[]
}

/** Is it reached, can it still be, or is it too late? What the seat saw happen says so. */
export function goalState(goal: Goal, seat: Seat, events: readonly Event[]): 'open' | 'reached' | 'missed' {
  let left = needed(goal)
  for (const event of events) {
    if (counts(goal, seat, event)) left--
    if (left <= 0) return 'reached'
    if (isOver(seat, event)) return 'missed'
  }
  return 'open'
}

const needed = (goal: Goal): number => {
  if (goal.do === 'kill') return goal.figures.length
  return goal.do === 'kills' || goal.do === 'glory' ? goal.count : 1
}

const isDemon = (id: string): boolean => !['alpha', 'bravo', 'charlie', 'delta', DRONE].includes(id)

/** Of either game: which facts there are depends on the type. */
type Facts = Event & Readonly<Record<string, unknown>>

function counts(goal: Goal, seat: Seat, given: Event): boolean {
  const event = given as Facts
  switch (goal.do) {
    case 'kill':
      return event.type === 'killed' && goal.figures.includes(String(event.figure))
    case 'kills':
      return event.type === 'killed' && isDemon(String(event.figure))
    case 'glory':
      return event.type === 'glory-kill' && event.marine === seat
    case 'planet':
      return event.type === 'claim' && event.seat === seat
    case 'destroy':
      return event.type === 'destroy' && event.card === goal.card
  }
}

/** A planet is claimed after its battle; then, or with the phase, it is too late. */
function isOver(seat: Seat, given: Event): boolean {
  const event = given as Facts
  return (
    (event.type === 'activation-end' && event.figure === seat) ||
    event.type === 'remove-planet' ||
    (event.type === 'claim' && event.seat !== seat) ||
    (event.type === 'phase' && event.phase === 'headquarters') ||
    event.type === 'outcome'
  )
}
