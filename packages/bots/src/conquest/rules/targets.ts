import { abilityById } from '@redoubt/conquest'
import { advise, best, figure, optionTo, type Rule } from '../reading/advice.ts'
import { designNamed } from '../reading/picture.ts'
import { fits } from '../reading/reasons.ts'
import { nameOf, worthOfDesign } from '../reading/worth.ts'
import { aimOf } from './aims.ts'

export const target: Rule = (p, q) => {
  const score = aimOf(q.about.ability!, q.about.ref!)
  const { pick } = best(q.options, option => score(p, option))
  return advise(pick, 'best-target', () => {
    const f = figure(p, pick.card)
    if (f) return `${nameOf(f)} is the best target`
    return pick.card ? `${designNamed(pick.card).card.name} is the best card for it` : 'that is where it does most'
  })
}

/** The battle ability of a planet that was fought for: used unless it could only do harm. */
export const battleAbility: Rule = (p, q) => {
  const use = optionTo(q.options, 'use')!
  const pass = optionTo(q.options, 'pass')!
  const reasons = abilityById(q.about.ability!).hints?.use
  const harmless = !reasons || reasons.some(reason => fits(p, reason, undefined))
  return harmless
    ? advise(use, 'free', () => 'a battle ability is free')
    : advise(pass, 'only-hurts', () => 'it could only hurt us')
}

/** What a search keeps: the card that is worth most. */
export const search: Rule = (_, q) => {
  const { pick } = best(q.options, option => (option.card ? cardValue(option.card) : -1))
  return advise(pick, 'best-on-top', () => 'the best of the cards on top')
}

/** The worst card goes deepest. */
export const orderBottom: Rule = (_, q) => {
  const { pick } = best(q.options, option => cardValue(option.card!))
  return advise(pick, 'better-first', () => 'the better cards come back first')
}

function cardValue(card: string): number {
  const design = designNamed(card)
  return design.isUnit ? worthOfDesign(design) : 2 + design.shields
}
