import { call, type Frame, goto } from '@redoubt/kernel'
import { z } from 'zod'
import { chooserOf } from '../../abilities/frames.ts'
import { boardOf } from '../../board/positions.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { emit } from '../../match/events.ts'
import { flow } from '../../match/flow.ts'
import type { EffectOf } from '../../match/said.ts'
import type { Teleporter } from '../../match/state.ts'
import { turnable } from '../../rules/teleporter.ts'
import { id, positive } from '../basic.ts'
import { either, oneOf } from '../fields.ts'
import { refinement, type Word, word } from '../word.ts'

const fields = {
  pick: positive.optional(),
  state: z.enum(['active', 'inactive']).optional(),
  restrict: z.array(z.enum(['no-marine-on-it', 'not-last-active'])).optional(),
  teleporter: id.optional(),
  active: z.boolean().optional(),
}

interface TurnFrame extends Frame {
  seat: string
  effect: EffectOf<'setTeleporter'>
  left: number
}

function turn(t: Teleporter, active: boolean): void {
  if (t.active === active) return
  t.active = active
  emit('teleporter', { at: t.at, active })
}

const turnTeleporter = flow<TurnFrame>('turn-teleporter', {
  pick: {
    ask: (g, f) => {
      const open = f.left > 0 ? turnable(g, f.effect) : []
      const options = open.map(t => offer.teleporter(boardOf(g).name(t.at)))
      return options.length > 0 ? decide(f.seat, 'teleporter', 'D-TELE-1', options) : null
    },
    pick: (g, f, choice) => {
      const at = boardOf(g).at(choice.to!)
      turn(g.teleporters.find(t => t.at === at)!, f.effect.state === 'active')
      f.left--
      return goto('pick')
    },
  },
})

export const setTeleporter: Word<'setTeleporter', typeof fields> = word('setTeleporter', {
  means: 'Turns a teleporter: one that the owner picks, or the one named.',
  group: 'tokens',
  mission: true,
  fields,
  fits: refinement(oneOf('pick', 'teleporter'), either('pick', 'teleporter')),
  flows: [turnTeleporter],
  check: (e, { say }) => {
    if (e.pick !== undefined && !e.state) say(['state'], 'say to which side they are turned')
    if (e.pick !== undefined && e.active !== undefined) say(['active'], 'goes with a teleporter that is named')
    for (const field of ['state', 'restrict'] as const)
      if (e.teleporter !== undefined && e[field] !== undefined) say([field], 'goes with teleporters that are picked')
  },
  matters: (g, _use, e) => e.teleporter !== undefined || turnable(g, e).length > 0,
  run: (g, f, e) => {
    if (e.teleporter) {
      const t = g.teleporters.find(other => other.id === e.teleporter)
      if (t) turn(t, e.active ?? true)
      return
    }
    return call(turnTeleporter, { seat: chooserOf(f, undefined), effect: { ...e }, left: e.pick! })
  },
})
