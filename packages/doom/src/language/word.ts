import type { Flow, Next } from '@redoubt/kernel'
import { z } from 'zod'
import type { EffectsFrame } from '../abilities/frames.ts'
import type { Use } from '../abilities/use.ts'
import type { Ability, AbilitySource } from '../match/said.ts'
import type { DoomState } from '../match/state.ts'
import { yes } from './basic.ts'
import { conditions } from './condition.ts'
import type { Standing } from './standing.ts'
import type { Subject } from './subject.ts'
import { TIMINGS, type Timing } from './timings.ts'

/** What every effect may say. */
const common = {
  if: conditions.optional(),
  optional: yes.optional(),
  limit: z.literal('once-per-target-per-activation').optional(),
}
/** When it resolves; without it, when the card or ability is used. */
const at = z.enum(TIMINGS).optional()

type Common = typeof common & { at: typeof at }
type Schema<O extends string, S extends z.ZodRawShape> = z.ZodObject<
  { op: z.ZodLiteral<O> } & Omit<Common, keyof S> & S,
  z.core.$strict
>
type Said<O extends string, S extends z.ZodRawShape> = z.infer<Schema<O, S>>

export const GROUPS = [
  'movement',
  'attack',
  'defense',
  'damage',
  'state',
  'cards',
  'initiative',
  'argent',
  'tokens',
  'invader',
  'mission',
] as const
type Group = (typeof GROUPS)[number]

/** What a word is, where `E` is what is said with it. */
interface Meaning<E> {
  /** In one sentence, for whoever writes cards. */
  means: string
  group: Group
  /** Cards that may use it; without it, all of them. */
  from?: readonly AbilitySource[]
  /** Only such figures are ever asked about it. */
  subject?: Subject
  /** It stays in force while a passive card lies there: always only that, or that too. */
  stays?: 'always' | 'too'
  /** It means something only while an attack goes on; or only some of what it can say does. */
  inAttack?: true
  partlyInAttack?(e: E): boolean
  /** At any other moment it comes too early or too late to change anything, unless it is laid down. */
  moments?: readonly Timing[]
  /** Laid down, it is heard of again at this moment. */
  heardAt?: Timing
  /** It happens at once and leaves nothing behind, so a choice may offer it. */
  atOnce?: true
  /** It asks for something itself and lets it be declined there. */
  picksItself?: true
  /** Nobody declines it: a free ability that does only this just happens. */
  welcome?: true
  /** Special rules of missions may use it. */
  mission?: true
  /** It names things of one map, so no card can use it. */
  mapOnly?: true
  /** Its `at` is a space of the map, not a moment. */
  onMap?: true
  /** Procedures that it brings along. */
  flows?: readonly Flow[]
  /** What would be passed over in silence where it stands is refused. */
  check?(e: E, standing: Standing): void
  /** Could it change anything? Nobody is asked about what cannot (D-ABILITY-2 leaves it to the player otherwise). */
  matters?(g: DoomState, use: Use, e: E, ability: Ability): boolean
  /** The dice that `run` is about to roll. */
  rolls?(g: DoomState, f: EffectsFrame, e: E): { red: number; black: number } | undefined
  /** Figures that it would deal so much damage to. */
  hurts?(g: DoomState, use: Use, e: E): string[]
  /** What it does; a word without it is only ever looked up while it is in force. */
  run?(g: DoomState, f: EffectsFrame, e: E): Next
}

/** Everything about one word of the card language. */
export interface Word<O extends string = string, S extends z.ZodRawShape = z.ZodRawShape>
  extends Readonly<Meaning<Said<O, S>>> {
  readonly op: O
  readonly schema: Schema<O, S>
}

/** A word that was looked up by its name: it takes whatever is said with the words of the language. */
export interface AnyWord<E> extends Readonly<Meaning<E>> {
  readonly op: string
}

interface Parts<O extends string, S extends z.ZodRawShape> extends Meaning<Said<O, S>> {
  fields: S
  /** What the fields must fulfil together. */
  fits?: Refinement
}

interface Refinement {
  fits(e: object): boolean
  message: string
  path?: string[]
}

export const refinement = (
  fits: (e: never) => boolean,
  { message, path }: { message: string; path?: string[] },
): Refinement => ({ fits: fits as (e: object) => boolean, message, ...(path ? { path } : {}) })

export function word<const O extends string, S extends z.ZodRawShape>(
  op: O,
  { fields, fits, ...meaning }: Parts<O, S>,
): Word<O, S> {
  const before = meaning.onMap ? common : { at, ...common }
  const plain = z.strictObject({ op: z.literal(op), ...before, ...fields })
  const schema = fits ? plain.refine(fits.fits, fits) : plain
  // TypeScript cannot see that a word's own fields take the place of the common ones of the same name.
  return { ...meaning, op, schema: schema as z.ZodType as Schema<O, S> }
}
