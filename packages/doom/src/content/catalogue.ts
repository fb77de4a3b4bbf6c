import { CASES, type Catalogue, type Forms } from '@redoubt/kernel'
import { z } from 'zod'
import { prose } from '../language/basic.ts'

/** A language by its tag: `pl`, `de`, `pt-BR`. */
export const language = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language is written pl or pt-BR')

const cases = z.partialRecord(z.enum(CASES), z.string().min(1).max(80))

export const forms = z.strictObject({
  gender: z.enum(['m', 'f', 'n']).describe('Grammatical gender.'),
  animate: z.literal(true).optional().describe('Living, for the grammar (Polish, Russian).'),
  virile: z.literal(true).optional().describe('Its plural is masculine personal (Polish).'),
  one: cases.describe('One of them; German with its article.'),
  many: cases.optional().describe('Several of them; left out for what there is only one of.'),
}) satisfies z.ZodType<Forms>

const textId = z
  .string()
  .max(160)
  .regex(/^(\$schema|[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+)$/, 'a text is named by an id and a field, for example imp.name')

/** `text/<language>.json` */
export const catalogue = z
  .record(textId, z.union([prose, forms]))
  .describe('The id of a text to its words; <id>.forms to the forms of a name.') satisfies z.ZodType<Catalogue>
