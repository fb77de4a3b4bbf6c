import type { Effect } from '../../content/effect.ts'
import type { Word } from '../frames.ts'
import * as argent from './argent.ts'
import * as attacking from './attack.ts'
import * as cards from './cards.ts'
import * as harm from './damage.ts'
import * as initiative from './initiative.ts'
import * as invader from './invader.ts'
import * as lasting from './lasting.ts'
import * as mission from './mission.ts'
import * as movement from './movement.ts'
import * as tokens from './tokens.ts'

type Vocabulary = { readonly [O in Effect['op']]: Word<Extract<Effect, { op: O }>> }

/** Every word of the card language, and the few lines that carry it out. */
const vocabulary: Vocabulary = {
  ...argent.words,
  ...attacking.words,
  ...cards.words,
  ...harm.words,
  ...initiative.words,
  ...invader.words,
  ...lasting.words,
  ...mission.words,
  ...movement.words,
  ...tokens.words,
}

export function words(e: Effect): Word<never> {
  return vocabulary[e.op] as Word<never>
}
