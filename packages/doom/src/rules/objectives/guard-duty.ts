import type { ObjectiveCode } from './objective-code.ts'

export const guardDuty: ObjectiveCode = {
  card: 'guard-duty',
  tokens: { checkpoint: { onMap: 3, progress: true } },
  places: ({ tokens }) => ({ checkpoints: tokens('checkpoint') }),
}
