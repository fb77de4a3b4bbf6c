import { z } from 'zod'
import { FACTIONS, place, player, ref } from './basic.ts'

/** A description of cards. What answers it is found in src/abilities/filter.ts. */
export const cardFilter = z
  .strictObject({
    is: z.enum(['unit', 'army-unit', 'non-warlord-unit', 'support', 'card']),
    controller: player.optional(),
    owner: player.optional(),
    faction: z.enum(FACTIONS).optional(),
    trait: z.string().optional(),
    notTrait: z.string().optional(),
    unique: z.boolean().optional(),
    notName: z.string().optional(),
    maxPrintedCost: z.int().optional(),
    damaged: z.boolean().optional(),
    ready: z.boolean().optional(),
    at: place.optional(),
    notAt: place.optional(),
    not: z.array(ref).optional(),
  })
  // All fields in every filter, given or not: filters are read more often than anything else.
  .transform(f => ({
    is: f.is,
    controller: f.controller,
    owner: f.owner,
    faction: f.faction,
    trait: f.trait,
    notTrait: f.notTrait,
    unique: f.unique,
    notName: f.notName,
    maxPrintedCost: f.maxPrintedCost,
    damaged: f.damaged,
    ready: f.ready,
    at: f.at,
    notAt: f.notAt,
    not: f.not,
  }))
export type CardFilter = z.infer<typeof cardFilter>
