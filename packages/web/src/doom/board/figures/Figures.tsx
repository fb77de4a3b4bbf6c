import type { DoomView } from '@redoubt/doom'
import { isEscortedKind } from '@redoubt/doom/figure-kinds'
import { memo } from 'react'
import { classes } from '../../../ui/classes.ts'
import { isDemon, type SeenFigure } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import { boxOf } from '../layers/shapes.ts'
import style from './Figures.module.css'
import { FigureToken } from './FigureToken.tsx'

/** The symbol of a figure; the drone has none and is drawn by its token. */
export function iconOf(ground: Ground, f: Pick<SeenFigure, 'id' | 'kind'>): string | null {
  if (f.kind === 'marine') return `marine-${f.id}`
  return isEscortedKind(f.kind) ? null : (ground.content.demons[f.kind]?.icon ?? 'demon-imp')
}

/** The number of one of several alike: 'imp-2' is the second. */
function numberOf(ground: Ground, { id, kind }: Pick<SeenFigure, 'id' | 'kind'>): string | undefined {
  const demon = ground.content.demons[kind]
  return demon && demon.figures > 1 ? /-(\d+)$/.exec(id)?.[1] : undefined
}

/** Demons whose card is exhausted have acted, except the one that acts now. */
function isSpent(view: DoomView, f: SeenFigure): boolean {
  if (f.id === view.active) return false
  return isDemon(f) && view.turn === 'invader' && view.demons[f.kind]?.exhausted === true && f.moved > 0
}

/** Layer 11: everybody on the map, those further down in front. Each slides by a transform of its own. */
export const Figures = memo(function Figures({
  ground,
  view,
  shaken,
}: {
  ground: Ground
  view: DoomView
  shaken: string | null
}) {
  const here = view.figures.filter(f => f.at.length > 0)
  return (
    <div className={style.figures} aria-hidden="true">
      {here.map(f => {
        const box = boxOf(ground, f)
        return (
          <div
            key={f.id}
            data-token={f.id}
            className={classes(style.figure, f.id === shaken && style.shaken)}
            style={{
              width: `calc(var(--cell) * ${box.w})`,
              height: `calc(var(--cell) * ${box.h})`,
              transform: `translate(calc(var(--cell) * ${box.x}), calc(var(--cell) * ${box.y}))`,
              zIndex: box.y + box.h,
            }}
          >
            <div className={style.body}>
              <FigureToken
                id={f.id}
                kind={f.kind}
                icon={iconOf(ground, f)}
                wide={box.w}
                high={box.h}
                damage={f.damage}
                stunned={f.stunned}
                staggered={f.staggered}
                spent={isSpent(view, f)}
                acting={f.id === view.active}
                carries={f.carries !== undefined}
                number={numberOf(ground, f)}
              />
            </div>
          </div>
        )
      })}
    </div>
  )
})
