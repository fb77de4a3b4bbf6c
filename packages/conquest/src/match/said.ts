/**
 * What cards say, as types. They are made from the words, and words carry out rules, so they are made in the upper rooms, which
 * write them in here (`language/said.ts`, `content/said.ts`); whoever stands lower reads them here and imports nothing from above.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in from above
export interface CardTypes {}

export type EffectStep = CardTypes['effectStep']
export type EffectWord = EffectStep['do']
export type StepOf<W extends EffectWord> = Extract<EffectStep, { do: W }>
export type Condition = CardTypes['condition']
export type Cost = CardTypes['cost']
export type Target = CardTypes['target']
export type Trigger = CardTypes['trigger']
export type TriggerWord = CardTypes['triggerWord']
export type KeywordId = CardTypes['keywordId']
export type CardFilter = CardTypes['cardFilter']
export type Role = CardTypes['role']
export type Who = CardTypes['who']
export type Ref = CardTypes['ref']
export type Place = CardTypes['place']
export type Stat = CardTypes['stat']
export type ChoiceName = CardTypes['choiceName']

export type Ability = CardTypes['ability']
export type CardData = CardTypes['cardData']
export type PlanetData = CardTypes['planetData']
