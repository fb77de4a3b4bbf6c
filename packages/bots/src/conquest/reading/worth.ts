import type { Design, PlanetData } from '@redoubt/conquest'
import type { Figure, Picture } from './picture.ts'
import { DEPLOY, PROGRESS, UNIT, WARLORD } from './priorities.ts'

/** What it would cost its player to lose a unit. */
export function worthOf(f: Figure): number {
  if (f.design.isWarlord) return f.bloodied ? WARLORD.bloodied : WARLORD.fresh
  return UNIT.atk * f.atk + UNIT.life * f.life + UNIT.command * f.command
}

/** The same for a unit that is not in play yet. */
export function worthOfDesign({ card }: Design): number {
  const bonus = card.commandBonus ? card.commandBonus.resources + card.commandBonus.cards : 0
  return UNIT.atk * (card.atk ?? 0) + UNIT.life * (card.hp ?? 0) + UNIT.command * ((card.command ?? 0) + bonus)
}

/** What a card is worth in the hand. */
export function worthInHand(design: Design): number {
  const { card } = design
  const use = design.isUnit ? 0.6 * worthOfDesign(design) : (card.hints?.worth ?? 2) * 0.6
  return Math.max(use, DEPLOY.shield * card.shields) + 0.1 * card.shields
}

/** How strong the units of one side are in a battle. A unit that is exhausted misses a round. */
export function strengthAt(p: Picture, at: string, mine: boolean): number {
  let sum = 0
  for (const f of p.figures) if (f.at === at && f.mine === mine) sum += strengthOf(f)
  return sum
}

export function strengthOf(f: Figure): number {
  return (f.atk * (f.ready ? 1 : 0.55) + 0.3) * 0.7 + f.life * 0.5
}

/** The command icons that count at a planet. */
export function iconsAt(p: Picture, at: string, mine: boolean): number {
  let sum = 0
  for (const f of p.figures) if (f.at === at && f.mine === mine && f.ready) sum += f.command
  return sum
}

/** Resources and cards that a side would win there. */
export function bonusAt(p: Picture, at: string, mine: boolean): number {
  const planet = p.worlds.find(w => w.at === at)?.planet
  if (!planet) return 0
  let sum = planet.commandBonus.resources + planet.commandBonus.cards
  for (const f of p.figures) {
    const more = f.at === at && f.mine === mine ? f.design.card.commandBonus : undefined
    if (more) sum += more.resources + more.cards
  }
  return sum
}

function typesOf(won: readonly PlanetData[]): Record<string, number> {
  const count: Record<string, number> = { material: 0, strongpoint: 0, tech: 0 }
  for (const planet of won) for (const type of planet.types) count[type]!++
  return count
}

/** How near a side is to three planets of one type. */
export function progress(won: readonly PlanetData[]): number {
  const types = typesOf(won)
  let sum = 0
  let best = 0
  for (const type in types) {
    const value = PROGRESS[Math.min(3, types[type]!)]!
    sum += value
    best = Math.max(best, value)
  }
  return 0.35 * sum + 0.65 * best
}

/** Winning this planet would end the match. */
export function decides(won: readonly PlanetData[], planet: PlanetData): boolean {
  const types = typesOf(won)
  return planet.types.some(type => types[type]! >= 2)
}

export function nameOf(f: { design: Design }): string {
  return f.design.card.name
}
