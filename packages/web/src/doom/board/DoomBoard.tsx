import type { DoomView } from '@redoubt/doom'
import type { Match } from '../../match/match.ts'
import type { Intent } from '../intent.ts'

/** The map with everything on it; all that can be done there is done by pointing, dragging or keys. */
export function DoomBoard({ match, intent }: { match: Match<DoomView>; intent: Intent }) {
  return (
    <section className="db" aria-label="Board">
      {match.view.figures.map(({ id, at }) => (
        <button type="button" key={id} data-figure={id} onPointerEnter={() => intent.set({ figure: id })}>
          {id} {at.join(' ')}
        </button>
      ))}
    </section>
  )
}
