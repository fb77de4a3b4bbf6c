import type { DoomDecision, DoomView } from '@redoubt/doom'
import { atLeast, damageOdds, mixture, type Odds, ownShields } from '@redoubt/doom/odds'
import { type Attack, attackOn } from './attack.ts'
import { figureById, isDemon } from './figures.ts'
import type { Ground } from './ground.ts'
import { poolsOf } from './pools.ts'
import { type Sightline, sightlineTo } from './sightline.ts'

/** Everything about one attack on one figure before it is made. */
export interface Forecast {
  target: string
  attack: Attack
  look: Sightline
  red: number
  black: number
  /** Dice of these that are not rolled, because the attacker is stunned. */
  fewer: number
  cover: boolean
  odds: Odds
  /** The chance to kill. */
  kill: number
  /** The chance to stagger or kill; null for those who do not stagger. */
  stagger: number | null
  /** Damage from which it is staggered, and dead. */
  staggersAt: number | null
  killsAt: number
  /** The same without cover, if there is cover. */
  open: { kill: number } | null
}

/** What a defender has before any card, on this table (D-DEFENSE-8). */
export function shieldsOf({ content, mission }: Ground, kind: string): number {
  const frail = mission?.tutorial?.skip.includes('toughness') ?? false
  return ownShields(content, kind, { objective: mission?.objective.card ?? '', frail })
}

export function forecast(
  ground: Ground,
  view: DoomView,
  options: unknown,
  attack: Attack,
  target: string,
  decision: DoomDecision | null,
): Forecast | null {
  const attacker = figureById(view, attack.attacker)
  const defender = figureById(view, target)
  if (!attacker || !defender || attacker.at.length === 0 || defender.at.length === 0) return null
  const seen = sightlineTo(ground, view, attacker, defender)
  const large = defender.at.length > 1
  const certain = attackOn(ground, view, attack, seen.range ?? 0, large)
  // The engine knows of cards that give or take cover; what it offers counts.
  const offered = decision?.options?.find(option => option.do === 'target' && option.figure === target)
  const cover = (typeof offered?.cover === 'boolean' ? offered.cover : seen.cover) && !certain.ignoreCover
  const base = shieldsOf(ground, defender.kind)
  const pools = poolsOf(ground, view, options, defender)
  const against = (covered: boolean): Odds =>
    mixture((pools ?? [null]).map(pool => damageOdds(ground.content.dice, certain, { base, pool, cover: covered })))
  const odds = against(cover)
  const left = Math.max(1, defender.health - defender.damage)
  const killsAt = certain.kills ? 1 : left
  const printed = isDemon(defender) ? ground.content.demons[defender.kind]!.stagger : null
  const staggersAt = printed === null ? null : Math.max(0, printed - defender.damage)
  return {
    target,
    attack,
    look: { ...seen, cover },
    red: certain.red,
    black: certain.black,
    fewer: certain.fewer,
    cover,
    odds,
    kill: atLeast(odds, killsAt),
    stagger: staggersAt === null ? null : atLeast(odds, Math.min(staggersAt, killsAt)),
    staggersAt,
    killsAt,
    open: cover ? { kill: atLeast(against(false), killsAt) } : null,
  }
}
