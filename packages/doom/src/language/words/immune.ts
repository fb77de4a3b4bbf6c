import { finding } from '@redoubt/kernel'
import { z } from 'zod'
import { until } from '../fields.ts'
import { IMMUNITIES } from '../lists.ts'
import { concerns } from '../select.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { calledSubject, passesOver, type Subject } from '../subject.ts'
import { type Word, word } from '../word.ts'

/** What never happens to large figures or to one side. */
const SUBJECTS: Readonly<Record<(typeof IMMUNITIES)[number], Subject>> = {
  push: { size: 'small' },
  stun: {},
  stagger: { side: 'demon' },
  'own-splash': { side: 'marine' },
}

const fields = { who, to: z.array(z.enum(IMMUNITIES)).min(1), until }

export const immune: Word<'immune', typeof fields> = word('immune', {
  means: 'The listed things do not affect the figure.',
  group: 'defense',
  stays: 'too',
  welcome: true,
  fields,
  check: (e, standing) => {
    const idle = e.to.filter(thing => passesOver(standing, e.who, SUBJECTS[thing]))
    // Beside something else a large demon may say that it is not pushed (Colossus).
    for (const [n, thing] of e.to.entries())
      if (idle.includes(thing) && (SUBJECTS[thing].side || idle.length === e.to.length))
        standing.idle(['to', n], finding`${thing} is only ever asked of ${calledSubject(SUBJECTS[thing])}`)
  },
  matters: (g, use, e) => concerns(g, use, e.who),
  run: stays,
})
