import type { Ability, CardData, CardFilter, Condition, EffectStep, KeywordId, PlanetData, Ref } from './said.ts'

export const PLANET_TYPES = ['material', 'strongpoint', 'tech'] as const
export type PlanetType = (typeof PLANET_TYPES)[number]

/** One sentence of a constant ability, with the conditions it depends on. */
export interface Constant {
  when: readonly Condition[]
  step: EffectStep
  /** Whom it changes: its own card, the card it is attached to, or whatever answers the description. */
  on: Ref | undefined
  each: CardFilter | undefined
  /** Its word as a bit. */
  bit: number
}

/** A card design with what the rules ask of it again and again, worked out once. */
export interface Design {
  index: number
  card: CardData
  name: string
  type: CardData['type']
  faction: CardData['faction']
  unique: boolean
  /** Printed figures; 0 where the card has none. */
  atk: number
  hp: number
  command: number
  bloodiedAtk: number
  bloodiedHp: number
  isUnit: boolean
  isWarlord: boolean
  isEvent: boolean
  /** Printed cost; 0 for what is never paid for. */
  cost: number
  shields: number
  limited: boolean
  ambush: boolean
  traits: ReadonlySet<string>
  /** What stands on few cards, null where it does not. */
  traitLimit: CardData['traitLimit'] | null
  commandBonus: CardData['commandBonus'] | null
  keywords: ReadonlySet<KeywordId>
  areaEffect: number
  bloodiedAreaEffect: number
  constants: readonly Constant[]
  /** Words of its constants, as bits: what it may change (see `bitOf`). */
  touches: number
  /** Has an Action that chooses from the hand: whether it can be used is hidden. */
  readsHand: boolean
  /** Abilities that are used in action windows and deploy turns. */
  actions: readonly Ability[]
  /** Abilities that wait for a trigger. */
  answers: readonly Ability[]
}

/** What is printed, filled when the content is loaded: words and rules are about cards, and cards are made of words. */
const designs: Design[] = []
const planets: PlanetData[] = []
export const DESIGNS: readonly Design[] = designs
export const PLANETS: readonly PlanetData[] = planets

const designIndex = new Map<string, number>()
const planetIndex = new Map<string, number>()
const abilities = new Map<string, Ability>()

export function printCards(newDesigns: readonly Design[], newPlanets: readonly PlanetData[]): void {
  for (const design of newDesigns) {
    designs.push(design)
    designIndex.set(design.card.id, design.index)
    for (const ability of design.card.abilities) abilities.set(ability.id, ability)
  }
  for (const planet of newPlanets) {
    planetIndex.set(planet.id, planets.push(planet) - 1)
    abilities.set(planet.battleAbility.id, planet.battleAbility)
  }
}

export function designById(id: string): Design | undefined {
  const i = designIndex.get(id)
  return i === undefined ? undefined : DESIGNS[i]
}

export function planetByIdOrName(text: string): number | undefined {
  const i = planetIndex.get(text) ?? PLANETS.findIndex(p => p.name === text)
  return i < 0 ? undefined : i
}

/** Frames name an ability by its id, so that a save does not carry its text. */
export function abilityById(id: string): Ability {
  const ability = abilities.get(id)
  if (!ability) throw new Error(`There is no ability ${id}.`)
  return ability
}

const words: string[] = []

/** The bit of a word of constant abilities, its value or keyword included ("modify hp"). */
export function newBit(word: string): number {
  if (!words.includes(word)) words.push(word)
  return bitOf(word)
}

/** The same; 0 if no card has it. */
export function bitOf(word: string): number {
  const i = words.indexOf(word)
  return i < 0 ? 0 : 1 << i
}
