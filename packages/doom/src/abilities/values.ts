import { contentOf, isDemon, isEscorted } from '../match/figures.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { escortOf } from './escort.ts'
import { inForce } from './in-force.ts'

const healthChanges = inForce('modifyHealth')
const handChanges = inForce('modifyHandSize')
const staggerChanges = inForce('modifyStagger')
const immunities = inForce('immune')
const speedChanges = inForce('modifySpeed')
const sprintLimits = inForce('modifySprint')
const flightsOf = inForce('grantFlying')

/** D-MARINE-3, D-DAMAGE-3: printed health, what a mission says instead, and what cards add. */
export function health(g: DoomState, f: Figure): number {
  const content = contentOf(g)
  if (isDemon(f)) return f.health ?? content.demons[f.kind]!.health
  if (isEscorted(f)) return f.health!
  let value = content.marines[f.id]!.health
  for (const effect of healthChanges(g, f)) value += effect.amount
  return value
}

/** D-HAND-1, 2 */
export function handSize(g: DoomState, f: Figure): number {
  let size = contentOf(g).marines[f.id]!.handSize
  for (const effect of handChanges(g, f)) size += effect.amount
  return size
}

interface Reduction {
  amount: number
  min: number
  /** Lowers the printed value: of these only the largest counts (D-GLORY-5). */
  printed?: boolean
}

/** D-GLORY-5 */
export function lowered(printed: number, reductions: readonly Reduction[]): number {
  let ofPrinted = 0
  let others = 0
  let min = 0
  for (const r of reductions) {
    if (r.printed) ofPrinted = Math.min(ofPrinted, r.amount)
    else others += r.amount
    min = Math.max(min, r.min)
  }
  return Math.max(Math.min(printed, min), printed + ofPrinted + others)
}

/** The stagger value of a demon for one marine, or for nobody in particular. */
function stagger(g: DoomState, demon: Figure, marine?: Figure): number {
  const printed = contentOf(g).demons[demon.kind]!.stagger
  const reductions = marine ? staggerChanges(g, marine) : []
  return reductions.length > 0 ? lowered(printed, reductions) : printed
}

/** D-DAMAGE-4, 7: a condition, not a marker. */
export function isStaggered(g: DoomState, demon: Figure, marine?: Figure): boolean {
  if (demon.damage === 0 || !isDemon(demon)) return false // no stagger value is as low as that
  if (demon.damage < stagger(g, demon, marine)) return false
  return !isImmune(g, demon, 'stagger')
}

export function isImmune(g: DoomState, f: Figure, to: 'push' | 'stun' | 'stagger' | 'own-splash'): boolean {
  if (isEscorted(f)) return (escortOf(g)?.figure.immuneTo as readonly string[] | undefined)?.includes(to) ?? false
  return immunities(g, f).some(effect => effect.to.includes(to))
}

/** D-DEMON-3 */
export function speed(g: DoomState, demon: Figure): number {
  let value = contentOf(g).demons[demon.kind]!.speed
  for (const effect of speedChanges(g, demon)) value = Math.max(effect.min, value + effect.amount)
  return value
}

/** D-ACTION-7, and cards that change it. */
export function sprintPoints(g: DoomState, f: Figure): number {
  let points = 0
  for (const { effects } of contentOf(g).abilitiesOf(f.id))
    for (const effect of effects) if (effect.op === 'gainMovement') points += effect.amount
  for (const effect of sprintLimits(g, f)) points = Math.min(points, effect.set)
  return points
}

export function isFlying(g: DoomState, f: Figure): boolean {
  return flightsOf(g, f).length > 0
}

/** Jump Jets: moves like a flyer but must end where a walker could. */
export function mustLand(g: DoomState, f: Figure): boolean {
  const flights = flightsOf(g, f)
  return flights.length > 0 && flights.every(effect => effect.mustEndOnGround)
}
