import { type DoomChoice, type DoomDecision, type DoomOption, type DoomState, glimpse, type Move } from '@redoubt/doom'
import type { Choice, Decision } from '@redoubt/kernel'
import type { Beliefs } from '../character/priorities.ts'
import { demonsInOrder } from '../invader/invader.ts'
import { read } from '../reading/situation.ts'
import { type Memory, pickOf, turnOf } from '../recruit.ts'
import { type Errand, errandOf } from '../walking/walk.ts'

/**
 * Decides in an imagined world, for whichever seat is asked there. Where it is given thoughts, it looks there for its own of the
 * same position, and adds it: whoever gives them answers for it that all it sees is the same.
 */
type Actor = (g: DoomState, thoughts?: Thoughts) => Choice

/** An errand under way: how much of it is done, and when the next move is due. */
interface Trail {
  readonly errand: Errand
  readonly seq: number
  readonly seat: string
  readonly at: number
}

/** What was decided and is meant, by the number of the decision. */
export type Thoughts = Map<number, Thought>

interface Thought {
  /** Which of the options. */
  pick: number
  attacked: string
  trail: Trail | null
  order: Order
}

/** In which order demons of a kind act: every kind acts once in a round. */
interface Order {
  round: number
  figures: readonly string[]
}

/**
 * Plays by these beliefs, but once under way it walks on without a thought as long as nothing comes in between, and demons of a
 * kind act in the order that seemed the best when the first of them did.
 */
export function actor(beliefs: Beliefs, memory: Memory = { attacked: '', taste: 0 }): Actor {
  let trail: Trail | null = null
  let order: Order = { round: 0, figures: [] }
  const think = (g: DoomState): Choice => {
    const decision = g.decision!
    const { options, seat, kind } = decision
    if (options.length === 1) return options[0]!
    if (trail && trail.seq === g.seq && trail.seat === seat) {
      const next = follow(trail, decision)
      if (next) {
        trail = { errand: trail.errand, seq: trail.seq + 1, seat, at: trail.at + 1 }
        if (next.do === 'attack') memory.attacked = turnOf(g.round, decision.about?.demon)
        return next
      }
    }
    trail = null
    if (kind === 'demon-figure' && order.round === g.round) {
      const next = inOrder(order, options)
      if (next) return next
    }
    const offered = (options as readonly DoomChoice[]).map(glimpsed)
    const seen = { ...decision, options: offered } as DoomDecision
    const s = read(glimpse(g, seat), beliefs)
    if (s && kind === 'demon-figure') {
      order = { round: g.round, figures: demonsInOrder(s, offered).map(o => o.figure!) }
      return inOrder(order, options)!
    }
    const pick = pickOf(s, seen, offered, memory)
    const errand = errandOf(pick)
    if (errand) trail = { errand, seq: g.seq + 1, seat, at: 0 }
    return options[offered.indexOf(pick)]!
  }
  return (g, thoughts) => {
    const { options } = g.decision!
    const before = thoughts?.get(g.seq)
    if (before) {
      trail = before.trail
      order = before.order
      memory.attacked = before.attacked
      return options[before.pick]!
    }
    const choice = think(g)
    thoughts?.set(g.seq, { pick: options.indexOf(choice), attacked: memory.attacked, trail, order })
    return choice
  }
}

/** As it is seen, but for its key, which nobody reads here. Not written with dots: that is slow for two at once. */
const glimpsed = (choice: DoomChoice): DoomOption =>
  (choice.info ? Object.assign({}, choice.info, choice) : choice) as DoomOption

/** The first of them that may act now, if all who may were thought of. */
function inOrder(order: Order, options: readonly Choice[]): Choice | undefined {
  const offered = (options as readonly DoomChoice[]).map(o => o.figure!)
  if (!offered.every(figure => order.figures.includes(figure))) return undefined
  return options[offered.indexOf(order.figures.find(figure => offered.includes(figure))!)]
}

/** The next move, or what the way was for, unless there is something to think about. */
function follow({ errand, at }: Trail, { options }: Decision): Choice | undefined {
  const move = errand.way[at]
  let found: Choice | undefined
  for (const option of options) {
    if (option.do === 'take') return undefined
    if (move ? isMove(option, move) : option.do === errand.then) found ??= option
  }
  return found
}

const isMove = ({ do: verb, info }: Choice, move: Move): boolean =>
  verb === move.do && (move.do === 'open' ? info?.door === move.door : info?.place === move.to)
