import { contentOf } from '../match/figures.ts'
import type { DoomState } from '../match/state.ts'

/** The action cards of a weapon set, or of the UAC set. */
export function setCards(g: DoomState, set: string): readonly string[] {
  const content = contentOf(g)
  if (set !== 'uac') return content.weapons[set]?.cards ?? []
  return Object.values(content.actionCards)
    .filter(card => card.set === 'uac')
    .map(card => card.id)
}
