import { adjacent, around, MARINE_MOVER } from '@redoubt/doom'
import type { HintedFigure, HintedFigures, Reason } from '@redoubt/doom/content'
import { adviceOf } from '../reading/advice.ts'
import { apart, inSight, type Piece, pieceOf, type Situation } from '../reading/situation.ts'
import { field } from '../walking/field.ts'
import { homeSpaces } from '../walking/goal.ts'
import { attackCards, type Mind, mindOf, walkOf } from './mind.ts'
import { resting } from './rest.ts'
import { worthOf } from './worth.ts'

/** Somebody who might use a card now. */
export interface User {
  s: Situation
  seat: string
  /** The figure that would act. */
  self: Piece | undefined
  /** In the own activation: how it sees its spot, and its main actions left. */
  mind?: Mind
  mains?: number
  /** Nothing else is left to do. */
  late?: boolean
}

/** What using a card is worth now; 0 if there is no reason to. */
export function useWorth(user: User, card: string, which: (reason: Reason) => boolean = () => true): number {
  let most = 0
  for (const reason of adviceOf(user.s.content, card)) {
    const worth = reason.worth ?? 1
    if (worth > most && which(reason) && holds(user, reason)) most = worth
  }
  return most
}

function holds(user: User, r: Reason): boolean {
  const { s, mains, self } = user
  if (r.own && mains === undefined) return false
  if (r.mains && (mains === undefined || (r.mains === 'left') !== mains > 0)) return false
  if (r.late && !user.late) return false
  if (r.initiative !== undefined && (s.view.initiative.deck.count ?? 0) < r.initiative) return false
  if (r.self && !(self && fits(user, self, r.self))) return false
  if (r.enemies && !counts(user, enemiesOf(user), r.enemies)) return false
  if (r.friends && !counts(user, friendsOf(user), r.friends)) return false
  return inAttack(user, r) && inHand(user, r) && onTheWay(user, r)
}

const isInvader = ({ seat }: User): boolean => seat === 'invader'
const enemiesOf = (user: User): readonly Piece[] => (isInvader(user) ? user.s.squad : user.s.demons)
const friendsOf = (user: User): readonly Piece[] =>
  isInvader(user) ? user.s.demons : user.s.squad.filter(p => p.kind === 'marine')

function counts(user: User, pieces: readonly Piece[], { min, max, ...wanted }: HintedFigures): boolean {
  const found = pieces.filter(p => fits(user, p, wanted)).length
  return found >= (min ?? (max === undefined ? 1 : 0)) && found <= (max ?? Number.POSITIVE_INFINITY)
}

function fits({ s, self }: User, p: Piece, f: HintedFigure): boolean {
  const demon = p.demon ? s.content.demons[p.kind] : undefined
  if (f.damaged !== undefined && p.damage < f.damaged) return false
  if (f.health !== undefined && p.left > f.health) return false
  if (f.stunned !== undefined && p.stunned !== f.stunned) return false
  if (f.carries && p.carries === undefined) return false
  if (f.unmoved && p.moved > 0) return false
  if (f.points !== undefined && !(demon && demon.points >= f.points)) return false
  if (f.worth !== undefined && !(demon && worthOf(s, p) >= f.worth)) return false
  if (f.staggeredBy !== undefined && !(demon && !p.staggered && p.damage + f.staggeredBy >= demon.stagger)) return false
  const foes = p.demon ? s.squad : s.demons
  if (f.foeWithin !== undefined && !foes.some(foe => apart(s, p.spaces, foe.spaces) <= f.foeWithin!)) return false
  if (f.foeInSight && !foes.some(foe => inSight(s, p.spaces, foe.spaces))) return false
  if (f.within === undefined && f.beyond === undefined && !f.sight) return true
  if (!self) return false
  const away = apart(s, self.spaces, p.spaces)
  if (away > (f.within ?? away) || away <= (f.beyond ?? -1)) return false
  return !f.sight || inSight(s, self.spaces, p.spaces)
}

function inAttack(user: User, r: Reason): boolean {
  const { s } = user
  const { attack } = s.view
  if (r.attack && !attack) return false
  const open = attack !== null && !attack.dodge
  const dice = attack?.dice ?? []
  /** Damage that would come through now. */
  const harm = open ? dice.reduce((sum, die) => sum + die.face, 0) - attack.shields : 0
  const victim = pieceOf(s, attack?.defender)
  if (r.harm !== undefined && !(open && harm >= r.harm)) return false
  if (r.harmAtMost !== undefined && !(open && harm <= r.harmAtMost)) return false
  if (r.deadly !== undefined && (victim !== undefined && harm >= victim.left) !== r.deadly) return false
  if (r.finishes !== undefined && !(victim && harm + r.finishes >= victim.left)) return false
  if (r.overkill !== undefined && !(victim && harm <= victim.left + r.overkill)) return false
  if (r.shields !== undefined && !(open && attack.shields >= r.shields)) return false
  if (r.blanks !== undefined && !(open && dice.filter(die => die.face === 0).length >= r.blanks)) return false
  if (r.poor !== undefined && dice.filter(isPoor).length < r.poor) return false
  if (r.defender && !(victim && fits(user, victim, r.defender))) return false
  return !r.besideDefender || (victim !== undefined && enemiesNextTo(user, victim.spaces) > 0)
}

/** A face that is better rolled again. */
export const isPoor = (die: { colour?: string; face?: number }): boolean =>
  die.face === 0 || (die.colour === 'black' && die.face === 1)

/** Enemies next to these spaces, less the friends there. */
function enemiesNextTo(user: User, spaces: readonly number[]): number {
  const { s } = user
  const close = around(s.table, spaces)
  let sum = 0
  for (const p of s.pieces)
    if (p.spaces.some(space => close.includes(space))) sum += p.demon === isInvader(user) ? -1 : 1
  return sum
}

function inHand({ s, seat }: User, r: Reason): boolean {
  if (r.cards === undefined && r.holds === undefined && !r.holdsAttack) return true
  const hand = (s.view.marines.find(m => m.id === seat)?.hand ?? s.view.invader.hand).cards ?? []
  if (hand.length < (r.cards ?? 0)) return false
  if (r.holds && !hand.some(card => s.content.actionCards[card]?.traits.includes(r.holds!))) return false
  return !r.holdsAttack || attackCards({ s, hand }).length > 0
}

function onTheWay(user: User, r: Reason): boolean {
  if (r.nearer && !(user.self && othersNearer(user.s, user.self))) return false
  if (r.farther === undefined || isInvader(user)) return true
  const mind = user.mind ?? mindOf(user.s, user.seat)
  return mind !== null && wantsMore(mind, mind.me.mp, r.farther)
}

/** Comrades next to us without a token, all of them clearly nearer to where the token must go. */
function othersNearer(s: Situation, me: Piece): boolean {
  const far = field(s, MARINE_MOVER, true, homeSpaces(s))
  const here = far[me.spaces[0]!]!
  const next = s.squad.filter(
    p => p.kind === 'marine' && p !== me && p.carries === undefined && adjacent(s.table, me.spaces, p.spaces),
  )
  return next.length > 0 && next.every(p => far[p.spaces[0]!]! < here)
}

/** Would more movement points lead to a better place? */
function wantsMore(m: Mind, points: number, more: number): boolean {
  const w = walkOf(m, points + more)
  return resting(m, w, points + more).worth > resting(m, w, points).worth + 0.5
}
