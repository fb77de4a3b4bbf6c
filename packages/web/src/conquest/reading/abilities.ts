import { printed } from './printed.ts'

/** What an ability says; undefined for one that no card of this version has. */
export const abilityText = (id: string): string | undefined => printed().ability(id)?.text

/** The sentence of one branch of a "choose one". */
export function branchText(id: string, n: number): string | undefined {
  for (const step of printed().ability(id)?.effect ?? []) if (step.do === 'choose-one') return step.options[n - 1]?.text
  return undefined
}
