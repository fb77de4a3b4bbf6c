import type { ObjectiveCode } from './objective-code.ts'

export const guardDuty: ObjectiveCode = {
  card: 'guard-duty',
  tokens: { checkpoint: 3 },
  places: ({ tokens }) => ({ checkpoints: tokens('checkpoint') }),
}
