export { atkOf, commandOf, hasKeyword, hpOf } from './abilities/constants.ts'
export { designOf, faceUpPlanets, firstPlanet, warlordOf } from './board/board.ts'
export type * from './content/ability.ts'
export type * from './content/cards.ts'
export { cardsContent, decksContent, planetsContent } from './content/content.ts'
export type { HintedUnit, Measure, Reason } from './content/hints.ts'
export type { CardPicture, PlanetPicture } from './content/pictures.ts'
export { conquest } from './game.ts'
export type * from './language/basic.ts'
export type { Condition } from './language/condition.ts'
export type { Cost } from './language/cost.ts'
export type { EffectStep, EffectWord, StepOf } from './language/effect.ts'
export type { CardFilter } from './language/filter.ts'
export type { Keyword, KeywordId } from './language/keywords.ts'
export type { Role } from './language/role.ts'
export type { Target } from './language/target.ts'
export type { Trigger, TriggerWord } from './language/trigger.ts'
export {
  type ConquestChoice,
  type ConquestOption,
  type ConquestVerb,
  offer,
} from './match/choices.ts'
export type {
  ConquestAbout,
  ConquestDecision,
  ConquestDecisionKind,
} from './match/decisions.ts'
export { abilityById, type Design, designById, PLANETS, type PlanetType, planetByIdOrName } from './match/designs.ts'
export type { ConquestEvent } from './match/events.ts'
export { areaName, cardName, cardOf } from './match/names.ts'
export { type ConquestState, inProgress, other, PHASES, type Phase, type Piece, SEATS, sideOf } from './match/state.ts'
export { DEFAULT_SWITCHES, type Switches, switchesSchema } from './match/switches.ts'
export type { Conquest } from './seen/shown.ts'
export type { ConquestView, SeenCard, SeenPlanet, SeenPlayer, SeenUnit } from './seen/view.ts'
export { type DeckList, LEAST_CARDS, MOST_CARDS, MOST_COPIES } from './setup/deck-list.ts'
export { type DeckProblem, deckProblemSaid, deckProblems } from './setup/deck-problems.ts'
export { type BadLine, exportDeck, findCard, importDeck, readDeck } from './setup/decks.ts'
export { type ConquestOptions, conquestOpenOptions, optionsSchema } from './setup/options.ts'
export { scenarioOf, type WrittenOptions } from './setup/scenario-of.ts'
export type { Scenario } from './setup/scenario-schema.ts'
export { type Texts, textsOf } from './text/texts.ts'
