export { designOf, faceUpPlanets, firstPlanet, warlordOf } from './board.ts'
export { atkOf, commandOf, hasKeyword, hpOf } from './cards/constants.ts'
export { abilityById, cardsContent, decksContent, planetsContent } from './content/content.ts'
export { type Design, designById, PLANETS, planetByIdOrName } from './content/design.ts'
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
export { areaName, cardName, cardOf } from './names.ts'
export { type ConquestOptions, DEFAULT_SWITCHES, optionsSchema, type Switches, switchesSchema } from './options.ts'
export type { Scenario } from './scenario-schema.ts'
export { type ConquestState, inProgress, other, PHASES, type Phase, type Piece, SEATS, sideOf } from './state.ts'
export type { ConquestView, SeenCard, SeenPlanet, SeenPlayer, SeenUnit } from './view.ts'
