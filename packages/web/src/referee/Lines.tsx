import { middleOf } from '../doom/board/layers/shapes.ts'
import { U } from '../doom/board/layers/unit.ts'
import type { SeenFigure } from '../doom/reading/figures.ts'
import { sightlineTo } from '../doom/reading/sightline.ts'
import type { Placed } from '../doom/sheet/sheet.ts'
import type { Asked, Drawn } from './drawn.ts'

/** Whoever is asked about as the board knows figures: one that stands there, or a small one without a name on a space. */
export function endOf({ view }: Drawn, figures: readonly Placed[], who: string): SeenFigure {
  const at = figures.find(({ id }) => id === who)?.at ?? [who]
  const seen = view.figures.find(figure => figure.at.length > 0 && at.includes(figure.at[0]!))
  return seen ?? { ...view.figures[0]!, id: '', kind: 'marine', at, stunned: false, staggered: false }
}

/** The lines of sight and cover between the two ends of a question. */
export function Lines({ drawn, figures, asked }: { drawn: Drawn; figures: readonly Placed[]; asked: Asked }) {
  const { ground, view } = drawn
  const [from, to] = [endOf(drawn, figures, asked.from), endOf(drawn, figures, asked.to)]
  const look = sightlineTo(ground, view, from, to)
  const { stride } = ground.board.plan
  const corner = (n: number) => `${(n % stride) * U} ${Math.floor(n / stride) * U}`
  if (!look.sees || !look.witness) {
    const [x1, y1] = middleOf(ground, from.at)
    const [x2, y2] = look.blocked ? [look.blocked.x * U, look.blocked.y * U] : middleOf(ground, to.at)
    return (
      <g>
        <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="var(--danger-text)" strokeWidth={3.4} strokeDasharray="7 5" />
        <path
          d={`M${x2 - 8} ${y2 - 8}l16 16m0 -16l-16 16`}
          stroke="var(--danger-text)"
          strokeWidth={4.4}
          strokeLinecap="round"
        />
      </g>
    )
  }
  return look.witness.lines.map((line, n) => (
    <path
      key={line.to}
      d={`M${corner(line.start)}L${corner(line.end)}`}
      stroke={look.witness!.free[n] ? 'var(--accent)' : 'var(--warn)'}
      strokeWidth={2.6}
      strokeDasharray={look.witness!.free[n] ? undefined : '4 4'}
    />
  ))
}
