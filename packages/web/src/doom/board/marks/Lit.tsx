import type { DoomView } from '@redoubt/doom'
import { figureById } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import { Layer } from '../layers/Layer.tsx'
import { outline } from '../layers/shapes.ts'

/** What a line of the log or a panel speaks of: spaces by name, or figures. */
export function Lit({ ground, view, lit }: { ground: Ground; view: DoomView; lit: readonly string[] }) {
  const groups = lit.flatMap(one => {
    const figure = figureById(view, one)
    if (figure) return figure.at.length > 0 ? [figure.at.join()] : []
    return ground.board.at(one.toLowerCase()) >= 0 ? [one.toLowerCase()] : []
  })
  if (groups.length === 0) return null
  return (
    <Layer ground={ground}>
      {[...new Set(groups)].map(spaces => (
        <path
          key={spaces}
          d={outline(ground, spaces.split(','))}
          fill="var(--white)"
          fillOpacity={0.12}
          stroke="var(--white)"
          strokeWidth={2.5}
          strokeDasharray="4 3"
        />
      ))}
    </Layer>
  )
}
