import { z } from 'zod'
import type { Use } from '../abilities/use.ts'
import type { ConquestState } from '../match/state.ts'
import { choiceName } from './basic.ts'
import type { Borne } from './check/bearer.ts'

const mode = z.enum(['target', 'choose', 'cost'])

type Schema<P extends string, F extends z.ZodType> = z.ZodObject<
  { ref: typeof choiceName; mode: typeof mode; pick: z.ZodLiteral<P>; filter: F },
  z.core.$strict
>

interface Parts<P extends string, F extends z.ZodType> {
  /** In one sentence, for whoever writes cards. */
  means: string
  filter: F
  /** What the engine would pass over in silence is refused when content is loaded. */
  check(b: Borne, t: z.infer<Schema<P, F>>, path: string): void
  /** What the choice may be made from: card ids, or areas. */
  candidates(g: ConquestState, use: Use, t: z.infer<Schema<P, F>>): number[]
}

/** A kind of choice that was looked up by its name: it takes whatever abilities choose. */
export interface AnyTarget<T> {
  readonly pick: string
  readonly means: string
  check(b: Borne, t: T, path: string): void
  candidates(g: ConquestState, use: Use, t: T): number[]
}

/** Everything about one kind of choice that abilities make. */
export interface TargetWord<P extends string = string, F extends z.ZodType = z.ZodType>
  extends AnyTarget<z.infer<Schema<P, F>>> {
  readonly pick: P
  readonly schema: Schema<P, F>
}

export function target<const P extends string, F extends z.ZodType>(
  pick: P,
  { means, filter, check, candidates }: Parts<P, F>,
): TargetWord<P, F> {
  const schema = z.strictObject({ ref: choiceName, mode, pick: z.literal(pick), filter }) as Schema<P, F>
  return { pick, means, schema, check, candidates }
}
