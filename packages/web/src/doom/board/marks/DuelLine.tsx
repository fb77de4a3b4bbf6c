import type { DoomView } from '@redoubt/doom'
import { figureById, isDemon } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import type { Duel } from '../../story/duel.ts'
import type { Names } from '../../words/names.ts'
import layer from '../layers/Layer.module.css'
import { Layer } from '../layers/Layer.tsx'
import { boxOf } from '../layers/shapes.ts'
import { U } from '../layers/unit.ts'
import { Brackets } from './Brackets.tsx'

/** Who attacks whom, for as long as it is being settled: an arrow with both names. */
export function DuelLine({ ground, view, names, duel }: { ground: Ground; view: DoomView; names: Names; duel: Duel }) {
  const attacker = figureById(view, duel.attacker)
  const defender = figureById(view, duel.defender)
  if (!attacker || !defender || attacker.at.length === 0 || defender.at.length === 0) return null
  const [a, b] = [boxOf(ground, attacker), boxOf(ground, defender)]
  const [ax, ay, bx, by] = [(a.x + a.w / 2) * U, (a.y + a.h / 2) * U, (b.x + b.w / 2) * U, (b.y + b.h / 2) * U]
  const angle = Math.atan2(by - ay, bx - ax)
  const length = Math.max(20, Math.hypot(bx - ax, by - ay) - 34)
  const colour = isDemon(attacker) ? 'var(--danger)' : 'var(--accent)'
  const text = `${names.of(duel.attacker)} › ${names.of(duel.defender)}`
  const wide = text.length * 6 + 16
  // Between two that stand side by side there is no room for words.
  const labelAt = length < 50 ? Math.max(a.y + a.h, b.y + b.h) * U + 12 : (ay + by) / 2 + 22
  return (
    <Layer ground={ground} spills>
      <Brackets box={a} colour={colour} strong />
      <Brackets box={b} colour="var(--white)" strong />
      <g
        transform={`translate(${ax} ${ay}) rotate(${(angle * 180) / Math.PI})`}
        data-duel={`${duel.attacker} ${duel.defender}`}
      >
        <path
          d={`M14 -1.5L${length} -4V-10L${length + 16} 0L${length} 10V4L14 1.5Z`}
          fill={colour}
          stroke="var(--steel-03)"
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
      </g>
      <g transform={`translate(${(ax + bx) / 2} ${labelAt})`}>
        <rect
          x={-wide / 2}
          y={-9}
          width={wide}
          height={18}
          rx={4}
          fill="var(--steel-03)"
          stroke={colour}
          strokeWidth={1.5}
        />
        <text y={4} textAnchor="middle" className={layer.tag} fontSize={11} fill="var(--white)">
          {text}
        </text>
      </g>
    </Layer>
  )
}
