import type { DoomView } from '@redoubt/doom'
import { memo } from 'react'
import { figureById } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import type { Offers } from '../../reading/offers.ts'
import { Layer } from '../layers/Layer.tsx'
import { boxOf } from '../layers/shapes.ts'
import { U } from '../layers/unit.ts'
import { Brackets } from './Brackets.tsx'

/** Thin brackets around everybody who may be picked, strong white ones around whoever acts. */
export const Marks = memo(function Marks({
  ground,
  view,
  offers,
  target,
}: {
  ground: Ground
  view: DoomView
  offers: Offers
  target: string | null
}) {
  const actor = figureById(view, offers.actor)
  return (
    <Layer ground={ground} spills>
      {[...offers.byFigure].map(([id, list]) => {
        const f = figureById(view, id)
        if (!f || f.at.length === 0 || id === target) return null
        return (
          <Brackets
            key={id}
            box={boxOf(ground, f)}
            colour={list[0]!.kind === 'target' ? 'var(--accent)' : 'var(--accent-core)'}
          />
        )
      })}
      {actor && actor.at.length > 0 ? <Brackets box={boxOf(ground, actor)} colour="var(--accent-core)" strong /> : null}
      {[...offers.bySpace].map(([space, list]) => {
        if (!list.some(offer => offer.kind === 'glory')) return null
        const [x, y] = ground.cell(ground.board.at(space))
        return (
          <g key={space} transform={`translate(${(x + 1) * U - 7} ${(y + 1) * U - 5})`} color="var(--warn-ink)">
            <circle r={9} fill="var(--warn)" stroke="var(--steel-03)" strokeWidth={2} />
            <use href="#glory-kill" x={-6.5} y={-6.5} width={13} height={13} />
          </g>
        )
      })}
    </Layer>
  )
})
