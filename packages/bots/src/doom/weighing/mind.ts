import type { Shot } from '../reading/shots.ts'
import { apart, type Piece, pieceOf, type Situation } from '../reading/situation.ts'
import { doorsMatter, type Goal } from '../walking/goal.ts'
import { goalsOf } from '../walking/goals.ts'
import { type Walk, walk, withPoints } from '../walking/walk.ts'
import { cautionOf } from './caution.ts'
import { perilFor } from './peril.ts'
import { worthOf } from './worth.ts'

/** What a shot at each demon is worth from the next space and from farther off. */
export interface Mark {
  demon: Piece
  near: number
  far: number
}

/** A place to end in, and what that is worth. */
export interface Stop {
  place: number
  worth: number
}

/** How a marine sees the spot it is in; what every space would ask again is worked out once, when it is first asked. */
export interface Mind {
  s: Situation
  me: Piece
  goals(): readonly Goal[]
  hand: readonly string[]
  /** Worth of stepping onto a space: items, and staggered demons. */
  prizes: ReadonlyMap<number, number>
  /** What ending the activation in a space costs. */
  fear(space: number): number
  /** What ending in a space is worth, as far as anybody asked and it depends on nothing else; else not a number. */
  rest: number[]
  /** Where to end, by where it stands and the points it has left, as far as anybody asked. */
  stops: Map<number, Stop>
  /** What a shot at each demon is worth, as far as anybody asked. */
  marks: Map<Shot, Map<Piece, Mark>>
  /** Where it can go, as far as anybody asked. */
  walks: { farthest: Walk | null }
}

export function mindOf(s: Situation, id: string): Mind | null {
  const me = pieceOf(s, id)
  const own = s.view.marines.find(m => m.id === id)
  if (!me || !own) return null
  const prizes = prizesFor(s, me, own.weapons)
  let goals: readonly Goal[] | null = null
  let fear: ((space: number) => number) | null = null
  return {
    s,
    me,
    goals: () => (goals ??= goalsOf(s, me)),
    hand: own.hand.cards ?? [],
    prizes,
    fear: space => (fear ??= s.beliefs.squad ? perilFor(s, me) : cautionOf(s, me))(space),
    rest: new Array(s.board.size).fill(Number.NaN),
    stops: new Map(),
    marks: new Map(),
    walks: { farthest: null },
  }
}

function prizesFor(s: Situation, me: Piece, weapons: readonly string[]): Map<number, number> {
  const prizes = new Map<number, number>()
  const add = (space: number, worth: number) => prizes.set(space, (prizes.get(space) ?? 0) + worth)
  for (const item of s.view.items) {
    const at = s.board.at(item.at)
    if (item.type === 'weapon') {
      if (!weapons.includes(item.weapon)) add(at, s.beliefs.wishes.weapon)
    } else if (me.damage >= 3)
      add(at, s.beliefs.wishes.heal * Math.min(5, me.damage) * (isNeededMore(s, me, at) ? LEFT_FOR_OTHERS : 1))
  }
  for (const d of s.demons) {
    if (!d.staggered) continue
    const worth = worthOf(s, d) * (s.beliefs.wishes.wound + s.beliefs.wishes.kill) + s.beliefs.wishes.glory
    for (const space of d.spaces) add(space, worth)
  }
  return prizes
}

/** What a health pack is worth to somebody while a comrade needs it more. */
const LEFT_FOR_OTHERS = 0.25
/** Clearly more hurt, and as near. */
const MORE_HURT = 3
const NEAR = 4

/** Is there a comrade near a health pack who needs it clearly more? */
function isNeededMore(s: Situation, me: Piece, at: number): boolean {
  if (!s.beliefs.squad) return false
  return s.squad.some(
    p => p.kind === 'marine' && p !== me && p.damage >= me.damage + MORE_HURT && apart(s, p.spaces, [at]) <= NEAR,
  )
}

const SPRINT = 6
const LADEN = 4

/** Points that a sprint gives. */
export const sprintOf = (me: Piece): number => (me.carries === undefined ? SPRINT : LADEN)

/** Main action cards in hand that attack. */
export const attackCards = ({ s, hand }: Pick<Mind, 's' | 'hand'>) =>
  hand.filter(card => {
    const { type, attack } = s.content.actionCards[card]!
    return type === 'main' && attack !== null
  })

/** Where it can go with so many points. */
export function walkOf({ s, me, walks }: Mind, points: number): Walk {
  const before = walks.farthest
  const carries = me.carries !== undefined
  const found = before ? withPoints(before, points) : walk(s, me, points, { opens: !doorsMatter(s), jumps: !carries })
  if (!before || points > before.points) walks.farthest = found
  return found
}
