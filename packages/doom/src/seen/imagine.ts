import { canonical, type RandomState, redeal, type Seat, shuffle } from '@redoubt/kernel'
import type { PeekFrame } from '../language/shared/peek.ts'
import { copy } from '../match/copy.ts'
import { contentOf } from '../match/figures.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Portal } from '../match/state.ts'

/**
 * A world that this seat cannot tell from the real one: everything it may not know is dealt anew. Always sorted before it is
 * shuffled: whoever brings the chance could turn a shuffle of the real order back.
 */
export function imagine(state: DoomState, seat: Seat, random: RandomState): DoomState {
  const g = copy(state)
  g.random = random
  // Real dice fall as they like, like imagined ones: nobody chooses their faces.
  if (g.rulings.tableDice) g.rulings = { ...g.rulings, tableDice: false }
  for (const m of g.marines) {
    redeal(g, m.id === seat ? [m.deck] : [m.deck, m.hand])
  }
  redeal(g, [g.glory.deck, ...g.marines.filter(m => m.id !== seat).map(m => m.glory)])
  if (seat === INVADER) redeal(g, [g.invader.deck])
  else imagineInvader(g)
  imagineInitiative(g, seat)
  return g
}

/** D-SECRET-1, OP-32: hand and deck; where they were chosen in secret, also the sets and the invasion card. */
function imagineInvader(g: DoomState): void {
  const { invader } = g
  if (!g.rulings.secretChoice || invader.sets.length < 3) {
    redeal(g, [invader.deck, invader.hand])
    return
  }
  const content = contentOf(g)
  if (invader.invasion) invader.invasion = shuffle(g, possibleInvasions(g))[0]!
  const shown = [...invader.discard.cards, ...invader.play.cards]
  const seen = new Set([...invader.shownSets, ...shown.map(card => content.events[card]!.set)])
  const unseen = shuffle(
    g,
    Object.keys(content.eventSets).filter(set => !seen.has(set)),
  )
  invader.sets = [...seen, ...unseen].slice(0, 3)
  if (invader.deck.cards.length + invader.hand.cards.length === 0) return // nothing has been dealt yet
  const pool: string[] = []
  for (const card of Object.values(content.events))
    if (invader.sets.includes(card.set)) for (let n = 0; n < card.copies; n++) pool.push(card.id)
  for (const card of shown) pool.splice(pool.indexOf(card), 1)
  invader.deck.cards = pool.splice(0, invader.deck.cards.length)
  invader.hand.cards = pool
  redeal(g, [invader.deck, invader.hand])
}

/** Invasion cards that have the groups seen so far where they were seen. */
function possibleInvasions(g: DoomState): string[] {
  const { invasions } = contentOf(g)
  const real = invasions[g.invader.invasion]!
  const same = (card: string, level: Portal['level'], n: number) =>
    canonical(invasions[card]!.groups[level][n]) === canonical(real.groups[level][n])
  return Object.keys(invasions).filter(card => g.invader.shownGroups.every(([level, n]) => same(card, level, n)))
}

/** The order of the initiative deck, except what this seat is looking at right now. */
function imagineInitiative(g: DoomState, seat: Seat): void {
  const top = g.stack[g.stack.length - 1] as PeekFrame | undefined
  if (top?.flow !== 'peek') {
    redeal(g, [g.initiative])
    return
  }
  const deck = g.initiative.cards
  const looked = top.seen.length + top.back.length
  if (top.seat === seat) {
    const known = deck.splice(deck.length - looked, looked)
    shuffle(g, deck.sort())
    deck.push(...known)
    return
  }
  shuffle(g, deck.sort())
  const shown = deck.slice(deck.length - looked)
  top.back = shown.slice(0, top.back.length)
  top.seen = shown.slice(top.back.length)
}
