import type { StrictSchema } from '@redoubt/kernel'
import { z } from 'zod'
import type { Use } from '../abilities/use.ts'
import type { ConquestState } from '../match/state.ts'
import type { Borne } from './check/bearer.ts'

type Schema<C extends string, S extends z.ZodRawShape> = StrictSchema<{ is: z.ZodLiteral<C> } & S>

interface Parts<C extends string, S extends z.ZodRawShape> {
  /** In one sentence, for whoever writes cards. */
  means: string
  fields: S
  /** What could never hold, or always would, is refused when content is loaded. */
  check?(b: Borne, path: string, c: z.infer<Schema<C, S>>): void
  holds(g: ConquestState, use: Use, c: z.infer<Schema<C, S>>): boolean
}

/** A condition that was looked up by its name: it takes whatever is asked with the conditions of the language. */
export interface AnyCondition<A> {
  readonly is: string
  readonly means: string
  check(b: Borne, path: string, c: A): void
  holds(g: ConquestState, use: Use, c: A): boolean
}

/** Everything about one condition of abilities. */
export interface ConditionWord<C extends string = string, S extends z.ZodRawShape = z.ZodRawShape>
  extends AnyCondition<z.infer<Schema<C, S>>> {
  readonly is: C
  readonly schema: Schema<C, S>
}

export function condition<const C extends string, S extends z.ZodRawShape>(
  is: C,
  { means, fields, check = () => {}, holds }: Parts<C, S>,
): ConditionWord<C, S> {
  const schema = z.strictObject({ is: z.literal(is), ...fields })
  return { is, means, schema, check, holds }
}
