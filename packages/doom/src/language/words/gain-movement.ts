import { finding, inOrder } from '@redoubt/kernel'
import { z } from 'zod'
import { chooserOf } from '../../abilities/frames.ts'
import { health } from '../../abilities/values.ts'
import { gainMovement as addMovement, kindActivation } from '../../match/activation.ts'
import { findFigure, onMap } from '../../match/figures.ts'
import { type Turn, takeTurns } from '../../rules/in-turn.ts'
import { spendNow } from '../../rules/spend.ts'
import { positive } from '../basic.ts'
import { concerns, isPicked } from '../select.ts'
import { selector as who } from '../selector.ts'
import { type Word, word } from '../word.ts'

const fields = { who, amount: positive, spend: z.literal('now').optional() }

export const gainMovement: Word<'gainMovement', typeof fields> = word('gainMovement', {
  means:
    "The figure gains movement points. Outside its activation, or with spend:'now', they are spent at once and the rest is lost.",
  group: 'movement',
  welcome: true,
  fields,
  check: (e, { when, idle }) => {
    if (when === 'activation-end' && e.spend === undefined)
      idle(
        ['spend'],
        finding`the points of the activation are lost by then; what is gained at ${when} is spent at once: now`,
      )
  },
  matters: (g, use, e) => concerns(g, use, e.who),
  run: (g, f, e) => {
    if (typeof e.who === 'object' && e.who.kind === 'activating') {
      const kind = kindActivation(g)
      if (kind) kind.bonus += e.amount
      return
    }
    const turns: Turn[] = []
    for (const id of f.targets) {
      const figure = findFigure(g, id)
      // A demon that strikes while it dies goes nowhere (Dying Lash).
      if (!figure || !onMap(figure) || figure.damage >= health(g, figure)) continue
      if (e.spend === 'now' || g.active !== id)
        turns.push({ figure: id, frame: spendNow.start({ figure: id, amount: e.amount }) }) // D-MOVE-16
      else addMovement(g, id, e.amount)
    }
    return inOrder(isPicked(e.who) ? turns.map(t => t.frame) : takeTurns(g, chooserOf(f, undefined), f.ability, turns))
  },
})
