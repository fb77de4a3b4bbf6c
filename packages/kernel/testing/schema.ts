import { z } from 'zod'

/** Parts that stand once under their name, however often they are used, with what they mean. */
export type Named = ReadonlyMap<z.core.$ZodType, { id: string; description?: string }>

/** A schema with parts that other files share: they stand in the file `in`, as `sharedText` writes it. */
export interface Shared {
  named: Named
  in: string
}

/**
 * A schema for editors, as the text of a file. What no JSON Schema can say (that a map hangs together, that a card exists) is left to
 * the loaders.
 */
export function schemaText(title: string, schema: z.ZodType, shared?: Shared): string {
  const { $schema, definitions, ...rest } = jsonOf(schema, shared?.named)
  const text = write({ $schema, title, ...rest, ...(shared ? {} : { definitions }) })
  return shared ? text.replaceAll('"#/definitions/', `"${shared.in}#/definitions/`) : text
}

/** The file that schemas share. */
export function sharedText(title: string, named: Named): string {
  const { $schema, definitions } = jsonOf(z.tuple([...named.keys()] as [z.core.$ZodType]), named)
  return write({ $schema, title, definitions })
}

const write = (json: object): string => `${JSON.stringify(json, null, 1)}\n`

/** Draft 7: newer drafts are understood by fewer editors. */
function jsonOf(schema: z.ZodType, named: Named = new Map()): z.core.JSONSchema.BaseSchema {
  const names = z.registry<{ id?: string }>()
  names.get = part => ({ ...z.globalRegistry.get(part), ...named.get(part) }) as never
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    metadata: names,
    // Bounds beyond what a double can hold say nothing.
    override: ({ jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
}
