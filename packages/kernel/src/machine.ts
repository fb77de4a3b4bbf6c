import { type Choice, concedeKey, IllegalChoice, key } from './choice.ts'
import type { Decision } from './decision.ts'
import type { Flow, Link, Next } from './flow.ts'
import { isWatched } from './hurry.ts'
import type { Seat } from './seat.ts'
import type { Frame, State } from './state.ts'

/** The steps of all procedures of a game by name: maps, because they are asked at nearly every step. */
export type Flows = ReadonlyMap<string, ReadonlyMap<string, Link>>

export function flowTable(list: readonly Flow[]): Flows {
  const table = new Map<string, ReadonlyMap<string, Link>>()
  for (const { name, links } of list) {
    if (table.has(name)) throw new Error(`Two procedures are called ${name}.`)
    table.set(name, new Map(Object.entries(links)))
  }
  return table
}

/** Far beyond what any rule needs between two decisions: a procedure that never ends is a defect. */
const STEPS_WITHOUT_DECISION = 200_000

/** The decision that was put last and the step that asks it: nearly always it is the one to be answered next. */
const latest: { decision: Decision | null; by: Frame | null; link: Link | null } = {
  decision: null,
  by: null,
  link: null,
}

/** Runs to the next decision or to the end of the match. `link` is the step to begin with, where the caller knows it. */
export function run(flows: Flows, g: State, link: Link | null = null): void {
  for (let steps = 0; !g.decision && !g.outcome; steps++) {
    if (steps > STEPS_WITHOUT_DECISION) throw new Error(`The rules run in circles in ${where(g)}.`)
    const f = g.stack[g.stack.length - 1]
    if (!f) throw new Error('Every procedure has ended but the match has no outcome.')
    link ??= linkOf(flows, f)
    if (link.run) {
      link = follow(g, f, link, link.run(g, f))
      continue
    }
    const decision = link.question!.ask(g, f)
    if (!decision) {
      link = goOn(g, f, link)
    } else if (picksItself(decision)) {
      link = follow(g, f, link, link.question!.pick(g, f, decision.options[0]!))
    } else if (decision.options.length === 0) {
      throw new Error(`Nothing can be chosen in ${where(g)} (${decision.kind}).`)
    } else {
      g.decision = decision
      latest.decision = decision
      latest.by = f
      latest.link = link
    }
  }
}

/** Ends the match because a seat gives it up; false if nobody sits there. */
export type Concede<S extends State = State> = (g: S, seat: Seat) => boolean

/** Makes a decision and runs on. Anything neither offered nor possible at any time throws and changes nothing. */
export function choose(flows: Flows, g: State, choice: Choice | string, concede?: Concede): void {
  const decision = g.decision
  const picked = decision && !g.outcome ? member(decision.options, choice) : undefined
  if (!picked) {
    giveUp(g, nameOf(choice), concede)
    return
  }
  const f = g.stack[g.stack.length - 1]!
  const link = latest.decision === decision && latest.by === f ? latest.link! : linkOf(flows, f)
  g.decision = null
  g.seq++
  run(flows, g, follow(g, f, link, link.question!.pick(g, f, picked)))
}

const CONCEDES = concedeKey('')

function giveUp(g: State, name: string, concede: Concede | undefined): void {
  const gives = !g.outcome && name.startsWith(CONCEDES) && concede?.(g, name.slice(CONCEDES.length))
  if (!gives) throw new IllegalChoice(name, g.outcome ? [] : (g.decision?.options.map(key) ?? []))
  g.decision = null
  g.seq++
}

/**
 * Puts the pending question again, because the seat that is asked now holds other cards than it did. True if all others
 * see the very same decision pending.
 */
export function askAgain(flows: Flows, g: State): boolean {
  const before = g.decision!
  const f = g.stack[g.stack.length - 1]!
  const decision = linkOf(flows, f).question!.ask(g, f)
  g.decision = decision
  return (
    decision !== null &&
    decision.options.length > 0 &&
    !picksItself(decision) &&
    decision.seat === before.seat &&
    decision.kind === before.kind &&
    decision.rule === before.rule
  )
}

function picksItself(decision: Decision): boolean {
  return decision.options.length === 1 && !(decision.always && isWatched())
}

function member(options: readonly Choice[], choice: Choice | string): Choice | undefined {
  if (typeof choice !== 'string' && options.includes(choice)) return choice
  const wanted = nameOf(choice)
  for (const option of options) if (key(option) === wanted) return option
  return undefined
}

/** Choices come from outside, so they may be anything at all. */
function nameOf(choice: unknown): string {
  if (typeof choice === 'string') return choice
  return String(typeof choice === 'object' && choice !== null ? key(choice as Choice) : choice)
}

function linkOf(flows: Flows, f: Frame): Link {
  const link = flows.get(f.flow)?.get(f.step)
  if (!link) throw new Error(`There is no procedure ${f.flow}.${f.step}.`)
  return link
}

/** The step that comes next, where the procedure itself goes on; otherwise null, and the top of the stack tells. */
function follow(g: State, f: Frame, link: Link, next: Next): Link | null {
  if (!next) return goOn(g, f, link)
  if (next.unwind) {
    while (g.stack.length > 0 && g.stack[g.stack.length - 1]!.flow !== next.unwind) g.stack.pop()
    const target = g.stack[g.stack.length - 1]
    if (!target) throw new Error(`There is no ${next.unwind} to go back to.`)
    target.step = next.to!
    return null
  }
  let after: Link | null = null
  if (next.end) {
    drop(g, f)
    if (next.value !== undefined) {
      const caller = g.stack[g.stack.length - 1]
      if (caller) caller.result = next.value
    }
  } else if (next.to) {
    f.step = next.to
    if (next.to === link.name) after = link
  } else {
    after = goOn(g, f, link)
  }
  const push = next.push
  if (!push) return after
  if (f.result !== undefined) f.result = undefined // what an earlier call returned must not pass for this one's
  for (let i = push.length - 1; i >= 0; i--) g.stack.push(push[i]!)
  return null
}

/** After the last step a procedure is gone: what that step calls returns to the caller. */
function goOn(g: State, f: Frame, link: Link): Link | null {
  if (link.next) f.step = link.next.name
  else drop(g, f)
  return link.next
}

function drop(g: State, f: Frame): void {
  const top = g.stack.pop()
  if (top !== f) throw new Error(`${f.flow} ended but ${top?.flow} was running.`)
}

function where(g: State): string {
  return g.stack.map(f => `${f.flow}.${f.step}`).join(' > ')
}
