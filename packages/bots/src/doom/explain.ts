import type { DoomDecision, DoomDecisionKind, DoomOption } from '@redoubt/doom'
import { cover, namesOf } from '@redoubt/doom'
import type { Reason } from '../reason.ts'
import { demonPlan } from './invader/invader.ts'
import { headingOf } from './marine/heading.ts'
import { type Piece, pieceOf, type Situation } from './reading/situation.ts'
import { GOAL_NAMES, type GoalName } from './walking/goal.ts'
import { others, spacesAt } from './walking/walk.ts'
import { preyAt } from './weighing/prey.ts'

/** A decision as it was made, kept until somebody asks why. */
export interface Made {
  s: Situation
  decision: DoomDecision
  pick: DoomOption
}

/** One sentence: who does what, and the reason. Worked out only when asked for. */
export function explain(made: Made): string {
  const { s, decision, pick } = made
  const names = namesOf(s.content, s.board)
  const { kind, seat } = decision
  const { why: word, values } = reasonOf(made)
  const attacker = kind === 'attack-target' && word.startsWith('weak') ? s.view.attack?.attacker : undefined
  const who = names.of(attacker ?? (isActing(kind) ? (actorOf(made)?.id ?? seat) : seat))
  const what = attacker ? `attacks ${names.of(String(values.target))}` : deed(names.of, pick)
  return `${who} ${what} ${SENTENCES[word](values, names.of)}.`
}

type Said = { why: DoomReason; values: Reason['values'] }

/** The reason alone, as data. */
export function reasonOf(made: Made): Said {
  const { s, decision, pick } = made
  const { kind } = decision
  const actor = actorOf(made)
  if (kind === 'demon-activation' && actor) return demonReason(s, actor, pick)
  if (kind === 'activation' && actor) return marineReason(s, decision, actor, pick)
  if (kind === 'attack-target') {
    const target = pieceOf(s, pick.figure)
    const attacker = pieceOf(s, s.view.attack?.attacker)
    if (target && attacker) return weakness(s, attacker.spaces, target)
  }
  return plain(OF_KINDS[kind] ?? 'else')
}

const plain = (why: DoomReason): Said => ({ why, values: {} })

const isActing = (kind: DoomDecisionKind): boolean => kind === 'demon-activation' || kind === 'spend-movement'

function actorOf({ s, decision: { about, seat } }: Made): Piece | undefined {
  return pieceOf(s, about?.demon ?? about?.figure ?? s.view.active ?? seat)
}

/** How each reason ends a sentence in English. */
const SENTENCES = {
  weak: ({ target, left }, name) => `because ${name(String(target))} has ${left} health left and no cover`,
  'weak-covered': ({ target, left }, name) =>
    `because ${name(String(target))} has ${left} health left, in spite of its cover`,
  stands: () => 'because it stands as well as it can',
  nearer: () => 'to get nearer to the squad without standing in its fire',
  sample: () => 'to keep its sample away from the squad',
  useful: () => 'because it is of use',
  moment: () => 'because the moment is right',
  glory: () => 'for a Glory Kill',
  lies: () => 'for what lies there',
  goal: ({ goal }) => `to get to ${GOAL_NAMES[goal as GoalName]}`,
  frail: ({ left }) => `because it has ${left} health left`,
  reach: () => "to stay out of the demons' reach",
  taste: () => 'because it suits the squad',
  recommended: () => 'because the mission recommends it',
  'most-harm': () => 'because that kind can do the most harm now',
  'most-now': () => 'because it can do the most now, or clears the way',
  shields: () => 'because of the shields it gives',
  'weaker-die': () => 'because it is the weaker die',
  'poor-face': () => 'because the face is poor',
  'argent-worth': () => 'because argent power is worth more than cards that can be spared',
  'many-there': () => 'because many of that kind are on the map',
  'harm-worth': () => 'because the harm is worth it',
  'most-demons': () => 'because it brings the most demons',
  'near-squad': () => 'because it lies nearest to the squad',
  safest: () => 'because it is the safest place left',
  order: () => 'because the order makes little difference',
  'worth-most': () => 'because it is worth the most',
  'most-enemies': () => 'because it crosses the most enemies',
  respawn: () => 'because the squad is near and demons are few there',
  missed: () => 'because it is the card that is missed least',
  work: () => 'because the work is nearest to its end there',
  'way-out': () => 'because that is the way to the exit',
  extraction: () => 'because it is the nearest to the extraction',
  'first-act': () => 'because its own side should act first',
  else: () => 'because nothing else seems better now',
} satisfies Record<string, (values: Reason['values'], name: (id: string) => string) => string>

export type DoomReason = keyof typeof SENTENCES
export const DOOM_REASONS = Object.keys(SENTENCES) as DoomReason[]

/** Why the small decisions are made as they are. */
const OF_KINDS: Readonly<Partial<Record<DoomDecisionKind, DoomReason>>> = {
  'starting-weapon': 'taste',
  'class-card': 'taste',
  'event-set': 'recommended',
  'invasion-card': 'recommended',
  'demon-card': 'most-harm',
  'demon-figure': 'most-now',
  'defense-card': 'shields',
  'remove-die': 'weaker-die',
  reroll: 'poor-face',
  'gain-argent': 'argent-worth',
  'place-argent': 'many-there',
  'spend-argent': 'harm-worth',
  'invasion-group': 'most-demons',
  'choose-portal': 'near-squad',
  'buy-summon': 'near-squad',
  'summon-place': 'near-squad',
  displace: 'safest',
  'effect-order': 'order',
  'figure-order': 'worth-most',
  line: 'most-enemies',
  respawn: 'respawn',
  discard: 'missed',
  work: 'work',
  'move-figure': 'way-out',
  'hand-over': 'extraction',
  'order-initiative': 'first-act',
}

function deed(name: (id: string) => string, o: DoomOption): string {
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

/** How much health the target has left, and whether cover helps it. */
function weakness(s: Situation, from: readonly number[], target: Piece): Said {
  const behind = target.spaces.length === 1 && hasCover(s, from, target)
  return { why: behind ? 'weak-covered' : 'weak', values: { target: target.id, left: target.left } }
}

function hasCover(s: Situation, from: readonly number[], target: Piece): boolean {
  const bodies = others(s, target)
  for (const space of from) bodies[space] = 0
  return cover(s.table, { spaces: from }, { spaces: target.spaces, stunned: target.stunned }, bodies)
}

function demonReason(s: Situation, d: Piece, pick: DoomOption): Said {
  const attacked = pick.do !== 'attack' && d.mp === 0
  const plan = demonPlan(s, d, d.mp, attacked)
  const from = spacesAt(s, plan.walk.mover, pick.do === 'attack' ? plan.walk.from : plan.place)
  const found = plan.attack > 0 || pick.do === 'attack' ? preyAt(s, d, from) : null
  if (found) return weakness(s, from, found.prey)
  if (pick.do === 'end') return plain('stands')
  return plain(d.carries === undefined ? 'nearer' : 'sample')
}

function marineReason(s: Situation, { seat, about }: DoomDecision, me: Piece, pick: DoomOption): Said {
  if (pick.do === 'take') return plain('useful')
  if (pick.do === 'use') return plain('moment')
  const heading = headingOf(s, seat, pick, about?.mains ?? 0)
  if (heading?.target) return weakness(s, [heading.place], heading.target)
  if (pick.do === 'end') return plain('stands')
  if (heading?.prize) return plain(heading.prize)
  if (heading?.goal) return { why: 'goal', values: { goal: heading.goal } }
  return me.left <= 4 ? { why: 'frail', values: { left: me.left } } : plain('reach')
}
