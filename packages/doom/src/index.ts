export * from './board/index.ts'
export * from './board/maps/index.ts'
export { box } from './content/index.ts'
export { doom } from './game.ts'
export { type DoomChoice, type DoomOption, type DoomVerb, offer } from './match/choices.ts'
export type { DoomAbout, DoomDecision, DoomDecisionKind } from './match/decisions.ts'
export type { DoomEvent } from './match/events.ts'
export { isMoment, type MomentKind } from './match/moments.ts'
export { OPEN_POINTS } from './match/open-points.ts'
export { INVADER, MARINES } from './match/seats.ts'
export type { DoomState, Figure, Marine } from './match/state.ts'
export {
  type RefereeAnswer,
  type RefereeAnswers,
  RefereeError,
  type RefereeQuestion,
  referee,
  refereeDrawing,
  refereeOn,
} from './referee/index.ts'
export { type CoverWitness, cornerLines, coverLines, type Line, sightLine } from './referee/witness.ts'
export { boardOfOptions, type MapOptions } from './seen/board-of-options.ts'
export { glimpse, inNumbers } from './seen/glimpse.ts'
export type { Numbers, Standing } from './seen/numbers.ts'
export type { Doom } from './seen/shown.ts'
export type { DoomView } from './seen/view.ts'
export * as operations from './setup/operation.ts'
export { doomOpenOptions, type Options as DoomOptions, options as doomOptions, type Scenario } from './setup/options.ts'
export { scenarioOf, type WrittenOptions } from './setup/scenario-of.ts'
export { matchNames, type Names, namesOf } from './text/names.ts'
export { type Texts, textsOf } from './text/texts.ts'
