import { memo } from 'react'
import type { Ground } from '../../reading/ground.ts'
import type { Offer, Offers } from '../../reading/offers.ts'
import layer from '../layers/Layer.module.css'
import { Layer } from '../layers/Layer.tsx'
import { U } from '../layers/unit.ts'

const STRENGTH = [0.3, 0.26, 0.2, 0.15, 0.11]
const EDGE = [1, 0.95, 0.8, 0.65, 0.55]

interface At {
  x: number
  y: number
  cost: number | undefined
  /** It costs more than others. */
  raised: boolean
  /** Somebody could be attacked from there. */
  attacks: boolean
}

function Reachable({ x, y, cost, raised, attacks }: At) {
  const n = Math.min(cost ?? 1, 4)
  return (
    <g transform={`translate(${x * U} ${y * U})`}>
      <rect
        x={3}
        y={3}
        width={34}
        height={34}
        rx={4}
        fill="var(--accent)"
        fillOpacity={STRENGTH[n]}
        stroke="var(--accent)"
        strokeOpacity={EDGE[n]}
        strokeWidth={1.4}
      />
      {attacks ? <use data-post href="#range" x={24} y={5} width={11} height={11} color="var(--amber-74)" /> : null}
      {cost === undefined ? null : (
        <g transform="translate(11.5 29)">
          <rect x={-7} y={-8.5} width={14} height={13} rx={3} fill="var(--ice-06)" fillOpacity={0.86} />
          <text
            y={2.2}
            textAnchor="middle"
            className={layer.number}
            fontSize={12}
            fill={raised ? 'var(--sky-81)' : 'var(--ice-89)'}
          >
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
        fill="var(--warn)"
        fillOpacity={0.25}
        stroke="var(--warn)"
        strokeWidth={2}
      />
      <text x={6} y={37} className={layer.number} fontSize={11} fill="var(--amber-81)">
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
  const all = shown(offers)
  // Of the places to shoot from only the nearest: a sign on every other space says nothing.
  const nearest = Math.min(...all.map(({ offer }) => (offer.attacks ? (offer.cost ?? 0) : Number.POSITIVE_INFINITY)))
  return (
    <Layer ground={ground}>
      {all.map(({ space, offer }) => {
        const [x, y] = ground.cell(ground.board.at(space))
        if (offer.kind === 'glory') return <Glory key={space} x={x} y={y} cost={offer.cost} />
        const rough = ground.board.rough[ground.board.at(space)] === 1
        return (
          <Reachable
            key={space}
            x={x}
            y={y}
            cost={offer.cost}
            raised={rough}
            attacks={offer.attacks === true && (offer.cost ?? 0) === nearest}
          />
        )
      })}
    </Layer>
  )
})
