import type { DoomView } from '@redoubt/doom'
import { memo, useMemo } from 'react'
import { useWords } from '../../../i18n/context.tsx'
import { figureAt } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import { namesIn, spaceLabel } from '../../words/names.ts'
import { cellName } from './cellname.ts'
import style from './Grid.module.css'

/** Every space as a cell: what pointers hit, what keys go through, what screen readers read. One tab stop for all of them. */
export const Grid = memo(function Grid({
  ground,
  view,
  cursor,
  extra,
  legal,
  drags,
}: {
  ground: Ground
  view: DoomView
  cursor: string
  /** What the name of the cell at the cursor says besides. */
  extra: string
  /** Spaces where something can be done. */
  legal: ReadonlySet<string>
  /** The figure that can be dragged to where it goes. */
  drags: string | null
}) {
  const words = useWords()
  const { board } = ground
  const columns = Array.from({ length: ground.width }, (_, x) => x)
  const rows = Array.from({ length: ground.height }, (_, y) => y).filter(y => columns.some(x => ground.at(x, y) >= 0))
  const cellNames = useMemo(() => {
    const all = Array.from({ length: board.size }, (_, space) => board.name(space))
    return new Map(all.map(name => [name, cellName(ground, view, name, words)]))
  }, [ground, board, view, words])
  const label = words.t('doom.board.grid', {
    mission: ground.mission ? ground.mission.name : namesIn(ground, words).of(view.mission),
    columns: ground.width,
    rows: ground.height,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cells laid over a picture is no table
    <div
      className={style.grid}
      role="grid"
      data-region="board"
      aria-label={label}
      aria-rowcount={ground.height}
      aria-colcount={ground.width}
    >
      {rows.map(y => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are
        <div key={y} role="row" aria-rowindex={y + 1} className={style.row}>
          {columns.map(x => {
            const space = ground.at(x, y)
            if (space < 0) return null
            const name = board.name(space)
            const figure = figureAt(view, name)
            const here = name === cursor
            return (
              <Cell
                key={name}
                name={name}
                x={x}
                y={y}
                label={cellNames.get(name)! + (here ? extra : '')}
                here={here}
                figure={figure?.at[0] === name ? figure.id : undefined}
                drags={drags !== null && figure?.id === drags}
                legal={legal.has(name)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
})

/** Drawn anew only when something about it has changed: there are hundreds. */
const Cell = memo(function Cell({
  name,
  x,
  y,
  label,
  here,
  figure,
  drags,
  legal,
}: {
  name: string
  x: number
  y: number
  label: string
  here: boolean
  figure: string | undefined
  drags: boolean
  legal: boolean
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell laid over a picture is no cell of a table
    <div
      role="gridcell"
      aria-colindex={x + 1}
      aria-label={label}
      tabIndex={here ? 0 : -1}
      data-space={spaceLabel(name)}
      data-figure={figure}
      data-drags={drags ? '' : undefined}
      data-legal={legal ? '' : undefined}
      className={style.cell}
      style={{ left: `calc(var(--cell) * ${x})`, top: `calc(var(--cell) * ${y})` }}
    />
  )
})
