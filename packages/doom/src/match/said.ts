/**
 * What cards say, as types. They are made from the words, and words carry out rules, so they are made in the upper rooms, which
 * write them in here (`language/said.ts`, `content/said.ts`); whoever stands lower reads them here and imports nothing from above.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in from above
export interface CardTypes {}

export type Effect = CardTypes['effect']
export type EffectOf<O extends Effect['op']> = Extract<Effect, { op: O }>
export type Condition = CardTypes['condition']
export type Selector = CardTypes['selector']
export type Timing = CardTypes['timing']
export type Forbidden = CardTypes['forbidden']
export type Reach = CardTypes['reach']
export type MapSpace = CardTypes['mapSpace']

export type Ability = CardTypes['ability']
export type AbilitySource = Ability['source']
export type Content = CardTypes['content']
export type Mission = CardTypes['mission']
export type ObjectiveCard = CardTypes['objectiveCard']
export type ThreatCard = CardTypes['threatCard']
