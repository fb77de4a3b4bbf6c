import { call, type Next } from '@redoubt/kernel'
import { faceUpPlanets, unitsAt } from '../../board.ts'
import { PLANETS } from '../../content/design.ts'
import type { Word } from '../../content/vocabulary.ts'
import { eachPuts, indirectDamage, snotlings } from '../../rules/custom.ts'
import { useAbility } from '../../rules/procedures.ts'
import { type ConquestState, SIDES } from '../../state.ts'
import { canUse, couldHold } from '../ability.ts'
import { newUse, type Use } from '../use.ts'

/** Cards that no common word fits. */
export function couldCustom(g: ConquestState, use: Use, step: Word<'custom'>): boolean {
  switch (step.id) {
    case 'create-snotlings':
      return faceUpPlanets(g).length > 0
    case 'indirect-damage':
      return unitsAt(g, use.picks.$planet!).length > 0
    case 'copy-battle-ability':
      return copied(g, use) !== null
    case 'each-player-puts-unit':
      // Whether a hand holds a unit is not known: it could.
      return SIDES.some(side => couldHold(g, side).length > 0)
  }
}

export function custom(g: ConquestState, use: Use, step: Word<'custom'>): Next {
  switch (step.id) {
    case 'create-snotlings':
      return call(snotlings, { side: use.you, left: 4, placed: [] })
    case 'indirect-damage':
      return call(indirectDamage, { planet: use.picks.$planet!, amount: 1, turn: 0, hits: [] })
    case 'copy-battle-ability': {
      const other = copied(g, use)
      return other ? call(useAbility, { use: other, event: -1 }) : undefined
    }
    case 'each-player-puts-unit':
      return call(eachPuts, { winner: use.you, turn: 0 })
  }
}

/** CQ-15.5: as if the battle had been won there; never back to a planet that copies. */
function copied(g: ConquestState, use: Use): Use | null {
  const planet = use.picks.$planet
  if (planet === undefined) return null
  const ability = PLANETS[g.row[planet]!.planet]!.battleAbility
  if (ability.effect.some(step => step.do === 'custom' && step.id === 'copy-battle-ability')) return null
  const copy = newUse(ability.id, use.you, -1, planet)
  return canUse(g, ability, copy) ? copy : null
}
