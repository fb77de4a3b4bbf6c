import type { Flow } from '@redoubt/kernel'
import { speak } from '../abilities/meaning.ts'
import { conditionNamed } from './condition.ts'
import { costNamed } from './cost.ts'
import { wordNamed } from './effect.ts'
import { targetNamed } from './target.ts'
import { heardAs, triggerNamed } from './trigger.ts'
import { WORDS } from './words/index.ts'

/** The language of the cards, told to the rules that ask what its words mean. */
speak({
  matters: (g, use, step) => wordNamed(step.do).matters(g, use, step),
  run: (g, use, step) => wordNamed(step.do).run(g, use, step),
  holds: (g, use, condition) => conditionNamed(condition.is).holds(g, use, condition),
  triggers: (g, use, trigger, m) => triggerNamed(trigger.on).holds(g, use, trigger, m),
  heardAs,
  candidates: (g, use, target) => targetNamed(target.pick).candidates(g, use, target),
  payable: (g, use, cost) => costNamed(cost.pay).payable(g, use, cost),
  pay: (g, use, cost) => costNamed(cost.pay).pay(g, use, cost),
})

/** The procedures that words bring along. */
export const languageFlows = WORDS.flatMap(word => word.flows) as readonly Flow[]
