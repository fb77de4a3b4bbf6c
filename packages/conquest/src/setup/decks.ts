import { BadOptions, finding } from '@redoubt/kernel'
import type { Need } from '../content/cards.ts'
import { decksContent } from '../content/content.ts'
import { DESIGNS, type Design, designById } from '../match/designs.ts'
import type { DeckList } from './deck-list.ts'
import { deckProblemSaid, deckProblems } from './deck-problems.ts'
import type { DeckChoice } from './options.ts'

/** A card by id or English name, however it is capitalised. */
export function findCard(text: string): Design | undefined {
  const wanted = plain(text)
  return designById(text.trim()) ?? DESIGNS.find(d => plain(d.card.name) === wanted)
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'")
}

/** A line of a deck list that cannot be read. */
export interface BadLine {
  /** Counted from 1. */
  line: number
  text: string
  why: 'no-such-card' | 'second-warlord'
  /** The card whose name is most like it, if one is. */
  meant?: string
}

/** "3x Tactical Squad Cardinis", one card a line, the warlord among them. Empty lines and "# …" are passed over. */
export function readDeck(text: string): { warlord: string | undefined; cards: DeckList['cards']; bad: BadLine[] } {
  const cards: DeckList['cards'] = []
  const bad: BadLine[] = []
  let warlord: string | undefined
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#') || line.startsWith('//')) continue
    const match = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s*\([^)]*\))?$/i.exec(line)
    const card = (match && (findCard(match[2]!) ?? findCard(line)))?.card
    if (!match || !card) {
      const meant = nearest(match?.[2] ?? line)
      bad.push({ line: i + 1, text: line, why: 'no-such-card', ...(meant ? { meant } : {}) })
      continue
    }
    const count = Number(match[1] ?? 1)
    if (card.type === 'warlord') {
      if (warlord !== undefined || count !== 1) bad.push({ line: i + 1, text: line, why: 'second-warlord' })
      else warlord = card.id
    } else {
      const known = cards.find(entry => entry.id === card.id)
      if (known) known.count += count
      else cards.push({ id: card.id, count })
    }
  }
  return { warlord, cards, bad }
}

/** The same for programs: refused with the first reason. */
export function importDeck(text: string): DeckList {
  const { warlord, cards, bad } = readDeck(text)
  const [first] = bad
  if (first?.why === 'second-warlord')
    throw new BadOptions(finding`Line ${first.line} of the deck list: one warlord only.`)
  if (first) throw new BadOptions(finding`Line ${first.line} of the deck list: there is no card "${first.text}".`)
  if (warlord === undefined) throw new BadOptions('The deck list names no warlord.')
  return { warlord, cards }
}

/** The name of a card that is like what somebody wrote: a third of its letters may be wrong. */
function nearest(text: string): string | undefined {
  const wanted = plain(text)
  let best: string | undefined
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1
  for (const { card } of DESIGNS) {
    const far = distance(wanted, plain(card.name), least)
    if (far < least) {
      least = far
      best = card.name
    }
  }
  return best
}

/** How many letters must be changed, added or left out to make one word of another; no more than `most` are counted. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
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
    if (!choice.includes('\n')) throw new BadOptions(finding`There is no deck "${choice}".`)
  }
  const deck = typeof choice === 'string' ? importDeck(choice) : choice
  const [problem] = deckProblems(deck)
  if (problem) throw new BadOptions(finding`This deck is not legal: ${deckProblemSaid(problem)}`)
  return deck
}

/** Does a deck use this rule outside the demo? */
export function needs({ cards }: DeckList, need: Need): boolean {
  return cards.some(({ id }) => designById(id)!.card.needs?.includes(need))
}
