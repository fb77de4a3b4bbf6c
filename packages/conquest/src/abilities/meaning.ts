import type { Next } from '@redoubt/kernel'
import type { Condition, Cost, EffectStep, Target, Trigger, TriggerWord } from '../match/said.ts'
import type { ConquestState } from '../match/state.ts'
import type { Happening, Use } from './use.ts'

/**
 * What the words of cards mean, for the rules that ask. Words carry out rules and rules ask what words mean, so the language
 * is told to the abilities when the game is put together (decision 0004).
 */
interface Meaning {
  matters(g: ConquestState, use: Use, step: EffectStep): boolean
  run(g: ConquestState, use: Use, step: EffectStep): Next
  holds(g: ConquestState, use: Use, condition: Condition): boolean
  triggers(g: ConquestState, use: Use, trigger: Trigger, m: Happening): boolean
  heardAs(on: TriggerWord): readonly TriggerWord[]
  candidates(g: ConquestState, use: Use, target: Target): number[]
  payable(g: ConquestState, use: Use, cost: Cost): boolean
  pay(g: ConquestState, use: Use, cost: Cost): Next
}

let meaning: Meaning

export function speak(language: Meaning): void {
  meaning = language
}

/** Could any of these steps change anything (CQ-0.5)? */
export function couldChange(g: ConquestState, use: Use, steps: readonly EffectStep[]): boolean {
  for (const step of steps) if (meaning.matters(g, use, step)) return true
  return false
}

export function carryOut(g: ConquestState, use: Use, step: EffectStep): Next {
  return meaning.run(g, use, step)
}

export function allHold(g: ConquestState, use: Use, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!meaning.holds(g, use, condition)) return false
  return true
}

/** Does this moment fulfil the triggering condition of an ability? */
export function triggers(g: ConquestState, use: Use, trigger: Trigger, m: Happening): boolean {
  return meaning.triggers(g, use, trigger, m)
}

/** The triggers whose answers are asked for when this one comes, itself first. */
export function heardAs(on: TriggerWord): readonly TriggerWord[] {
  return meaning.heardAs(on)
}

/** What a choice of an ability may be made from: card ids, or areas. */
export function candidates(g: ConquestState, use: Use, target: Target): number[] {
  return meaning.candidates(g, use, target)
}

/** Could this part of the cost be paid now? */
export function payable(g: ConquestState, use: Use, cost: Cost): boolean {
  return meaning.payable(g, use, cost)
}

export function pay(g: ConquestState, use: Use, cost: Cost): Next {
  return meaning.pay(g, use, cost)
}
