import { faceUp, faceUpPlanets, firstPlanet, pieceOf } from '../board.ts'
import type { Ability, PlanetFilter, Target } from '../content/vocabulary.ts'
import { type Area, type ConquestState, hqOf } from '../state.ts'
import { cannotBeTargetedBy } from './constants.ts'
import { payable } from './cost.ts'
import { cardsMatching } from './filter.ts'
import { couldChange } from './meaning.ts'
import { neighbours } from './place.ts'
import type { Use } from './use.ts'

/** What a choice of an ability may be made from: card ids, or areas. */
export function candidates(g: ConquestState, use: Use, target: Target): number[] {
  switch (target.pick) {
    case 'card': {
      const cards = cardsMatching(g, use, target.filter)
      return target.mode === 'target' ? cards.filter(id => targetable(g, use, id)) : cards
    }
    case 'planet': {
      const areas: Area[] = []
      for (let area = 0; area < g.row.length; area++)
        if (faceUp(g, area) && planetMatches(g, use, target.filter, area)) areas.push(area)
      return areas
    }
    case 'area': {
      const areas: Area[] = []
      if (target.filter.areas.includes('any-hq')) areas.push(hqOf(0), hqOf(1))
      if (target.filter.areas.includes('adjacent-planets')) {
        const near = neighbours(g, use.planet)
        for (const area of faceUpPlanets(g)) if (near & (1 << area)) areas.push(area)
      }
      return areas
    }
  }
}

/** CQ-11.18. */
function targetable(g: ConquestState, use: Use, id: number): boolean {
  const p = pieceOf(g, id)
  return p === undefined || !cannotBeTargetedBy(g, p, use.you)
}

function planetMatches(g: ConquestState, use: Use, filter: PlanetFilter, area: Area): boolean {
  if (filter.battle && g.battle?.at !== area) return false
  if (filter.first === false && area === firstPlanet(g)) return false
  return filter.otherThan !== 'self' || area !== use.planet
}

/**
 * Can the choices from number `i` on be made so that all costs can be paid and the effect could change something?
 * (CQ-0.5, CQ-11.15 step 1.) Once the costs are paid they no longer matter.
 */
export function completable(g: ConquestState, ability: Ability, use: Use, i: number, paid: boolean): boolean {
  const target = ability.targets[i]
  if (!target) return (paid || allPayable(g, ability, use)) && couldChange(g, use, ability.effect)
  if (use.picks[target.ref] !== undefined) return completable(g, ability, use, i + 1, paid)
  let possible = false
  for (const pick of candidates(g, use, target)) {
    use.picks[target.ref] = pick
    possible = completable(g, ability, use, i + 1, paid)
    if (possible) break
  }
  use.picks[target.ref] = undefined // not `delete`, which is slow and makes the object slow
  return possible
}

function allPayable(g: ConquestState, ability: Ability, use: Use): boolean {
  for (const cost of ability.cost) if (!payable(g, use, cost)) return false
  return true
}

/** The candidates with which the ability can still do something. */
export function answersTo(g: ConquestState, ability: Ability, use: Use, i: number, paid: boolean): number[] {
  const target = ability.targets[i]!
  return candidates(g, use, target).filter(pick => {
    use.picks[target.ref] = pick
    const possible = completable(g, ability, use, i + 1, paid)
    use.picks[target.ref] = undefined
    return possible
  })
}
