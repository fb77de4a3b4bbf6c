import { call, type Frame, goto, inOrder } from '@redoubt/kernel'
import { z } from 'zod'
import { type Use, useIn } from '../../abilities/use.ts'
import { boardOf, isFree } from '../../board/positions.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { flow } from '../../match/flow.ts'
import type { EffectOf } from '../../match/said.ts'
import { INVADER } from '../../match/seats.ts'
import type { DoomState } from '../../match/state.ts'
import { gainArgent } from '../../rules/argent.ts'
import { ruleMoment } from '../../rules/mission.ts'
import { isGround } from '../../rules/movement.ts'
import { available, bringIn } from '../../rules/summon.ts'
import { count, id, positive } from '../basic.ts'
import { hasPlace, placesFor } from '../select.ts'
import { spaceQuery } from '../selector.ts'
import { onSpaces } from '../shared/spaces.ts'
import { type Word, word } from '../word.ts'

const fields = {
  options: z.array(z.strictObject({ demon: id, count: positive })).min(1),
  where: spaceQuery,
  argent: count,
}

interface CallFrame extends Frame {
  use: Use
  options: Array<{ demon: string; count: number }>
  where: EffectOf<'summon'>['where']
  argent: number
  kind: string
  left: number
  /** Figures placed. */
  met: string[]
}

/** Where the demons that a card calls may stand. */
const callPlaces = (g: DoomState, f: CallFrame) =>
  placesFor(g, f.use, f.where).filter(space => isFree(g, space) && isGround(g, space))

/** Torn Veil: one of several groups is placed without a portal. */
const callDemon = flow<CallFrame>('call-demon', {
  kind: {
    ask: (g, f) =>
      f.options.length > 0 && callPlaces(g, f).length > 0
        ? decide(
            INVADER,
            'summon-kind',
            'D-SUMMON-3',
            f.options.map(({ demon }) => offer.kind(demon)),
          )
        : null,
    pick: (_g, f, choice) => {
      const { demon, count } = f.options.find(option => option.demon === choice.card)!
      f.kind = demon
      f.left = count
    },
  },
  place: {
    ask: (g, f) => {
      const spaces = f.left > 0 ? callPlaces(g, f) : []
      return spaces.length > 0 ? decide(INVADER, 'summon-place', 'D-SUMMON-4', onSpaces(g, offer.place, spaces)) : null
    },
    pick: (g, f, choice) => {
      f.met.push(bringIn(g, f.kind, [boardOf(g).at(choice.to!)], 'summon').id)
      f.left--
      return goto('place')
    },
  },
  argent: (_g, f) => (f.met.length > 0 ? call(gainArgent, { left: f.argent, on: [f.kind] }) : undefined),
  // It is summoned like a group, though not from a portal.
  summoned: (g, f) => (f.met.length > 0 ? inOrder(ruleMoment(g, 'when-summoned', { met: f.met.slice() })) : undefined),
})

export const summon: Word<'summon', typeof fields> = word('summon', {
  means: 'Places one of the options if figures are available; no portal is used.',
  group: 'invader',
  from: ['event'],
  fields,
  flows: [callDemon],
  matters: (g, use, e) => e.options.some(o => available(g, o.demon) >= o.count) && hasPlace(g, use, e.where),
  run: (g, f, e) =>
    call(callDemon, {
      use: useIn(f),
      options: e.options.filter(o => available(g, o.demon) >= o.count).map(o => ({ ...o })),
      where: e.where,
      argent: e.argent,
      kind: '',
      left: 0,
      met: [],
    }),
})
