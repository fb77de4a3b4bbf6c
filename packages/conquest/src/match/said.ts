/**
 * What cards say, as types. They are made from the words, and words carry out rules, so they are made in the upper rooms, which
 * write them in here (`language/said.ts`, `content/said.ts`); whoever stands lower reads them here and imports nothing from above.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in from above
export interface Said {}

export type EffectStep = Said['effectStep']
export type EffectWord = EffectStep['do']
export type StepOf<W extends EffectWord> = Extract<EffectStep, { do: W }>
export type Condition = Said['condition']
export type Cost = Said['cost']
export type Target = Said['target']
export type Trigger = Said['trigger']
export type TriggerWord = Said['triggerWord']
export type KeywordId = Said['keywordId']
export type CardFilter = Said['cardFilter']
export type Role = Said['role']
export type Who = Said['who']
export type Ref = Said['ref']
export type Place = Said['place']
export type Stat = Said['stat']
export type ChoiceName = Said['choiceName']

export type Ability = Said['ability']
export type CardData = Said['cardData']
export type PlanetData = Said['planetData']
