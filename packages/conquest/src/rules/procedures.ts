import { procedure } from '@redoubt/kernel'
import type { AttackFrame } from './attack.ts'
import type { UseFrame } from './use-ability.ts'

/** The procedures that take part in circles, by name (decision 0004); each is written out in the file of its frame. */

export const attack = procedure<AttackFrame>('attack', 'exhaust')
export const useAbility = procedure<UseFrame>('use-ability', 'announce')
