import { BadOptions, finding } from '@redoubt/kernel'
import { designById } from '../match/designs.ts'
import { type ConquestState, hqOf, type Piece, type Side } from '../match/state.ts'

/** Face-up planets at the start (CQ-2.6). */
export const FACE_UP = 5

export function addCard(g: ConquestState, design: number): number {
  return g.cards.push(design) - 1
}

export function addWarlord(g: ConquestState, side: Side, card: string): void {
  const design = designById(card)
  if (!design?.isWarlord) throw new BadOptions(finding`${card} is not a warlord.`)
  const id = addCard(g, design.index)
  const warlord: Piece = {
    id,
    owner: side,
    ctrl: side,
    at: hqOf(side),
    ready: true,
    damage: 0,
    host: -1,
    stock: 0,
    bloodied: false,
    spent: [],
  }
  g.play = [...g.play, warlord]
}
