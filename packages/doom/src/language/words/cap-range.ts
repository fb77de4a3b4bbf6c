import { makeLasting } from '../../abilities/frames.ts'
import { ALL_MARINES } from '../../abilities/in-force.ts'
import { count } from '../basic.ts'
import { until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { type Word, word } from '../word.ts'

const fields = { who, max: count, until }

export const capRange: Word<'capRange', typeof fields> = word('capRange', {
  means: 'Attacks of these figures have at most this range.',
  group: 'attack',
  stays: 'too',
  fields,
  run: (g, f, e) => {
    const everybody = typeof e.who === 'object' && e.who.pick === 'all' && e.who.side === 'marine'
    makeLasting(g, f, e.until, everybody ? [ALL_MARINES] : f.targets)
  },
})
