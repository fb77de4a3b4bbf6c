import { type Choice, IllegalChoice, key } from './choice.ts'
import type { Flow, Next } from './flow.ts'
import type { Frame, State } from './state.ts'

/** All procedures of a game by name. */
export type Flows = Readonly<Record<string, Flow>>

export function flowTable(list: readonly Flow<never>[]): Flows {
  const table: Record<string, Flow> = Object.create(null)
  for (const flow of list as readonly Flow[]) {
    if (table[flow.name]) throw new Error(`Two procedures are called ${flow.name}.`)
    table[flow.name] = flow
  }
  return table
}

/** Far beyond what any rule needs between two decisions: a procedure that never ends is a defect. */
const STEPS_WITHOUT_DECISION = 200_000

/** Runs to the next decision or to the end of the match. */
export function run(flows: Flows, g: State): void {
  for (let steps = 0; !g.decision && !g.outcome; steps++) {
    if (steps > STEPS_WITHOUT_DECISION) throw new Error(`The rules run in circles in ${where(g)}.`)
    const f = g.stack[g.stack.length - 1]
    if (!f) throw new Error('Every procedure has ended but the match has no outcome.')
    const link = linkOf(flows, f)
    if (link.run) {
      follow(flows, g, f, link.run(g, f))
      continue
    }
    const decision = link.question!.ask(g, f)
    if (!decision) {
      follow(flows, g, f, undefined)
    } else if (decision.options.length === 1 && !decision.always) {
      follow(flows, g, f, link.question!.pick(g, f, decision.options[0]!))
    } else if (decision.options.length === 0) {
      throw new Error(`Nothing can be chosen in ${where(g)} (${decision.kind}).`)
    } else {
      g.decision = decision
    }
  }
}

/** Makes a decision and runs on. Anything not offered throws and changes nothing. */
export function choose(flows: Flows, g: State, choice: Choice | string): void {
  const decision = g.decision
  const picked = decision && !g.outcome ? member(decision.options, choice) : undefined
  if (!picked) {
    const tried = typeof choice === 'string' ? choice : key(choice)
    throw new IllegalChoice(tried, g.outcome ? [] : (decision?.options.map(key) ?? []))
  }
  const f = g.stack[g.stack.length - 1]!
  g.decision = null
  g.seq++
  follow(flows, g, f, linkOf(flows, f).question!.pick(g, f, picked))
  run(flows, g)
}

function member(options: readonly Choice[], choice: Choice | string): Choice | undefined {
  if (typeof choice !== 'string') {
    if (options.includes(choice)) return choice
    choice = key(choice)
  }
  for (const option of options) if (key(option) === choice) return option
  return undefined
}

function linkOf(flows: Flows, f: Frame) {
  const link = flows[f.flow]?.links[f.step]
  if (!link) throw new Error(`There is no procedure ${f.flow}.${f.step}.`)
  return link
}

function follow(flows: Flows, g: State, f: Frame, next: Next): void {
  if (!next) {
    const following = linkOf(flows, f).next
    if (following) f.step = following
    else drop(g, f)
    return
  }
  if (next.unwind) {
    while (g.stack.length > 0 && g.stack[g.stack.length - 1]!.flow !== next.unwind) g.stack.pop()
    const target = g.stack[g.stack.length - 1]
    if (!target) throw new Error(`There is no ${next.unwind} to go back to.`)
    target.step = next.to!
    return
  }
  if (next.end) {
    drop(g, f)
    if (next.value !== undefined) {
      const caller = g.stack[g.stack.length - 1]
      if (caller) caller.result = next.value
    }
  } else if (next.to) {
    f.step = next.to
  } else {
    const following = linkOf(flows, f).next
    // The last step hands over: the procedure need not wait for what it calls.
    if (following) f.step = following
    else drop(g, f)
  }
  const push = next.push
  if (push) for (let i = push.length - 1; i >= 0; i--) g.stack.push(push[i]!)
}

function drop(g: State, f: Frame): void {
  const top = g.stack.pop()
  if (top !== f) throw new Error(`${f.flow} ended but ${top?.flow} was running.`)
}

function where(g: State): string {
  return g.stack.map(f => `${f.flow}.${f.step}`).join(' > ')
}
