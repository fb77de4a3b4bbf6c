import type { LessonId } from './lesson.ts'

/** What is worth keeping of a whole mission: a sign and a number each, three of them. */
export const FACTS = {
  training: { move: 'speed', damage: 'shield', hand: 'ui-hand' },
  'training-invader': { kind: 'demon-imp', portal: 'portal-3', frag: 'frag' },
} as const satisfies Partial<Record<LessonId, Readonly<Record<string, string>>>>
