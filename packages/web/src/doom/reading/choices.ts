import type { DoomDecision, DoomOption } from '@redoubt/doom'

export const optionsOf = (decision: DoomDecision | null): readonly DoomOption[] => decision?.options ?? []
