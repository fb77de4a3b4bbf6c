import type { DoomView } from '@redoubt/doom'
import { useWords } from '../../../i18n/context.tsx'
import type { Ground } from '../../reading/ground.ts'
import type { Offer } from '../../reading/offers.ts'
import type { Way } from '../../reading/ways.ts'
import layer from '../layers/Layer.module.css'
import { Layer } from '../layers/Layer.tsx'
import { middleOf, outline } from '../layers/shapes.ts'

/** The walk under the pointer: its line, its price, and where the base would stand. */
export function PathLayer({
  ground,
  view,
  way,
  offer,
}: {
  ground: Ground
  view: DoomView
  way: Way | null
  offer: Offer
}) {
  const { t } = useWords()
  const figure = view.figures.find(f => f.id === way?.figure)
  const [ex, ey] = middleOf(ground, offer.spaces)
  const points: [number, number][] = []
  if (way && figure) {
    points.push(middleOf(ground, figure.at))
    if (offer.spaces.length === 1) for (const space of way.spaces) points.push(middleOf(ground, [space]))
    else points.push([ex, ey])
  }
  const path = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')
  const glory = offer.kind === 'glory'
  const colour = glory ? 'var(--warn)' : 'var(--accent)'
  const opens = way?.keys.some(key => key.startsWith('open:')) ?? false
  const label = t(opens ? 'doom.board.path.door' : 'doom.board.path', { cost: offer.cost ?? 0 })
  const wide = label.length * 6 + 12
  return (
    <Layer ground={ground}>
      {offer.spaces.length > 1 ? (
        <path
          d={outline(ground, offer.spaces)}
          fill={colour}
          fillOpacity={0.16}
          stroke={colour}
          strokeWidth={2.4}
          strokeDasharray="6 4"
        />
      ) : null}
      {path ? (
        <>
          <path
            d={path}
            fill="none"
            stroke="var(--ice-06)"
            strokeWidth={7}
            strokeOpacity={0.7}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <path
            d={path}
            fill="none"
            stroke={colour}
            strokeWidth={3}
            strokeDasharray="1 7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : null}
      {glory ? (
        <g transform={`translate(${ex + 13} ${ey + 13})`} color="var(--warn-ink)">
          <circle r={9.5} fill="var(--warn)" stroke="var(--steel-03)" strokeWidth={2} />
          <use href="#glory-kill" x={-7} y={-7} width={14} height={14} />
        </g>
      ) : null}
      {offer.spaces.length === 1 ? (
        <rect
          x={ex - 18}
          y={ey - 18}
          width={36}
          height={36}
          rx={5}
          fill="none"
          stroke="var(--white)"
          strokeWidth={2}
          strokeOpacity={0.9}
        />
      ) : null}
      {offer.cost === undefined ? null : (
        <g transform={`translate(${ex} ${ey - 27})`}>
          <rect
            x={-wide / 2}
            y={-10}
            width={wide}
            height={18}
            rx={4}
            fill="var(--ice-06)"
            stroke={colour}
            strokeWidth={1.4}
          />
          <text y={4} textAnchor="middle" className={layer.number} fontSize={12} fill="var(--white)">
            {label}
          </text>
        </g>
      )}
    </Layer>
  )
}
