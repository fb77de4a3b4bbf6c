import type { ConquestDecision, ConquestOption, ConquestVerb, ConquestView } from '@redoubt/conquest'
import { isPlace } from './places.ts'

export const optionsOf = (decision: ConquestDecision | null): readonly ConquestOption[] => decision?.options ?? []

/** The thing on the table one points at to make this choice: a card, a place; null for a mere button. */
function thingOf(option: ConquestOption): string | null {
  if (option.card !== undefined) return option.card
  return option.at !== undefined && isPlace(option.at) ? option.at : null
}

/** Options by the thing they begin with. */
export function byThing(options: readonly ConquestOption[]): Map<string, ConquestOption[]> {
  const found = new Map<string, ConquestOption[]>()
  for (const option of options) {
    const thing = thingOf(option)
    if (thing !== null) found.set(thing, [...(found.get(thing) ?? []), option])
  }
  return found
}

export function looseOptions(options: readonly ConquestOption[]): ConquestOption[] {
  return options.filter(option => thingOf(option) === null)
}

/** Where the options of a picked card lead: planets, HQs, hosts. */
export function byTarget(options: readonly ConquestOption[]): Map<string, ConquestOption> {
  const found = new Map<string, ConquestOption>()
  for (const option of options) if (option.card !== undefined && option.at !== undefined) found.set(option.at, option)
  return found
}

/**
 * Pointing at the thing is enough: the next question follows, or the thing itself is the whole answer. What is struck is first
 * shown with what would come of it; pointing at it once more strikes.
 */
const AT_ONCE: readonly ConquestVerb[] = ['choose', 'suffer', 'place', 'withdraw', 'bottom', 'attack']

/** What pointing at a thing does: make the choice, or pick the thing up and ask where. */
export function pointedAt(
  view: ConquestView,
  options: readonly ConquestOption[],
  thing: string,
): ConquestOption | 'pick' | null {
  const mine = byThing(options).get(thing)
  if (!mine) return null
  const inHand = view.players.some(player => player.cards?.includes(thing))
  return mine.length === 1 && AT_ONCE.includes(mine[0]!.do) && !inHand ? mine[0]! : 'pick'
}

/** Things nobody can point at on the table: they are shown in a tray of their own. */
export function inTray(view: ConquestView, options: readonly ConquestOption[]): string[] {
  const onTable = new Set([...view.units, ...view.cards].map(({ card }) => card))
  for (const player of view.players) for (const card of player.cards ?? []) onTable.add(card)
  const looking = view.players.flatMap(player => player.looking ?? [])
  const asked = options.flatMap(({ card }) => (card !== undefined && !onTable.has(card) ? [card] : []))
  return [...new Set([...looking, ...asked])]
}
