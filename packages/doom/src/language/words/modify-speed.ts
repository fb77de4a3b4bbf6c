import { speaksOfKind } from '../../abilities/event-answers.ts'
import { count, signed } from '../basic.ts'
import { until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import type { Timing } from '../timings.ts'
import { type Word, word } from '../word.ts'

/** The demon has its points, and will hardly be activated again in this round. */
const BEGUN: readonly Timing[] = ['activation-start', 'activation-end']
/** Moments after which an activation begins that can still end. */
const BETWEEN: readonly Timing[] = [
  'any-time',
  'between-activations',
  'initiative-revealed',
  'reaction:demon-activation-end',
  'next-activation-end',
  'status-phase:start',
  'status-phase:argent',
  'status-phase:end',
  'round-end',
  'setup',
]

const fields = { who, amount: signed, min: count, until }

export const modifySpeed: Word<'modifySpeed', typeof fields> = word('modifySpeed', {
  means: 'Changes the movement points a demon gains from speed.',
  group: 'movement',
  subject: { side: 'demon' },
  stays: 'too',
  fields,
  check: (e, { ability, when, idle }) => {
    const own = e.who === 'self' || e.who === 'trigger-figure'
    const begun = own && BEGUN.includes(when) && e.until !== 'permanent'
    const brief = e.until === 'activation-end' && !BETWEEN.includes(when) && !speaksOfKind(ability)
    if (when !== 'passive' && (begun || brief))
      idle(
        ['until'],
        'speed is counted when an activation begins, and this ends before the next one; let it last longer',
      )
  },
  run: stays,
})
