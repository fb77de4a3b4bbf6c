import { call, type Decision, inOrder, type Next } from '@redoubt/kernel'
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
import { displaceFigure } from '../match/procedures.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { activateTeleporter, barAir } from './movement.ts'
import { moverOf, placeOf, spacesAt } from './mover.ts'
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

/** Who decides where a displaced figure goes (D-LARGE-12, OP-47): for the drone, where nobody moves it, the first marine. */
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

/** OP-47: who can be placed when this figure cannot move on: itself; where there is no room for it, whoever shares its space. */
export function yielding(g: DoomState, f: Figure): Figure[] {
  const hasRoom = (figure: Figure) => roomFor(g, figure).length > 0
  if (hasRoom(f)) return [f]
  return g.figures.filter(o => o !== f && o.at.some(space => f.at.includes(space)) && hasRoom(o))
}

/** D-LARGE-13: who is placed next, all demons before the marines, and the seat that names one of several. */
export function nextPlaced(g: DoomState, waiting: readonly Figure[]): { seat: string; figures: readonly Figure[] } {
  const demons = waiting.filter(isDemon)
  if (demons.length > 0) return { seat: INVADER, figures: demons }
  const first = g.marines.find(m => waiting.some(w => w.id === m.id)) ?? g.marines[0]!
  return { seat: first.id, figures: waiting }
}

const ruleOf = (f: Figure): string => (isLarge(f) ? 'D-LARGE-15' : 'D-MOVE-9')

/** The decision about a figure that must move on and cannot, or null if nobody can be placed. `mover` moves the drone just now. */
export function askStuck(g: DoomState, f: Figure, mover?: string): Decision<DoomChoice> | null {
  const { seat, figures } = nextPlaced(g, yielding(g, f))
  if (figures.length > 1) return askOrder(seat, figures)
  const [placed] = figures
  return placed ? askDisplace(g, placed, ruleOf(f), figureKind(placed.kind).seat === 'mover' ? mover : undefined) : null
}

/** Several could be placed: who goes first? */
export const askOrder = (seat: string, figures: readonly Figure[]): Decision<DoomChoice> =>
  decide(
    seat,
    'displace-order',
    'D-LARGE-13',
    figures.map(figure => offer.displace(figure.id)),
  )

/** What was chosen about a figure that is stuck. */
export function unstick(g: DoomState, f: Figure, choice: DoomChoice): Next {
  if (choice.do === 'displace') return call(displaceFigure, { figure: choice.figure!, rule: ruleOf(f) })
  return displaceTo(g, nextPlaced(g, yielding(g, f)).figures[0]!, choice)
}

/** Is a choice about somebody who is stuck? */
export const isPlacing = (choice: DoomChoice): boolean => choice.do === 'place' || choice.do === 'displace'

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
