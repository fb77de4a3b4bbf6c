import { type Choice, key, pass } from './choice.ts'
import { type Decision, decide } from './decision.ts'
import { type Flow, flows, goto, type Next, type Question, type Signal, thenGoto } from './flow.ts'
import { isWatched } from './hurry.ts'
import type { Seat } from './seat.ts'
import type { Frame, State } from './state.ts'

/** One ability that may (or must) answer a moment. */
export interface WindowAnswer<C extends Choice = Choice> {
  /** Names the ability: it answers one moment once. */
  id: string
  choice: C
  forced?: boolean
}

/** How one kind of moment of a game is answered. */
export interface WindowRules<S extends State, F extends WindowFrame, C extends Choice> {
  name: string
  /** The seats that may answer, in the order of the rules. */
  order(g: S, f: F): readonly Seat[]
  /** What a seat can answer right now. Only forced answers, or only optional ones, are looked at: `forced` says which. */
  answers(g: S, f: F, seat: Seat, forced: boolean): ReadonlyArray<WindowAnswer<C>>
  /** The name of the ability that a choice uses, where the choice tells it: then nobody looks for the answer again. */
  idOf?(g: S, f: F, choice: C): string
  /** Ask this seat even without an answer: by what everybody knows it could have one, so a skipped pause would betray it. */
  suspects?(g: S, f: F, seat: Seat): boolean
  /** Carries an answer out. */
  use(g: S, f: F, seat: Seat, choice: C): Next
  /** The word and rule that the deciding seat is shown. */
  kind(g: S, f: F, seat: Seat): string
  rule(g: S, f: F): string
  about?(g: S, f: F, seat: Seat): Readonly<Record<string, unknown>> | undefined
  /** Seats answer once each in turn until all pass one after the other; otherwise each seat answers all it wants at once. */
  alternate?: boolean
  /**
   * The seat that says who answers before whom, where seats do not alternate: first in the order if it is there at all. With
   * an answer of its own it may let another go first and is asked again after each answer of another; of several others it
   * names the one who is next. Null: the order stands.
   */
  leads?(g: S, f: F): Seat | null
  /** Decides the order of several forced answers; by default the first seat in order. */
  forcedBy?(g: S, f: F): Seat
  /** False where no answer is ever forced: then nobody looks for one. */
  forcing?(g: S, f: F): boolean
}

/** A timing window in progress. A game adds what the moment is about. */
export interface WindowFrame extends Frame {
  /** Whose turn to answer: where seats alternate its place in the order, otherwise that plus one; 0: it is to be found. */
  turn: number
  /** Where seats alternate, passes in a row; otherwise a bit for each place in the order that is through. */
  passes: number
  /** Abilities that have answered. */
  used: string[]
}

/** Fresh locals of a window. */
export function opening(): Pick<WindowFrame, 'turn' | 'passes' | 'used'> {
  return { turn: 0, passes: 0, used: [] }
}

/**
 * A timing window as a procedure: forced answers first, then optional ones in rule order, each ability once.
 * Answers are collected anew after every answer, because one may enable or spoil another.
 */
export function window<S extends State, F extends WindowFrame, C extends Choice>(
  moment: WindowRules<S, F, C>,
): Flow<F> {
  const flow = flows<S, C>()
  const open = (g: S, f: F, seat: Seat, forced: boolean) => {
    const answers = moment.answers(g, f, seat, forced)
    if (answers.length === 0) return answers // nearly always
    return answers.filter(a => (a.forced ?? false) === forced && !f.used.includes(a.id))
  }

  return flow<F>(moment.name, {
    forced: {
      ask: (g, f) => {
        if (moment.forcing && !moment.forcing(g, f)) return null
        const order = moment.order(g, f)
        const options: C[] = []
        for (const seat of order) for (const { choice } of open(g, f, seat, true)) options.push(choice)
        if (options.length === 0) return null
        const seat = moment.forcedBy?.(g, f) ?? order[0]!
        return decide(seat, moment.kind(g, f, seat), moment.rule(g, f), options)
      },
      pick: (g, f, choice) => {
        for (const seat of moment.order(g, f)) {
          const answer = open(g, f, seat, true).find(a => same(a.choice, choice))
          if (answer) {
            f.used.push(answer.id)
            return backTo('forced', moment.use(g, f, seat, answer.choice))
          }
        }
        return undefined
      },
    },
    optional: moment.alternate ? inTurns(moment, open) : eachInOrder(moment, open),
  })
}

type Open<S extends State, F extends WindowFrame, C extends Choice> = (
  g: S,
  f: F,
  seat: Seat,
  forced: boolean,
) => ReadonlyArray<WindowAnswer<C>>

/** Seats answer once each in turn until all pass one after the other. */
function inTurns<S extends State, F extends WindowFrame, C extends Choice>(
  moment: WindowRules<S, F, C>,
  open: Open<S, F, C>,
): Question<S, F, C> {
  const passOn = (f: F, seats: number) => {
    f.passes++
    f.turn = (f.turn + 1) % seats
  }
  return {
    ask: (g, f) => {
      const order = moment.order(g, f)
      if (f.turn >= order.length) f.turn = 0 // a seat has left since
      while (f.passes < order.length) {
        const seat = order[f.turn]!
        const mine = answersOf(moment, open, g, f, seat)
        if (mine) return question(moment, g, f, seat, mine)
        passOn(f, order.length)
      }
      return null
    },
    pick: (g, f, choice) => {
      const order = moment.order(g, f)
      if (choice.do === 'pass') {
        passOn(f, order.length)
        return goto('optional')
      }
      const seat = order[f.turn]!
      f.passes = 0
      f.turn = (f.turn + 1) % order.length
      return take(moment, open, g, f, seat, choice)
    },
  }
}

/** Each seat answers all it wants, in order, unless somebody leads and says otherwise. */
function eachInOrder<S extends State, F extends WindowFrame, C extends Choice>(
  moment: WindowRules<S, F, C>,
  open: Open<S, F, C>,
): Question<S, F, C> {
  const isThrough = (f: F, place: number) => (f.passes & (1 << place)) !== 0
  const through = (f: F, place: number) => {
    f.passes |= 1 << place
    f.turn = 0
  }
  /** Those after a place who could still answer. */
  const others = (g: S, f: F, order: readonly Seat[], place: number): Seat[] =>
    order.filter((seat, i) => i > place && !isThrough(f, i) && answersOf(moment, open, g, f, seat) !== null)

  return {
    ask: (g, f) => {
      const order = moment.order(g, f)
      const leader = moment.leads?.(g, f) ?? null
      for (let place = Math.max(0, f.turn - 1); place < order.length; place++) {
        if (isThrough(f, place)) continue
        const seat = order[place]!
        const mine = answersOf(moment, open, g, f, seat)
        if (!mine) {
          through(f, place)
          if (leader !== null) place = -1 // the one let first had nothing: whoever waited is next
          continue
        }
        if (leader !== null && leader !== seat && f.turn === 0) {
          const more = others(g, f, order, place)
          if (more.length > 0)
            return decide(leader, 'order', moment.rule(g, f), [seat, ...more].map(goesFirst) as Choice[] as C[])
        }
        f.turn = place + 1
        // Only with an answer in hand is there an order to choose, and only the leader sees that it was offered.
        const later = leader === seat && mine.length > 0 ? others(g, f, order, place) : []
        return question(moment, g, f, seat, mine, later)
      }
      return null
    },
    pick: (g, f, choice) => {
      const place = f.turn - 1
      if (choice.do === 'pass') {
        through(f, place)
        return goto('optional')
      }
      const order = moment.order(g, f)
      if (choice.do === 'first') {
        f.turn = order.indexOf((choice as Choice as First).seat) + 1
        return goto('optional')
      }
      if (order[0] === moment.leads?.(g, f) && !isThrough(f, 0)) f.turn = 0
      return take(moment, open, g, f, order[place]!, choice)
    },
  }
}

/** What a seat can answer; null: it need not be asked. */
function answersOf<S extends State, F extends WindowFrame, C extends Choice>(
  moment: WindowRules<S, F, C>,
  open: Open<S, F, C>,
  g: S,
  f: F,
  seat: Seat,
): ReadonlyArray<WindowAnswer<C>> | null {
  const mine = open(g, f, seat, false)
  return mine.length > 0 || (isWatched() && moment.suspects?.(g, f, seat)) ? mine : null
}

function question<S extends State, F extends WindowFrame, C extends Choice>(
  moment: WindowRules<S, F, C>,
  g: S,
  f: F,
  seat: Seat,
  mine: ReadonlyArray<WindowAnswer<C>>,
  later: readonly Seat[] = [],
): Decision<C> {
  const options: C[] = []
  for (const { choice } of mine) options.push(choice)
  for (const other of later) options.push(goesFirst(other) as Choice as C)
  options.push(pass as C)
  const about = moment.about?.(g, f, seat)
  return decide(seat, moment.kind(g, f, seat), moment.rule(g, f), options, about ? { always: true, about } : ALWAYS)
}

/** Carries an answer out; the window goes on after it. */
function take<S extends State, F extends WindowFrame, C extends Choice>(
  moment: WindowRules<S, F, C>,
  open: Open<S, F, C>,
  g: S,
  f: F,
  seat: Seat,
  choice: C,
): Signal {
  f.used.push(moment.idOf?.(g, f, choice) ?? open(g, f, seat, false).find(a => same(a.choice, choice))!.id)
  return backTo('forced', moment.use(g, f, seat, choice))
}

const ALWAYS = { always: true }

/** The leader of a window lets another seat answer first. */
export interface First extends Choice {
  do: 'first'
  seat: Seat
}

const goesFirst = (seat: Seat): First => ({ do: 'first', seat })

/** After an answer the window goes on, unless the answer ended it. */
function backTo(step: string, next: Next): Signal {
  if (!next) return goto(step)
  return next.end || next.unwind || next.to ? next : thenGoto(next, step)
}

function same(a: Choice, b: Choice): boolean {
  return a === b || key(a) === key(b)
}
