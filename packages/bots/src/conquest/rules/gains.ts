import type { Move } from '@redoubt/conquest'
import { figure } from '../advice.ts'
import { designNamed, type Figure, type Picture } from '../picture.ts'
import { strengthAt, worthInHand, worthOf, worthOfDesign } from '../worth.ts'

/** What an ability would gain now, about in resources, its cost not counted. */
type Gain = (p: Picture, self: Figure | undefined, card: string) => number

/** What each Action or answer is good for. One that is not listed is used whenever it costs nothing. */
const GAINS: Readonly<Record<string, Gain>> = {
  'sm-cato-sicarius/1': () => 1,
  'sm-sicarius-chosen/1': p => (p.figures.some(f => !f.mine && !f.design.isWarlord) ? 2 : 0),
  'sm-catos-stronghold/1': p => (p.figures.some(f => f.mine && !f.ready && f.at === p.battle) ? 2.5 : 0),
  'sm-fury-of-sicarius/1': p => Math.max(0, (foeAttacked(p) && worthOf(foeAttacked(p)!)) || 0),
  'sm-blood-angels-veterans/1': () => 1,
  'sm-indomitable/1': p => threatened(p),
  'sm-iron-halo/1': p => Math.max(0.1, threatened(p)),
  'sm-holy-sepulchre/1': () => 2,
  'sm-brother-maxos/1': (p, self) => (self && self.at === p.battle ? 0.6 + bestAffordable(p) * 0.5 : -1),
  'sm-drop-pod-assault/1': p => (p.battle ? (closeFight(p) ? 4.5 : 2.4) : -1),
  'sm-exterminatus/1': p => Math.max(...p.worlds.filter(w => !w.first).map(w => lossesAt(p, w.at)), -1),
  'ork-flash-gitz/1': (p, self) =>
    self && !self.ready && self.at === p.battle && self.life > 1 && foesAt(p, self.at) > 0 ? 1.5 : -1,
  'ork-kraktoof-hall/1': p => (damagedBesideFoes(p) ? 1 : -1),
  'ork-battle-cry/1': p =>
    1.5 * p.figures.filter(f => f.mine && f.ready && f.at === p.battle).length * (closeFight(p) ? 1 : 0.5),
  'ork-snotling-attack/1': () => 3.4,
  'ork-squig-bombin/1': p => (p.things.some(t => !t.mine && t.host === null) ? 3 : -1),
  'ork-ork-kannon/1': p => (p.worlds.some(w => foesAt(p, w.at) > 0 && oursAt(p, w.at) === 0) ? 1 : -1),
  'ork-tellyporta-pad/1': p => (p.battle && p.worlds.some(w => w.first && w.at === p.battle) && reserve(p) ? 2 : -1),
  'ork-weirdboy-maniak/1': (p, self) => (self ? pingAt(p, self) : 0),
  'ork-burna-boyz/1': () => 1,
  'n-no-mercy/1': p => (p.assigned.some(hit => hit.amount >= 2) ? 2 : 0.2),
  'n-fall-back/1': () => 3,
}

/** What playing an event or using an ability gains after its cost. */
export function gainOfUse(p: Picture, option: Move): number {
  const design = designNamed(option.card!)
  const id = `${design.card.id}/${option.n ?? 1}`
  const value = GAINS[id]?.(p, figure(p, option.card), option.card!) ?? (option.do === 'use' ? 1 : 0)
  // An event costs resources and the card, which might have been a shield.
  return option.do === 'play' ? value - 0.7 * design.cost - 0.5 * worthInHand(design) : value
}

const foesAt = (p: Picture, at: string) => p.figures.filter(f => !f.mine && f.at === at).length
const oursAt = (p: Picture, at: string) => p.figures.filter(f => f.mine && f.at === at).length

function foeAttacked(p: Picture): Figure | undefined {
  const defender = figure(p, p.attack?.defender)
  return defender && !defender.mine ? defender : undefined
}

/** What we stand to lose by the damage that is assigned right now. */
function threatened(p: Picture): number {
  let most = 0
  for (const hit of p.assigned) {
    const unit = figure(p, hit.unit)
    if (!unit?.mine) continue
    most = Math.max(most, hit.amount >= unit.life ? worthOf(unit) : 0.6 * Math.min(hit.amount, unit.life))
  }
  return most
}

function bestAffordable(p: Picture): number {
  let most = 0
  for (const card of p.cards) {
    const design = designNamed(card)
    if (design.isUnit && design.cost <= p.me.resources) most = Math.max(most, worthOfDesign(design))
  }
  return most
}

/** Neither side has as good as won. */
function closeFight(p: Picture): boolean {
  if (!p.battle) return false
  const mine = strengthAt(p, p.battle, true)
  const theirs = strengthAt(p, p.battle, false)
  return theirs > 0 && mine < 2.2 * theirs && mine > 0.3 * theirs
}

function lossesAt(p: Picture, at: string): number {
  let sum = 0
  for (const f of p.figures) if (f.at === at && !f.design.card.unique) sum += f.mine ? -worthOf(f) : worthOf(f)
  return sum
}

function damagedBesideFoes(p: Picture): boolean {
  return p.figures.some(f => f.mine && f.damage > 0 && foesAt(p, f.at) > 0)
}

/** Somebody strong and ready stands elsewhere. */
function reserve(p: Picture): boolean {
  return p.figures.some(f => f.mine && !f.design.isWarlord && f.ready && f.at !== p.battle && f.atk >= 2)
}

/** One damage to everybody else there. */
function pingAt(p: Picture, self: Figure): number {
  let sum = 0
  for (const f of p.figures) {
    if (f.at !== self.at || f.card === self.card) continue
    const loss = f.life <= 1 ? worthOf(f) : 0.5
    sum += f.mine ? -loss : loss
  }
  return sum
}
