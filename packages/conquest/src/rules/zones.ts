import { below } from '@redoubt/kernel'
import { designOf } from '../board/board.ts'
import { emit, heard } from '../match/events.ts'
import { areaName, cardName } from '../match/names.ts'
import { type Area, type ConquestState, type Piece, SEATS, type Side } from '../match/state.ts'
import { checkDecks } from './victory.ts'

/** Cards and resources changing places. What the rules say about when stands with the procedures. */

export function gain(g: ConquestState, side: Side, amount: number, why: string): void {
  if (amount === 0) return
  const player = g.players[side]
  player.resources += amount
  if (heard()) emit({ type: 'resources', seat: SEATS[side], amount, total: player.resources, why })
}

/** Draws of one player. */
export function draw(g: ConquestState, side: Side, count: number): void {
  drawTogether(g, [side], count)
}

/** CQ-3.11: a draw of both players is one draw, and their decks are looked at when it is complete. */
export function drawTogether(g: ConquestState, sides: readonly Side[], count: number): void {
  for (const side of sides) take(g, side, count)
  checkDecks(g, sides)
}

/** CQ-14.3: draws that cannot be made are skipped. */
function take(g: ConquestState, side: Side, count: number): void {
  const player = g.players[side]
  const drawn: number[] = []
  while (drawn.length < count && player.deck.length > 0) drawn.push(player.deck.pop()!)
  if (drawn.length === 0) return
  player.hand.push(...drawn)
  player.bottom = Math.min(player.bottom, player.deck.length)
  g.reveals++
  if (heard()) emit({ type: 'draw', seat: SEATS[side], count: drawn.length })
  if (heard()) emit({ type: 'drew', seat: SEATS[side], cards: drawn.map(id => cardName(g, id)), to: [SEATS[side]] })
}

/** The card leaves the hand; the caller says where it goes. */
export function takeFromHand(g: ConquestState, side: Side, id: number): void {
  const player = g.players[side]
  if (!without(player.hand, id)) throw new Error(`${cardName(g, id)} is not in the hand.`)
  if (!without(player.known, id)) g.reveals++
  stir(g)
}

export function discardFromHand(g: ConquestState, side: Side, id: number): void {
  takeFromHand(g, side, id)
  g.players[side].discard.push(id)
}

/** CQ-15.3. */
export function discardAtRandom(g: ConquestState, side: Side, count: number): void {
  for (let i = 0; i < count && g.players[side].hand.length > 0; i++) {
    const hand = g.players[side].hand
    const id = hand[below(g, hand.length)]!
    discardFromHand(g, side, id)
    if (heard()) emit({ type: 'discard', seat: SEATS[side], card: cardName(g, id), from: 'hand' })
  }
}

/** CQ-1.7: cards enter play ready. */
export function enter(
  g: ConquestState,
  side: Side,
  id: number,
  at: Area,
  host = -1,
  how: 'deployed' | 'put into play',
) {
  const piece: Piece = {
    id,
    owner: side,
    ctrl: side,
    at,
    ready: true,
    damage: 0,
    host,
    stock: 0,
    bloodied: false,
    spent: [],
  }
  g.play = [...g.play, piece] // a new list: tables know it by identity
  stir(g, at)
  if (heard())
    emit({
      type: 'enter',
      seat: SEATS[side],
      card: cardName(g, id),
      at: areaName(g, at),
      ...(host >= 0 ? { host: cardName(g, host) } : {}),
      how,
    })
}

/** CQ-8.22, CQ-1.15: to the owner's discard pile, attachments too; tokens go back to the bank. Returns all that left. */
export function leavePlay(g: ConquestState, id: number): Piece[] {
  const gone: Piece[] = []
  const left: Piece[] = [] // a new list: tables know it by identity
  for (const p of g.play) (p.id === id || p.host === id ? gone : left).push(p)
  g.play = left
  for (const p of gone) {
    stir(g, p.at)
    if (designOf(g, p.id).type === 'token') continue
    g.players[p.owner].discard.push(p.id)
    if (p.id !== id) if (heard()) emit({ type: 'discard', seat: SEATS[p.owner], card: cardName(g, p.id), from: 'play' })
  }
  return gone
}

/** CQ-13.9: a moving unit keeps its state, its damage and its attachments. */
export function relocate(g: ConquestState, p: Piece, to: Area): void {
  if (p.at === to) return
  const from = p.at
  stir(g, from)
  stir(g, to)
  p.at = to
  for (const q of g.play) if (q.host === p.id) q.at = to
  if (heard()) emit({ type: 'move', card: cardName(g, p.id), from: areaName(g, from), at: areaName(g, to) })
}

/** CQ-1.8: a card is either ready or exhausted. */
export function exhaust(g: ConquestState, p: Piece): void {
  if (!p.ready) return
  p.ready = false
  if (heard()) emit({ type: 'exhaust', card: cardName(g, p.id) })
}

export function readyAll(g: ConquestState, pieces: readonly Piece[]): void {
  const readied = pieces.filter(p => !p.ready)
  for (const p of readied) p.ready = true
  if (readied.length > 0) if (heard()) emit({ type: 'readied', cards: readied.map(p => cardName(g, p.id)) })
}

/** CQ-7.26: notes that something happened in the battle. Without a place: anywhere counts. */
export function stir(g: ConquestState, at?: Area): void {
  if (g.battle && (at === undefined || at === g.battle.at)) g.battle.stirred = true
}

/** Takes a number out of a list; false if it was not there. */
export function without(list: number[], value: number): boolean {
  const i = list.indexOf(value)
  if (i < 0) return false
  list.splice(i, 1)
  return true
}

/** The cards from the top of the deck that the owner is looking at, the topmost first. */
export function lookedAt(g: ConquestState, side: Side): number[] {
  const { deck, look } = g.players[side]
  return look === 0 ? [] : deck.slice(-look).reverse()
}
