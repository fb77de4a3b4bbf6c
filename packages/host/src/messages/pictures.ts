import { type AnyGame, type SeenDecision, type State, seenDecision, type Viewer } from '@redoubt/kernel'
import { reused } from './reused.ts'

/** What a viewer sees of a position. */
export interface Picture {
  readonly view: unknown
  readonly decision: SeenDecision | null
}

/**
 * A position through several eyes. What everybody sees is drawn once and shared; what of it looks as it did before is the same
 * object as before.
 */
export interface Pictures {
  open: unknown
  readonly seen: Map<Viewer, Picture>
}

export const noPictures = (): Pictures => ({ open: undefined, seen: new Map() })

export function pictures(game: AnyGame, state: State, viewers: Iterable<Viewer>, before: Pictures): Pictures {
  const now = noPictures()
  for (const viewer of viewers) draw(game, state, now, viewer, before)
  return now
}

/** Draws what nobody has needed so far. */
export function pictureOf(game: AnyGame, state: State, now: Pictures, viewer: Viewer): Picture {
  return now.seen.get(viewer) ?? draw(game, state, now, viewer, now)
}

function draw(game: AnyGame, state: State, now: Pictures, viewer: Viewer, before: Pictures): Picture {
  const view = game.views
    ? game.views.own((now.open ??= reused(before.open, game.views.open(state))), state, viewer)
    : reused(before.seen.get(viewer)?.view, game.view(state, viewer))
  const picture: Picture = { view, decision: seenDecision(state, viewer) }
  now.seen.set(viewer, picture)
  return picture
}
