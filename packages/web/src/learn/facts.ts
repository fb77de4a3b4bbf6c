import type { MessageKey } from '../i18n/i18n.ts'
import type { LessonId } from './lesson.ts'

interface Fact {
  icon: string
  fact: MessageKey
  why: MessageKey
}

/** What is worth keeping of a whole mission: a sign and a number each, three of them. */
export const FACTS: Partial<Record<LessonId, readonly Fact[]>> = {
  training: [
    { icon: 'speed', fact: 'learn.training.fact.move', why: 'learn.training.fact.move-why' },
    { icon: 'shield', fact: 'learn.training.fact.damage', why: 'learn.training.fact.damage-why' },
    { icon: 'ui-hand', fact: 'learn.training.fact.hand', why: 'learn.training.fact.hand-why' },
  ],
  'training-invader': [
    { icon: 'demon-imp', fact: 'learn.training-invader.fact.kind', why: 'learn.training-invader.fact.kind-why' },
    { icon: 'portal-3', fact: 'learn.training-invader.fact.portal', why: 'learn.training-invader.fact.portal-why' },
    { icon: 'frag', fact: 'learn.training-invader.fact.frag', why: 'learn.training-invader.fact.frag-why' },
  ],
}
