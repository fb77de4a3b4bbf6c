import cardsFile from '../../content/cards.json'
import decksFile from '../../content/decks.json'
import planetsFile from '../../content/planets.json'
import { contentProblems } from './check/cards.ts'
import { type Ability, cardsSchema, decksSchema, planetsSchema } from './vocabulary.ts'

/** The content as published, validated once. */
export const cardsContent = cardsSchema.parse(cardsFile)
export const planetsContent = planetsSchema.parse(planetsFile)
export const decksContent = decksSchema.parse(decksFile)

const problems = contentProblems(cardsContent.cards, planetsContent.planets)
if (problems.length > 0) throw new Error(`The content of Conquest cannot be played:\n${problems.join('\n')}`)

const abilities = new Map<string, Ability>()
for (const card of cardsContent.cards) for (const ability of card.abilities) abilities.set(ability.id, ability)
for (const planet of planetsContent.planets) abilities.set(planet.battleAbility.id, planet.battleAbility)

/** Frames name an ability by its id, so that a save does not carry its text. */
export function abilityById(id: string): Ability {
  const ability = abilities.get(id)
  if (!ability) throw new Error(`There is no ability ${id}.`)
  return ability
}
