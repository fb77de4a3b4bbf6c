import { type DoomDecision, type DoomView, reach, UNREACHED } from '@redoubt/doom'
import type { Attack } from './attack.ts'
import { figureById, openDoors, spacesOf } from './figures.ts'
import type { Ground } from './ground.ts'
import { canAttackFrom, inSight } from './sightline.ts'
import { situationOf } from './ways.ts'

/** What a card of the hand would let its marine do, before it is played. Nothing of it is decided yet. */
export interface Plan {
  card: string
  /** Where it could go, with the card's movement, and what that costs. */
  reach: ReadonlyMap<string, number>
  /** Whom its attack would reach from where the marine stands. */
  targets: readonly string[]
  /** The nearest places from which it would reach somebody; none if it does from here. */
  posts: readonly string[]
}

/** Null unless the card can be played now. */
export function planOf(
  ground: Ground,
  view: DoomView,
  decision: DoomDecision | null,
  card: string | null,
  attack: Attack | null,
): Plan | null {
  if (!card || !decision?.options?.some(option => option.do === 'play' && option.card === card)) return null
  const printed = ground.content.actionCards[card]
  const situation = situationOf(ground, view)
  const figure = figureById(view, view.moving?.figure)
  if (!printed || !situation || !figure || figure.at.length !== 1) return null
  const { board } = ground
  const [start] = spacesOf(ground, figure)
  const costs = reach(situation, start!, figure.mp + (printed.speed ?? 0))
  const spaces = new Map<string, number>()
  costs.forEach((cost, space) => {
    if (cost !== UNREACHED && cost > 0) spaces.set(board.name(space), cost)
  })
  const strikes = printed.attack && attack?.source === card ? attack : null
  const targets = strikes ? inSight(ground, view, strikes.attacker, strikes.range) : []
  const posts = strikes && targets.length === 0 ? nearestPosts(ground, view, strikes, spaces) : []
  return { card, reach: spaces, targets, posts }
}

/** Of some places with their costs, the cheapest from which the attack reaches somebody; with `at`, this very figure. */
export function nearestPosts(
  ground: Ground,
  view: DoomView,
  attack: Attack,
  places: ReadonlyMap<string, number>,
  at?: string,
): string[] {
  const doors = openDoors(view)
  const found: string[] = []
  let cheapest = Number.POSITIVE_INFINITY
  for (const [space, cost] of [...places].sort((a, b) => a[1] - b[1])) {
    if (cost > cheapest) break
    if (!canAttackFrom(ground, view, attack, [ground.board.at(space)], doors, at)) continue
    cheapest = cost
    found.push(space)
  }
  return found
}
