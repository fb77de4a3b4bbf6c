import { type Catalogue, type Forms, formsIn, wordsIn } from '@redoubt/kernel'
import type { Ability } from '../content/ability.ts'
import type { CardData, DeckData, PlanetData, PlanetSet } from '../content/cards.ts'
import { cardsContent, decksContent, planetsContent } from '../content/content.ts'
import { type Published, reworded, traitId } from '../content/readable.ts'
import type { CardType, Faction } from '../language/basic.ts'
import type { KeywordId } from '../language/keywords.ts'
import type { PlanetType } from '../match/designs.ts'

/** What people read of cards and planets, in one language. What that language lacks is read in English. */
export interface Texts {
  /** The same card with other words; ids, traits and figures are those of the rules. */
  card(id: string): CardData | undefined
  planet(id: string): PlanetData | undefined
  ability(id: string): Ability | undefined
  deck(id: string): DeckData | undefined
  planetSet(id: string): PlanetSet | undefined
  faction(id: Faction): string
  type(id: CardType): string
  planetType(id: PlanetType): string
  keyword(id: KeywordId): { name: string; text: string }
  trait(trait: string): string
  /** The forms of a faction's name, if the language declines it. */
  forms(id: Faction): Forms | undefined
}

const PUBLISHED: Published = { cards: cardsContent, planets: planetsContent, decks: decksContent }

/** The texts in the language whose catalogue `loadTexts` gave; an empty one is English. */
export function textsOf(catalogue: Catalogue): Texts {
  const { cards, planets, decks } = reworded(PUBLISHED, (id, words) => wordsIn(catalogue, id) ?? words)
  const card = byId(cards.cards)
  const planet = byId(planets.planets)
  const ability = byId([...cards.cards.flatMap(one => one.abilities), ...planets.planets.map(one => one.battleAbility)])
  const deck = byId(decks.decks)
  const planetSet = byId(decks.planetSets)
  const faction = byId(cards.factions)
  const type = byId(cards.types)
  const planetType = byId(planets.planetTypes)
  const keyword = byId(cards.keywords)
  return {
    card,
    planet,
    ability,
    deck,
    planetSet,
    faction: id => faction(id)?.name ?? id,
    type: id => type(id)?.name ?? id,
    planetType: id => planetType(id)?.name ?? id,
    keyword: id => keyword(id) ?? { name: id, text: '' },
    trait: trait => wordsIn(catalogue, traitId(trait)) ?? trait,
    forms: id => formsIn(catalogue, `faction.${id}`),
  }
}

function byId<T extends { id: string }>(list: readonly T[]): (id: string) => T | undefined {
  const found = new Map(list.map(one => [one.id, one]))
  return id => found.get(id)
}
