import type { DoomView } from '@redoubt/doom'
import { figureAt } from './figures.ts'
import type { Ground } from './ground.ts'

/**
 * Active portals turn slowly, the only thing on the board that never rests (DESIGN 6). They lie over everything, so that
 * nothing else becomes a layer of its own because of them, and leave a space to the figure that stands on it.
 */
export function Swirls({ ground, view }: { ground: Ground; view: DoomView }) {
  return view.portals.map(({ id, at, level, up }) => {
    if (!up || figureAt(view, at)) return null
    const [x, y] = ground.cell(ground.board.at(at))
    return (
      <i
        key={id}
        className={`db-swirl ${level}`}
        style={{ left: `calc(var(--cell) * ${x})`, top: `calc(var(--cell) * ${y})` }}
        aria-hidden="true"
      />
    )
  })
}
