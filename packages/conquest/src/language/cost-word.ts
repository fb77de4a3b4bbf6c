import type { Next } from '@redoubt/kernel'
import { z } from 'zod'
import type { Use } from '../abilities/use.ts'
import type { ConquestState } from '../match/state.ts'
import type { Borne } from './check/bearer.ts'

type Schema<C extends string, S extends z.ZodRawShape> = z.ZodObject<{ pay: z.ZodLiteral<C> } & S, z.core.$strict>

interface Parts<C extends string, S extends z.ZodRawShape> {
  /** In one sentence, for whoever writes cards. */
  means: string
  fields: S
  /** The field with the card that it is paid with, and where that card is. */
  payer: keyof S & ('card' | 'unit')
  where: 'play' | 'hand'
  /** What the engine would pass over in silence is refused; `unit`: what pays is a unit for sure. */
  check?(b: Borne, n: number, path: string, c: z.infer<Schema<C, S>>, unit: boolean): void
  /** Could it be paid now? */
  payable(g: ConquestState, use: Use, c: z.infer<Schema<C, S>>): boolean
  pay(g: ConquestState, use: Use, c: z.infer<Schema<C, S>>): Next
}

/** Everything about one kind of cost. */
export interface CostWord<C extends string = string, S extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: C
  readonly means: string
  readonly schema: Schema<C, S>
  readonly payer: 'card' | 'unit'
  readonly where: 'play' | 'hand'
  check(b: Borne, n: number, path: string, c: z.infer<Schema<C, S>>, unit: boolean): void
  payable(g: ConquestState, use: Use, c: z.infer<Schema<C, S>>): boolean
  pay(g: ConquestState, use: Use, c: z.infer<Schema<C, S>>): Next
}

export function cost<const C extends string, S extends z.ZodRawShape>(
  name: C,
  { means, fields, payer, where, check = () => {}, payable, pay }: Parts<C, S>,
): CostWord<C, S> {
  const schema = z.strictObject({ pay: z.literal(name), ...fields }) as unknown as Schema<C, S>
  return { name, means, schema, payer, where, check, payable, pay }
}
