import { inProgress } from '../../match/state.ts'
import { costOf, type DeployFrame, deploy } from '../../rules/deploy.ts'
import { amount } from '../basic.ts'
import { positive } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { amount }

export const reduceCost: Word<'reduce-cost', typeof fields> = word('reduce-cost', {
  means: 'The unit being deployed costs less.',
  as: 'once',
  triggers: ['deploying-unit'],
  outermost: true,
  fields,
  check: (b, step, path) => positive(b, step.amount, `${path}.amount`),
  matters: g => {
    const deploying = inProgress<DeployFrame>(g, deploy.name)
    return deploying === undefined || costOf(g, deploying) > 0
  },
  // CQ-5.9: never below 0, see costOf.
  run: (g, _, step) => {
    const deploying = inProgress<DeployFrame>(g, deploy.name)
    if (deploying) deploying.reduced += step.amount
  },
})
