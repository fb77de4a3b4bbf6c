import { actionWindow } from './action-window.ts'
import { aftermath } from './aftermath.ts'
import { answersWindow } from './answer-window.ts'
import { attack } from './attack.ts'
import { battle } from './battle.ts'
import { combatPhase } from './combat-phase.ts'
import { commandPhase } from './command-phase.ts'
import { damage } from './damage.ts'
import { deploy } from './deploy.ts'
import { deployPhase } from './deploy-phase.ts'
import { effects } from './effects.ts'
import { headquartersPhase } from './headquarters-phase.ts'
import { round, setup } from './match.ts'
import { useAbility } from './use-ability.ts'

/** Every procedure of the rules; words bring their own. */
export const FLOWS = [
  setup,
  round,
  deployPhase,
  commandPhase,
  combatPhase,
  headquartersPhase,
  deploy,
  battle,
  attack,
  damage,
  aftermath,
  actionWindow,
  answersWindow,
  useAbility,
  effects,
]
