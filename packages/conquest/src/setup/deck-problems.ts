import { type Finding, finding } from '@redoubt/kernel'
import { DESIGNS, designById } from '../match/designs.ts'
import { type DeckList, LEAST_CARDS, MOST_CARDS, MOST_COPIES } from './deck-list.ts'

/** Why a deck is not legal; the word is a key of the catalogues. `card` is an id, and no card's if there is none of it. */
export type DeckProblem =
  | { why: 'not-a-warlord' | 'no-such-card' | 'warlord' | 'token' | 'other-squad' | 'other-faction'; card: string }
  | { why: 'copies'; card: string; count: number; most: number }
  | { why: 'squad'; card: string; count: number; needed: number }
  | { why: 'too-few'; count: number; least: number }
  | { why: 'too-many'; count: number; most: number }

/** What is wrong with a deck; nothing for a legal one. */
export function deckProblems(deck: DeckList): DeckProblem[] {
  const problems: DeckProblem[] = []
  const warlord = designById(deck.warlord)
  if (!warlord?.isWarlord) return [{ why: 'not-a-warlord', card: deck.warlord }]
  let size = 0
  const counts = new Map<string, number>()
  for (const { id, count } of deck.cards) {
    size += count
    counts.set(id, (counts.get(id) ?? 0) + count)
  }
  for (const [id, count] of counts) {
    const card = designById(id)?.card
    if (!card) problems.push({ why: 'no-such-card', card: id })
    else if (card.type === 'warlord') problems.push({ why: 'warlord', card: id })
    else if (card.type === 'token') problems.push({ why: 'token', card: id })
    else if (card.signatureOf !== undefined && card.signatureOf !== deck.warlord)
      problems.push({ why: 'other-squad', card: id })
    else if (card.faction !== 'neutral' && card.faction !== warlord.card.faction)
      problems.push({ why: 'other-faction', card: id })
    else if (!card.signature && count > MOST_COPIES)
      problems.push({ why: 'copies', card: id, count, most: MOST_COPIES })
  }
  for (const { card } of DESIGNS) {
    if (card.signatureOf !== deck.warlord) continue
    const count = counts.get(card.id) ?? 0
    if (card.copies !== null && count !== card.copies)
      problems.push({ why: 'squad', card: card.id, count, needed: card.copies })
  }
  if (size < LEAST_CARDS) problems.push({ why: 'too-few', count: size, least: LEAST_CARDS })
  if (size > MOST_CARDS) problems.push({ why: 'too-many', count: size, most: MOST_CARDS })
  return problems
}

/** The same as a sentence, for programs and commands; at the screens people read it in their catalogues. */
export function deckProblemSaid(problem: DeckProblem): Finding {
  const name = 'card' in problem ? (designById(problem.card)?.card.name ?? problem.card) : ''
  switch (problem.why) {
    case 'not-a-warlord':
      return finding`${name} is not a warlord.`
    case 'no-such-card':
      return finding`There is no card ${name}.`
    case 'warlord':
      return finding`${name}: a deck has one warlord, named apart.`
    case 'token':
      return finding`${name} is a token, not a card of a deck.`
    case 'other-squad':
      return finding`${name} belongs to the signature squad of another warlord.`
    case 'other-faction':
      return finding`${name} belongs to another faction.`
    case 'copies':
      return finding`${name}: ${problem.count} copies, at most ${problem.most} are allowed.`
    case 'squad':
      return finding`${name}: the signature squad has exactly ${problem.needed}, this deck ${problem.count}.`
    case 'too-few':
      return finding`${problem.count} cards, at least ${problem.least} are needed.`
    case 'too-many':
      return finding`${problem.count} cards, at most ${problem.most} are allowed.`
  }
}
