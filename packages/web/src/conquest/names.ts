import {
  type CardData,
  type ConquestView,
  cardsContent,
  designById,
  type PlanetData,
  planetsContent,
} from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import type { Tongue } from '../i18n/i18n.ts'

/** "sm-eager-recruit.12" is a copy of the design "sm-eager-recruit". */
export function designOf(card: string): string {
  const dot = card.lastIndexOf('.')
  return dot < 0 ? card : card.slice(0, dot)
}

export function cardData(card: string): CardData | undefined {
  return designById(designOf(card))?.card
}

export function cardName(card: string): string {
  return cardData(card)?.name ?? designOf(card)
}

const planets = new Map(planetsContent.planets.map(planet => [planet.id, planet]))

export function planetData(id: string | null): PlanetData | undefined {
  return id === null ? undefined : planets.get(id)
}

export function isPlace(text: string): boolean {
  return /^(p[1-7]|hq-[ab])$/.test(text)
}

/** The planet of a place ("p2") as this view has it. */
export function planetAt(view: ConquestView, at: string): PlanetData | undefined {
  return planetData(view.planets.find(planet => planet.at === at)?.planet ?? null)
}

/** "Ferrin", "your HQ", "planet 3": a place or a planet by its id, in words. */
export function placeName(view: ConquestView, at: string, { t }: Tongue): string {
  if (at.startsWith('pl-')) return planetData(at)?.name ?? at
  if (at.startsWith('hq-'))
    return t('conquest.place.hq', { who: whose(view, at.slice(3)), name: sideName(view, at.slice(3)) })
  return planetAt(view, at)?.name ?? t('conquest.place.planet', { number: Number(at.slice(1)) })
}

/** What a card, a place or a planet is called. */
export function thingName(view: ConquestView, thing: string, words: Tongue): string {
  return isPlace(thing) || thing.startsWith('pl-') ? placeName(view, thing, words) : cardName(thing)
}

export function whose(view: ConquestView, seat: Seat): 'you' | 'other' {
  return view.viewer === seat ? 'you' : 'other'
}

export function opponentOf(seat: Seat): Seat {
  return seat === 'a' ? 'b' : 'a'
}

/** The seat at the lower edge of the screen. */
export function nearSeat(view: ConquestView): Seat {
  return view.viewer === 'spectator' ? 'a' : view.viewer
}

export function warlordOf(view: ConquestView, seat: Seat) {
  return view.units.find(unit => unit.owner === seat && cardData(unit.card)?.type === 'warlord')
}

export function factionOf(view: ConquestView, seat: Seat): 'space-marines' | 'orks' | 'neutral' {
  const warlord = warlordOf(view, seat)
  return (warlord && cardData(warlord.card)?.faction) ?? (seat === 'a' ? 'space-marines' : 'orks')
}

const factions = new Map(cardsContent.factions.map(({ id, name }) => [id, name]))

/** A side by its faction; two of one faction by their seats. */
export function sideName(view: ConquestView, seat: Seat): string {
  const faction = factionOf(view, seat)
  const name = factions.get(faction) ?? faction
  return factionOf(view, opponentOf(seat)) === faction ? `${name} (${seat.toUpperCase()})` : name
}
