import { z } from 'zod'
import { line } from '../../board/line.ts'
import { boardOf, distance } from '../../board/positions.ts'
import { attackOf } from '../../match/attack-frame.ts'
import { areEnemies, findFigure, onMap } from '../../match/figures.ts'
import type { DoomState } from '../../match/state.ts'
import { positive } from '../basic.ts'
import { self } from '../fields.ts'
import { named } from '../named-figures.ts'
import { namedFigure } from '../selector.ts'
import { causer, suffer } from '../shared/suffer.ts'
import { type Word, word } from '../word.ts'

const fields = {
  from: self,
  to: z.literal('defender'),
  amount: positive,
  who: z.enum(['any', 'enemy']),
  exclude: z.array(namedFigure).optional(),
}

/** The two nearest spaces of two figures. */
function nearestPair(g: DoomState, from: readonly number[], to: readonly number[]): [number, number] {
  let best: [number, number] = [from[0]!, to[0]!]
  let least = Number.POSITIVE_INFINITY
  for (const a of from)
    for (const b of to) {
      const far = distance(g, [a], [b]) ?? Number.POSITIVE_INFINITY
      if (far < least) {
        least = far
        best = [a, b]
      }
    }
  return best
}

export const lineDamage: Word<'lineDamage', typeof fields> = word('lineDamage', {
  means:
    "Direct damage to each figure with a space whose inside is crossed by the line between the centres of the two figures' nearest spaces.",
  group: 'damage',
  inAttack: true,
  fields,
  run: (g, f, e) => {
    const attack = attackOf(g)
    const from = f.self === undefined ? undefined : findFigure(g, f.self)
    if (!attack || !from) return
    const [a, b] = nearestPair(g, from.at, attack.spaces)
    const crossed = line(boardOf(g), a, b)
    const excluded = (e.exclude ?? []).flatMap(word => named(g, f, word))
    const targets = g.figures.filter(
      o =>
        onMap(o) &&
        !excluded.includes(o.id) &&
        (e.who === 'any' || areEnemies(from, o)) &&
        o.at.some(s => crossed.includes(s)),
    )
    return suffer(
      targets.map(o => o.id),
      e.amount,
      causer(f),
    )
  },
})
