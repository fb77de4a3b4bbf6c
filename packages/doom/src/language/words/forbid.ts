import { z } from 'zod'
import { makeLasting } from '../../abilities/frames.ts'
import { until } from '../fields.ts'
import { FORBIDDEN } from '../lists.ts'
import { selector as who } from '../selector.ts'
import { OF_RULES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = { what: z.enum(FORBIDDEN), who: who.optional(), until: until.optional() }

export const forbid: Word<'forbid', typeof fields> = word('forbid', {
  means:
    'The action cannot be performed. second-teleporter-move: only one step from teleporter to teleporter per activation.',
  group: 'mission',
  from: OF_RULES,
  stays: 'too',
  mission: true,
  fields,
  matters: (_g, _use, e) => e.until !== 'token-dropped' /* the burden of a carrier */,
  run: (g, f, e) => {
    if (e.until !== undefined && f.self !== undefined) makeLasting(g, f, e.until, [f.self])
  },
})
