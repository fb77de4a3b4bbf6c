import { call, type Next } from '@redoubt/kernel'
import type { EffectsFrame } from '../../abilities/frames.ts'
import { damage } from '../../match/procedures.ts'

export const suffer = (targets: string[], amount: number, by: string | null): Next =>
  amount > 0 && targets.length > 0 ? call(damage, { targets, amount, by, how: 'effect', i: 0 }) : undefined

export const causer = (f: EffectsFrame): string | null => f.self ?? null
