import { type TriggerWordOf, trigger } from '../trigger-word.ts'

const fields = {}

export const deployPhaseBegins: TriggerWordOf<'deploy-phase-begins', typeof fields> = trigger('deploy-phase-begins', {
  means: 'A deploy phase begins.',
  fields,
  holds: () => true,
})
