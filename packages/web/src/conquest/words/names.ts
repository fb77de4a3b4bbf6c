import type { ConquestView } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import type { Tongue } from '../../i18n/i18n.ts'
import { isPlace, planetAt } from '../reading/places.ts'
import { cardData, designOf, planetData, printed } from '../reading/printed.ts'
import { factionOf, opponentOf } from '../reading/sides.ts'

export function cardName(card: string): string {
  return cardData(card)?.name ?? designOf(card)
}

/** The card or planet an ability stands on. */
export function abilityOwner(ability: string): string {
  const id = ability.split('/')[0] ?? ability
  return planetData(id)?.name ?? cardName(id)
}

/** "Ferrin", "your HQ", "planet 3": a place or a planet by its id, in words. */
export function placeName(view: ConquestView, at: string, { t }: Tongue): string {
  if (at.startsWith('pl-')) return planetData(at)?.name ?? at
  if (at.startsWith('hq-'))
    return t('conquest.place.hq', { who: whose(view, at.slice(3)), name: sideName(view, at.slice(3)) })
  return planetAt(view, at)?.name ?? t('conquest.place.planet', { number: Number(at.slice(1)) })
}

/** "at Ferrin", "in your HQ"; "from …", "to …": a place as part of a sentence. */
export function placeWords(view: ConquestView, at: string, way: 'at' | 'from' | 'to', words: Tongue): string {
  if (!at.startsWith('hq-')) return words.t(`conquest.place.${way}`, { planet: placeName(view, at, words) })
  const seat = at.slice(3)
  return words.t(`conquest.place.${way}-hq`, { who: whose(view, seat), name: sideName(view, seat) })
}

/** What a card, a place or a planet is called. */
export function thingName(view: ConquestView, thing: string, words: Tongue): string {
  return isPlace(thing) || thing.startsWith('pl-') ? placeName(view, thing, words) : cardName(thing)
}

export function whose(view: ConquestView, seat: Seat): 'you' | 'other' {
  return view.viewer === seat ? 'you' : 'other'
}

/** A side by its faction; two of one faction by their seats. */
export function sideName(view: ConquestView, seat: Seat): string {
  const faction = factionOf(view, seat)
  const name = printed().faction(faction)
  return factionOf(view, opponentOf(seat)) === faction ? `${name} (${seat.toUpperCase()})` : name
}
