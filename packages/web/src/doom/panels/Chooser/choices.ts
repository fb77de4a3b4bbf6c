import type { DoomDecisionKind } from '@redoubt/doom'

/** Decisions that are cards to pick from. Those of the set-up fill the place of the board, the others lie over its foot. */
const PICKED_LARGE = [
  'class-card',
  'starting-weapon',
  'event-set',
  'invasion-card',
  'taking-point',
] as const satisfies readonly DoomDecisionKind[]
const PICKED_SMALL = [
  'invasion-group',
  'choose-portal',
  'buy-summon',
  'demon-card',
  'summon-kind',
  'choose-effect',
  'order-initiative',
  'place-argent',
  'move-argent',
  'move-argent-from',
  'move-argent-to',
  'spend-argent',
  'defense-card',
  'work',
] as const satisfies readonly DoomDecisionKind[]

export const isLargePick = (kind: string): boolean => (PICKED_LARGE as readonly string[]).includes(kind)
export const isPick = (kind: string): boolean => isLargePick(kind) || (PICKED_SMALL as readonly string[]).includes(kind)
