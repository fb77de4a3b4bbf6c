import { advise, best, type Rule } from '../reading/advice.ts'
import type { Figure, Picture, World } from '../reading/picture.ts'
import { COMMIT } from '../reading/priorities.ts'
import { bonusAt, decides, iconsAt, strengthAt, strengthOf } from '../reading/worth.ts'

/** Where the warlord goes: where it wins a command bonus and the battle without meeting more than it can take. */
export const commit: Rule = (p, q) => {
  const { pick } = best(q.options, option => scoreOf(p, p.worlds.find(w => w.at === option.at)!))
  const isFirst = p.worlds.some(w => w.at === pick.at && w.first)
  return advise(pick, isFirst ? 'commit-first' : 'commit-bonus', () => {
    const world = p.worlds.find(w => w.at === pick.at)!
    const { name } = world.planet
    if (world.first) return `${name} is the first planet and the battle there looks winnable`
    return `${name} has a bonus of ${bonusAt(p, world.at, true)} and little danger`
  })
}

function scoreOf(p: Picture, world: World): number {
  const warlord = warlordOf(p, true)
  const { at } = world
  const mine = strengthAt(p, at, true) + comingStrength(p, true)
  const here = strengthAt(p, at, false)
  // The enemy's warlord and its escort go somewhere too, most of all to the first planet.
  const theirs = here + comingStrength(p, false) * (world.first ? 0.6 : 0.15)
  const chance = mine / (mine + theirs + 0.01)
  const swing = 1 - Math.sign(iconsAt(p, at, true) - iconsAt(p, at, false))
  let score = COMMIT.income * bonusAt(p, at, true) * swing * 0.5
  if (world.first) {
    const stake = decides(p.me.won, world.planet) || decides(p.foe.won, world.planet) ? COMMIT.decisive : COMMIT.claim
    const without = strengthAt(p, at, true) / (strengthAt(p, at, true) + here + comingStrength(p, false) * 0.4 + 0.01)
    score += stake * (sure(chance) - sure(without))
  } else if (here > 0) {
    score += COMMIT.elsewhere * (chance - 0.5) * 2
  }
  const risk = warlord.bloodied ? COMMIT.risk.bloodied : COMMIT.risk.fresh
  return score - risk * danger(p, world, warlord, theirs, mine)
}

/** Strength wins battles more surely than in proportion. */
function sure(share: number): number {
  return 1 / (1 + Math.exp(-9 * (share - 0.5)))
}

/** How likely the warlord is to be struck down: what could hit it before it can go, against what it can take. */
function danger(p: Picture, world: World, warlord: Figure, theirs: number, mine: number): number {
  let hits = 0
  for (const f of p.figures) if (!f.mine && f.at === world.at) hits += f.atk
  hits += warlordOf(p, false).atk * (world.first ? 0.6 : 0.15)
  const ratio = hits / Math.max(1, warlord.life)
  return Math.min(1, ratio * ratio) * (theirs / (theirs + mine + 0.01))
}

function comingStrength(p: Picture, mine: boolean): number {
  let sum = 0
  const home = mine ? p.home : p.home === 'hq-a' ? 'hq-b' : 'hq-a'
  for (const f of p.figures)
    if (f.mine === mine && f.at === home) sum += f.design.isWarlord ? strengthOf(f) : strengthOf(f) * 0.7
  return sum
}

function warlordOf(p: Picture, mine: boolean): Figure {
  return p.figures.find(f => f.mine === mine && f.design.isWarlord)!
}
