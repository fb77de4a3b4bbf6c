import type { MapSpace, Reach } from './basic.ts'
import type { Condition } from './condition.ts'
import type { Effect } from './effect.ts'
import type { Forbidden } from './lists.ts'
import type { Selector } from './selector.ts'
import type { Timing } from './timings.ts'

interface LanguageTypes {
  effect: Effect
  condition: Condition
  selector: Selector
  timing: Timing
  forbidden: Forbidden
  reach: Reach
  mapSpace: MapSpace
}

declare module '../match/said.ts' {
  interface CardTypes extends LanguageTypes {}
}
