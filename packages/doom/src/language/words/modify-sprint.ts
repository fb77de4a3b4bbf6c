import { count } from '../basic.ts'
import { until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { type Word, word } from '../word.ts'

const fields = { who, set: count, until: until.optional() }

export const modifySprint: Word<'modifySprint', typeof fields> = word('modifySprint', {
  means: 'Sprint gives this many movement points instead of 6.',
  group: 'movement',
  subject: { side: 'marine' },
  stays: 'too',
  fields,
  check: (e, { ability, say }) => {
    if (ability.source === 'demon' && e.who === 'self') say(['who'], 'only marines sprint')
  },
  matters: (_g, _use, e) => e.until !== 'token-dropped' /* the burden of a carrier */,
  run: stays,
})
