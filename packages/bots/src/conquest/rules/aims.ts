import { type Ability, abilityById, type ChoiceName, type ConquestChoice, type EffectStep } from '@redoubt/conquest'
import { figure } from '../reading/advice.ts'
import { designNamed, type Figure, type Picture } from '../reading/picture.ts'
import { strengthAt, worthOf, worthOfDesign } from '../reading/worth.ts'
import { worthAt } from './deploy.ts'

/** How good a card or place is. */
type Score = (p: Picture, option: ConquestChoice) => number

const known = new Map<string, Score>()

/** How good a card or place is as the choice `ref` of an ability, by what the ability's words then do with it. */
export function aimOf(ability: string, ref: ChoiceName): Score {
  const name = `${ability} ${ref}`
  let score = known.get(name)
  if (!score) known.set(name, (score = byWords(abilityById(ability), ref)))
  return score
}

function byWords(ability: Ability, ref: ChoiceName): Score {
  if (ability.cost.some(cost => cost.pay === 'exhaust' && cost.card === ref)) return LEAST_MISSED
  for (const step of ability.effect) {
    const score = byWord(step, ref, ability)
    if (score) return score
  }
  return hurts(1)
}

/** By one word; undefined if it says nothing about the choice. */
function byWord(step: EffectStep, ref: ChoiceName, ability: Ability): Score | undefined {
  switch (step.do) {
    case 'ready':
      return step.on === ref ? READIED : undefined
    case 'put-into-play':
      return step.on === ref ? STRONGEST_CARD : step.to === ref ? BATTLE_FIRST : undefined
    case 'search-top':
      return step.to === ref ? BATTLE_FIRST : undefined
    case 'move':
      if (step.to === ref) return NEEDED
      if (step.on !== ref || isOf('opponent', ref, ability)) return undefined
      return step.to.startsWith('$') ? FROM_HOME : REINFORCEMENT
    case 'move-damage':
      return step.from === ref ? unloads(step.amount) : step.to === ref ? hurts(step.amount) : undefined
    case 'deal-damage':
      if (step.on === ref) return hurts(step.amount)
      return step.each?.at === ref && step.each.controller === 'opponent' ? hurtsAllAt(step.amount) : undefined
    case 'destroy':
      if (step.on !== ref) return undefined
      return ability.targets.some(t => t.ref === ref && t.pick === 'card' && t.filter.is === 'support')
        ? THEIR_SUPPORT
        : THEIR_BEST
    case 'rout':
      return step.on === ref ? THEIR_BEST : undefined
    case 'remove-damage':
      return step.on === ref ? HEALED : undefined
    case 'custom':
      return step.id === 'indirect-damage' ? THEM_ALONE : step.id === 'copy-battle-ability' ? BEST_ABILITY : undefined
    default:
      return undefined
  }
}

const isOf = (who: 'you' | 'opponent', ref: ChoiceName, { targets }: Ability): boolean =>
  targets.some(t => t.ref === ref && t.pick === 'card' && t.filter.controller === who)

const onFigure =
  (score: (f: Figure, p: Picture) => number): Score =>
  (p, option) => {
    const f = figure(p, option.card)
    return f ? score(f, p) : 0
  }

/** Damage to a unit: best where it kills an enemy, worst where it kills our own. At a place: where they are the stronger. */
function hurts(amount: number): Score {
  return (p, option) => {
    const f = figure(p, option.card)
    if (!f) return option.at ? strengthAt(p, option.at, false) - strengthAt(p, option.at, true) : 0
    const loss = f.life <= amount ? worthOf(f) : 0.4 * amount + worthOf(f) / 20
    return f.mine ? -loss : loss
  }
}

/** Damage to all enemies at a place. */
function hurtsAllAt(amount: number): Score {
  return (p, option) => {
    let sum = 0
    for (const f of p.figures) if (!f.mine && f.at === option.at) sum += f.life <= amount ? worthOf(f) : 0.6 * amount
    return sum
  }
}

/** Damage goes from this unit to another there: rather where it kills. */
function unloads(amount: number): Score {
  return onFigure((f, p) => {
    const foes = p.figures.filter(foe => !foe.mine && foe.at === f.at)
    if (foes.length === 0) return -99
    const kill = Math.max(...foes.map(foe => (foe.life <= amount ? worthOf(foe) : 0)))
    return kill + (f.design.isWarlord ? 2 : 0) + worthOf(f) / 50
  })
}

const READIED = onFigure(f => (f.mine ? f.atk - (f.ready ? 20 : 0) : -99))
const STRONGEST_CARD: Score = (_, option) => worthOfDesign(designNamed(option.card!))
const BATTLE_FIRST: Score = (p, option) => (option.at === p.battle ? 1 : 0)
/** Who is exhausted for it: whoever is missed least. */
const LEAST_MISSED = onFigure((f, p) => -worthOf(f) - (f.at === p.battle ? 3 : 0))
const THEIR_BEST = onFigure(f => (f.mine ? -worthOf(f) : worthOf(f)))
const THEIR_SUPPORT: Score = (p, option) => {
  const thing = p.things.find(t => t.card === option.card)
  return thing && !thing.mine ? 1 + thing.design.cost : -1
}
const THEM_ALONE: Score = (p, option) => (strengthAt(p, option.at!, true) === 0 ? strengthAt(p, option.at!, false) : -1)
const HEALED = onFigure(f => (f.mine ? f.damage * (f.design.isWarlord ? (f.bloodied ? 4 : 2) : 1) : -f.damage))
/** Moved to where the fight is. */
const REINFORCEMENT = onFigure((f, p) =>
  f.at === p.battle || f.design.isWarlord ? -9 : f.ready ? f.atk + f.life / 2 : 0,
)
/** Moved to a place of our choice. */
const FROM_HOME = onFigure((f, p) => (f.at === p.home ? 1 : 0) + worthOf(f) / 10 - (f.mine ? 0 : 99))
/** Where one more unit is needed most. */
const NEEDED: Score = (p, option) => {
  const some = p.figures.find(f => f.mine && !f.design.isWarlord)
  return some ? worthAt(p, some.card, option.at!) : 0
}
const BEST_ABILITY: Score = (p, option) =>
  p.worlds.find(w => w.at === option.at)?.planet.battleAbility.hints?.worth ?? 0
