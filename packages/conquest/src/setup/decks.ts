import { BadOptions } from '@redoubt/kernel'
import type { Need } from '../content/cards.ts'
import { decksContent } from '../content/content.ts'
import { DESIGNS, type Design, designById } from '../match/designs.ts'
import type { DeckChoice } from './options.ts'

export interface DeckList {
  warlord: string
  cards: Array<{ id: string; count: number }>
}

/** The smallest deck: the demo decks have 30 cards. */
export const LEAST_CARDS = 30
export const MOST_CARDS = 60
/** Copies of one card that is not part of a signature squad. */
export const MOST_COPIES = 3

/** A card by id or English name, however it is capitalised. */
export function findCard(text: string): Design | undefined {
  const wanted = plain(text)
  return designById(text.trim()) ?? DESIGNS.find(d => plain(d.card.name) === wanted)
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'")
}

/** What is wrong with a deck, in sentences; nothing for a legal one. */
export function deckProblems(deck: DeckList): string[] {
  const problems: string[] = []
  const warlord = designById(deck.warlord)
  if (!warlord?.isWarlord) return [`${deck.warlord} is not a warlord.`]
  let size = 0
  const counts = new Map<string, number>()
  for (const { id, count } of deck.cards) {
    size += count
    counts.set(id, (counts.get(id) ?? 0) + count)
  }
  for (const [id, count] of counts) {
    const card = designById(id)?.card
    if (!card) {
      problems.push(`There is no card ${id}.`)
      continue
    }
    if (card.type === 'warlord') problems.push(`${card.name}: a deck has one warlord, named apart.`)
    else if (card.type === 'token') problems.push(`${card.name} is a token, not a card of a deck.`)
    else if (card.signatureOf !== undefined && card.signatureOf !== deck.warlord)
      problems.push(`${card.name} belongs to the signature squad of another warlord.`)
    else if (card.faction !== 'neutral' && card.faction !== warlord.card.faction)
      problems.push(`${card.name} belongs to another faction.`)
    else if (!card.signature && count > MOST_COPIES)
      problems.push(`${card.name}: ${count} copies, at most ${MOST_COPIES} are allowed.`)
  }
  for (const { card } of DESIGNS) {
    if (card.signatureOf !== deck.warlord) continue
    const count = counts.get(card.id) ?? 0
    if (count !== card.copies)
      problems.push(`${card.name}: the signature squad has exactly ${card.copies}, this deck ${count}.`)
  }
  if (size < LEAST_CARDS) problems.push(`${size} cards, at least ${LEAST_CARDS} are needed.`)
  if (size > MOST_CARDS) problems.push(`${size} cards, at most ${MOST_CARDS} are allowed.`)
  return problems
}

/** "3x Tactical Squad Cardinis", one card a line, the warlord among them. Empty lines and "# …" are passed over. */
export function importDeck(text: string): DeckList {
  const cards: DeckList['cards'] = []
  let warlord: string | undefined
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#') || line.startsWith('//')) continue
    const match = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s*\([^)]*\))?$/i.exec(line)
    const card = (match && (findCard(match[2]!) ?? findCard(line)))?.card
    if (!match || !card) throw new BadOptions(`Line ${i + 1} of the deck list: there is no card "${line}".`)
    const count = Number(match[1] ?? 1)
    if (card.type === 'warlord') {
      if (warlord !== undefined || count !== 1)
        throw new BadOptions(`Line ${i + 1} of the deck list: one warlord only.`)
      warlord = card.id
    } else {
      const known = cards.find(entry => entry.id === card.id)
      if (known) known.count += count
      else cards.push({ id: card.id, count })
    }
  }
  if (warlord === undefined) throw new BadOptions('The deck list names no warlord.')
  return { warlord, cards }
}

export function exportDeck(deck: DeckList): string {
  const lines = [`1x ${designById(deck.warlord)!.card.name}`]
  for (const { id, count } of deck.cards) lines.push(`${count}x ${designById(id)!.card.name}`)
  return `${lines.join('\n')}\n`
}

/** The deck that an option means; refused with the reason when it is not legal. */
export function resolveDeck(choice: DeckChoice): DeckList {
  if (typeof choice === 'string') {
    const known = decksContent.decks.find(deck => deck.id === choice)
    if (known) return { warlord: known.warlord, cards: known.cards }
    if (!choice.includes('\n')) throw new BadOptions(`There is no deck "${choice}".`)
  }
  const deck = typeof choice === 'string' ? importDeck(choice) : choice
  const problem = deckProblems(deck)[0]
  if (problem) throw new BadOptions(`This deck is not legal: ${problem}`)
  return deck
}

/** Rules outside the demo that a deck uses. */
export function needsOf(deck: DeckList): Set<Need> {
  return new Set(deck.cards.flatMap(({ id }) => designById(id)!.card.needs ?? []))
}
