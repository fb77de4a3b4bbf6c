import type { DoomView } from '@redoubt/doom'

interface InitiativeSeen {
  /** Revealed before the present one, the oldest first. */
  drawn: string[]
  current: string | null
  /** What must be in the deck, in no order: marines first. */
  left: string[]
}

/** What everybody can work out of the initiative deck: which cards are left, never in which order. */
export function initiativeOf(view: DoomView): InitiativeSeen {
  const { deck, discard, revealed } = view.initiative
  const shown = [...(discard.cards ?? [])]
  const last = revealed === null ? -1 : shown.lastIndexOf(revealed)
  const drawn = shown.filter((_, i) => i !== last)
  const left: string[] = []
  for (const { id } of view.marines) {
    const cards = view.marines.length === 1 ? 2 : 1
    const gone = shown.filter(card => card === id).length
    for (let i = gone; i < cards && left.length < deck.count; i++) left.push(id)
  }
  while (left.length < deck.count) left.push('invader')
  return { drawn, current: revealed, left }
}
