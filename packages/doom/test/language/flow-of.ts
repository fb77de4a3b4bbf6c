import type { Frame, Link, Signal } from '@redoubt/kernel'
import type { EffectsFrame } from '../../src/abilities/frames.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import type { Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'

/** A procedure that a word brings along. */
export const flowOf = (op: Effect['op'], name: string) =>
  wordNamed(op).flows!.find(flow => flow.name === name) as unknown as { links: Record<string, Link> }

/** What a word starts when it is carried out. */
export function starts(g: DoomState, f: EffectsFrame, said: { op: Effect['op'] } & object): Frame[] {
  const next = wordNamed(said.op).run!(g, f, said as never) as Signal | undefined
  return [...(next?.push ?? [])]
}

/** A frame with whatever it carries. */
export type Told = Frame & Record<string, unknown>
