import { inOrder } from '@redoubt/kernel'
import { z } from 'zod'
import { emit } from '../../match/events.ts'
import { figureOf } from '../../match/figures.ts'
import { ruleMoment } from '../../rules/mission.ts'
import { tokenHere } from '../../rules/objective-tokens.ts'
import { objective } from '../fields.ts'
import { ABOUT_A_MARINE } from '../timings.ts'
import { type Word, word } from '../word.ts'

const fields = { token: objective, maxCarried: z.literal(1) }

export const takeToken: Word<'takeToken', typeof fields> = word('takeToken', {
  means: 'The marine carries the token.',
  group: 'tokens',
  from: ['objective'],
  moments: ABOUT_A_MARINE,
  fields,
  matters: (g, use) => tokenHere(g, use.self) !== undefined,
  run: (g, f) => {
    const figure = figureOf(g, f.self!)
    const token = tokenHere(g, f.self)
    if (!token) return
    token.at = -1
    figure.carries = token.id
    emit('objective', { token: token.id, change: 'taken', figure: figure.id })
    return inOrder(ruleMoment(g, 'token-taken', { self: figure.id }))
  },
})
