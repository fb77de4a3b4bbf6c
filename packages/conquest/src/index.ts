export { cardsContent, decksContent, planetsContent } from './content/content.ts'
export type * from './content/vocabulary.ts'
export {
  type DeckList,
  deckProblems,
  exportDeck,
  findCard,
  importDeck,
  LEAST_CARDS,
  MOST_CARDS,
  MOST_COPIES,
} from './decks.ts'
export type { ConquestEvent } from './events.ts'
export type { Move } from './flow.ts'
export { conquest } from './game.ts'
export { type ConquestOptions, DEFAULT_SWITCHES, optionsSchema, type Switches, switchesSchema } from './options.ts'
export type { Scenario } from './scenario-schema.ts'
export { type ConquestState, PHASES, SEATS } from './state.ts'
export type { ConquestView, SeenCard, SeenPlanet, SeenPlayer, SeenUnit } from './view.ts'
