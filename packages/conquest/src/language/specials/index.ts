import { byName } from '@redoubt/kernel'
import { copyBattleAbility } from './copy-battle-ability.ts'
import { createSnotlings } from './create-snotlings.ts'
import { eachPlayerPutsUnit } from './each-player-puts-unit.ts'
import { indirect } from './indirect-damage.ts'

/** Every procedure of single cards. A new one is a file of its own and a line here. */
export const SPECIALS = [createSnotlings, indirect, copyBattleAbility, eachPlayerPutsUnit] as const

export const specialNamed = byName(SPECIALS, 'id')
