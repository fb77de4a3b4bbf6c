import type { Ability } from './ability.ts'
import type { CardData, Cards, Decks, PlanetData, Planets } from './cards.ts'

/** What is to be read instead of the words under this text id (`sm-iron-halo.name`, `sm-iron-halo/1.text`). */
type Say = (id: string, words: string) => string

export interface Published {
  cards: Cards
  planets: Planets
  decks: Decks
}

/** The same content in other words. What rules compare stays: ids, traits, and all figures. */
export function reworded({ cards, planets, decks }: Published, say: Say): Published {
  const named =
    (kind: string) =>
    <T extends { id: string; name: string }>(one: T): T => ({ ...one, name: say(`${kind}${one.id}.name`, one.name) })
  const plain = named('')
  const keyword = named('keyword.')
  return {
    cards: {
      ...cards,
      factions: cards.factions.map(named('faction.')),
      types: cards.types.map(named('type.')),
      keywords: cards.keywords.map(one => ({ ...keyword(one), text: say(`keyword.${one.id}.text`, one.text) })),
      cards: cards.cards.map(card => rewordedCard(plain(card), say)),
    },
    planets: {
      ...planets,
      planetTypes: planets.planetTypes.map(named('planet-type.')),
      planets: planets.planets.map(planet => rewordedPlanet(plain(planet), say)),
    },
    decks: {
      ...decks,
      decks: decks.decks.map(plain),
      planetSets: decks.planetSets.map(plain),
    },
  }
}

function rewordedCard(card: CardData, say: Say): CardData {
  const text = <T extends { text: string }>(field: string, part: T): T => ({
    ...part,
    text: say(`${card.id}.${field}`, part.text),
  })
  return {
    ...card,
    ...(card.attachTo && { attachTo: text('attachTo', card.attachTo) }),
    ...(card.traitLimit && { traitLimit: text('traitLimit', card.traitLimit) }),
    ...(card.commandBonus && { commandBonus: text('commandBonus', card.commandBonus) }),
    abilities: card.abilities.map(ability => rewordedAbility(ability, say)),
  }
}

const rewordedPlanet = (planet: PlanetData, say: Say): PlanetData => ({
  ...planet,
  battleAbility: rewordedAbility(planet.battleAbility, say),
})

/** The options of a choice are counted over the ability: it has one choice at most. */
function rewordedAbility(ability: Ability, say: Say): Ability {
  return {
    ...ability,
    effect: ability.effect.map(step =>
      step.do === 'choose-one'
        ? {
            ...step,
            options: step.options.map((option, n) => ({
              ...option,
              text: say(`${ability.id}.options.${n}`, option.text),
            })),
          }
        : step,
    ),
    text: say(`${ability.id}.text`, ability.text),
  }
}

/** The id of a trait's text: `trait.blood-angels.name`. */
export const traitId = (trait: string): string => `trait.${trait.toLowerCase().replaceAll(' ', '-')}.name`

/** Every text of the content by its id, in the order of the files; traits last. */
export function wordsOf(content: Published): Map<string, string> {
  const words = new Map<string, string>()
  reworded(content, (id, text) => {
    words.set(id, text)
    return text
  })
  for (const { traits } of content.cards.cards) for (const trait of traits) words.set(traitId(trait), trait)
  return words
}
