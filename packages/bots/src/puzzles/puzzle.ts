import type { ConquestEvent } from '@redoubt/conquest'
import type { DoomEvent } from '@redoubt/doom'
import { DRONE } from '@redoubt/doom/figure-kinds'
import { isMarineId } from '@redoubt/doom/seats'
import type { Event, Seat } from '@redoubt/kernel'

/** What is to be reached, within the activation (DOOM) or the round (Conquest) that begins. */
export type Goal =
  /** Every one of these figures is killed. */
  | { do: 'kill'; figures: readonly string[] }
  /** So many demons are killed, whichever. */
  | { do: 'kills'; count: number }
  /** The invader's demons deal so much damage to marines. */
  | { do: 'damage'; count: number }
  | { do: 'glory'; count: number }
  /** The first planet is won, whatever the other player does. */
  | { do: 'planet' }
  /** This card is destroyed, whatever the other player does. */
  | { do: 'destroy'; card: string }

const GRADES = [1, 2, 3] as const
type Grade = (typeof GRADES)[number]

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
  let hasBegun = false
  for (const event of events) {
    left -= counted(goal, seat, event)
    if (left <= 0) return 'reached'
    if (isOver(seat, event, hasBegun)) return 'missed'
    hasBegun ||= event.type === 'activation'
  }
  return 'open'
}

const needed = (goal: Goal): number => {
  if (goal.do === 'kill') return goal.figures.length
  return 'count' in goal ? goal.count : 1
}

const isDemon = (id: string): boolean => !isMarineId(id) && id !== DRONE

/** Of either game. */
type Told = DoomEvent | ConquestEvent

/** How much of the goal this is. */
function counted(goal: Goal, seat: Seat, given: Event): number {
  const event = given as Told
  if (goal.do !== 'damage') return counts(goal, seat, event) ? 1 : 0
  return event.type === 'damage' && 'figure' in event && isMarineId(event.figure) ? event.amount : 0
}

function counts(goal: Exclude<Goal, { do: 'damage' }>, seat: Seat, event: Told): boolean {
  switch (goal.do) {
    case 'kill':
      return event.type === 'killed' && goal.figures.includes(event.figure)
    case 'kills':
      return event.type === 'killed' && isDemon(event.figure)
    case 'glory':
      return event.type === 'glory-kill' && event.marine === seat
    case 'planet':
      return event.type === 'claim' && event.seat === seat
    case 'destroy':
      return event.type === 'destroy' && event.card === goal.card
  }
}

/**
 * A planet is claimed after its battle; then, or with the phase, it is too late. The invader's activation is over when the next card is
 * drawn, or none is left.
 */
function isOver(seat: Seat, given: Event, hasBegun: boolean): boolean {
  const event = given as Told
  return (
    (seat === 'invader' && hasBegun && ['initiative', 'initiative-deck', 'round'].includes(event.type)) ||
    (event.type === 'activation-end' && event.figure === seat) ||
    event.type === 'remove-planet' ||
    (event.type === 'claim' && event.seat !== seat) ||
    (event.type === 'phase' && event.phase === 'headquarters') ||
    event.type === 'outcome'
  )
}
