import { attackDeclared } from './attack-declared.ts'
import { battleWon } from './battle-won.ts'
import { damageAssigned } from './damage-assigned.ts'
import { damageTaken } from './damage-taken.ts'
import { deployPhaseBegins } from './deploy-phase-begins.ts'
import { deployingUnit } from './deploying-unit.ts'
import { discardedFromPlay } from './discarded-from-play.ts'
import { entersPlay } from './enters-play.ts'
import { shieldUsed } from './shield-used.ts'
import { unitDestroyed } from './unit-destroyed.ts'

/** Every trigger. A new one is a file of its own and a line here. */
export const TRIGGERS = [
  entersPlay,
  deployingUnit,
  attackDeclared,
  damageAssigned,
  damageTaken,
  unitDestroyed,
  discardedFromPlay,
  shieldUsed,
  deployPhaseBegins,
  battleWon,
] as const
