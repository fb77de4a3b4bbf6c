import type { HintedUnit, Measure, Reason } from '@redoubt/conquest'
import { figure } from './advice.ts'
import { designNamed, type Figure, type Picture } from './picture.ts'
import { strengthAt, worthOf, worthOfDesign } from './worth.ts'

/** What the best of these reasons brings now, about in resources; 0 if none fits. */
export function gainOf(p: Picture, reasons: readonly Reason[], self: Figure | undefined): number {
  let most = 0
  for (const reason of reasons) if (fits(p, reason, self)) most = Math.max(most, brings(p, reason, self))
  return most
}

function brings(p: Picture, { gain, measure, times = 1 }: Reason, self: Figure | undefined): number {
  return measure ? (gain ?? 0) + times * MEASURED[measure](p, self) : (gain ?? 1)
}

/** Does all that is given hold now? */
export function fits(p: Picture, r: Reason, self: Figure | undefined): boolean {
  if (r.battle && !inSuchBattle(p, r.battle)) return false
  if (r.self && !(self && isSo(p, self, r.self))) return false
  if (r.ours && !p.figures.some(f => f.mine && isSo(p, f, r.ours!))) return false
  if (r.enemies && !p.figures.some(f => !f.mine && isSo(p, f, r.enemies!))) return false
  if (r.enemySupport && !p.things.some(t => !t.mine && t.host === null)) return false
  if (r.enemyAlone && !p.worlds.some(w => stands(p, w.at, false) && !stands(p, w.at, true))) return false
  if (r.assigned !== undefined && !p.assigned.some(hit => hit.amount >= r.assigned!)) return false
  return !r.holdsUnit || p.cards.some(card => designNamed(card).isUnit)
}

function isSo(p: Picture, f: Figure, u: HintedUnit): boolean {
  if (u.warlord !== undefined && f.design.isWarlord !== u.warlord) return false
  if (u.ready !== undefined && f.ready !== u.ready) return false
  if (u.inBattle !== undefined && (f.at === p.battle) !== u.inBattle) return false
  if (u.damaged && f.damage === 0) return false
  if (u.besideEnemies && !stands(p, f.at, !f.mine)) return false
  return f.atk >= (u.atk ?? 0) && f.life >= (u.hp ?? 0)
}

function inSuchBattle(p: Picture, battle: NonNullable<Reason['battle']>): boolean {
  if (p.battle === null) return false
  if (battle === 'any') return true
  return battle === 'close' ? isClose(p, p.battle) : p.worlds.some(w => w.first && w.at === p.battle)
}

/** Neither side has as good as won. */
function isClose(p: Picture, at: string): boolean {
  const mine = strengthAt(p, at, true)
  const theirs = strengthAt(p, at, false)
  return theirs > 0 && mine < 2.2 * theirs && mine > 0.3 * theirs
}

const stands = (p: Picture, at: string, mine: boolean) => p.figures.some(f => f.mine === mine && f.at === at)

const MEASURED: Readonly<Record<Measure, (p: Picture, self: Figure | undefined) => number>> = {
  threatened: p => {
    let most = 0
    for (const hit of p.assigned) {
      const unit = figure(p, hit.unit)
      if (!unit?.mine) continue
      most = Math.max(most, hit.amount >= unit.life ? worthOf(unit) : 0.6 * Math.min(hit.amount, unit.life))
    }
    return most
  },
  defender: p => {
    const defender = figure(p, p.attack?.defender)
    return defender && !defender.mine ? worthOf(defender) : 0
  },
  affordable: p => {
    let most = 0
    for (const card of p.cards) {
      const design = designNamed(card)
      if (design.isUnit && design.cost <= p.me.resources) most = Math.max(most, worthOfDesign(design))
    }
    return most
  },
  ready: p => p.figures.filter(f => f.mine && f.ready && f.at === p.battle).length,
  destruction: p => Math.max(...p.worlds.filter(w => !w.first).map(w => lossesAt(p, w.at)), 0),
  blast: (p, self) => {
    let sum = 0
    for (const f of p.figures) {
      if (!self || f.at !== self.at || f.card === self.card) continue
      const loss = f.life <= 1 ? worthOf(f) : 0.5
      sum += f.mine ? -loss : loss
    }
    return sum
  },
}

function lossesAt(p: Picture, at: string): number {
  let sum = 0
  for (const f of p.figures) if (f.at === at && !f.design.card.unique) sum += f.mine ? -worthOf(f) : worthOf(f)
  return sum
}
