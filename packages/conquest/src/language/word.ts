import type { Flow, Next, StrictSchema } from '@redoubt/kernel'
import { z } from 'zod'
import type { Use } from '../abilities/use.ts'
import type { TriggerWord } from '../match/said.ts'
import type { ConquestState } from '../match/state.ts'
import type { Borne } from './check/bearer.ts'

type Schema<W extends string, S extends z.ZodRawShape> = StrictSchema<{ do: z.ZodLiteral<W> } & S>
type Said<W extends string, S extends z.ZodRawShape> = z.infer<Schema<W, S>>

interface Parts<W extends string, S extends z.ZodRawShape> {
  /** In one sentence, for whoever writes cards. */
  means: string
  /** Always in force, or carried out once when an ability is used; `either` looks for itself. */
  as: 'constant' | 'once' | 'either'
  fields: S
  /** Only in answer to these triggers. */
  triggers?: readonly TriggerWord[]
  /** Not inside `choose-one` or `delayed`. */
  outermost?: true
  /** Procedures that it brings along. */
  flows?: readonly Flow[]
  /** What of a unit a constant one changes; without it, the word itself. */
  changes?(step: Said<W, S>): string
  /** What the engine would pass over in silence is refused when content is loaded. */
  check?(b: Borne, step: Said<W, S>, path: string): void
  /** Could doing it now change anything (CQ-0.5)? */
  matters?(g: ConquestState, use: Use, step: Said<W, S>): boolean
  /** What it does; a word without it is only ever looked up while it is in force (src/abilities/constants.ts). */
  run?(g: ConquestState, use: Use, step: Said<W, S>): Next
}

/** A word that was looked up by its name: it takes whatever is said with the words of the language. */
export interface AnyWord<E> {
  readonly do: string
  readonly means: string
  readonly as: 'constant' | 'once' | 'either'
  readonly triggers: readonly TriggerWord[] | undefined
  readonly outermost: boolean
  readonly flows: readonly Flow[]
  changes(step: E): string
  check(b: Borne, step: E, path: string): void
  matters(g: ConquestState, use: Use, step: E): boolean
  run(g: ConquestState, use: Use, step: E): Next
}

/** Everything about one effect word. Every field is there: words of one shape are read the fastest. */
export interface Word<W extends string = string, S extends z.ZodRawShape = z.ZodRawShape> extends AnyWord<Said<W, S>> {
  readonly do: W
  readonly schema: Schema<W, S>
}

export function word<const W extends string, S extends z.ZodRawShape>(name: W, parts: Parts<W, S>): Word<W, S> {
  return {
    do: name,
    means: parts.means,
    as: parts.as,
    triggers: parts.triggers,
    outermost: parts.outermost ?? false,
    schema: z.strictObject({ do: z.literal(name), ...parts.fields }),
    flows: parts.flows ?? [],
    changes: parts.changes ?? (() => name),
    check: parts.check ?? (() => {}),
    matters: parts.matters ?? (parts.run ? () => true : () => false),
    run: parts.run ?? (() => {}),
  }
}
