import { z } from 'zod'
import { emit } from '../../match/events.ts'
import { id, space } from '../basic.ts'
import { level } from '../fields.ts'
import { spaceAt } from '../shared/space-at.ts'
import { type Word, word } from '../word.ts'

const fields = { id, at: space, level, faceUp: z.boolean() }

export const placePortal: Word<'placePortal', typeof fields> = word('placePortal', {
  means: 'Puts a portal on a space of the map.',
  group: 'mission',
  mission: true,
  mapOnly: true,
  fields,
  onMap: true,
  run: (g, _f, e) => {
    const at = spaceAt(g, e.at)
    g.portals.push({ id: e.id, at, level: e.level, up: e.faceUp, threat: 0, progress: 0 })
    emit('portal', { portal: e.id, at, change: 'placed' })
  },
})
