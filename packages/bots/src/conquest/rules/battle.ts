import type { ConquestChoice } from '@redoubt/conquest'
import { advise, best, figure, optionTo, type Rule } from '../reading/advice.ts'
import type { Figure, Picture } from '../reading/picture.ts'
import { BATTLE } from '../reading/priorities.ts'
import { nameOf, strengthAt, worthOf } from '../reading/worth.ts'

/** Who attacks: the unit that does most, a warlord in mortal danger goes home instead. */
export const combatTurn: Rule = (p, q) => {
  const retreat = optionTo(q.options, 'retreat')
  const warlord = figure(p, retreat?.card)
  if (retreat && warlord && shouldRetreat(p, warlord))
    return advise(
      retreat,
      'warlord-in-danger',
      () => `${nameOf(warlord)} has ${warlord.life} HP left and the enemies there can deal as much`,
    )
  const foes = foesAt(p)
  const attacks = q.options.filter(option => option.do === 'attack')
  if (attacks.length === 0) return advise(q.options[0]!, 'nobody', () => 'nobody can attack')
  const { pick } = best(attacks, option => bestBlow(figure(p, option.card)!, foes))
  const attacker = figure(p, pick.card)!
  return advise(pick, 'gains-most', () => `${nameOf(attacker)} has the most to gain by attacking`)
}

/** Whom to attack: kill what can be killed, and rather who is still to attack. */
export const defender: Rule = (p, q) => {
  const attacker = figure(p, String(q.about.attacker))
  const { pick } = best(q.options, option => {
    if (!attacker) return 0
    if (option.do === 'area-effect') return areaValue(attacker, foesAt(p))
    return attackWorth(attacker, figure(p, option.card)!)
  })
  return advise(pick, 'kills-or-counts', () => {
    const target = figure(p, pick.card)
    if (!target || !attacker) return 'the damage hits all of them'
    if (damageOf(attacker, target) >= target.life)
      return `${nameOf(attacker)} can finish off ${nameOf(target)}, which has ${target.life} HP left`
    return `${nameOf(target)} is the target worth most`
  })
}

/** After a combat round: leave a battle that is lost, unless leaving loses the match. */
export const withdraw: Rule = (p, q) => {
  const done = optionTo(q.options, 'done')!
  const at = p.battle
  if (!at) return advise(done, 'stay', () => 'nothing is won by leaving')
  const mine = strengthAt(p, at, true)
  const theirs = strengthAt(p, at, false)
  const leaving = q.options.filter(option => option.do === 'withdraw')
  const warlord = leaving.map(option => figure(p, option.card)!).find(f => f?.design.isWarlord)
  if (theirs > BATTLE.hopeless * mine) {
    const { pick } = best(leaving, option => worthOf(figure(p, option.card)!))
    return advise(pick, 'lost', () => `the battle is lost: ${nameOf(figure(p, pick.card)!)} fights another day`)
  }
  if (warlord && inDanger(p, warlord) && warlord.bloodied)
    return advise(
      leaving.find(option => option.card === warlord.card)!,
      'warlord-in-danger',
      () => `${nameOf(warlord)} must not fall`,
    )
  return advise(done, 'winnable', () => 'the battle can be won')
}

function foesAt(p: Picture): Figure[] {
  return p.figures.filter(f => !f.mine && f.at === p.battle)
}

function damageOf(attacker: Figure, target: Figure): number {
  return target.flying && !attacker.flying ? Math.ceil(attacker.atk / 2) : attacker.atk
}

function bestBlow(attacker: Figure, foes: readonly Figure[]): number {
  let most = areaValue(attacker, foes)
  for (const foe of foes) most = Math.max(most, attackWorth(attacker, foe))
  // A warlord that can stay behind lets others go first.
  return most - (attacker.design.isWarlord ? 0.5 : 0)
}

/** What one attack is worth: the share of the target's worth that it takes away. */
function attackWorth(attacker: Figure, target: Figure): number {
  const dealt = Math.min(damageOf(attacker, target), target.life)
  if (dealt <= 0) return 0
  const worth = worthOf(target) * (target.ready ? BATTLE.ready : 1)
  if (dealt >= target.life) return BATTLE.kill * worth - 0.15 * (damageOf(attacker, target) - target.life)
  return worth * (dealt / (target.life + 1)) * 0.8
}

function areaValue(attacker: Figure, foes: readonly Figure[]): number {
  const amount = attacker.design.areaEffect
  if (amount === 0) return Number.NEGATIVE_INFINITY
  let sum = 0
  for (const foe of foes) {
    const dealt = Math.min(amount, foe.life)
    sum += dealt >= foe.life ? BATTLE.kill * worthOf(foe) : worthOf(foe) * (dealt / (foe.life + 1)) * 0.8
  }
  return sum
}

/** The enemies there that are still to attack could strike it down this round. */
function inDanger(p: Picture, unit: Figure): boolean {
  let hits = 0
  for (const f of p.figures) if (!f.mine && f.at === unit.at && f.ready) hits += damageOf(f, unit)
  return hits >= unit.life
}

function shouldRetreat(p: Picture, warlord: Figure): boolean {
  if (!inDanger(p, warlord)) return false
  // One blow that ends the battle is better than running.
  const foes = foesAt(p)
  if (foes.length === 1 && damageOf(warlord, foes[0]!) >= foes[0]!.life) return false
  if (warlord.bloodied) return true
  return strengthAt(p, warlord.at, false) > BATTLE.hopeless * strengthAt(p, warlord.at, true)
}

/** Indirect damage on one of our own: whoever can take it. */
export const suffer: Rule = (p, q) => {
  const { pick } = best(q.options, (option: ConquestChoice) => {
    const f = figure(p, option.card)!
    return f.life > 1 ? f.life - (f.design.isWarlord ? 4 : 0) : -worthOf(f)
  })
  return advise(pick, 'bears-it', () => 'it can take it')
}
