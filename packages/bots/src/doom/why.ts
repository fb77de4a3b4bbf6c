import type { DoomDecision, DoomDecisionKind } from '@redoubt/doom'
import { cover, namesOf } from '@redoubt/doom'
import { demonPlan } from './invader/invader.ts'
import { headingOf } from './marine/heading.ts'
import type { Option } from './table/option.ts'
import { type Piece, pieceOf, type Situation } from './table/situation.ts'
import { others, spacesAt } from './walking/walk.ts'
import { preyAt } from './weighing/prey.ts'

/** A decision as it was made, kept until somebody asks why. */
export interface Made {
  s: Situation
  decision: DoomDecision
  pick: Option
}

/** One sentence: who does what, and the reason. Worked out only when asked for. */
export function why({ s, decision, pick }: Made): string {
  const names = namesOf(s.content, s.board)
  const { kind, about, seat } = decision
  const actor = pieceOf(s, about?.demon ?? about?.figure ?? s.view.active ?? seat)
  const who = names.of(kind === 'demon-activation' || kind === 'spend-movement' ? (actor?.id ?? seat) : seat)
  const what = deed(names.of, pick)
  if (kind === 'demon-activation' && actor) return `${who} ${what} ${demonReason(s, actor, pick, names.of)}.`
  if (kind === 'activation' && actor) return `${who} ${what} ${marineReason(s, decision, actor, pick, names.of)}.`
  if (kind === 'attack-target') {
    const target = pieceOf(s, pick.figure)
    const attacker = pieceOf(s, s.view.attack?.attacker)
    if (target && attacker)
      return `${names.of(attacker.id)} attacks ${names.of(target.id)} because ${weakness(s, attacker.spaces, target, names.of)}.`
  }
  return `${who} ${what} because ${REASONS[kind] ?? 'nothing else seems better now'}.`
}

/** Why the small decisions are made as they are. */
const REASONS: Readonly<Partial<Record<DoomDecisionKind, string>>> = {
  'starting-weapon': 'it suits the squad',
  'class-card': 'that is its taste',
  'event-set': 'the mission recommends it',
  'invasion-card': 'the mission recommends it',
  'demon-card': 'that kind can do the most harm now',
  'demon-figure': 'it can do the most now, or clears the way',
  'defense-card': 'of the shields it gives',
  'remove-die': 'it is the weaker die',
  reroll: 'the face is poor',
  'gain-argent': 'argent power is worth more than cards that can be spared',
  'place-argent': 'many of that kind are on the map',
  'spend-argent': 'the harm is worth it',
  'invasion-group': 'it brings the most demons',
  'choose-portal': 'it lies nearest to the squad',
  'buy-summon': 'the squad is near enough',
  'summon-place': 'that is nearest to the squad',
  displace: 'it is the safest place left',
  'effect-order': 'the order makes little difference',
  'figure-order': 'it is worth the most',
  line: 'it crosses the most enemies',
  respawn: 'the squad is near and demons are few there',
  discard: 'it is the card that is missed least',
  work: 'the work is nearest to its end there',
  'move-figure': 'that is the way to the exit',
  'hand-over': 'it is the nearest to the extraction',
  'order-initiative': 'its own side should act first',
}

function deed(name: (id: string) => string, o: Option): string {
  const card = o.card === undefined ? '' : name(o.card)
  switch (o.do) {
    case 'step':
      return `moves to ${o.to}`
    case 'teleport':
      return `teleports to ${o.to}`
    case 'turn':
      return `turns to ${o.to}`
    case 'open':
      return 'opens a door'
    case 'play':
      return `plays ${card}`
    case 'sprint':
      return `discards ${card} to sprint`
    case 'use':
      return `uses ${card}`
    case 'take':
      return `takes the ${card}`
    case 'attack':
      return 'attacks'
    case 'end':
      return 'ends its activation'
    case 'pass':
    case 'done':
    case 'no':
      return 'does nothing more'
    default:
      return `chooses ${[o.do, card, o.figure === undefined ? '' : name(o.figure), o.to ?? ''].filter(Boolean).join(' ')}`
  }
}

/** "Bravo has 3 health left and no cover" */
function weakness(s: Situation, from: readonly number[], target: Piece, name: (id: string) => string): string {
  const behind = target.spaces.length === 1 && hasCover(s, from, target)
  return `${name(target.id)} has ${target.left} health left${behind ? ', in spite of its cover' : ' and no cover'}`
}

function hasCover(s: Situation, from: readonly number[], target: Piece): boolean {
  const bodies = others(s, target)
  for (const space of from) bodies[space] = 0
  return cover(s.table, { spaces: from }, { spaces: target.spaces, stunned: target.stunned }, bodies)
}

function demonReason(s: Situation, d: Piece, pick: Option, name: (id: string) => string): string {
  const attacked = pick.do !== 'attack' && d.mp === 0
  const plan = demonPlan(s, d, d.mp, attacked)
  const from = spacesAt(s, plan.walk.mover, pick.do === 'attack' ? plan.walk.from : plan.place)
  const found = plan.attack > 0 || pick.do === 'attack' ? preyAt(s, d, from) : null
  if (found) return `because ${weakness(s, from, found.prey, name)}`
  if (pick.do === 'end') return 'because it stands as well as it can'
  return d.carries === undefined
    ? 'to get nearer to the squad without standing in its fire'
    : 'to keep its sample away from the squad'
}

function marineReason(
  s: Situation,
  { seat, about }: DoomDecision,
  me: Piece,
  pick: Option,
  name: (id: string) => string,
): string {
  if (pick.do === 'take') return 'because it is of use'
  if (pick.do === 'use') return 'because the moment is right'
  const heading = headingOf(s, seat, pick, about?.mains ?? 0)
  if (heading?.target) return `because ${weakness(s, [heading.place], heading.target, name)}`
  if (pick.do === 'end') return 'because it stands as well as it can'
  if (heading?.prize) return `for ${heading.prize}`
  if (heading?.goal) return `to get to ${heading.goal}`
  return me.left <= 4 ? `because it has ${me.left} health left` : "to stay out of the demons' reach"
}
