import { type Decision, inOrder, type Next } from '@redoubt/kernel'
import { isFlying } from '../abilities/values.ts'
import type { Place } from '../board/base.ts'
import { displace, displaceBase } from '../board/displace.ts'
import { DEMON, FLYING, MARINE } from '../board/occupancy.ts'
import { boardOf, occupancy, tableOf } from '../board/positions.ts'
import { type DoomChoice, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit } from '../match/events.ts'
import { figureKind } from '../match/figure-kinds.ts'
import { figureOf, isDemon, isLarge, isMarine, seatOf } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { DisplaceFrame } from '../match/procedure-frames.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { activateTeleporter, barAir, moverOf, placeOf, spacesAt } from './movement.ts'
import { placeChoices, placeChosen } from './summon.ts'

/** D-LARGE-10 to 14: the nearest places where a figure could stand without displacing anybody. */
export function roomFor(g: DoomState, f: Figure): Place[] {
  const others = occupancy(g, f)
  if (isLarge(f)) return displaceBase(tableOf(g), moverOf(g, f), placeOf(g, f), others)
  barAir(g, f, others)
  const marks = isDemon(f) ? DEMON | (isFlying(g, f) ? FLYING : 0) : MARINE
  const active = isMarine(f) ? g.teleporters.filter(t => t.active).map(t => t.at) : []
  return displace(tableOf(g), marks, f.at[0]!, others, active)
}

/** Who decides where a displaced figure goes (D-LARGE-12). */
const displacer = (g: DoomState, f: Figure): string =>
  figureKind(f.kind).seat === 'mover' ? g.marines[0]!.id : seatOf(f)

/** D-LARGE-12: where the figure goes, or null if there is no room for it. The marine that moves the drone chooses for it. */
export function askDisplace(
  g: DoomState,
  f: Figure,
  rule: string,
  seat = displacer(g, f),
): Decision<DoomChoice> | null {
  const places = roomFor(g, f)
  if (places.length === 0) return null
  const options = isLarge(f) ? placeChoices(g, places) : places.map(space => offer.place(boardOf(g).name(space)))
  return decide(seat, 'displace', rule, options, { about: { figure: f.id } })
}

/** OP-47: who is placed when this figure cannot move on: itself; where there is no room for it, whoever shares its space. */
export function yielding(g: DoomState, f: Figure): Figure {
  if (roomFor(g, f).length > 0) return f
  const sharing = g.figures.filter(o => o !== f && o.at.some(space => f.at.includes(space)))
  return sharing.find(o => roomFor(g, o).length > 0) ?? f
}

/** The decision about a figure that must move on and cannot, or null if nobody can be placed. */
export const askStuck = (g: DoomState, f: Figure) =>
  askDisplace(g, yielding(g, f), isLarge(f) ? 'D-LARGE-15' : 'D-MOVE-9')

/** Puts it there; a marine placed on an inactive teleporter activates it (OP-22). */
export function displaceTo(g: DoomState, f: Figure, choice: DoomChoice): Next {
  f.at = spacesAt(g, f, placeChosen(g, choice)).slice()
  emit('displaced', { figure: f.id, at: f.at[0]! })
  return isMarine(f) ? inOrder(activateTeleporter(g, f)) : undefined
}

export const displaceFlow = flow<DisplaceFrame>('aside', {
  place: {
    ask: (g, f) => askDisplace(g, figureOf(g, f.figure), f.rule),
    pick: (g, f, choice) => displaceTo(g, figureOf(g, f.figure), choice),
  },
})
