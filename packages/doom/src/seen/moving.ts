import { isStaggered, mustLand } from '../abilities/values.ts'
import type { Mover } from '../board/mover.ts'
import { findFigure, isDemon, isMarine, onMap, skips } from '../match/figures.ts'
import type { DoomState } from '../match/state.ts'
import { situation } from '../rules/movement.ts'
import { moverOf } from '../rules/mover.ts'

/** How the figure moves that may spend movement points now: what a seat needs to see more than the next step. All of it is open. */
interface Moving {
  figure: string
  mover: Mover
  /** May it step from teleporter to teleporter? */
  teleports: boolean
  /** Is the next such step the last one of this activation? */
  oneJump?: boolean
  opens: boolean
  /** Flies, but must end where a walker could stand. */
  lands: boolean
  /** Demons it would kill by stepping onto them. */
  glory: string[]
}

const SPENDS = ['activation', 'demon-activation', 'spend-movement']

export function movingOf(g: DoomState): Moving | null {
  const { decision } = g
  if (!decision || !SPENDS.includes(decision.kind)) return null
  const id = decision.about?.figure ?? decision.about?.demon ?? decision.seat
  const f = findFigure(g, String(id))
  if (!f || !onMap(f)) return null
  const { dormant, teleporters, oneJump, opens } = situation(g, f)
  return {
    figure: f.id,
    mover: moverOf(g, f),
    teleports: dormant!.length + teleporters!.length > 0,
    ...(oneJump ? { oneJump } : {}),
    opens: opens !== false,
    lands: isDemon(f) && mustLand(g, f),
    glory:
      isMarine(f) && !skips(g, 'glory-kill')
        ? g.figures.filter(d => onMap(d) && isStaggered(g, d, f)).map(d => d.id)
        : [],
  }
}
