import { adjacent, around, MARINE_MOVER } from '@redoubt/doom'
import { courseFrom, onward } from './course.ts'
import { field } from './field.ts'
import { awake, doorsMatter, type Goal, goalsOf, placesOf } from './goals.ts'
import { atLeast, damageOdds, mean } from './odds.ts'
import { best, type Option } from './option.ts'
import { perilFor } from './peril.ts'
import { KEEP } from './priorities.ts'
import { type Shot, shotOf } from './shots.ts'
import { apart, canHit, focusOn, inSight, type Piece, pieceOf, type Situation } from './situation.ts'
import { towards, type Walk, walk } from './walk.ts'

const SPRINT = 6
const MOST_STEPS = 60

/** How a marine sees the spot it is in; what every space would ask again is worked out once. */
export interface Mind {
  s: Situation
  me: Piece
  goals: Goal[]
  hand: readonly string[]
  /** Worth of stepping onto a space: items, and staggered demons. */
  prizes: ReadonlyMap<number, number>
  /** What ending the activation in a space costs. */
  fear(space: number): number
}

interface Threat {
  spaces: readonly number[]
  range: number
  /** Range and speed. */
  grasp: number
  harm: number
}

export function mindOf(s: Situation, id: string): Mind | null {
  const me = pieceOf(s, id)
  const own = s.view.marines.find(m => m.id === id)
  if (!me || !own) return null
  const prizes = prizesFor(s, me, own.weapons)
  const fear = s.beliefs.squad ? perilFor(s, me) : cautionOf(s, me)
  return { s, me, goals: goalsOf(s, me), hand: own.hand.cards ?? [], prizes, fear }
}

/** A Recruit's fear: the damage to expect, and more of it when little health is left. */
function cautionOf(s: Situation, me: Piece): (space: number) => number {
  const { frail, fear, caution } = s.beliefs.wishes
  const threats = s.demons.map(d => threat(s, d))
  const factor = me.left <= frail ? fear : caution
  const known: number[] = []
  return space => (known[space] ??= factor * danger(s, threats, space))
}

function prizesFor(s: Situation, me: Piece, weapons: readonly string[]): Map<number, number> {
  const prizes = new Map<number, number>()
  const add = (space: number, worth: number) => prizes.set(space, (prizes.get(space) ?? 0) + worth)
  for (const item of s.view.items) {
    const wanted = item.type === 'weapon' ? !weapons.includes(item.weapon) : me.damage >= 3
    if (!wanted) continue
    add(
      s.board.at(item.at),
      item.type === 'weapon' ? s.beliefs.wishes.weapon : s.beliefs.wishes.heal * Math.min(5, me.damage),
    )
  }
  for (const d of s.demons) {
    if (!d.staggered) continue
    const worth = worthOf(s, d) * (s.beliefs.wishes.wound + s.beliefs.wishes.kill) + s.beliefs.wishes.glory
    for (const space of d.spaces) add(space, worth)
  }
  return prizes
}

function threat(s: Situation, d: Piece): Threat {
  const { range, speed, dice } = s.content.demons[d.kind]!
  return { spaces: d.spaces, range, grasp: range + speed, harm: mean(damageOdds('marine', dice)) }
}

/** D-MARINE-6: what to do next in the own activation. */
export function marineActs(s: Situation, id: string, options: readonly Option[], mains: number): Option {
  const m = mindOf(s, id)
  const end = options.find(o => o.do === 'end')
  if (!m) return end ?? options[0]!
  return (
    pickUp(m, options) ??
    work(m, options) ??
    bonus(m, options, mains) ??
    strike(m, options, mains) ??
    act(m, options, mains) ??
    open(m, options, mains) ??
    go(m, options, m.me.mp) ??
    late(m, options) ??
    end ??
    options[0]!
  )
}

function pickUp({ me }: Mind, options: readonly Option[]): Option | undefined {
  return options.find(o => o.do === 'take' && (o.card !== 'health-pack' || me.damage >= 3))
}

/** Works of the mission and free helps that are right whenever they are offered. */
function work({ s, me, hand }: Mind, options: readonly Option[]): Option | undefined {
  return options.find(o => {
    if (o.do !== 'use') return false
    switch (o.card) {
      case 'extract-pass':
        return mayPass(s, me)
      case 'extract-take':
      case 'seal-work':
      case 'loot-the-dead':
        return true
      case 'field-medic-1':
        return s.squad.some(p => p.kind === 'marine' && p.damage >= 2 && apart(s, me.spaces, p.spaces) <= 1)
      case 'iron-will':
        return me.damage >= 2 || me.stunned
      case 'gunslinger-1':
      case 'torn-limb':
        return s.demons.some(d => canHit(s, me.spaces, d.spaces, 3))
      case 'dread-howl':
        return s.demons.some(d => !d.stunned && worthOf(s, d) >= 4 && canHit(s, me.spaces, d.spaces, 3))
      case 'saboteur-1':
        return hand.length > 2 && s.demons.some(d => !d.stunned && worthOf(s, d) >= 5)
      default:
        return false
    }
  })
}

/** A comrade next to us who is clearly nearer to where the asset must go takes it. */
function mayPass(s: Situation, me: Piece): boolean {
  const far = field(s, MARINE_MOVER, true, placesOf(s, 'extraction'))
  const here = far[me.spaces[0]!]!
  const next = s.squad.filter(
    p => p.kind === 'marine' && p !== me && p.carries === undefined && adjacent(s.table, me.spaces, p.spaces),
  )
  return next.length > 0 && next.every(p => far[p.spaces[0]!]! < here)
}

/** What is done before an activation ends, if points are left over. */
function late(_m: Mind, options: readonly Option[]): Option | undefined {
  return options.find(o => o.do === 'use' && o.card === 'horde-suppress')
}

function bonus(m: Mind, options: readonly Option[], mains: number): Option | undefined {
  const { s, me } = m
  const near = (reach: number) => s.demons.filter(d => apart(s, me.spaces, d.spaces) <= reach)
  return options.find(o => {
    if (o.do === 'use' && o.card === 'unleashed') return mains === 0 && attackCards(m).length > 0 && near(6).length > 0
    if (o.do === 'use' && o.card === 'adrenaline-rush') return mains === 0 && wantsMore(m, me.mp, 2)
    if (o.do !== 'play' || s.content.actionCards[o.card!]?.type !== 'bonus') return false
    switch (o.card) {
      case 'ammo-check':
        return mains > 0
      case 'double-time':
      case 'dynamo-stride':
        return wantsMore(m, me.mp, 3)
      case 'thermal-purge':
        return near(1).length > 0
      case 'snap-reload':
        return true
      case 'brace':
        return (
          me.moved === 0 && m.hand.some(card => s.content.actionCards[card]?.set === 'chaingun') && near(5).length > 1
        )
      case 'rev-the-engine':
        return near(5).some(d => !d.staggered && d.damage + 2 >= s.content.demons[d.kind]!.stagger)
      case 'shoulder-through':
        return wantsMore(m, me.mp, 2)
      case 'recharge-cycle':
        return mains === 0
      case 'throw-frag-grenade':
      case 'throw-siphon-grenade':
        return near(4).some(d => inSight(s, me.spaces, d.spaces) && apart(s, me.spaces, d.spaces) >= 2)
      case 'throw-decoy-grenade':
        return mains === 0 && near(5).length > 1
      default:
        return false
    }
  })
}

/** Would more movement points lead to a better place? */
function wantsMore(m: Mind, points: number, more: number): boolean {
  const w = walkOf(m, points + more)
  return resting(m, w, points + more).worth > resting(m, w, points).worth + 0.5
}

const attackCards = ({ s, hand }: Mind) =>
  hand.filter(card => {
    const { type, attack } = s.content.actionCards[card]!
    return type === 'main' && attack !== null
  })

function walkOf({ s, me }: Mind, points: number): Walk {
  const carries = me.carries !== undefined
  return walk(s, me, points, { opens: !doorsMatter(s), jumps: !carries })
}

/** The attack of the card that was played last, if one is waiting. */
function waitingShot({ s, me }: Mind, now: Option | undefined): Shot | null {
  const played = s.view.marines.find(one => one.id === me.id)!.play.cards ?? []
  const source = now?.card ?? played.filter(card => s.content.actionCards[card]?.attack).at(-1)
  const card = source === undefined ? undefined : s.content.actionCards[source]
  return card ? shotOf(card) : null
}

/** Where a choice in the own activation leads: the target in mind, the prize or the goal. */
export interface Heading {
  place: number
  target: Piece | null
  prize: string | null
  goal: string | null
}

export function headingOf(s: Situation, id: string, pick: Option, mains: number): Heading | null {
  const m = mindOf(s, id)
  if (!m) return null
  const { me } = m
  const card = pick.do === 'play' ? s.content.actionCards[pick.card!] : undefined
  const speed = pick.do === 'sprint' ? (me.carries === undefined ? SPRINT : 4) : (card?.speed ?? 0)
  const points = me.mp + speed
  const shot = card
    ? shotOf(card)
    : pick.do === 'sprint'
      ? null
      : waitingShot(m, pick.do === 'attack' ? pick : undefined)
  const w = walkOf(m, points)
  const course = s.beliefs.squad
    ? courseFrom(m, w, w.from, { ...meansOf(m, card ? mains - 1 : mains), points, shot }, 1)
    : { ...(shot ? attackPlan(m, w, points, shot) : null) }
  const place = pick.do === 'attack' ? w.from : (course.place ?? resting(m, w, points).place)
  const target =
    shot && (course.attack ?? 0) > 0 ? (bestShot(m, [place], shot, marksOf(m, shot))?.mark.demon ?? null) : null
  const goal = best(m.goals, one =>
    one.field[w.from]! < MOST_STEPS ? one.step * (one.field[w.from]! - one.field[place]!) : -1,
  )
  const nearer = goal && goal.field[place]! <= goal.field[w.from]!
  return { place, target, prize: prizeAt(m, place), goal: nearer ? goal.name : null }
}

function prizeAt({ s, prizes }: Mind, space: number): string | null {
  if (!prizes.has(space)) return null
  return s.demons.some(d => d.staggered && d.spaces.includes(space)) ? 'a Glory Kill' : 'what lies there'
}

/** A card's attack is waiting: strike from here, or go where it strikes better. */
function strike(m: Mind, options: readonly Option[], mains: number): Option | undefined {
  const { s, me } = m
  const now = options.filter(o => o.do === 'attack')
  const waiting = options.some(o => o.do === 'forgo')
  if (now.length === 0 && !waiting) return undefined
  const shot = waitingShot(m, now[0])
  if (!shot) return now[0]
  const w = walkOf(m, me.mp)
  if (s.beliefs.squad) return strikeOnCourse(m, w, options, shot, mains)
  const plan = attackPlan(m, w, me.mp, shot)
  const here = plan && plan.place === w.from
  if (
    now.length > 0 &&
    (!plan || here || plan.attack <= 1.15 * (bestShot(m, me.spaces, shot, marksOf(m, shot))?.worth ?? 0))
  )
    return now[0]
  if (plan && !here) {
    const move = towards(w, plan.place, options)
    if (move) return move
  }
  if (now.length > 0) return now[0]
  // Nobody is in reach: perhaps behind the door; otherwise the next card.
  return open(m, options, mains + 1) ?? (mains > 0 ? options.find(o => o.do === 'forgo') : undefined)
}

/** The same for whoever plans the whole activation. */
function strikeOnCourse(m: Mind, w: Walk, options: readonly Option[], shot: Shot, mains: number): Option | undefined {
  const now = options.find(o => o.do === 'attack')
  const course = courseFrom(m, w, w.from, { ...meansOf(m, mains), points: m.me.mp, shot })
  if (course.attack > 0) {
    if (course.place === w.from && now) return now
    const move = towards(w, course.place, options)
    if (move) return move
  }
  // Somewhere else is better than any attack; the attack from here is still better than none.
  if (now) return now
  return open(m, options, mains + 1) ?? (mains > 0 ? options.find(o => o.do === 'forgo') : undefined)
}

const meansOf = (m: Mind, mains: number) => ({
  mains,
  cards: attackCards(m),
  sprint: m.hand.length === 0 ? 0 : m.me.carries === undefined ? SPRINT : 4,
})

/** Which card to play, or to sprint, by the best whole activation. */
function actOnCourse(m: Mind, plays: readonly Option[], sprints: readonly Option[], mains: number): Option | undefined {
  const { s, me } = m
  const sprint = me.carries === undefined ? SPRINT : 4
  const most = Math.max(sprint, ...plays.map(o => speedOf(s, o.card!)))
  const w = walkOf(m, me.mp + most)
  const means = { ...meansOf(m, mains - 1), shot: null }
  let choice: Option | undefined
  let worth = onward(m, w, w.from, me.mp).worth + 0.2
  for (const o of plays) {
    const cards = without(means.cards, o.card!)
    const shot = shotOf(s.content.actionCards[o.card!]!)
    const course = courseFrom(m, w, w.from, { ...means, cards, shot, points: me.mp + speedOf(s, o.card!) })
    if (course.worth > worth) {
      worth = course.worth
      choice = o
    }
  }
  const least = best(sprints, o => -keepOf(s, o.card!))
  if (!least) return choice
  const points = me.mp + sprint
  let value = onward(m, w, w.from, points).worth
  if (mains > 1) {
    // Run first, shoot then.
    for (const card of new Set(without(means.cards, least.card!))) {
      const shot = shotOf(s.content.actionCards[card]!)
      const far = { ...means, mains: 0, cards: [], shot, points: points + speedOf(s, card) }
      value = Math.max(value, courseFrom(m, w, w.from, far, 1).worth)
    }
  }
  return value - 0.1 > worth ? least : choice
}

function without(cards: readonly string[], card: string): string[] {
  const rest = [...cards]
  const at = rest.indexOf(card)
  if (at >= 0) rest.splice(at, 1)
  return rest
}

/** Which card to play, or to sprint. */
function act(m: Mind, options: readonly Option[], mains: number): Option | undefined {
  const { s, me } = m
  if (mains <= 0) return undefined
  const plays = options.filter(o => o.do === 'play' && s.content.actionCards[o.card!]?.type === 'main')
  const sprints = options.filter(o => o.do === 'sprint')
  if (plays.length === 0 && sprints.length === 0) return undefined
  if (s.beliefs.squad) return actOnCourse(m, plays, sprints, mains)
  const most = Math.max(me.carries === undefined ? SPRINT : 4, ...plays.map(o => speedOf(s, o.card!)))
  const w = walkOf(m, me.mp + most)
  const stay = resting(m, w, me.mp)
  let choice: Option | undefined
  let worth = stay.worth + 0.2
  for (const o of plays) {
    const points = me.mp + speedOf(s, o.card!)
    const shot = shotOf(s.content.actionCards[o.card!]!)
    const plan = shot ? attackPlan(m, w, points, shot) : null
    const value = Math.max(plan?.worth ?? Number.NEGATIVE_INFINITY, resting(m, w, points).worth - 0.1)
    if (value > worth) {
      worth = value
      choice = o
    }
  }
  const least = best(sprints, o => -keepOf(s, o.card!))
  if (least) {
    const value = resting(m, w, me.mp + (me.carries === undefined ? SPRINT : 4)).worth
    if (value > worth) choice = least
  }
  return choice
}

const speedOf = (s: Situation, card: string): number => s.content.actionCards[card]!.speed ?? 0

/** Doors that let demons out are opened when the squad is ready for them. */
function open(m: Mind, options: readonly Option[], mains: number): Option | undefined {
  const doors = options.filter(o => o.do === 'open')
  if (doors.length === 0 || !doorsMatter(m.s)) return undefined
  if (awake(m.s, m.me).length > 0) return undefined
  const together = m.s.squad.every(p => apart(m.s, m.me.spaces, p.spaces) <= 7)
  return mains > 0 || together ? doors[0] : undefined
}

/** Walks on to the best place that the points allow. */
export function go(m: Mind, options: readonly Option[], points: number): Option | undefined {
  const { s } = m
  if (points <= 0) return undefined
  const w = walkOf(m, points)
  const to = s.beliefs.squad ? onward(m, w, w.from, points) : resting(m, w, points)
  if (to.place === w.from) return undefined
  const move = towards(w, to.place, options)
  if (move) return move
  // The way is not open after all: the best single step that is an improvement.
  const here = restWorth(m, w.from, points)
  const step = best(
    options.filter(o => o.do === 'step' && o.place !== undefined),
    o => restWorth(m, o.place!, 0),
  )
  return step && restWorth(m, step.place!, 0) > here ? step : undefined
}

interface Plan {
  place: number
  worth: number
  attack: number
}

/** The best place to attack from. */
function attackPlan(m: Mind, w: Walk, points: number, shot: Shot): Plan | null {
  if (shot.still && m.me.moved > 0) return null
  const marks = marksOf(m, shot)
  let plan: Plan | null = null
  for (let place = 0; place < w.cost.length; place++) {
    const cost = w.cost[place]!
    if (cost > points || (shot.still && place !== w.from)) continue
    const attack = bestShot(m, [place], shot, marks)?.worth ?? 0
    if (attack <= 0) continue
    const worth = attack + restWorth(m, place, points - cost)
    if (!plan || worth > plan.worth) plan = { place, worth, attack }
  }
  return plan
}

/** What a shot at each demon is worth from the next space and from farther off. */
export interface Mark {
  demon: Piece
  near: number
  far: number
}

export const marksOf = (m: Mind, shot: Shot): Mark[] =>
  m.s.demons.map(demon => ({ demon, near: shotWorth(m, demon, shot, 1), far: shotWorth(m, demon, shot, 2) }))

/** The best target from a place, if there is any. */
export function bestShot(
  { s }: Mind,
  from: readonly number[],
  shot: Shot,
  marks: readonly Mark[],
): { mark: Mark; worth: number } | null {
  let most = 0
  let found: Mark | null = null
  for (const mark of marks) {
    const { demon, near, far } = mark
    if (near <= most && far <= most) continue
    const away = apart(s, from, demon.spaces)
    const value = away <= 1 ? near : far
    if (value > most && away <= shot.range && inSight(s, from, demon.spaces)) {
      most = value
      found = mark
    }
  }
  return found && { mark: found, worth: most }
}

/** What an attack on a demon is worth. */
export function shotWorth({ s, me }: Pick<Mind, 's' | 'me'>, d: Piece, shot: Shot, far: number): number {
  const near = far <= 1
  const odds = damageOdds(d.kind, {
    red: shot.red + (near ? shot.nearRed : 0),
    black: shot.black + (near ? shot.nearBlack : 0) - (shot.nearBlack && !near ? 1 : 0),
    pierce: shot.pierce,
    shots: shot.shots,
    bare: d.stunned,
  })
  const kills = shot.saws && d.spaces.length === 1 ? atLeast(odds, 1) : atLeast(odds, d.left)
  let value =
    worthOf(s, d) * (s.beliefs.wishes.wound * Math.min(1, mean(odds) / d.left) + s.beliefs.wishes.kill * kills)
  if (d.staggered)
    value *= 0.8 // a Glory Kill would do
  else if (s.beliefs.squad) {
    const need = s.content.demons[d.kind]!.stagger - d.damage
    value += s.beliefs.squad.stagger * worthOf(s, d) * Math.max(0, atLeast(odds, need) - kills)
  }
  if (shot.splash) {
    const close = around(s.table, d.spaces)
    for (const p of s.pieces)
      if (p !== d && p.spaces.some(space => close.includes(space))) value += p.demon ? 0.8 : p === me ? -2 : -1.2
  }
  return value
}

/** The worth of a demon as a target. */
export function worthOf(s: Situation, d: Piece): number {
  let worth: number = s.content.demons[d.kind]!.points
  if (d.carries !== undefined) worth += s.beliefs.wishes.carrier
  if (s.mission.objective.card === 'guard-duty' || s.mission.objective.card === 'seal-the-breach') {
    const spots =
      s.mission.objective.card === 'guard-duty'
        ? s.view.objectives.filter(o => o.at !== null && o.progress < 2).map(o => s.board.at(o.at!))
        : s.view.portals.map(p => s.board.at(p.at))
    if (spots.some(spot => apart(s, d.spaces, [spot]) <= 1)) worth += 2
  }
  return worth * focusOn(s, d)
}

/** The best place to end with so many points, worth and all. */
export function resting(m: Mind, w: Walk, points: number): { place: number; worth: number } {
  let place = w.from
  let worth = restWorth(m, w.from, points) + 0.02
  for (let to = 0; to < w.cost.length; to++) {
    const cost = w.cost[to]!
    if (cost > points || to === w.from) continue
    const value = restWorth(m, to, points - cost) - 0.01 * cost
    if (value > worth) {
      worth = value
      place = to
    }
  }
  return { place, worth }
}

export function restWorth(m: Mind, space: number, spare: number): number {
  const { goals } = m
  let worth = 0
  for (const goal of goals) {
    const far = goal.field[space]!
    worth -= goal.step * Math.min(far, MOST_STEPS)
    if (far === 0 && spare >= goal.spare) worth += goal.there
  }
  return worth + (m.prizes.get(space) ?? 0) - m.fear(space)
}

/** Damage to expect in a space from the demons that can get at it. */
function danger(s: Situation, threats: readonly Threat[], space: number): number {
  const here = [space]
  let sum = 0
  for (const { spaces, range, grasp, harm } of threats) {
    const far = apart(s, spaces, here)
    if (far > grasp) continue
    sum += far <= range && inSight(s, spaces, here) ? harm : 0.6 * harm
  }
  return sum
}

/** Worth of keeping a card in hand. */
export function keepOf(s: Situation, card: string): number {
  const known = KEEP[card]
  if (known !== undefined) return known
  const shot = shotOf(s.content.actionCards[card]!)
  return shot ? 1 + 0.5 * shot.shots * (shot.red * 1.17 + shot.black * 2) : 1
}
