import { call, end, type Frame, goto } from '@redoubt/kernel'
import { z } from 'zod'
import { done, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { flow } from '../../match/flow.ts'
import { INVADER } from '../../match/seats.ts'
import { argentPlaces, putArgent } from '../../rules/argent.ts'
import { positive } from '../basic.ts'
import { or } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = { from: z.literal('any-face-up'), to: z.literal('any-face-up'), amount: or(positive, 'any') }

/** Argent moved between face-up demon cards, freely or so many tokens. */
const shiftArgent = flow<Frame & { from: string; left: number | null }>('shift-argent', {
  from: {
    ask: (g, f) => {
      const full = argentPlaces(g, false).filter(kind => g.demons[kind]!.argent > 0)
      if (full.length === 0 || f.left === 0 || argentPlaces(g, false).length < 2) return null
      return decide(INVADER, 'move-argent-from', 'D-ARGENT-9', [...full.map(offer.argentFrom), done])
    },
    pick: (_g, f, choice) => {
      if (choice.do === 'done') return end
      f.from = choice.card!
    },
  },
  to: {
    ask: (g, f) =>
      f.from
        ? decide(
            INVADER,
            'move-argent-to',
            'D-ARGENT-9',
            argentPlaces(g, false)
              .filter(kind => kind !== f.from)
              .map(offer.argentTo),
          )
        : null,
    pick: (g, f, choice) => {
      putArgent(g, f.from, -1)
      putArgent(g, choice.card!, 1)
      if (f.left !== null) f.left--
      f.from = ''
      return goto('from')
    },
  },
})

export const moveArgent: Word<'moveArgent', typeof fields> = word('moveArgent', {
  means: 'Moves tokens between face-up demon cards.',
  group: 'argent',
  from: ['event'],
  fields,
  flows: [shiftArgent],
  matters: g =>
    Object.values(g.demons).filter(card => card.up).length > 1 && Object.values(g.demons).some(c => c.argent > 0),
  run: (_g, _f, e) => call(shiftArgent, { from: '', left: e.amount === 'any' ? null : e.amount }),
})
