import { rollDie } from '@redoubt/kernel'
import { emit } from '../match/events.ts'
import { contentOf } from '../match/figures.ts'
import type { DoomState } from '../match/state.ts'

/** Rolls dice that are no attack: the icons rolled. */
export function rollFor(g: DoomState, by: string, dice: { red: number; black: number }): number {
  const faces = contentOf(g).dice
  const rolled: Array<{ colour: string; face: number }> = []
  for (let i = 0; i < dice.red; i++) rolled.push({ colour: 'red', face: rollDie(g, faces.red) })
  for (let i = 0; i < dice.black; i++) rolled.push({ colour: 'black', face: rollDie(g, faces.black) })
  emit('rolled', { by, dice: rolled })
  return rolled.reduce((sum, die) => sum + die.face, 0)
}
