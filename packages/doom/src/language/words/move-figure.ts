import { call } from '@redoubt/kernel'
import { z } from 'zod'
import { chooserOf } from '../../abilities/frames.ts'
import { inForce } from '../../abilities/in-force.ts'
import { findFigure, isLarge, isMarine, onMap } from '../../match/figures.ts'
import { positive, yes } from '../basic.ts'
import { either, oneOf } from '../fields.ts'
import { jump } from '../moves/jump.ts'
import { droneMoved, march } from '../moves/march.ts'
import { moveOnto } from '../moves/move-onto.ts'
import { moveOntoTargets } from '../moves/move-onto-targets.ts'
import { named } from '../named-figures.ts'
import { referenceSpaces } from '../references.ts'
import { concerns } from '../select.ts'
import { namedFigure, query, selector as who } from '../selector.ts'
import { refinement, type Word, word } from '../word.ts'

const fetters = inForce('restrictMovement')

const fields = {
  who,
  spaces: positive.optional(),
  to: query.optional(),
  ignore: z.array(z.enum(['terrain', 'figures'])).optional(),
  end: z.literal('empty-legal').optional(),
  by: z.enum(['invader', 'marine']).optional(),
  direction: z.literal('toward').optional(),
  toward: namedFigure.optional(),
  freeDoors: yes.optional(),
  noItems: yes.optional(),
}

export const moveFigure: Word<'moveFigure', typeof fields> = word('moveFigure', {
  means:
    "Moves a figure up to that many spaces without spending movement points. Steps are legal steps except for what is ignored; the last space is empty and legal. direction 'toward': every step reduces the distance. Large figures stay where they are.",
  group: 'movement',
  picksItself: true,
  fields,
  flows: [march, jump, moveOnto, droneMoved],
  fits: refinement(oneOf('spaces', 'to'), either('spaces', 'to')),
  matters: (g, use, e) =>
    e.toward === 'chosen-demon'
      ? named(g, use, 'demons').some(chosen => concerns(g, { ...use, chosen }, e.who))
      : concerns(g, use, e.who) && (!e.to || moveOntoTargets(g, use, e.to).length > 0),
  run: (g, f, e) => {
    const id = f.targets[0]
    const figure = id === undefined ? undefined : findFigure(g, id)
    if (!figure || !onMap(figure) || isLarge(figure)) return
    if (e.to) return call(moveOnto, { use: { ...f }, from: moveOntoTargets(g, f, e.to) })
    if (fetters(g, figure).length > 0) return
    if (e.ignore?.includes('terrain')) {
      f.spaces = figure.at.slice()
      return call(jump, { use: { ...f }, figure: figure.id, spaces: e.spaces! })
    }
    const toward = e.toward ? referenceSpaces(g, f, 'chosen-demon')[0] : undefined
    return call(march, {
      figure: figure.id,
      seat: e.by === 'invader' ? 'invader' : chooserOf(f, undefined),
      left: e.spaces!,
      ...(toward ? { toward } : {}),
      ...(toward || (e.by === 'invader' && isMarine(figure)) ? { dragged: true } : {}),
      ...(e.freeDoors ? { freeDoors: true } : {}),
    })
  },
})
