import { call, type Frame } from '@redoubt/kernel'
import { z } from 'zod'
import { chooserOf, type EffectsFrame } from '../../abilities/frames.ts'
import { line } from '../../board/line.ts'
import { boardOf, distance } from '../../board/positions.ts'
import { attackOf } from '../../match/attack-frame.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { areEnemies, findFigure } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import type { EffectOf } from '../../match/said.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import { positive } from '../basic.ts'
import { self } from '../fields.ts'
import { named } from '../named-figures.ts'
import { namedFigure } from '../selector.ts'
import { sufferInTurn } from '../shared/suffer.ts'
import { type Word, word } from '../word.ts'

const fields = {
  from: self,
  to: z.literal('defender'),
  amount: positive,
  who: z.enum(['any', 'enemy']),
  exclude: z.array(namedFigure).optional(),
}

/** A line between two nearest spaces of two figures, and whom it crosses. */
interface Line {
  from: number
  to: number
  hit: string[]
}

/** The lines that may be drawn; of those that cross the same figures the first. */
function linesBetween(
  g: DoomState,
  f: EffectsFrame,
  e: EffectOf<'lineDamage'>,
  shooter: Figure,
  to: readonly number[],
): Line[] {
  const excluded = (e.exclude ?? []).flatMap(word => named(g, f, word))
  const others = g.figures.filter(o => !excluded.includes(o.id) && (e.who === 'any' || areEnemies(shooter, o)))
  const far = (a: number, b: number) => distance(g, [a], [b]) ?? Number.POSITIVE_INFINITY
  const pairs = shooter.at.flatMap(a => to.map((b): [number, number] => [a, b]))
  const least = Math.min(...pairs.map(([a, b]) => far(a, b)))
  const lines = new Map<string, Line>()
  for (const [a, b] of pairs) {
    if (far(a, b) > least) continue
    const crossed = line(boardOf(g), a, b)
    const hit = others.filter(o => o.at.some(space => crossed.includes(space))).map(o => o.id)
    if (!lines.has(hit.join())) lines.set(hit.join(), { from: a, to: b, hit })
  }
  return [...lines.values()]
}

interface PickLineFrame extends Frame {
  effects: EffectsFrame
  amount: number
  lines: Line[]
}

/** Rail Line at or from a large figure: among equally near spaces whoever shoots chooses the line. */
const pickLine = flow<PickLineFrame>('pick-line', {
  pick: {
    ask: (g, f) => {
      const { name } = boardOf(g)
      const options = f.lines.map(({ to, from, hit }) => offer.line(name(to), name(from), { hit }))
      return decide(chooserOf(f.effects, undefined), 'line', 'D-ABILITY-1', options, {
        about: { ability: f.effects.ability },
      })
    },
    pick: (g, f, choice) => {
      const { name } = boardOf(g)
      const { hit } = f.lines.find(one => name(one.to) === choice.to && name(one.from) === choice.n)!
      return sufferInTurn(g, f.effects, hit, f.amount)
    },
  },
})

export const lineDamage: Word<'lineDamage', typeof fields> = word('lineDamage', {
  means:
    "Direct damage to each figure with a space whose inside is crossed by the line between the centres of the two figures' nearest spaces.",
  group: 'damage',
  inAttack: true,
  moments: ['defender-chosen', 'during-attack', 'suffer-damage', 'after-attack'],
  fields,
  flows: [pickLine],
  run: (g, f, e) => {
    const attack = attackOf(g)
    const from = f.self === undefined ? undefined : findFigure(g, f.self)
    if (!attack || !from) return
    const lines = linesBetween(g, f, e, from, attack.spaces)
    return lines.length > 1
      ? call(pickLine, { effects: { ...f }, amount: e.amount, lines })
      : sufferInTurn(g, f, lines[0]!.hit, e.amount)
  },
})
