import type { ChoiceName, Place, Ref, Stat, Who } from './basic.ts'
import type { Condition } from './condition.ts'
import type { Cost } from './cost.ts'
import type { EffectStep } from './effect.ts'
import type { CardFilter } from './filter.ts'
import type { KeywordId } from './keywords.ts'
import type { Role } from './role.ts'
import type { Target } from './target.ts'
import type { Trigger, TriggerWord } from './trigger.ts'

interface LanguageTypes {
  effectStep: EffectStep
  condition: Condition
  cost: Cost
  target: Target
  trigger: Trigger
  triggerWord: TriggerWord
  keywordId: KeywordId
  cardFilter: CardFilter
  role: Role
  who: Who
  ref: Ref
  place: Place
  stat: Stat
  choiceName: ChoiceName
}

declare module '../match/said.ts' {
  interface CardTypes extends LanguageTypes {}
}
