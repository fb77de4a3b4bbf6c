import type { ConquestState } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { type Figure, type Holdings, type Picture, readState } from './reading/picture.ts'
import { bonusAt, iconsAt, progress } from './reading/worth.ts'

/** What a position is made of; one resource is about 1. */
export const WEIGHTS = {
  planets: 3.0,
  resources: 0.9,
  /** The first cards of a hand matter more than the last. */
  cards: 1.1,
  plenty: 8,
  spareCards: 0.5,
  unit: { flat: 0.3, atk: 0.75, life: 0.5, command: 0.8 },
  /** Strength that stands where it is needed: at the first planet, at the next, in the HQ. */
  place: { first: 1.15, next: 1.05, other: 0.95, home: 0.9 },
  warlord: { fresh: 9, life: 0.7, bloodiedLife: 1.8 },
  income: 1.1,
  assets: 0.8,
  /** How many such points make a position as good as decided. */
  scale: 9,
}

/** How well a seat stands: 0 is lost, 1 is won. */
export function evaluate(g: ConquestState, seat: Seat): number {
  if (g.outcome) return g.outcome.winners.length !== 1 ? 0.5 : g.outcome.winners[0] === seat ? 1 : 0
  return 0.02 + 0.96 / (1 + Math.exp(-lead(readState(g, seat)) / WEIGHTS.scale))
}

/** Our points less theirs. */
export function lead(p: Picture): number {
  let sum = held(p.me) - held(p.foe)
  const first = p.worlds.find(w => w.first)?.at ?? p.worlds[0]?.at
  const next = p.worlds[p.worlds.findIndex(w => w.at === first) + 1]?.at
  for (const f of p.figures) sum += (f.mine ? 1 : -1) * worth(f, first, next)
  for (const t of p.things) sum += (t.mine ? 1 : -1) * WEIGHTS.assets * (t.design.card.hints?.worth ?? 1)
  for (const w of p.worlds) {
    const icons = iconsAt(p, w.at, true) - iconsAt(p, w.at, false)
    if (icons !== 0) sum += Math.sign(icons) * WEIGHTS.income * bonusAt(p, w.at, icons > 0)
  }
  return sum
}

function held(h: Holdings): number {
  const { planets, resources, cards, plenty, spareCards } = WEIGHTS
  return (
    planets * progress(h.won) +
    resources * h.resources +
    cards * Math.min(h.hand, plenty) +
    spareCards * Math.max(0, h.hand - plenty)
  )
}

function worth(f: Figure, first: string | undefined, next: string | undefined): number {
  const { warlord, unit, place } = WEIGHTS
  if (f.design.isWarlord) return f.bloodied ? warlord.bloodiedLife * f.life : warlord.fresh + warlord.life * f.life
  const value = unit.flat + unit.atk * f.atk + unit.life * f.life + unit.command * f.command
  const share =
    f.at === first ? place.first : f.at === next ? place.next : f.at.startsWith('hq') ? place.home : place.other
  return value * share
}
