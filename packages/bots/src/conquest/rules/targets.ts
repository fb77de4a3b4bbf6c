import type { Move } from '@redoubt/conquest'
import { advise, best, figure, optionTo, type Rule } from '../advice.ts'
import { designNamed, type Figure, type Picture } from '../picture.ts'
import { nameOf, strengthAt, worthOf, worthOfDesign } from '../worth.ts'
import { worthAt } from './deploy.ts'

type Score = (p: Picture, option: Move) => number

/** How good a card or place is as the target `ref` of an ability. */
const TARGETS: Readonly<Record<string, Score>> = {
  'sm-sicarius-chosen/1 $enemy': hurts(1),
  'sm-catos-stronghold/1 $unit': onFigure(f => (f.mine ? f.atk - (f.ready ? 20 : 0) : -99)),
  'sm-brother-maxos/1 $unit': (_, option) => worthOfDesign(designNamed(option.card!)),
  'sm-drop-pod-assault/1 $planet': (p, option) => (option.at === p.battle ? 1 : 0),
  'sm-exterminatus/1 $planet': (p, option) => strengthAt(p, option.at!, false) - strengthAt(p, option.at!, true),
  'ork-kraktoof-hall/1 $from': (p, option) => {
    const f = figure(p, option.card)!
    const foes = p.figures.filter(foe => !foe.mine && foe.at === f.at)
    if (foes.length === 0) return -99
    return (
      Math.max(...foes.map(foe => (foe.life <= 1 ? worthOf(foe) : 0))) + (f.design.isWarlord ? 2 : 0) + worthOf(f) / 50
    )
  },
  'ork-kraktoof-hall/1 $to': hurts(1),
  'ork-squig-bombin/1 $support': (p, option) => {
    const thing = p.things.find(t => t.card === option.card)
    return thing && !thing.mine ? 1 + thing.design.cost : -1
  },
  'ork-ork-kannon/1 $planet': (p, option) =>
    strengthAt(p, option.at!, true) === 0 ? strengthAt(p, option.at!, false) : -1,
  'ork-tellyporta-pad/1 $unit': onFigure((f, p) =>
    f.at === p.battle || f.design.isWarlord ? -9 : f.ready ? f.atk + f.life / 2 : 0,
  ),
  'ork-burna-boyz/1 $other': hurts(1),
  'n-no-mercy/1 $unique': onFigure((f, p) => -worthOf(f) - (f.at === p.battle ? 3 : 0)),
  'pl-plannum/1 $unit': onFigure((f, p) => (f.at === p.home ? 1 : 0) + worthOf(f) / 10 - (f.mine ? 0 : 99)),
  'pl-plannum/1 $planet': (p, option) => spare(p, option.at!),
  'pl-atrox-prime/1 $area': (p, option) => {
    let sum = 0
    for (const f of p.figures) if (!f.mine && f.at === option.at) sum += f.life <= 1 ? worthOf(f) : 0.6
    return sum
  },
  'pl-ferrin/1 $unit': onFigure(f => (f.mine ? -worthOf(f) : worthOf(f))),
  'pl-iridial/1 $unit': onFigure(f =>
    f.mine ? f.damage * (f.design.isWarlord ? (f.bloodied ? 4 : 2) : 1) : -f.damage,
  ),
  'pl-carnath/1 $planet': (p, option) => ABILITIES[p.worlds.find(w => w.at === option.at)?.planet.id ?? ''] ?? 0,
}

/** Battle abilities by what they bring. */
const ABILITIES: Readonly<Record<string, number>> = {
  'pl-tarrus': 3,
  'pl-ferrin': 2.5,
  'pl-osus-iv': 2,
  'pl-barlus': 1.5,
  'pl-elouith': 1.5,
  'pl-iridial': 1.4,
  'pl-plannum': 1.2,
  'pl-atrox-prime': 1.2,
  'pl-yvarn': 1,
}

export const target: Rule = (p, q) => {
  const score = TARGETS[`${q.about.ability} ${q.about.ref}`] ?? hurts(1)
  const { pick } = best(q.options, option => score(p, option))
  return advise(pick, () => {
    const f = figure(p, pick.card)
    if (f) return `${nameOf(f)} is the best target`
    return pick.card ? `${designNamed(pick.card).card.name} is the best card for it` : 'that is where it does most'
  })
}

/** The battle ability of a planet that was fought for: used unless it could only do harm. */
export const battleAbility: Rule = (p, q) => {
  const use = optionTo(q.options, 'use')!
  const pass = optionTo(q.options, 'pass')!
  const harmless = WORTHWHILE[String(q.about.ability)]?.(p) ?? true
  return harmless ? advise(use, () => 'a battle ability is free') : advise(pass, () => 'it could only hurt us')
}

const WORTHWHILE: Readonly<Record<string, (p: Picture) => boolean>> = {
  'pl-ferrin/1': p => p.figures.some(f => !f.mine && !f.design.isWarlord),
  'pl-iridial/1': p => p.figures.some(f => f.mine && f.damage > 0),
  'pl-yvarn/1': p => p.cards.some(card => designNamed(card).isUnit),
}

/** What a search keeps: the card that is worth most. */
export const search: Rule = (_, q) => {
  const { pick } = best(q.options, option => (option.card ? cardValue(option.card) : -1))
  return advise(pick, () => 'the best of the cards on top')
}

/** The worst card goes deepest. */
export const orderBottom: Rule = (_, q) => {
  const { pick } = best(q.options, option => cardValue(option.card!))
  return advise(pick, () => 'the better cards come back first')
}

function cardValue(card: string): number {
  const design = designNamed(card)
  return design.isUnit ? worthOfDesign(design) : 2 + design.shields
}

/** Damage to a unit: best where it kills an enemy, worst where it kills our own. */
function hurts(amount: number): Score {
  return (p, option) => {
    const f = figure(p, option.card)
    if (!f) return option.at ? strengthAt(p, option.at, false) - strengthAt(p, option.at, true) : 0
    const loss = f.life <= amount ? worthOf(f) : 0.4 * amount + worthOf(f) / 20
    return f.mine ? -loss : loss
  }
}

function onFigure(score: (f: Figure, p: Picture) => number): Score {
  return (p, option) => {
    const f = figure(p, option.card)
    return f ? score(f, p) : 0
  }
}

/** Where one more unit is needed most. */
function spare(p: Picture, at: string): number {
  const some = p.figures.find(f => f.mine && !f.design.isWarlord)
  return some ? worthAt(p, some.card, at) : 0
}
