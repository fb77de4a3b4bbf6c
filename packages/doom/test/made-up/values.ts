import { below, type fastRandom } from '@redoubt/kernel'
import type { z } from 'zod'
import type { Word } from '../../src/language/word.ts'
import { WORDS } from '../../src/language/words/index.ts'
import { missionOfBox } from './bearers.ts'

/** Any value that a schema of the card language allows, sensible or not; what is optional is mostly left out. */

export interface Chance {
  random: ReturnType<typeof fastRandom>
}

export const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)]!
export const percent = (chance: Chance, n: number): boolean => below(chance, 100) < n

/** What a schema says of itself, as far as it is read here. */
interface Definition {
  type: string
  shape: Record<string, z.ZodType>
  options: readonly z.ZodType[]
  element: z.ZodType
  innerType: z.ZodType
  values: readonly unknown[]
  entries: Record<string, string>
}

const mission = missionOfBox()
const ids = (list: ReadonlyArray<{ id: string }>) => list.map(({ id }) => id)

/** Names of things that are there in the positions of `table.ts`, by the field that asks for one. */
const NAMES: Record<string, readonly string[]> = {
  demon: ['imp', 'pinky', 'mancubus'],
  weapon: ['frag-grenade', 'chainsaw'],
  trait: ['uac', 'grenade'],
  counter: ['spacesMoved', 'argentSpent', 'made'],
  portals: ids(mission.portals),
  teleporter: ids(mission.teleporters),
  doors: ids(mission.doors),
  door: ids(mission.doors),
  token: ids(mission.objectiveTokens),
  zone: Object.keys(mission.zones),
}
const SPACES: readonly unknown[] = [...mission.marineStart.spaces, ...mission.portals.map((p: { at: unknown }) => p.at)]

export function anyValue(chance: Chance, schema: z.ZodType, field = ''): unknown {
  const def = schema.def as unknown as Definition
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([key, inner]) => [key, anyValue(chance, inner, key)])
          .filter(([, value]) => value !== undefined),
      )
    case 'optional':
      return percent(chance, LIKELY[field] ?? 12) ? anyValue(chance, def.innerType, field) : undefined
    case 'union': {
      const fitting = field === 'options' ? def.options.filter(isAtOnce) : def.options
      return anyValue(chance, oneOf(chance, fitting), field)
    }
    case 'literal':
      return oneOf(chance, def.values)
    case 'enum': {
      const words = Object.values(def.entries)
      return words.includes('self') && percent(chance, 30) ? 'self' : oneOf(chance, words)
    }
    case 'boolean':
      return percent(chance, 50)
    case 'array':
      return Array.from({ length: field === 'options' ? 2 : 1 + below(chance, 2) }, () =>
        anyValue(chance, def.element, field),
      )
    case 'tuple':
      return oneOf(chance, SPACES) // the only pairs are spaces of a map
    case 'readonly':
      return anyValue(chance, def.innerType, field)
    case 'nullable':
      return percent(chance, 30) ? null : anyValue(chance, def.innerType, field)
    case 'string':
      return oneOf(chance, NAMES[field] ?? ['made'])
    case 'number': {
      const { minValue } = schema as z.ZodInt
      const least = Math.max(-1, minValue ?? 0)
      return least + below(chance, 3) || 1
    }
  }
  throw new Error(`values.ts does not know ${def.type}, the kind of ${field}`)
}

/** A choice offers what happens at once. */
const AT_ONCE: readonly z.ZodType[] = WORDS.filter((word: Pick<Word, 'atOnce'>) => word.atOnce).map(word => word.schema)
const isAtOnce = (schema: z.ZodType): boolean => AT_ONCE.includes(schema)

/** Fields that a word often needs, and those that hardly ever mean anybody: most of the rest would be refused. */
const LIKELY: Record<string, number> = {
  ...{ pick: 60, amount: 60, dice: 40, spaces: 60, until: 40, weapon: 50, where: 60, if: 6, at: 6 },
  ...{ entered: 3, displaced: 3, justSummoned: 3, kind: 3, zone: 3, losTo: 3, inRangeOf: 3, exclude: 6 },
}
