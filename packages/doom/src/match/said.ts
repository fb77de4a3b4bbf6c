/**
 * What cards say, as types. They are made from the words, and words carry out rules, so they are made in the upper rooms, which
 * write them in here (`language/said.ts`, `content/said.ts`); whoever stands lower reads them here and imports nothing from above.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in from above
export interface Said {}

export type Effect = Said['effect']
export type EffectOf<O extends Effect['op']> = Extract<Effect, { op: O }>
export type Condition = Said['condition']
export type Selector = Said['selector']
export type Timing = Said['timing']
export type Forbidden = Said['forbidden']
export type Reach = Said['reach']
export type MapSpace = Said['mapSpace']

export type Ability = Said['ability']
export type AbilitySource = Ability['source']
export type Content = Said['content']
export type Mission = Said['mission']
export type ObjectiveCard = Said['objectiveCard']
