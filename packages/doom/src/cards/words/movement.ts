import { call, decide, end, type Frame, inOrder, type Next, thenGoto } from '@redoubt/kernel'
import { BLOCKING, IMPASSABLE } from '../../board/plan.ts'
import { type DoomChoice, done } from '../../choices.ts'
import type { EffectOf } from '../../content/effect.ts'
import type { Place } from '../../content/selector.ts'
import { say } from '../../events.ts'
import { figureOf, findFigure, isLarge, isMarine, onMap } from '../../figures.ts'
import { flow } from '../../flow.ts'
import { boardOf, distance, isFree, tableOf } from '../../places.ts'
import { damage, step } from '../../procedures.ts'
import { gainMovement, kindActivation } from '../../rules/activation.ts'
import { askAside, putAside, yielding } from '../../rules/aside.ts'
import { openDoor } from '../../rules/door.ts'
import { judge, ruleMoment } from '../../rules/mission.ts'
import { isGround, moverOf } from '../../rules/movement.ts'
import { spendNow } from '../../rules/spend.ts'
import type { DoomState, Figure } from '../../state.ts'
import { health, isFlying, isImmune, mustLand, speed } from '../../values.ts'
import { chooserOf, type EffectsFrame, type Word } from '../frames.ts'
import { type Turn, takeTurns } from '../in-turn.ts'
import { inForce } from '../inforce.ts'
import { leapTargets } from '../leap.ts'
import { isPicked, placesFor, referenceSpaces } from '../select.ts'
import { sequence, thenEnd } from '../sequence.ts'

/** Spaces next to a small figure, by its own way of moving. */
function nextTo(g: DoomState, f: Figure, table = tableOf(g)): number[] {
  const { start, to } = moverOf(g, f).flying ? table.fly : table.walk
  return Array.from(to.subarray(start[f.at[0]!], start[f.at[0]! + 1]))
}

const spaceChoices = (g: DoomState, word: string, spaces: readonly number[]): DoomChoice[] =>
  spaces.map(space => ({ do: word, to: boardOf(g).name(space) }))

interface MarchFrame extends Frame {
  figure: string
  seat: string
  left: number
  /** Every step must come nearer to these spaces. */
  toward?: number[]
  freeDoors?: boolean
  /** Moved by the other side: no Glory Kill, no door, no teleporter. */
  dragged?: boolean
}

function stepsAhead(g: DoomState, f: MarchFrame, figure: Figure, table = tableOf(g)): number[] {
  const here = f.toward ? (distance(g, figure.at, f.toward) ?? 0) : 0
  return nextTo(g, figure, table).filter(space => {
    if (f.toward && (distance(g, [space], f.toward) ?? here) >= here) return false
    // The last space is empty; an occupied one only if there is a way on.
    if (isFree(g, space)) return true
    return f.left > 1 && stepsAhead(g, { ...f, left: f.left - 1 }, { ...figure, at: [space] }, table).length > 0
  })
}

/** Doors that a marching figure may open where it stands; on an occupied space only those that give it a way on. */
function doorsAhead(g: DoomState, f: MarchFrame, figure: Figure, alone: boolean): DoomChoice[] {
  if (!f.freeDoors) return []
  const board = boardOf(g)
  const options: DoomChoice[] = []
  board.doors.forEach((door, d) => {
    if ((g.doors & (1 << d)) !== 0 || (board.doorsAt[figure.at[0]!]! & (1 << d)) === 0) return
    if (alone || stepsAhead(g, f, figure, board.table(g.doors | (1 << d))).length > 0)
      options.push({ do: 'open', card: door.id })
  })
  return options
}

/** What a marching figure may do next. */
function marchChoices(g: DoomState, f: MarchFrame, figure: Figure): DoomChoice[] {
  if (f.left === 0) return []
  return [...spaceChoices(g, 'step', stepsAhead(g, f, figure)), ...doorsAhead(g, f, figure, isAlone(g, figure))]
}

const isAlone = (g: DoomState, f: Figure): boolean => g.figures.every(o => o === f || !o.at.includes(f.at[0]!))

/** A figure is moved space by space without movement points. */
export const march = flow<MarchFrame>('march', {
  next: {
    ask: (g, f) => {
      const figure = findFigure(g, f.figure)
      if (!figure || !onMap(figure)) return null
      const options = marchChoices(g, f, figure)
      const alone = isAlone(g, figure)
      if (options.length === 0 && !alone) {
        // OP-47; the marine that moves the drone chooses for it.
        const placed = yielding(g, figure)
        const stuck = askAside(g, placed, 'D-MOVE-9', placed.kind === 'drone' ? f.seat : undefined)
        if (stuck) return stuck
      }
      if (alone || options.length === 0) options.push(done)
      return decide(f.seat, 'move-figure', 'D-MOVE-20', options, { about: { figure: f.figure, left: f.left } })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      const figure = figureOf(g, f.figure)
      if (choice.do === 'place') return thenGoto(putAside(g, yielding(g, figure), choice), 'next')
      if (choice.do === 'open') {
        const d = boardOf(g).doors.findIndex(door => door.id === choice.card)
        return thenGoto(openDoor(g, d, figure), 'next')
      }
      f.left--
      const to = [boardOf(g).at(choice.to!)]
      const moved = step.start({ figure: f.figure, to, cost: 0, how: 'effect', dragged: f.dragged })
      const after = f.figure === 'drone' ? droneMoved.start({}) : null
      return thenGoto(sequence(moved, after), 'next')
    },
  },
})

/** What the mission says when the drone has entered a space; it may have arrived. */
export const droneMoved = flow<Frame>('drone-moved', {
  rules: g => {
    judge(g)
    return thenEnd(inOrder(ruleMoment(g, 'drone-moved', { self: 'drone' })))
  },
})

interface JumpFrame extends Frame {
  use: EffectsFrame
  figure: string
  spaces: number
}

/** Blast Jump: over figures and terrain, not through walls; lands on an empty space a walker could stand on. */
export const jump = flow<JumpFrame>('jump', {
  pick: {
    ask: (g, f) => {
      const figure = findFigure(g, f.figure)
      if (!figure || !onMap(figure)) return null
      return decide(f.figure, 'jump', 'D-MOVE-20', [...spaceChoices(g, 'jump', landings(g, figure, f.spaces)), done])
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      const figure = figureOf(g, f.figure)
      const to = boardOf(g).at(choice.to!)
      figure.moved += flight(g, figure.at[0]!)[to]! - 1 // entering the landing space counts itself
      return call(step, { figure: f.figure, to: [to], cost: 0, how: 'effect' })
    },
  },
})

function flight(g: DoomState, from: number): Int16Array {
  const { fly, board } = tableOf(g)
  const far = new Int16Array(board.size).fill(-1)
  far[from] = 0
  const queue = [from]
  for (const space of queue)
    for (let e = fly.start[space]!; e < fly.start[space + 1]!; e++) {
      const next = fly.to[e]!
      if (far[next] !== -1) continue
      far[next] = far[space]! + 1
      queue.push(next)
    }
  return far
}

function landings(g: DoomState, figure: Figure, spaces: number): number[] {
  const { terrain } = boardOf(g)
  const found: number[] = []
  flight(g, figure.at[0]!).forEach((far, space) => {
    if (far < 1 || far > spaces || !isFree(g, space)) return
    if (terrain[space] !== BLOCKING && terrain[space] !== IMPASSABLE) found.push(space)
  })
  return found
}

interface PushFrame extends Frame {
  figure: string
  /** Pushed away from here. */
  from: number[]
  left: number
  seat: string
  /** Damage if the push is cut short. */
  blocked: number
  by: string | null
  /** May be declined before the first space. */
  free: boolean
}

/** A figure is pushed away, space by space; the pusher chooses. */
export const push = flow<PushFrame>('push', {
  next: {
    ask: (g, f) => {
      const figure = findFigure(g, f.figure)
      if (!figure || !onMap(figure) || f.left === 0) return null
      const here = distance(g, figure.at, f.from) ?? 0
      const away = nextTo(g, figure).filter(space => isFree(g, space) && (distance(g, [space], f.from) ?? 0) > here)
      if (away.length === 0) return null
      const options = spaceChoices(g, 'push', away)
      if (f.free) options.push(done)
      return decide(f.seat, 'push', 'D-MOVE-20', options, { about: { figure: f.figure } })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      f.left--
      f.free = false
      const to = [boardOf(g).at(choice.to!)]
      return thenGoto(call(step, { figure: f.figure, to, cost: 0, how: 'effect', dragged: true }), 'next')
    },
  },
  blocked: (_g, f) =>
    f.left > 0 && f.blocked > 0
      ? call(damage, { targets: [f.figure], amount: f.blocked, by: f.by, how: 'effect', i: 0 })
      : undefined,
})

interface PlaceFrame extends Frame {
  figure: string
  spaces: number[]
  seat: string
}

/** A figure is put directly into a space; that is not movement (D-MOVE-20). */
export const place = flow<PlaceFrame>('place-figure', {
  pick: {
    ask: (g, f) =>
      f.spaces.length > 0 ? decide(f.seat, 'place-figure', 'D-MOVE-20', spaceChoices(g, 'place', f.spaces)) : null,
    pick: (g, f, choice) => {
      const figure = figureOf(g, f.figure)
      figure.at = [boardOf(g).at(choice.to!)]
      say('placed', { figure: f.figure, at: figure.at, how: 'effect' })
    },
  },
})

/** Where a figure may be put: empty spaces that it could stand on. */
function standings(g: DoomState, f: EffectsFrame, where: Place, figure: Figure): number[] {
  const hovers = isFlying(g, figure) && !mustLand(g, figure)
  return placesFor(g, f, where).filter(space => isFree(g, space) && (hovers || isGround(g, space)))
}

export const words = {
  gainMovement: ((g, f, e) => {
    if (typeof e.who === 'object' && e.who.kind === 'activating') {
      const kind = kindActivation(g)
      if (kind) kind.bonus += e.amount
      return
    }
    const turns: Turn[] = []
    for (const id of f.targets) {
      const figure = findFigure(g, id)
      // A demon that strikes while it dies goes nowhere (Dying Lash).
      if (!figure || !onMap(figure) || figure.damage >= health(g, figure)) continue
      if (e.spend === 'now' || g.active !== id)
        turns.push({ figure: id, frame: spendNow.start({ figure: id, amount: e.amount }) }) // D-MOVE-16
      else gainMovement(g, id, e.amount)
    }
    return inOrder(isPicked(e.who) ? turns.map(t => t.frame) : takeTurns(g, chooserOf(f, undefined), f.ability, turns))
  }) as Word<EffectOf<'gainMovement'>>,

  loseMovement: ((g, f, e) => {
    for (const id of f.targets) {
      const figure = figureOf(g, id)
      figure.mp = Math.max(0, figure.mp - (e.amount === 'all' ? speed(g, figure) : e.amount))
    }
  }) as Word<EffectOf<'loseMovement'>>,

  moveFigure: ((g, f, e): Next => {
    if (e.to) {
      return call(leap, { use: { ...f }, from: leapTargets(g, f, e.to) })
    }
    const id = f.targets[0]
    const figure = id === undefined ? undefined : findFigure(g, id)
    if (!figure || !onMap(figure) || inForce(g, 'restrictMovement', figure).length > 0) return
    if (e.ignore?.includes('terrain')) {
      f.spaces = figure.at.slice()
      return call(jump, { use: { ...f }, figure: figure.id, spaces: e.spaces! })
    }
    const toward = e.toward ? referenceSpaces(g, f, 'chosen-demon')[0] : undefined
    return call(march, {
      figure: figure.id,
      seat: e.by === 'invader' ? 'invader' : chooserOf(f, undefined),
      left: e.spaces!,
      ...(toward ? { toward } : {}),
      ...(toward || (e.by === 'invader' && isMarine(figure)) ? { dragged: true } : {}),
      ...(e.freeDoors ? { freeDoors: true } : {}),
    })
  }) as Word<EffectOf<'moveFigure'>>,

  placeFigure: ((g, f, e) =>
    call(place, {
      figure: f.targets[0]!,
      spaces: standings(g, f, e.where, figureOf(g, f.targets[0]!)),
      seat: chooserOf(f, undefined),
    })) as Word<EffectOf<'placeFigure'>>,

  push: ((g, f, e) => {
    const from = referenceSpaces(g, f, 'self')[0] ?? []
    const blocked = e.onBlocked?.amount ?? 0
    const turns: Turn[] = []
    for (const id of f.targets) {
      const figure = findFigure(g, id)
      if (!figure || !onMap(figure) || isLarge(figure) || isImmune(g, figure, 'push')) continue
      const free = e.optional === true || f.auto === true
      const seat = chooserOf(f, undefined)
      const frame = push.start({ figure: id, from, left: e.spaces, seat, blocked, by: f.self ?? null, free })
      turns.push({ figure: id, frame })
    }
    return inOrder(isPicked(e.who) ? turns.map(t => t.frame) : takeTurns(g, chooserOf(f, undefined), f.ability, turns))
  }) as Word<EffectOf<'push'>>,
}

interface LeapFrame extends Frame {
  use: EffectsFrame
  from: string[]
}

/** Bloody Waltz: onto the space of another figure, which the next effect deals with. */
export const leap = flow<LeapFrame>('leap', {
  pick: {
    ask: (_g, f) =>
      f.from.length > 0
        ? decide(
            f.use.owner,
            'pick-figure',
            'D-GLORY-1',
            f.from.map((figure): DoomChoice => ({ do: 'pick', figure })),
          )
        : null,
    pick: (g, f, choice) => {
      const mover = figureOf(g, f.use.self!)
      const target = figureOf(g, choice.figure!)
      // The ability that called is told whom it met.
      for (let i = g.stack.length - 1; i >= 0; i--) {
        const frame = g.stack[i]!
        if (frame.flow === 'effects') {
          ;(frame as EffectsFrame).chosen = target.id
          break
        }
      }
      // Its own movement, so that entering the space is already the Glory Kill.
      return call(step, { figure: mover.id, to: [target.at[0]!], cost: 0, how: 'effect' })
    },
  },
})
