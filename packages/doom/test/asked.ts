import { type Choice, type Frame, key, type Link, type Signal } from '@redoubt/kernel'
import type { DoomState } from '../src/match/state.ts'

/** As much of a procedure as tests of its single steps need. */
interface Steps {
  links: Record<string, Link>
}

const framed = (step: string, locals: object) => ({ flow: '', step, ...locals }) as unknown as Frame

/** The keys that a step of a procedure offers, or null if it does not ask: asked directly, without playing there. */
export const asked = (flow: Steps, step: string, g: DoomState, locals: object): string[] | null =>
  flow.links[step]!.question!.ask(g, framed(step, locals))?.options.map(key) ?? null

/** What a step does next: the names of the procedures it calls. */
export function calls(flow: Steps, step: string, g: DoomState, locals: object): string[] {
  const next = flow.links[step]!.run!(g, framed(step, locals)) as Signal | undefined
  return (next?.push ?? []).map(frame => frame.flow)
}

/** What a step is told by a choice, and where it goes on then. */
export const told = (flow: Steps, step: string, g: DoomState, locals: Frame, choice: object): Signal | undefined =>
  flow.links[step]!.question!.pick(g, locals, choice as Choice) as Signal | undefined

/** Carries out a step that asks nothing, on this very frame, and says what it calls, with all that is said to it. */
export function does(flow: Steps, step: string, g: DoomState, locals: object): Array<Record<string, unknown>> {
  const next = flow.links[step]!.run!(g, Object.assign(locals, { step }) as unknown as Frame) as Signal | undefined
  return (next?.push ?? []).map(frame => ({ ...frame }))
}
