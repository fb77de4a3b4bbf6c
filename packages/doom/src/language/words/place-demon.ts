import { call, type Frame } from '@redoubt/kernel'
import { summonPlaces } from '../../board/places.ts'
import { boardOf, isFree, occupancy, tableOf } from '../../board/positions.ts'
import { decide } from '../../match/decisions.ts'
import { contentOf, newFigure } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { INVADER } from '../../match/seats.ts'
import type { DoomState } from '../../match/state.ts'
import { argentSupply, putArgent } from '../../rules/argent.ts'
import { spacesAt } from '../../rules/mover.ts'
import { available, bringIn, moverOfKind, placeChoices, placeChosen } from '../../rules/summon.ts'
import { count, id, positive, space } from '../basic.ts'
import { spaceAt } from '../shared/space-at.ts'
import { type Word, word } from '../word.ts'

const fields = {
  demon: id,
  at: space,
  tag: id.optional(),
  argent: count.optional(),
  health: positive.optional(),
}

interface BossFrame extends Frame {
  demon: string
  at: number
  tag: string
  argent: number
  health: number
}

/** A mission places a demon: where it says, or as near as possible. */
const placing = flow<BossFrame>('place-demon', {
  place: {
    ask: (g, f) => {
      if (available(g, f.demon) <= 0) return null
      const named = upright(g, f)
      const places = named === null ? summonPlaces(tableOf(g), moverOfKind(g, f.demon), f.at, occupancy(g)) : [named]
      return places.length > 0 ? decide(INVADER, 'summon-place', 'D-SUMMON-8', placeChoices(g, places)) : null
    },
    pick: (g, f, choice) => {
      const demon = bringIn(g, f.demon, spacesAt(g, newFigure('', f.demon, []), placeChosen(g, choice)), 'effect')
      if (f.tag) demon.tag = f.tag
      if (f.health > 0) demon.health = f.health
      const gained = Math.min(f.argent, argentSupply(g))
      if (gained > 0) putArgent(g, f.demon, gained)
    },
  },
})

/** The named place, upright if that fits and is free, else turned (a base of one space has no other side); null if neither. */
function upright(g: DoomState, f: BossFrame): number | null {
  const [wide, high] = contentOf(g).demons[f.demon]!.base
  for (const place of wide * high > 1 ? [f.at, f.at + boardOf(g).size] : [f.at]) {
    const spaces = spacesAt(g, newFigure('', f.demon, []), place)
    if (spaces?.every(space => isFree(g, space))) return place
  }
  return null
}

export const placeDemon: Word<'placeDemon', typeof fields> = word('placeDemon', {
  means:
    "Puts a demon with the upper left space of its base on 'at' (upright if it fits, else turned); nearest free position if spaces are occupied; nothing if no figure is left. argent goes on its card, health replaces the card's value.",
  group: 'mission',
  mission: true,
  mapOnly: true,
  fields,
  onMap: true,
  flows: [placing],
  run: (g, _f, e) =>
    call(placing, {
      demon: e.demon,
      at: spaceAt(g, e.at),
      tag: e.tag ?? '',
      argent: e.argent ?? 0,
      health: e.health ?? 0,
    }),
})
