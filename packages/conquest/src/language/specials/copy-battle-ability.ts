import { canUse } from '../../abilities/ability.ts'
import { newUse, type Use } from '../../abilities/use.ts'
import { PLANETS } from '../../match/designs.ts'
import type { ConquestState } from '../../match/state.ts'
import { uses } from '../../rules/procedures.ts'
import { special } from '../special.ts'

/** CQ-15.5: as if the battle had been won there; never back to a planet that copies. */
function copied(g: ConquestState, use: Use): Use | null {
  const planet = use.picks.$planet
  if (planet === undefined) return null
  const ability = PLANETS[g.row[planet]!.planet]!.battleAbility
  if (ability.effect.some(step => step.do === 'custom' && step.id === 'copy-battle-ability')) return null
  const copy = newUse(ability.id, use.you, -1, planet)
  return canUse(g, ability, copy) ? copy : null
}

export const copyBattleAbility = special('copy-battle-ability', {
  means: 'You use the battle ability of the planet chosen as $planet.',
  planet: true,
  check: (b, path) => {
    if (b.ability.kind !== 'battle') b.say(path, 'only a planet copies a battle ability')
  },
  matters: (g, use) => copied(g, use) !== null,
  run: (g, use) => {
    const copy = copied(g, use)
    return copy ? uses(copy) : undefined
  },
})
