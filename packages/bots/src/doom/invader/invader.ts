import type { DoomOption } from '@redoubt/doom'
import type { Demon } from '@redoubt/doom/content'
import { best } from '../reading/option.ts'
import { apart, inSight, type Piece, pieceOf, type Situation, spacesOf } from '../reading/situation.ts'
import { demonsOpen } from '../walking/demon-doors.ts'
import { field, NOWHERE } from '../walking/field.ts'
import { moverOf, spacesAt, towards, type Walk, walk } from '../walking/walk.ts'
import { contest, preyAt, rangeOf } from '../weighing/prey.ts'
import { raidOf } from './assault.ts'

const bestPrey = (s: Situation, d: Piece, from: readonly number[]): number => preyAt(s, d, from)?.worth ?? 0

interface Plan {
  walk: Walk
  place: number
  worth: number
  attack: number
}

/** Where a demon goes with so many points, and what that is worth. */
export function demonPlan(s: Situation, d: Piece, points: number, attacked: boolean): Plan {
  if (s.beliefs.assault) return raidOf(s, d, points, attacked)
  const opens = demonsOpen(s)
  const w = walk(s, d, points, { opens })
  const prey = spacesOf(s.squad)
  const far = field(s, w.mover, opens, prey)
  const hides = attacked && likesToHide(s.content.demons[d.kind]!)
  let plan: Plan | null = null
  for (let place = 0; place < w.cost.length; place++) {
    const cost = w.cost[place]!
    if (cost > points) continue
    const spaces = spacesAt(s, w.mover, place)
    const attack = attacked ? 0 : bestPrey(s, d, spaces)
    let worth = attack - 0.01 * cost + contest(s, spaces)
    if (d.carries !== undefined) worth = worth * s.beliefs.prey.bearer + 2 * hidden(s, spaces)
    else if (hides) worth += hidden(s, spaces)
    else if (attack > 0)
      worth += 0.05 * Math.min(far[place]!, rangeOf(s, d)) // no nearer than needed
    else worth -= s.beliefs.prey.step * Math.min(far[place]!, NOWHERE)
    if (!plan || worth > plan.worth) plan = { walk: w, place, worth, attack }
  }
  return plan ?? { walk: w, place: w.from, worth: 0, attack: 0 }
}

/** As its hints say; otherwise who shoots from afar does. */
const likesToHide = ({ hints, range }: Demon): boolean => (hints?.after ?? (range > 2 ? 'hide' : 'stay')) === 'hide'

function hidden(s: Situation, spaces: readonly number[]): number {
  let worth = 0
  for (const p of s.squad) {
    if (!inSight(s, spaces, p.spaces)) worth += 0.6
    worth += 0.05 * Math.min(8, apart(s, spaces, p.spaces))
  }
  return worth
}

/** D-ACTIV-4: the kind that can do most now. */
export function bestKind(s: Situation, options: readonly DoomOption[]): DoomOption | undefined {
  return best(options, o => {
    const { speed } = s.content.demons[o.card!]!
    const figures = s.demons.filter(d => d.kind === o.card)
    if (s.beliefs.assault) return figures.reduce((sum, d) => sum + gainOf(s, d, speed), figures.length > 0 ? 0 : -1)
    return figures.reduce((sum, d) => sum + demonPlan(s, d, speed, false).attack, figures.length > 0 ? 0 : -1)
  })
}

/** What acting brings a demon beyond staying where it is. */
function gainOf(s: Situation, d: Piece, speed: number): number {
  const { attack, worth, stay } = raidOf(s, d, speed, false)
  return attack + s.beliefs.assault!.idle * (worth - attack - stay)
}

/** D-ACTIV-5: whoever can do most goes first; it may also clear the way. */
export function nextDemon(s: Situation, options: readonly DoomOption[]): DoomOption | undefined {
  return demonsInOrder(s, options)[0]
}

/** Whoever can do most first. */
export function demonsInOrder(s: Situation, options: readonly DoomOption[]): DoomOption[] {
  return options
    .map(o => {
      const d = pieceOf(s, o.figure)
      return { o, worth: d ? demonPlan(s, d, s.content.demons[d.kind]!.speed, false).worth : -NOWHERE }
    })
    .sort((x, y) => y.worth - x.worth)
    .map(({ o }) => o)
}

/** D-DEMON-4: what a demon does next. */
export function demonActs(s: Situation, d: Piece, options: readonly DoomOption[], attacked: boolean): DoomOption {
  const end = options.find(o => o.do === 'end')
  const attack = options.find(o => o.do === 'attack')
  const plan = demonPlan(s, d, d.mp, attacked)
  if (attack && !attacked && s.beliefs.assault) {
    if (plan.attack > 0 && plan.place === plan.walk.from) return attack
  } else if (attack && !attacked) {
    const here = bestPrey(s, d, d.spaces)
    if (plan.place === plan.walk.from || plan.attack <= here * 1.1) return attack
  }
  if (plan.place !== plan.walk.from) {
    const move = towards(plan.walk, plan.place, options, plan.attack > 0 ? 'attack' : 'end')
    if (move) return move
  }
  if (attack && !attacked) return attack
  return end ?? (plainStep(s, d, options) || options[0]!)
}

/** Points to spend out of turn: a step nearer to the prey, or nothing. */
export function demonSpends(s: Situation, d: Piece, options: readonly DoomOption[]): DoomOption {
  const done = options.find(o => o.do === 'done')
  const plan = demonPlan(s, d, d.mp, false)
  if (plan.place === plan.walk.from && done) return done
  return towards(plan.walk, plan.place, options) ?? done ?? (plainStep(s, d, options) || options[0]!)
}

function plainStep(s: Situation, d: Piece, options: readonly DoomOption[]): DoomOption | undefined {
  const steps = options.filter(o => o.do === 'step' && o.place !== undefined)
  const far = field(s, moverOf(s, d), demonsOpen(s), spacesOf(s.squad))
  return best(steps, o => -far[o.place!]!)
}
