import { advise, best, optionTo, type Rule } from '../reading/advice.ts'
import { designNamed } from '../reading/picture.ts'
import { gainOfDeploying } from './deploy.ts'
import { gainOfUse } from './gains.ts'

/** Action windows, reactions and interrupts: use what clearly gains, else pass. */
export const actionOrAnswer: Rule = (p, q) => {
  const { pick, score } = best(q.options, option => {
    if (option.do === 'pass') return 0
    if (option.do !== 'deploy') return gainOfUse(p, option)
    return option.at === p.battle ? gainOfDeploying(p, option) : -1 // Ambush
  })
  if (score > 0 && pick.do !== 'pass')
    return advise(pick, 'use-now', () => `${designNamed(pick.card!).card.name} gains something now`)
  return advise(
    optionTo(q.options, 'pass') ?? q.options[0]!,
    'not-worth-price',
    () => 'nothing here is worth its price now',
  )
}

/** Bonuses are always taken, all of them. */
export const bonus: Rule = (_, q) => advise(q.options[0]!, 'welcome', () => 'a bonus is always welcome')

/** Three resources or three cards: what is scarcer. */
export const chooseOption: Rule = (p, q) => {
  const cards = p.me.hand + 1 < p.me.resources && p.me.deck >= 3
  const pick = q.options.find(option => option.n === (cards ? 2 : 1)) ?? q.options[0]!
  return advise(pick, cards ? 'hand-low' : 'resources-low', () =>
    cards ? 'the hand is running low' : 'resources are running low',
  )
}
