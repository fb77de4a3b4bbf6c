import { z } from 'zod'
import { SPECIALS, specialNamed } from '../specials/index.ts'
import { type Word, word } from '../word.ts'

const fields = {
  id: z.enum(SPECIALS.map(one => one.id)),
  procedure: z.array(z.string()),
  uses: z.array(z.string()).optional(),
}

export const custom: Word<'custom', typeof fields> = word('custom', {
  means: 'A procedure that no common word fits, named by its id; its sentences stand in the content.',
  as: 'once',
  fields,
  flows: SPECIALS.flatMap(one => one.flows),
  check: (b, step, path) => {
    for (const [n, id] of (step.uses ?? []).entries())
      if (!b.known.ids.has(id)) b.say(`${path}.uses[${n}]`, `there is no card ${id}`)
    specialNamed(step.id).check(b, `${path}.id`)
  },
  matters: (g, use, step) => specialNamed(step.id).matters(g, use),
  run: (g, use, step) => specialNamed(step.id).run(g, use),
})
