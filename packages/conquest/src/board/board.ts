import { DESIGNS, type Design } from '../match/designs.ts'
import { type Area, type ConquestState, hqOf, type Piece, ROW, type Side } from '../match/state.ts'

/** Questions about who and what is where. */
export function designOf(g: ConquestState, id: number): Design {
  return DESIGNS[g.cards[id]!]!
}

export function pieceOf(g: ConquestState, id: number): Piece | undefined {
  const play = g.play
  for (let i = 0; i < play.length; i++) if (play[i]!.id === id) return play[i]
  return undefined
}

export function isUnit(g: ConquestState, p: Piece): boolean {
  return designOf(g, p.id).isUnit
}

export function isWarlord(g: ConquestState, p: Piece): boolean {
  return designOf(g, p.id).isWarlord
}

/** CQ-1.14: a unit in an HQ is at no planet. */
export function atPlanet(p: Piece): boolean {
  return p.at < ROW
}

export function unitsAt(g: ConquestState, area: Area, side?: Side): Piece[] {
  const found: Piece[] = []
  for (const p of g.play) if (p.at === area && (side === undefined || p.ctrl === side) && isUnit(g, p)) found.push(p)
  return found
}

export function hasUnitAt(g: ConquestState, area: Area, side: Side): boolean {
  for (const p of g.play) if (p.at === area && p.ctrl === side && isUnit(g, p)) return true
  return false
}

export function warlordAt(g: ConquestState, area: Area, side: Side): Piece | undefined {
  const warlord = warlordOf(g, side)
  return warlord.at === area ? warlord : undefined
}

export function warlordOf(g: ConquestState, side: Side): Piece {
  for (const p of g.play) if (p.owner === side && isWarlord(g, p)) return p
  throw new Error('A warlord never leaves play.')
}

/** CQ-1.12: only face-up planets are in play. */
export function faceUp(g: ConquestState, area: Area): boolean {
  const slot = g.row[area]
  return slot?.here === true && slot.up
}

export function faceUpPlanets(g: ConquestState): Area[] {
  const areas: Area[] = []
  for (let area = 0; area < g.row.length; area++) if (faceUp(g, area)) areas.push(area)
  return areas
}

/** CQ-9.9: there is none from the moment it leaves the row until the headquarters phase. */
export function firstPlanet(g: ConquestState): Area | undefined {
  return faceUp(g, g.lead) ? g.lead : undefined
}

/** CQ-4.2: battle initiative replaces the initiative card for all that happens in a battle. */
export function initiativeNow(g: ConquestState): Side {
  return g.battle ? g.battle.initiative : g.initiative
}

export function homeOf(p: Piece): Area {
  return hqOf(p.ctrl)
}

/** CQ-13.1: a second copy of a unique card cannot join the first. */
export function uniqueForbids(g: ConquestState, side: Side, design: Design): boolean {
  if (!design.unique) return false
  for (const p of g.play) if (p.ctrl === side && designOf(g, p.id).name === design.name) return true
  return false
}

/** CQ-13.2: how many cards with this trait a player has in play. */
export function withTrait(g: ConquestState, side: Side, trait: string): number {
  return g.play.filter(p => p.ctrl === side && designOf(g, p.id).traits.has(trait)).length
}
