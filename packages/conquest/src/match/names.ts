import { DESIGNS, PLANETS } from './designs.ts'
import { type Area, type ConquestState, ROW, SEATS } from './state.ts'

const cardNames: string[][] = []

/** The readable name of a card of the match: "sm-tactical-squad-cardinis.3". */
export function cardName(g: ConquestState, id: number): string {
  const design = g.cards[id]!
  return ((cardNames[design] ??= [])[id] ??= `${DESIGNS[design]!.card.id}.${id}`)
}

export function cardOf(name: string): number {
  return Number(name.slice(name.lastIndexOf('.') + 1))
}

const AREAS = Array.from({ length: ROW }, (_, i) => `p${i + 1}`)
const HQS = SEATS.map(seat => `hq-${seat}`)

/** "p1" is the first planet, the others count upwards along the row (CQ-6.1). */
export function areaName(g: ConquestState, area: Area): string {
  return area >= ROW ? HQS[area - ROW]! : AREAS[area - g.lead]!
}

export function areaOf(g: ConquestState, name: string): Area {
  return name.startsWith('hq-') ? ROW + HQS.indexOf(name) : Number(name.slice(1)) - 1 + g.lead
}

export function planetName(planet: number): string {
  return PLANETS[planet]!.id
}
