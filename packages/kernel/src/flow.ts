import type { Choice } from './choice.ts'
import type { Decision } from './decision.ts'
import type { Frame, State } from './state.ts'

/** What happens after a step. Nothing: the next step, or back to the caller after the last one. */
export interface Signal {
  /** Procedures to run first, in this order. */
  push?: Frame[] | undefined
  /** The step to go on with instead of the next one. */
  to?: string | undefined
  /** This procedure is over. */
  end?: boolean | undefined
  /** What an ended procedure hands to its caller, as `f.result`. */
  value?: unknown
  /** Everything down to this procedure is abandoned; `to` says where it goes on. */
  unwind?: string | undefined
}

// biome-ignore lint/suspicious/noConfusingVoidType: a step that returns nothing simply goes on
export type Next = Signal | undefined | void

/** A step that needs somebody's decision. `ask` returns null when there is nothing to ask. */
export interface Question<S extends State, F extends Frame, C extends Choice> {
  ask(g: S, f: F): Decision<C> | null
  pick(g: S, f: F, choice: C): Next
}

/** A method, so that the machine, which knows no game, may hold the steps of every game. */
type Run<S extends State, F extends Frame> = { run(g: S, f: F): Next }['run']

export type Step<S extends State, F extends Frame, C extends Choice> = Run<S, F> | Question<S, F, C>

/** One step of a procedure, ready to run. */
export interface Link {
  name: string
  run: Run<State, Frame> | null
  question: Question<State, Frame, Choice> | null
  /** The step after it; null for the last one. */
  next: Link | null
}

/** The name of a procedure: enough to start it. Files that call one another share names, not each other. */
export interface Procedure<F extends Frame = Frame> {
  name: string
  first: string
  /** A frame that starts this procedure. */
  start(locals: Omit<F, keyof Frame>): F
}

export function procedure<F extends Frame>(name: string, first: string): Procedure<F> {
  return { name, first, start: locals => ({ flow: name, step: first, ...locals }) as F }
}

/** A procedure of the rules: its steps in the order of the rulebook. */
export interface Flow<F extends Frame = Frame> extends Procedure<F> {
  links: Readonly<Record<string, Link>>
}

/** The `flow` word of one game: `const flow = flows<MyState, MyChoice>()`. */
export function flows<S extends State, C extends Choice = Choice>() {
  return <F extends Frame>(name: string, steps: Record<string, Step<S, F, C>>): Flow<F> => {
    const names = Object.keys(steps)
    const links: Record<string, Link> = Object.create(null)
    let next: Link | null = null
    for (const step of names.slice().reverse()) {
      const body = steps[step]!
      next = links[step] = {
        name: step,
        run: typeof body === 'function' ? body : null,
        question: typeof body === 'function' ? null : body,
        next,
      }
    }
    const first = names[0]!
    return { name, first, start: procedure<F>(name, first).start, links }
  }
}

/** The words below make signals of one shape: the machine reads one at nearly every step. */
const signal = (
  push: Frame[] | undefined,
  to: string | undefined,
  end: boolean,
  value?: unknown,
  unwind?: string,
): Signal => ({ push, to, end, value, unwind })

export function call<F extends Frame>(flow: Procedure<F>, locals: Omit<F, keyof Frame>): Signal {
  return signal([flow.start(locals)], undefined, false)
}

/** Several procedures, one after the other. */
export function inOrder(frames: Frame[]): Signal | undefined {
  return frames.length > 0 ? signal(frames, undefined, false) : undefined
}

export function goto(step: string): Signal {
  return signal(undefined, step, false)
}

/** The same, and then on with this step. */
export function thenGoto(next: Next, step: string): Signal {
  return next ? signal(next.push, step, next.end ?? false, next.value, next.unwind) : goto(step)
}

export const end: Signal = Object.freeze(signal(undefined, undefined, true))

/** Hands a value to the caller; what is called then runs in place of the ended procedure. */
export function endWith(value: unknown, frames?: Frame[]): Signal {
  return signal(frames, undefined, true, value)
}

export function unwind(flow: Procedure, to: string): Signal {
  return signal(undefined, to, false, undefined, flow.name)
}
