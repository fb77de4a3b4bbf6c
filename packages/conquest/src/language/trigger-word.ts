import { z } from 'zod'
import type { Moment, Use } from '../abilities/use.ts'
import type { ConquestState } from '../match/state.ts'
import type { TriggerWord } from './trigger.ts'

type Schema<T extends string, S extends z.ZodRawShape> = z.ZodObject<{ on: z.ZodLiteral<T> } & S, z.core.$strict>

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
  holds(g: ConquestState, use: Use, t: z.infer<Schema<T, S>>, m: Moment): boolean
}

/** Everything about one triggering condition. */
export interface TriggerWordOf<T extends string = string, S extends z.ZodRawShape = z.ZodRawShape> {
  readonly on: T
  readonly means: string
  readonly schema: Schema<T, S>
  readonly card: 'play' | 'hand' | 'discard' | undefined
  readonly units: boolean
  readonly atPlanet: boolean
  readonly interrupted: boolean
  /** The triggers whose answers are asked for when it comes, itself first. */
  readonly heardAs: readonly TriggerWord[]
  holds(g: ConquestState, use: Use, t: z.infer<Schema<T, S>>, m: Moment): boolean
}

export function trigger<const T extends string, S extends z.ZodRawShape>(
  on: T,
  parts: Parts<T, S>,
): TriggerWordOf<T, S> {
  return {
    on,
    means: parts.means,
    schema: z.strictObject({ on: z.literal(on), ...parts.fields }) as unknown as Schema<T, S>,
    card: parts.card,
    units: parts.units ?? false,
    atPlanet: parts.atPlanet ?? false,
    interrupted: parts.interrupted ?? false,
    heardAs: [on as unknown as TriggerWord, ...(parts.alsoHeard ?? [])],
    holds: parts.holds,
  }
}
