import { setImmediate as breath } from 'node:timers/promises'
import type { Entry } from '@redoubt/host'
import { type AnyGame, type Event, seenEvents, type Viewer } from '@redoubt/kernel'
import type { Answered } from '@redoubt/protocol'
import { replaying } from '../games/replaying.ts'

/** What happened under a number; what was taken back is left out. */
export interface Step {
  seq: number
  made: number
  events: readonly Event[]
}

/** Milliseconds of playing again before others have a turn. */
const SLICE = 4

/** All that has happened in a match, from its record. */
export async function stepsOf(
  game: AnyGame,
  options: unknown,
  seed: string,
  entries: readonly Entry[],
): Promise<Step[]> {
  const again = replaying(game, options, seed)
  let steps: Step[] = [{ seq: 0, made: 0, events: again.start }]
  let began = performance.now()
  for (const entry of entries) {
    const events = again.play(entry)
    const made = again.line.keys.length
    if ('takeBack' in entry) steps = steps.filter(step => step.made <= made)
    steps.push({ seq: again.seq, made, events })
    if (performance.now() - began < SLICE) continue
    await breath()
    began = performance.now()
  }
  return steps
}

/** The latest of them before a number, as somebody saw them. */
export function seenSteps(steps: readonly Step[], viewer: Viewer, before: number, most: number): Answered<'history'> {
  const earlier = steps.filter(({ seq }) => seq < before)
  const wanted = earlier.slice(-most)
  const seen = wanted.map(({ seq, made, events }) => ({ seq, made, events: seenEvents(events, viewer) }))
  return {
    steps: seen as Answered<'history'>['steps'],
    first: wanted.length === earlier.length,
  }
}
