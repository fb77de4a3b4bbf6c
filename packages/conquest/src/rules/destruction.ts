import { type Frame, inOrder, type Signal } from '@redoubt/kernel'
import { hpOf } from '../abilities/constants.ts'
import { designOf } from '../board/board.ts'
import { emit, heard } from '../match/events.ts'
import { areaName, cardName } from '../match/names.ts'
import { type ConquestState, hqOf, type Piece, ROW, type Side } from '../match/state.ts'
import { answering } from './answer-window.ts'
import { checkWarlords } from './victory.ts'
import { leavePlay, relocate } from './zones.ts'

/** CQ-8.17, CQ-8.24: all at once; each is a separate event for reactions. */
export function destroyAll(g: ConquestState, pieces: readonly Piece[]): Signal | undefined {
  return inOrder(removeAll(g, pieces))
}

/** CQ-8.17 to CQ-8.20, CQ-8.25: whatever has as much damage as HP is destroyed or defeated, simultaneously. */
export function destroyBeaten(g: ConquestState): Signal | undefined {
  return inOrder(removeBeaten(g))
}

export function removeBeaten(g: ConquestState, after: Frame[] = []): Frame[] {
  let beaten: Piece[] | null = null
  for (const p of g.play) if (p.damage > 0 && isBeaten(g, p)) (beaten ??= []).push(p)
  if (!beaten) return after
  defeat(
    g,
    beaten.filter(p => designOf(g, p.id).isWarlord),
  )
  return removeAll(
    g,
    beaten.filter(p => !designOf(g, p.id).isWarlord),
    after,
  )
}

/** No word of the vocabulary lowers HP below the printed value, so that most units are judged by it. */
function isBeaten(g: ConquestState, p: Piece): boolean {
  const design = designOf(g, p.id)
  const printed = p.bloodied ? design.bloodiedHp : design.hp
  return p.damage >= printed && p.damage >= hpOf(g, p)
}

function removeAll(g: ConquestState, pieces: readonly Piece[], after: Frame[] = []): Frame[] {
  const gone: Piece[] = []
  for (const p of pieces) {
    if (heard()) emit({ type: 'destroy', card: cardName(g, p.id), at: areaName(g, p.at) })
    for (const left of leavePlay(g, p.id)) gone.push(left)
  }
  for (const p of gone) {
    const on = designOf(g, p.id).isUnit ? 'unit-destroyed' : 'discarded-from-play'
    answering(g, { on, card: p.id, gone: p, planet: p.at < ROW ? p.at : undefined }, after)
  }
  return after
}

/** CQ-8.18 to CQ-8.20: not destroyed (CQ-8.23), so nothing that answers destruction is asked. */
function defeat(g: ConquestState, warlords: readonly Piece[]): void {
  const lost: Side[] = []
  for (const p of warlords) {
    if (p.bloodied) {
      lost.push(p.owner)
      continue
    }
    p.bloodied = true
    p.damage = 0
    p.ready = false
    if (heard()) emit({ type: 'bloodied', warlord: cardName(g, p.id) })
    relocate(g, p, hqOf(p.owner))
  }
  checkWarlords(g, lost)
}
