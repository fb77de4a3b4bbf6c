import { call, end, type Frame, inOrder, thenGoto } from '@redoubt/kernel'
import { z } from 'zod'
import { chooserOf } from '../../abilities/frames.ts'
import { isImmune } from '../../abilities/values.ts'
import { boardOf, distance, isFree } from '../../board/positions.ts'
import { done, type Offers, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { findFigure, isLarge, onMap } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { damage, step } from '../../match/procedures.ts'
import { type Turn, takeTurns } from '../../rules/in-turn.ts'
import { positive } from '../basic.ts'
import { self } from '../fields.ts'
import { referenceSpaces } from '../references.ts'
import { concerns, isPicked } from '../select.ts'
import { selector as who } from '../selector.ts'
import { nextTo, onSpaces } from '../shared/spaces.ts'
import { type Word, word } from '../word.ts'

const fields = {
  who,
  spaces: positive,
  from: self,
  onBlocked: z.strictObject({ op: z.literal('damage'), who: z.literal('defender'), amount: positive }).optional(),
}

interface PushFrame extends Frame {
  figure: string
  /** Pushed away from here. */
  from: number[]
  left: number
  seat: string
  /** Damage if the pushing is cut short. */
  blocked: number
  by: string | null
  /** May be declined before the first space. */
  free: boolean
}

/** A figure is pushed away, space by space; the pusher chooses. */
const pushing = flow<PushFrame>('push', {
  next: {
    ask: (g, f) => {
      const figure = findFigure(g, f.figure)
      if (!figure || !onMap(figure) || f.left === 0) return null
      const here = distance(g, figure.at, f.from)!
      const away = nextTo(g, figure).filter(space => isFree(g, space) && distance(g, [space], f.from)! > here)
      if (away.length === 0) return null
      const options: Array<Offers['push' | 'done']> = onSpaces(g, offer.push, away)
      if (f.free) options.push(done)
      return decide(f.seat, 'push', 'D-MOVE-20', options, { about: { figure: f.figure } })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      f.left--
      f.free = false
      const to = [boardOf(g).at(choice.to!)]
      return thenGoto(call(step, { figure: f.figure, to, cost: 0, how: 'effect', dragged: true }), 'next')
    },
  },
  blocked: (_g, f) =>
    f.left > 0 && f.blocked > 0
      ? call(damage, { targets: [f.figure], amount: f.blocked, by: f.by, how: 'effect', i: 0 })
      : undefined,
})

export const push: Word<'push', typeof fields> = word('push', {
  means:
    "The card's owner moves the figure space by space; each space must be farther from 'from' than the last, empty and enterable by a normal step. Stops early if there is none; then onBlocked resolves. Large figures are not pushed.",
  group: 'movement',
  picksItself: true,
  fields,
  flows: [pushing],
  matters: (g, use, e) => concerns(g, use, e.who),
  run: (g, f, e) => {
    const from = referenceSpaces(g, f, 'self')[0] ?? []
    const blocked = e.onBlocked?.amount ?? 0
    const turns: Turn[] = []
    for (const id of f.targets) {
      const figure = findFigure(g, id)
      if (!figure || !onMap(figure) || isLarge(figure) || isImmune(g, figure, 'push')) continue
      const free = e.optional === true || f.auto === true
      const seat = chooserOf(f, undefined)
      const frame = pushing.start({ figure: id, from, left: e.spaces, seat, blocked, by: f.self ?? null, free })
      turns.push({ figure: id, frame })
    }
    return inOrder(isPicked(e.who) ? turns.map(t => t.frame) : takeTurns(g, chooserOf(f, undefined), f.ability, turns))
  },
})
