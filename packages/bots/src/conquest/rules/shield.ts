import { advise, best, figure, optionTo, type Rule } from '../reading/advice.ts'
import { designNamed, type Figure } from '../reading/picture.ts'
import { SHIELD } from '../reading/priorities.ts'
import { nameOf, worthInHand, worthOf } from '../reading/worth.ts'

/** The cheapest shield that saves something worth more than the card. */
export const shield: Rule = (p, q) => {
  const unit = figure(p, String(q.about.unit))
  const amount = Number(q.about.amount ?? 0)
  const keep = optionTo(q.options, 'pass')!
  if (!unit) return advise(keep, 'nothing-to-shield', () => 'there is nothing to shield')
  const { pick, score } = best(q.options, option => {
    if (option.do === 'pass') return 0
    const design = designNamed(option.card!)
    const saved = loss(unit, amount) - loss(unit, Math.max(0, amount - design.shields))
    return saved - SHIELD.bargain * worthInHand(design)
  })
  if (pick.do === 'pass' || score <= 0)
    return advise(keep, 'not-worth-a-card', () => `the damage to ${nameOf(unit)} is not worth a card`)
  return advise(
    pick,
    'would-suffer',
    () => `${nameOf(unit)} would ${amount >= unit.life ? 'not survive' : 'suffer'} ${amount} damage`,
  )
}

function loss(unit: Figure, amount: number): number {
  if (amount >= unit.life) return worthOf(unit)
  if (!unit.design.isWarlord) return amount * SHIELD.unit
  return amount * (unit.bloodied ? SHIELD.bloodied : SHIELD.warlord)
}
