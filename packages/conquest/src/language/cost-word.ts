import type { Next, StrictSchema } from '@redoubt/kernel'
import { z } from 'zod'
import type { Use } from '../abilities/use.ts'
import type { ConquestState } from '../match/state.ts'
import type { Borne } from './check/bearer.ts'

type Schema<C extends string, S extends z.ZodRawShape> = StrictSchema<{ pay: z.ZodLiteral<C> } & S>

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

/** A kind of cost that was looked up by its name: it takes whatever is a cost. */
export interface AnyCost<E> {
  readonly name: string
  readonly means: string
  readonly payer: 'card' | 'unit'
  readonly where: 'play' | 'hand'
  check(b: Borne, n: number, path: string, c: E, unit: boolean): void
  payable(g: ConquestState, use: Use, c: E): boolean
  pay(g: ConquestState, use: Use, c: E): Next
}

/** Everything about one kind of cost. */
export interface CostWord<C extends string = string, S extends z.ZodRawShape = z.ZodRawShape>
  extends AnyCost<z.infer<Schema<C, S>>> {
  readonly name: C
  readonly schema: Schema<C, S>
}

export function cost<const C extends string, S extends z.ZodRawShape>(
  name: C,
  { means, fields, payer, where, check = () => {}, payable, pay }: Parts<C, S>,
): CostWord<C, S> {
  const schema = z.strictObject({ pay: z.literal(name), ...fields })
  return { name, means, schema, payer, where, check, payable, pay }
}
