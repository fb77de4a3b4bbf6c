import { a, type Borne, listed } from '../../language/check/bearer.ts'
import { type EffectStep, wordNamed } from '../../language/effect.ts'

/** The steps of an effect, and the steps inside them. */
export function checkSteps(b: Borne, steps: readonly EffectStep[], path: string, nested = false): void {
  if (steps.length === 0) b.say(path, 'an effect without a word does nothing')
  for (const [n, step] of steps.entries()) checkStep(b, step, `${path}[${n}]`, nested)
}

function checkStep(b: Borne, step: EffectStep, path: string, nested: boolean): void {
  const word = wordNamed(step.do)
  const { as, triggers, outermost } = word
  const constant = b.ability.kind === 'constant'
  if (as === 'constant' && !constant) {
    b.say(`${path}.do`, `${step.do} is always in force: it stands in a constant ability, not in ${a(b.ability.kind)}`)
    return
  }
  if (as === 'once' && constant) {
    b.say(`${path}.do`, `${step.do} is carried out once: it cannot stand in a constant ability`)
    return
  }
  const on = b.ability.trigger?.on
  if (triggers && (!on || !triggers.includes(on))) {
    b.say(`${path}.do`, `${step.do} answers ${listed(triggers)}, not ${on ?? 'an ability without a trigger'}`)
    return
  }
  if (outermost && nested) {
    b.say(`${path}.do`, `${step.do} cannot stand inside another word`)
    return
  }
  word.check(b, step, path)
}
