import type { Ref } from '../language/basic.ts'
import { ACTIONS } from '../language/check/bearer.ts'
import type { Condition } from '../language/condition.ts'
import { type EffectStep, wordNamed } from '../language/effect.ts'
import type { CardFilter } from '../language/filter.ts'
import type { Keyword } from '../language/keywords.ts'
import { type Constant, type Design, newBit } from '../match/designs.ts'
import type { CardData } from './cards.ts'

function constant(when: readonly Condition[], step: EffectStep): Constant {
  const { on, each } = step as { on?: Ref; each?: CardFilter }
  return { when, step, on, each, bit: newBit(wordNamed(step.do).changes(step)) }
}

function areaEffect(keywords: readonly Keyword[]): number {
  return keywords.find(k => k.keyword === 'area-effect')?.value ?? 0
}

export function design(card: CardData, index: number): Design {
  const keywords = new Set(card.keywords.map(k => k.keyword))
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
    traitLimit: card.traitLimit ?? null,
    commandBonus: card.commandBonus ?? null,
    keywords,
    areaEffect: areaEffect(card.keywords),
    bloodiedAreaEffect: areaEffect(card.bloodied?.keywords ?? []),
    constants,
    touches: constants.reduce((bits, { bit }) => bits | bit, 0),
    readsHand: card.abilities.some(
      a => ACTIONS.includes(a.kind) && a.targets.some(t => t.pick === 'card' && t.filter.at === 'your-hand'),
    ),
    actions: card.abilities.filter(a => ACTIONS.includes(a.kind)),
    answers: card.abilities.filter(a => a.trigger !== null),
  }
}
