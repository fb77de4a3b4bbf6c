import cardsFile from '../../content/cards.json'
import decksFile from '../../content/decks.json'
import planetsFile from '../../content/planets.json'
import { printCards } from '../match/designs.ts'
import { cardsSchema, decksSchema, planetsSchema } from './cards.ts'
import { contentProblems } from './check/cards.ts'
import { design } from './design.ts'

/** The content as published, validated once. */
export const cardsContent = cardsSchema.parse(cardsFile)
export const planetsContent = planetsSchema.parse(planetsFile)
export const decksContent = decksSchema.parse(decksFile)

const problems = contentProblems(cardsContent.cards, planetsContent.planets)
if (problems.length > 0) throw new Error(`The content of Conquest cannot be played:\n${problems.join('\n')}`)

printCards(cardsContent.cards.map(design), planetsContent.planets)
