import { z } from 'zod'
import { inProgress } from '../../match/state.ts'
import { type DeployFrame, deploy } from '../../rules/deploy.ts'
import { ref } from '../basic.ts'
import { steps } from '../nested.ts'
import { type Word, word } from '../word.ts'

const fields = { after: z.literal('enters-play'), of: ref, effect: steps }

export const delayed: Word<'delayed', typeof fields> = word('delayed', {
  means: 'The effect happens right after the unit being deployed has entered play.',
  as: 'once',
  triggers: ['deploying-unit'],
  outermost: true,
  fields,
  check: (b, step, path) => {
    if (step.of !== 'event.unit' && step.of !== 'event.card')
      b.say(`${path}.of`, 'is the unit being deployed: event.unit')
    b.inside({ ...b, entered: true }, step.effect, `${path}.effect`)
  },
  // What is being deployed is the unit the word speaks of.
  run: (g, use, step) => {
    inProgress<DeployFrame>(g, deploy.name)?.delayed.push({ use, list: step.effect })
  },
})
