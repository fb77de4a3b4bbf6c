import { call, type Frame, inOrder } from '@redoubt/kernel'
import { chooserOf, type EffectsFrame } from '../../abilities/frames.ts'
import { isFlying, mustLand } from '../../abilities/values.ts'
import { boardOf, isFree } from '../../board/positions.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { emit } from '../../match/events.ts'
import { figureOf, findFigure, isLarge, isMarine, onMap } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import { activateTeleporter, isGround } from '../../rules/movement.ts'
import { hasPlace, placesFor } from '../select.ts'
import { type SpaceQuery, spaceQuery, selector as who } from '../selector.ts'
import { onSpaces } from '../shared/spaces.ts'
import { type Word, word } from '../word.ts'

const fields = { who, where: spaceQuery }

interface PlaceFrame extends Frame {
  figure: string
  spaces: number[]
  seat: string
}

/** A figure is put directly into a space; that is not movement (D-MOVE-20), but it wakes a teleporter (OP-22). */
const placing = flow<PlaceFrame>('place-figure', {
  pick: {
    ask: (g, f) =>
      f.spaces.length > 0 ? decide(f.seat, 'place-figure', 'D-MOVE-20', onSpaces(g, offer.place, f.spaces)) : null,
    pick: (g, f, choice) => {
      const figure = figureOf(g, f.figure)
      figure.at = [boardOf(g).at(choice.to!)]
      emit('placed', { figure: f.figure, at: figure.at, how: 'effect' })
      return isMarine(figure) ? inOrder(activateTeleporter(g, figure)) : undefined
    },
  },
})

/** Where a figure may be put: empty spaces that it could stand on. */
function standings(g: DoomState, f: EffectsFrame, where: SpaceQuery, figure: Figure): number[] {
  const hovers = isFlying(g, figure) && !mustLand(g, figure)
  return placesFor(g, f, where).filter(space => isFree(g, space) && (hovers || isGround(g, space)))
}

export const placeFigure: Word<'placeFigure', typeof fields> = word('placeFigure', {
  means: 'Puts a small figure directly into a space (not movement). Large figures stay where they are.',
  group: 'movement',
  fields,
  flows: [placing],
  check: (e, { say }) => {
    if (e.where.empty === false) say(['where', 'empty'], 'nobody is put where somebody stands: true')
  },
  matters: (g, use, e) => hasPlace(g, use, e.where),
  run: (g, f, e) => {
    const [id] = f.targets
    const figure = id === undefined ? undefined : findFigure(g, id)
    if (!figure || !onMap(figure) || isLarge(figure)) return
    return call(placing, {
      figure: figure.id,
      spaces: standings(g, f, e.where, figure),
      seat: chooserOf(f, undefined),
    })
  },
})
