import type { DoomView } from '@redoubt/doom'
import { memo } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { Way } from '../intent.ts'
import type { Ground } from './ground.ts'
import type { Offer, Offers } from './offers.ts'
import { U } from './paint/pen.ts'

const STRENGTH = [0.3, 0.26, 0.2, 0.15, 0.11]
const EDGE = [1, 0.95, 0.8, 0.65, 0.55]

interface At {
  x: number
  y: number
  cost: number | undefined
  /** It costs more than others. */
  raised: boolean
  /** Somebody could be attacked from there. */
  strikes: boolean
}

function Reachable({ x, y, cost, raised, strikes }: At) {
  const n = Math.min(cost ?? 1, 4)
  return (
    <g transform={`translate(${x * U} ${y * U})`}>
      <rect
        x={3}
        y={3}
        width={34}
        height={34}
        rx={4}
        fill="#8ceeff"
        fillOpacity={STRENGTH[n]}
        stroke="#8ceeff"
        strokeOpacity={EDGE[n]}
        strokeWidth={1.4}
      />
      {strikes ? <use href="#range" x={24} y={5} width={11} height={11} color="#ffd27a" /> : null}
      {cost === undefined ? null : (
        <g transform="translate(11.5 29)">
          <rect x={-7} y={-8.5} width={14} height={13} rx={3} fill="#04161b" fillOpacity={0.86} />
          <text y={2.2} textAnchor="middle" className="db-num" fontSize={12} fill={raised ? '#9fd0ff' : '#c9f8ff'}>
            {cost}
          </text>
        </g>
      )}
    </g>
  )
}

function Glory({ x, y, cost }: { x: number; y: number; cost: number | undefined }) {
  return (
    <g transform={`translate(${x * U} ${y * U})`}>
      <rect
        x={1}
        y={1}
        width={38}
        height={38}
        rx={4}
        fill="#ffb224"
        fillOpacity={0.25}
        stroke="#ffb224"
        strokeWidth={2}
      />
      <text x={6} y={37} className="db-num" fontSize={11} fill="#ffdf9e">
        {cost}
      </text>
    </g>
  )
}

/** The cheapest offer per space is drawn; places of large bases show where the base would begin. */
function shown(offers: Offers): { space: string; offer: Offer }[] {
  const list: { space: string; offer: Offer }[] = []
  for (const [space, here] of offers.bySpace) {
    const moves = here.filter(offer => offer.kind !== 'take')
    if (moves.length === 0) continue
    list.push({ space, offer: moves.reduce((best, offer) => ((offer.cost ?? 0) < (best.cost ?? 0) ? offer : best)) })
  }
  return list
}

/** Layer 10: where one can go, and what it costs. */
export const MoveLayer = memo(function MoveLayer({ ground, offers }: { ground: Ground; offers: Offers }) {
  return (
    <svg className="db-layer db-moves" viewBox={`0 0 ${ground.width * U} ${ground.height * U}`} aria-hidden="true">
      {shown(offers).map(({ space, offer }) => {
        const [x, y] = ground.cell(ground.board.at(space))
        if (offer.kind === 'glory') return <Glory key={space} x={x} y={y} cost={offer.cost} />
        const rough = ground.board.rough[ground.board.at(space)] === 1
        return <Reachable key={space} x={x} y={y} cost={offer.cost} raised={rough} strikes={offer.strikes === true} />
      })}
    </svg>
  )
})

const middle = (ground: Ground, spaces: readonly string[]): [number, number] => {
  const cells = spaces.map(space => ground.cell(ground.board.at(space)))
  return [
    (cells.reduce((sum, c) => sum + c[0], 0) / cells.length + 0.5) * U,
    (cells.reduce((sum, c) => sum + c[1], 0) / cells.length + 0.5) * U,
  ]
}

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
  const [ex, ey] = middle(ground, offer.spaces)
  const points: [number, number][] = []
  if (way && figure) {
    points.push(middle(ground, figure.at))
    if (offer.spaces.length === 1) for (const space of way.spaces) points.push(middle(ground, [space]))
    else points.push([ex, ey])
  }
  const path = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')
  const glory = offer.kind === 'glory'
  const colour = glory ? '#ffb224' : '#8ceeff'
  const opens = way?.keys.some(key => key.startsWith('open:')) ?? false
  const label = t(opens ? 'doom.board.path.door' : 'doom.board.path', { cost: offer.cost ?? 0 })
  const wide = label.length * 6 + 12
  return (
    <svg className="db-layer" viewBox={`0 0 ${ground.width * U} ${ground.height * U}`} aria-hidden="true">
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
            stroke="#04161b"
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
        <g transform={`translate(${ex + 13} ${ey + 13})`} color="#241600">
          <circle r={9.5} fill="#ffb224" stroke="#04060a" strokeWidth={2} />
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
          stroke="#fff"
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
            fill="#04161b"
            stroke={colour}
            strokeWidth={1.4}
          />
          <text y={4} textAnchor="middle" className="db-num" fontSize={12} fill="#fff">
            {label}
          </text>
        </g>
      )}
    </svg>
  )
}

export function outline(ground: Ground, spaces: readonly string[]): string {
  const cells = spaces.map(space => ground.cell(ground.board.at(space)))
  const x0 = Math.min(...cells.map(c => c[0])) * U
  const y0 = Math.min(...cells.map(c => c[1])) * U
  const x1 = (Math.max(...cells.map(c => c[0])) + 1) * U
  const y1 = (Math.max(...cells.map(c => c[1])) + 1) * U
  return `M${x0 + 3} ${y0 + 3}H${x1 - 3}V${y1 - 3}H${x0 + 3}Z`
}
