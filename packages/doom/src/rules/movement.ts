import { call, type Frame, inOrder, type Next } from '@redoubt/kernel'
import { newEffects } from '../abilities/frames.ts'
import { inForce, lastingAt } from '../abilities/in-force.ts'
import { sequence } from '../abilities/sequence.ts'
import { isStaggered, mustLand } from '../abilities/values.ts'
import type { Situation } from '../board/mover.ts'
import { BARRED, STEADFAST } from '../board/occupancy.ts'
import { BLOCKING, IMPASSABLE } from '../board/plan.ts'
import { boardOf, figuresAt, fleetingOccupancy, tableOf } from '../board/positions.ts'
import type { Move } from '../board/reach.ts'
import { mayEnd } from '../board/search.ts'
import { steps } from '../board/steps.ts'
import { type DoomChoice, type Offers, offer } from '../match/choices.ts'
import { emit } from '../match/events.ts'
import { figureKind } from '../match/figure-kinds.ts'
import { figureOf, findFigure, isDemon, isLarge, isMarine, onMap, skips, standsOn } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { StepFrame } from '../match/procedure-frames.ts'
import { damage, displaceFigure, step } from '../match/procedures.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { openDoor } from './door.ts'
import { hazards } from './hazard.ts'
import { outlivesTelefrag } from './kill.ts'
import { forbidden, ruleMoment } from './mission.ts'
import { moverOf, placeOf, spacesAt } from './mover.ts'
import { allInOrder } from './own-order.ts'

const fetters = inForce('restrictMovement')

export function situation(g: DoomState, f: Figure): Situation {
  const marine = isMarine(f)
  const jumps = marine && !skips(g, 'teleporter-move') && !forbidden(g, 'teleporter-move', f) && !spentJump(g, f)
  const board = boardOf(g)
  const others = fleetingOccupancy(g, f, f)
  barAir(g, f, others)
  const teleporters = jumps || isLarge(f) ? teleportersAt(g, true) : NONE
  if (jumps && teleporters.length > 0) markSteadfast(g, f, teleporters, others)
  return {
    board,
    doors: g.doors,
    mover: moverOf(g, f),
    others,
    // Large figures ask where marines under them could go (OP-22).
    teleporters,
    dormant: jumps ? teleportersAt(g, false) : NONE,
    oneJump: jumps && forbidden(g, 'second-teleporter-move', f),
    opens: figureKind(f.kind).opensDoors && !forbidden(g, 'open-door', f),
  }
}

/** Colossus: whoever teleports onto such a demon is placed beside it. */
function markSteadfast(g: DoomState, marine: Figure, teleporters: readonly number[], occupied: Uint8Array): void {
  for (const f of g.figures)
    if (isDemon(f) && f.at.some(space => teleporters.includes(space)) && outlivesTelefrag(g, f, marine))
      for (const space of f.at) occupied[space]! |= STEADFAST
}

/** A demon that must land may not end where no walker stands. */
export function barAir(g: DoomState, f: Figure, occupied: Uint8Array): void {
  if (!isDemon(f) || !mustLand(g, f)) return
  const { terrain } = boardOf(g)
  for (let space = 0; space < occupied.length; space++) if (!isFloor(terrain[space]!)) occupied[space]! |= BARRED
}

const NONE: readonly number[] = []

function teleportersAt(g: DoomState, active: boolean): number[] {
  const spaces: number[] = []
  for (const t of g.teleporters) if (t.active === active) spaces.push(t.at)
  return spaces
}

/** A mission may allow one teleporter step per activation. */
function spentJump(g: DoomState, f: Figure): boolean {
  return g.used.includes(`teleported@${f.id}`) && forbidden(g, 'second-teleporter-move', f)
}

/** Every way to spend movement points now, with its cost (D-MOVE). */
export function moves(g: DoomState, f: Figure): Move[] {
  if (f.mp < 1 || !onMap(f) || fetters(g, f).length > 0) return []
  return steps(situation(g, f), placeOf(g, f), f.mp)
}

export type MoveChoice = Offers['walk' | 'open']

export function moveChoices(g: DoomState, f: Figure): MoveChoice[] {
  const board = boardOf(g)
  const choices: MoveChoice[] = []
  for (const move of moves(g, f))
    if (move.do === 'open') choices.push(offer.open(board.doors[move.door]!.id, { cost: move.cost, door: move.door }))
    else {
      const to = board.name(move.to < board.size ? move.to : move.to - board.size)
      choices.push(offer.walk(move.do, to, { cost: move.cost, place: move.to }))
    }
  return choices
}

/** The free steps and doors of an effect are no moves: nobody pays for them. */
export const isMove = (choice: DoomChoice): choice is Extract<DoomChoice, MoveChoice> =>
  choice.do === 'step' || choice.do === 'turn' || choice.do === 'teleport' || choice.do === 'open'

/** Pays for and carries out a choice made from `moveChoices`. */
export function makeMove(g: DoomState, f: Figure, choice: MoveChoice): Next {
  const { cost } = choice.info
  f.mp -= cost
  if (choice.do === 'open') return openDoor(g, choice.info.door, f)
  const how = choice.do === 'turn' ? 'rotate' : choice.do === 'teleport' ? 'teleport' : 'walk'
  const to = spacesAt(g, f, choice.info.place).slice()
  if (mayBring(g, f, to, how)) return call(step, { figure: f.id, to, cost, how })
  enter(f, to, cost, how)
  return onMove(g, f, to)
}

/** Hardly anything can come of most steps: then the figure simply stands there, and abilities answer. */
function mayBring(g: DoomState, f: Figure, to: readonly number[], how: StepFrame['how']): boolean {
  if (how === 'teleport' || g.tokens.length > 0) return true
  return isMarine(f) && (isDemonAt(g, to[0]!) || g.teleporters.some(t => !t.active && t.at === to[0]))
}

function enter(f: Figure, to: number[], cost: number, how: StepFrame['how']): void {
  emit('step', { figure: f.id, from: f.at, at: to, cost, how })
  f.at = to
  f.moved++
}

export const stepFlow = flow<StepFrame>('step', {
  enter: (g, f) => {
    const figure = figureOf(g, f.figure)
    f.from = figure.at
    enter(figure, f.to, f.cost, f.how)
    if (f.how === 'teleport') g.used.push(`teleported@${f.figure}`)
    return isMarine(figure) && !f.dragged ? clash(g, figure, f.how === 'teleport') : undefined
  },
  aside: (g, f) => {
    const figure = figureOf(g, f.figure)
    if (f.how === 'teleport' && survivor(g, figure))
      return call(displaceFigure, { figure: f.figure, rule: 'D-TELEFRAG-4' })
  },
  teleporter: (g, f) => {
    const figure = findFigure(g, f.figure)
    if (!figure || !onMap(figure) || !isMarine(figure)) return
    const activated = activateTeleporter(g, figure)
    if (f.how !== 'teleport') return inOrder(activated)
    return sequence(...activated, ...ruleMoment(g, 'teleporter-used', { self: f.figure }))
  },
  hazards: (g, f) => {
    const figure = g.tokens.length > 0 ? findFigure(g, f.figure) : undefined
    if (figure && onMap(figure))
      return hazards(
        g,
        figure,
        'enter',
        f.to.filter(space => !f.from!.includes(space)),
      )
  },
  // Abilities that answer each space entered, and what the mission says about it.
  onMove: (g, f) => {
    const figure = findFigure(g, f.figure)
    if (figure && onMap(figure)) return onMove(g, figure, f.to)
  },
})

function onMove(g: DoomState, f: Figure, spaces: number[]): Next {
  const waiting = lastingAt(g, 'on-move', f.id).map(({ lasting: { ability, owner, effect } }) =>
    newEffects({ ability, owner, self: f.id, met: othersAt(g, f.id, spaces), only: effect }),
  )
  const frames = waiting.length > 0 ? allInOrder(g, waiting) : []
  const facts = { self: f.id, spaces }
  for (const frame of ruleMoment(g, 'on-move', facts)) frames.push(frame)
  for (const frame of ruleMoment(g, 'zone-entered', facts)) frames.push(frame)
  return inOrder(frames)
}

const othersAt = (g: DoomState, id: string, spaces: readonly number[]): string[] =>
  g.figures.filter(other => other.id !== id && other.at.some(space => spaces.includes(space))).map(o => o.id)

function isDemonAt(g: DoomState, space: number): boolean {
  for (const f of g.figures) if (isDemon(f) && standsOn(f, space)) return true
  return false
}

/** Colossus: does a demon keep the space onto which this marine was teleported? */
export const survivor = (g: DoomState, marine: Figure): boolean => isDemonAt(g, marine.at[0]!)

/** D-GLORY-1, D-TELEFRAG-1, 3, 5: demons die where a marine enters or, by teleporter, appears. */
export function clash(g: DoomState, marine: Figure, telefrag: boolean): Next {
  if (!isDemonAt(g, marine.at[0]!)) return
  const here = figuresAt(g, marine.at[0]!).filter(isDemon)
  const staggered = skips(g, 'glory-kill') ? [] : here.filter(demon => isStaggered(g, demon, marine))
  const others = telefrag ? here.filter(demon => !staggered.includes(demon)) : []
  const die = (demons: Figure[], how: 'glory' | 'telefrag') =>
    demons.length > 0 ? damage.start({ targets: demons.map(d => d.id), amount: 0, by: marine.id, how, i: 0 }) : null
  return sequence(die(staggered, 'glory'), die(others, 'telefrag'))
}

/** D-TELE-2 */
export function activateTeleporter(g: DoomState, marine: Figure): Frame[] {
  const frames: Frame[] = []
  for (const t of g.teleporters)
    if (!t.active && marine.at.includes(t.at)) {
      t.active = true
      emit('teleporter', { at: t.at, active: true })
      frames.push(...ruleMoment(g, 'teleporter-activated', { self: marine.id }))
    }
  return frames
}

/** Is the figure where it may not stay, so that it has to move on (D-MOVE-9, D-LARGE-15, OP-3, OP-41)? */
export function mustMoveOn(g: DoomState, f: Figure): boolean {
  if (isLarge(f)) {
    if (g.figures.every(o => o === f || !o.at.some(space => f.at.includes(space)))) return false
    return !mayEnd(tableOf(g), moverOf(g, f), fleetingOccupancy(g, f), placeOf(g, f), teleportersAt(g, true))
  }
  const here = f.at[0]!
  for (const other of g.figures) if (other !== f && standsOn(other, here)) return true
  return isDemon(f) && !isGround(g, here) && mustLand(g, f)
}

/** May a small figure without Flying stand here, as far as the terrain goes? */
export function isGround(g: DoomState, space: number): boolean {
  return isFloor(boardOf(g).terrain[space]!)
}

const isFloor = (terrain: number): boolean => terrain !== BLOCKING && terrain !== IMPASSABLE
