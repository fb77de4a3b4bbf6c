import type { AbilitySource } from '../match/said.ts'

/** Cards whose abilities marines use, those of the invader, and those that are rules of a mission. */
export const OF_MARINES: readonly AbilitySource[] = ['action', 'class', 'glory']
export const OF_INVADER: readonly AbilitySource[] = ['demon', 'event']
export const OF_RULES: readonly AbilitySource[] = ['threat', 'objective', 'mission']
