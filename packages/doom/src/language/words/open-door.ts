import { z } from 'zod'
import { boardOf } from '../../board/positions.ts'
import { emit } from '../../match/events.ts'
import { judge } from '../../rules/mission.ts'
import { id } from '../basic.ts'
import { type Word, word } from '../word.ts'

const fields = { doors: z.array(id).min(1) }

export const openDoor: Word<'openDoor', typeof fields> = word('openDoor', {
  means: 'Removes doors.',
  group: 'mission',
  mission: true,
  mapOnly: true,
  fields,
  run: (g, _f, e) => {
    boardOf(g).doors.forEach((door, d) => {
      if (!e.doors.includes(door.id) || (g.doors & (1 << d)) !== 0) return
      g.doors |= 1 << d
      emit('door', { door: d, by: 'mission' })
    })
    judge(g)
  },
})
