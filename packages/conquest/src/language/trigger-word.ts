import type { StrictSchema } from '@redoubt/kernel'
import { z } from 'zod'
import type { Happening, Use } from '../abilities/use.ts'
import type { TriggerWord } from '../match/said.ts'
import type { ConquestState } from '../match/state.ts'

type Schema<T extends string, S extends z.ZodRawShape> = StrictSchema<{ on: z.ZodLiteral<T> } & S>

interface Parts<T extends string, S extends z.ZodRawShape> {
  /** In one sentence, for whoever writes cards. */
  means: string
  fields: S
  /** Where the card that it is about (`event.card`) lies then; left out: it is about no card. */
  card?: 'play' | 'hand' | 'discard'
  /** It is about units only. */
  units?: true
  /** It happens at a planet (`event-planet`). */
  atPlanet?: true
  /** It can still be changed, by interrupts; everything else is answered after it has happened (CQ-11.3, CQ-11.4). */
  interrupted?: true
  /** Its window serves answers to these too. */
  alsoHeard?: readonly TriggerWord[]
  /** Does this moment fulfil it? */
  holds(g: ConquestState, use: Use, t: z.infer<Schema<T, S>>, m: Happening): boolean
}

/** A triggering condition that was looked up by its name: it takes whatever abilities wait for. */
export interface AnyTrigger<E> {
  readonly on: string
  readonly means: string
  readonly card: 'play' | 'hand' | 'discard' | undefined
  readonly units: boolean
  readonly atPlanet: boolean
  readonly interrupted: boolean
  /** Its window serves answers to these too. */
  readonly alsoHeard: readonly TriggerWord[]
  holds(g: ConquestState, use: Use, t: E, m: Happening): boolean
}

/** Everything about one triggering condition. */
export interface TriggerWordOf<T extends string = string, S extends z.ZodRawShape = z.ZodRawShape>
  extends AnyTrigger<z.infer<Schema<T, S>>> {
  readonly on: T
  readonly schema: Schema<T, S>
}

export function trigger<const T extends string, S extends z.ZodRawShape>(
  on: T,
  parts: Parts<T, S>,
): TriggerWordOf<T, S> {
  return {
    on,
    means: parts.means,
    schema: z.strictObject({ on: z.literal(on), ...parts.fields }),
    card: parts.card,
    units: parts.units ?? false,
    atPlanet: parts.atPlanet ?? false,
    interrupted: parts.interrupted ?? false,
    alsoHeard: parts.alsoHeard ?? [],
    holds: parts.holds,
  }
}
