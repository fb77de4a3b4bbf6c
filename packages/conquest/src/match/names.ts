import { DESIGNS, PLANETS } from './designs.ts'
import { type Area, type ConquestState, ROW, SEATS } from './state.ts'

const cardNames: string[][] = []
/** The same the other way round: a name that was given is read by a look. */
const cardsNamed = new Map<string, number>()

/** The readable name of a card of the match: "sm-tactical-squad-cardinis.3". */
export function cardName(g: ConquestState, id: number): string {
  const design = g.cards[id]!
  return (cardNames[design] ??= [])[id] ?? newName(design, id)
}

function newName(design: number, id: number): string {
  const name = `${DESIGNS[design]!.card.id}.${id}`
  cardsNamed.set(name, id)
  return (cardNames[design]![id] = name)
}

export function cardOf(name: string): number {
  return cardsNamed.get(name) ?? Number(name.slice(name.lastIndexOf('.') + 1))
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
