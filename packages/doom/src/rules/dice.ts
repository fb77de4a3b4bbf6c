import { rollDie } from '@redoubt/kernel'
import type { AttackFrame, Die } from '../match/attack-frame.ts'
import { emit } from '../match/events.ts'
import { contentOf } from '../match/figures.ts'
import type { DoomState } from '../match/state.ts'

/** Rolls dice and adds them to the attack. */
export function rollInto(g: DoomState, f: AttackFrame, red: number, black: number): void {
  const { dice } = contentOf(g)
  const rolled: Die[] = []
  for (let i = 0; i < red; i++) rolled.push({ colour: 'red', face: rollDie(g, dice.red) })
  for (let i = 0; i < black; i++) rolled.push({ colour: 'black', face: rollDie(g, dice.black) })
  f.dice.push(...rolled)
  emit('rolled', { by: f.attacker, dice: rolled })
}
