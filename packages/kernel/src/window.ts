import { type Choice, key, pass } from './choice.ts'
import { decide } from './decision.ts'
import { type Flow, flows, goto, type Next, type Signal, thenGoto } from './flow.ts'
import type { Frame, Seat, State } from './state.ts'

/** One ability that may (or must) answer a moment. */
export interface Answer<C extends Choice = Choice> {
  /** Names the ability: it answers one moment once. */
  id: string
  choice: C
  forced?: boolean
}

/** How one kind of moment of a game is answered. */
export interface Moment<S extends State, F extends WindowFrame, C extends Choice> {
  name: string
  /** The seats that may answer, in the order of the rules. */
  order(g: S, f: F): readonly Seat[]
  /** What a seat can answer right now. Only forced answers, or only optional ones, are looked at: `forced` says which. */
  answers(g: S, f: F, seat: Seat, forced: boolean): ReadonlyArray<Answer<C>>
  /** The name of the ability that a choice uses, where the choice tells it: then nobody looks for the answer again. */
  idOf?(g: S, f: F, choice: C): string
  /** Ask this seat even without an answer: by what everybody knows it could have one, so a skipped pause would betray it. */
  suspects?(g: S, f: F, seat: Seat): boolean
  /** Carries an answer out. */
  use(g: S, f: F, seat: Seat, choice: C): Next
  /** The word and rule that the deciding seat is shown. */
  kind(g: S, f: F): string
  rule(g: S, f: F): string
  about?(g: S, f: F): Readonly<Record<string, unknown>> | undefined
  /** Seats answer once each in turn until all pass one after the other; otherwise each seat answers all it wants at once. */
  alternate?: boolean
  /** Decides the order of several forced answers; by default the first seat in order. */
  forcedBy?(g: S, f: F): Seat
  /** False where no answer is ever forced: then nobody looks for one. */
  forcing?(g: S, f: F): boolean
}

/** A timing window in progress. A game adds what the moment is about. */
export interface WindowFrame extends Frame {
  /** Whose turn to answer, as a place in the order. */
  turn: number
  /** Passes in a row. */
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
export function window<S extends State, F extends WindowFrame, C extends Choice>(moment: Moment<S, F, C>): Flow<F> {
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
        return decide(moment.forcedBy?.(g, f) ?? order[0]!, moment.kind(g, f), moment.rule(g, f), options)
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
    optional: {
      ask: (g, f) => {
        const order = moment.order(g, f)
        if (moment.alternate && f.turn >= order.length) f.turn = 0 // a seat has left since
        while (f.turn < order.length && f.passes < order.length) {
          const seat = order[f.turn]!
          const mine = open(g, f, seat, false)
          if (mine.length > 0 || moment.suspects?.(g, f, seat)) {
            const options: C[] = []
            for (const { choice } of mine) options.push(choice)
            options.push(pass as C)
            const about = moment.about?.(g, f)
            return decide(seat, moment.kind(g, f), moment.rule(g, f), options, about ? { always: true, about } : ALWAYS)
          }
          passOn(f, order.length, moment.alternate)
        }
        return null
      },
      pick: (g, f, choice) => {
        const order = moment.order(g, f)
        if (choice.do === 'pass') {
          passOn(f, order.length, moment.alternate)
          return goto('optional')
        }
        const seat = order[f.turn]!
        const id = moment.idOf?.(g, f, choice) ?? open(g, f, seat, false).find(a => same(a.choice, choice))!.id
        f.used.push(id)
        f.passes = 0
        if (moment.alternate) f.turn = (f.turn + 1) % order.length
        return backTo('forced', moment.use(g, f, seat, choice))
      },
    },
  })
}

const ALWAYS = { always: true }

function passOn(f: WindowFrame, seats: number, alternate: boolean | undefined): void {
  f.passes++
  f.turn = alternate ? (f.turn + 1) % seats : f.turn + 1
}

/** After an answer the window goes on, unless the answer ended it. */
function backTo(step: string, next: Next): Signal {
  if (!next) return goto(step)
  return next.end || next.unwind || next.to ? next : thenGoto(next, step)
}

function same(a: Choice, b: Choice): boolean {
  return a === b || key(a) === key(b)
}
