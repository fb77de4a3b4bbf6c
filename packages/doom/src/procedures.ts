import { procedure } from '@redoubt/kernel'
import type { AbilityFrame, EffectsFrame } from './cards/frames.ts'
import type { MomentFrame } from './cards/moments.ts'
import type { RerollFrame } from './cards/words/attack.ts'
import type { AttackFrame } from './rules/attack-frame.ts'
import type { DamageFrame } from './rules/damage.ts'
import type { KillFrame } from './rules/kill.ts'
import type { StepFrame } from './rules/movement.ts'

/** Procedures that call each other in circles, by name; each is written out in the file of its frame. */
export const ability = procedure<AbilityFrame>('ability', 'announce')
export const attack = procedure<AttackFrame>('attack', 'before')
export const damage = procedure<DamageFrame>('damage', 'suffer')
export const effects = procedure<EffectsFrame>('effects', 'next')
export const kill = procedure<KillFrame>('kill', 'would')
export const momentOf = procedure<MomentFrame>('moment', 'forced')
export const reroll = procedure<RerollFrame>('reroll', 'pick')
export const step = procedure<StepFrame>('step', 'enter')
