import { z } from 'zod'
import { deckCardsSchema } from '../content/cards.ts'
import { decksContent } from '../content/content.ts'
import { switchesSchema } from '../match/switches.ts'
import { scenarioSchema, schemaHint } from './scenario-schema.ts'

/** A deck by its id, as a list, or as the text that players exchange. */
const deckChoiceSchema = z.union([z.string().min(1), z.strictObject({ warlord: z.string(), cards: deckCardsSchema })])
export type DeckChoice = z.infer<typeof deckChoiceSchema>

const [deckA, deckB] = decksContent.default.decks

export const optionsSchema = z.strictObject({
  $schema: schemaHint,
  decks: z
    .strictObject({ a: deckChoiceSchema.default(deckA!), b: deckChoiceSchema.default(deckB!) })
    .default({ a: deckA!, b: deckB! }),
  planets: z.enum(decksContent.planetSets.map(set => set.id)).default(decksContent.default.planetSet),
  /** CQ-2.5: who holds the initiative card first. */
  initiative: z.enum(['random', 'a', 'b']).default('random'),
  rules: switchesSchema.partial().default({}),
  scenario: scenarioSchema.optional(),
})
export type ConquestOptions = z.infer<typeof optionsSchema>

/** What everybody at a table may know of them as they are: decks of one's own are secret, and scenarios hold hands. */
export const conquestOpenOptions: ReadonlyArray<keyof ConquestOptions> = ['planets', 'initiative', 'rules']
