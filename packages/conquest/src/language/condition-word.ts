import { z } from 'zod'
import type { Use } from '../abilities/use.ts'
import type { ConquestState } from '../match/state.ts'
import type { Borne } from './check/bearer.ts'

type Schema<C extends string, S extends z.ZodRawShape> = z.ZodObject<{ is: z.ZodLiteral<C> } & S, z.core.$strict>

interface Parts<C extends string, S extends z.ZodRawShape> {
  /** In one sentence, for whoever writes cards. */
  means: string
  fields: S
  /** What could never hold, or always would, is refused when content is loaded. */
  check?(b: Borne, path: string, c: z.infer<Schema<C, S>>): void
  holds(g: ConquestState, use: Use, c: z.infer<Schema<C, S>>): boolean
}

/** Everything about one condition of abilities. */
export interface ConditionWord<C extends string = string, S extends z.ZodRawShape = z.ZodRawShape> {
  readonly is: C
  readonly means: string
  readonly schema: Schema<C, S>
  check(b: Borne, path: string, c: z.infer<Schema<C, S>>): void
  holds(g: ConquestState, use: Use, c: z.infer<Schema<C, S>>): boolean
}

export function condition<const C extends string, S extends z.ZodRawShape>(
  is: C,
  { means, fields, check = () => {}, holds }: Parts<C, S>,
): ConditionWord<C, S> {
  const schema = z.strictObject({ is: z.literal(is), ...fields }) as unknown as Schema<C, S>
  return { is, means, schema, check, holds }
}
