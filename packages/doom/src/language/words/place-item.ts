import { z } from 'zod'
import { id, space } from '../basic.ts'
import { spaceAt } from '../shared/space-at.ts'
import { type Word, word } from '../word.ts'

const fields = { type: z.enum(['health-pack', 'weapon']), weapon: id.optional(), at: space }

export const placeItem: Word<'placeItem', typeof fields> = word('placeItem', {
  means: 'Puts a health pack or a weapon on a space.',
  group: 'mission',
  mission: true,
  mapOnly: true,
  fields,
  onMap: true,
  run: (g, _f, e) => {
    const at = spaceAt(g, e.at)
    g.items.push(e.type === 'weapon' ? { type: 'weapon', weapon: e.weapon!, at } : { type: 'health-pack', at })
  },
})
