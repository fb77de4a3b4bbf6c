import { cardsContent, planetsContent } from './content.ts'
import type {
  Ability,
  CardData,
  CardFilter,
  Condition,
  EffectStep,
  Keyword,
  KeywordId,
  PlanetData,
  Ref,
  TriggerWord,
} from './vocabulary.ts'

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
  /** Abilities by trigger; null if there are none. */
  answers: Readonly<Partial<Record<TriggerWord, readonly Ability[]>>> | null
}

const ACTIONS: readonly string[] = ['action', 'deploy-action', 'combat-action']

const words: string[] = []

/** The bit of a word of constant abilities, its value or keyword included ("modify hp"); 0 if no card has it. */
export function bitOf(word: string): number {
  const i = words.indexOf(word)
  return i < 0 ? 0 : 1 << i
}

function newBit(word: string): number {
  if (!words.includes(word)) words.push(word)
  return bitOf(word)
}

function wordOf(step: EffectStep): string {
  if (step.do === 'modify' || step.do === 'multiply') return `${step.do} ${step.stat}`
  return 'keyword' in step ? `${step.do} ${step.keyword}` : step.do
}

function constant(when: readonly Condition[], step: EffectStep): Constant {
  const { on, each } = step as { on?: Ref; each?: CardFilter }
  return { when, step, on, each, bit: newBit(wordOf(step)) }
}

function areaEffect(keywords: readonly Keyword[]): number {
  return keywords.find(k => k.keyword === 'area-effect')?.value ?? 0
}

function design(card: CardData, index: number): Design {
  const keywords = new Set(card.keywords.map(k => k.keyword))
  const answers: Partial<Record<TriggerWord, Ability[]>> = {}
  for (const ability of card.abilities) if (ability.trigger) (answers[ability.trigger.on] ??= []).push(ability)
  const constants = card.abilities
    .filter(a => a.kind === 'constant')
    .flatMap(a => a.effect.map(step => constant(a.when, step)))
  return {
    index,
    card,
    name: card.name,
    type: card.type,
    faction: card.faction,
    unique: card.unique,
    atk: card.atk ?? 0,
    hp: card.hp ?? 0,
    command: card.command ?? 0,
    bloodiedAtk: card.bloodied?.atk ?? 0,
    bloodiedHp: card.bloodied?.hp ?? 0,
    isUnit: card.type === 'warlord' || card.type === 'army' || card.type === 'token',
    isWarlord: card.type === 'warlord',
    isEvent: card.type === 'event',
    cost: card.cost ?? 0,
    shields: card.shields,
    limited: keywords.has('limited'),
    ambush: keywords.has('ambush'),
    traits: new Set(card.traits),
    keywords,
    areaEffect: areaEffect(card.keywords),
    bloodiedAreaEffect: areaEffect(card.bloodied?.keywords ?? []),
    constants,
    touches: constants.reduce((bits, { bit }) => bits | bit, 0),
    readsHand: card.abilities.some(
      a => ACTIONS.includes(a.kind) && a.targets.some(t => t.pick === 'card' && t.filter.at === 'your-hand'),
    ),
    actions: card.abilities.filter(a => ACTIONS.includes(a.kind)),
    answers: Object.keys(answers).length > 0 ? answers : null,
  }
}

export const DESIGNS: readonly Design[] = cardsContent.cards.map(design)
export const PLANETS: readonly PlanetData[] = planetsContent.planets

const designIndex = new Map(DESIGNS.map(d => [d.card.id, d.index]))
const planetIndex = new Map(PLANETS.map((p, i) => [p.id, i]))

export function designById(id: string): Design | undefined {
  const i = designIndex.get(id)
  return i === undefined ? undefined : DESIGNS[i]
}

export function planetByIdOrName(text: string): number | undefined {
  const i = planetIndex.get(text) ?? PLANETS.findIndex(p => p.name === text)
  return i < 0 ? undefined : i
}
