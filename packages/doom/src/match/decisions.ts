import { type AboutOf, type Asks, decide as ask, type Decide, type SeenDecisionOf } from '@redoubt/kernel'
import type { Die } from './attack-frame.ts'
import type { DoomChoice, Offers } from './choices.ts'
import type { Happening } from './happening.ts'
import type { MomentKind } from './moments.ts'
import type { Effect } from './said.ts'
import type { Portal } from './state.ts'

type Moves = 'walk' | 'open'
type Places = 'place' | 'placeAt' | 'placeTurned'

/** Everything that somebody decides in DOOM, besides the answers to moments. */
interface Questions {
  // Set-up.
  'event-set': Asks<'eventSet'>
  'invasion-card': Asks<'invasion'>
  kit: Asks<'keep-kit' | 'anew', { class: string | null; weapons: readonly string[] }>
  'class-card': Asks<'classCard'>
  'starting-weapon': Asks<'weapon'>
  'taking-point': Asks<'point'>

  // Activations.
  activation: Asks<
    Moves | 'take' | 'attackWith' | 'forgo' | 'play' | 'sprint' | 'use' | 'end',
    { mp: number; mains: number }
  >
  'demon-card': Asks<'activate'>
  'demon-figure': Asks<'figure'>
  'demon-activation': Asks<Moves | 'attack' | 'decoy' | 'end', { demon: string; mp: number }>
  'spend-movement': Asks<Moves | 'done', { figure: string; mp: number }>
  respawn: Asks<'respawn'>
  'respawn-space': Asks<'respawnBeside'>
  displace: Asks<Places, { figure: string }>
  'displace-order': Asks<'displace'>

  // Attacks.
  'attack-target': Asks<'target'>
  'new-defender': Asks<'newTarget'>
  'attack-again': Asks<'yes' | 'no', { attacker: string; left: number }>
  'remove-die': Asks<'remove'>
  reroll: Asks<'reroll' | 'done', { left: number }>
  'set-die': Asks<'setDie' | 'done'>
  'table-die': Asks<'face', { figure: string; against: string; colour: Die['colour']; red: number; black: number }>
  'defense-card': Asks<'keep' | 'reject', { attacker: string; dice: readonly Die[] }>
  'splash-target': Asks<'pick' | 'done', { amount: number; ability: string }>
  line: Asks<'line', { ability: string }>

  // Cards and effects.
  discard: Asks<'ownCard', { ability: string }>
  'pick-card': Asks<'ownCard' | 'done'>
  'use-effect': Asks<'yes' | 'no', { ability: string; op: Effect['op'] }>
  'choose-effect': Asks<'option', { ability: string }>
  'pick-figure': Asks<'pick' | 'done', { ability: string; op: Effect['op'] } | undefined>
  'pick-demon': Asks<'pick', { ability: string }>
  'figure-order': Asks<'figureNext', { ability: string }>
  'effect-order': Asks<'effectNext'>
  'move-figure': Asks<'freeStep' | 'freeOpen' | 'done', { figure: string; left: number }>
  push: Asks<'push' | 'done', { figure: string }>
  jump: Asks<'jump' | 'done'>
  'place-figure': Asks<'place'>
  'place-token': Asks<'token' | 'done', { token: string }>
  teleporter: Asks<'teleporter'>
  'order-initiative': Asks<'top' | 'bottom' | 'next', { seen: readonly string[] }>

  // Objectives.
  'drop-token': Asks<'place', { token: string }>
  'hand-over': Asks<'pick'>
  'sample-carrier': Asks<'carrier'>
  work: Asks<'work' | 'done', { ability: string }>

  // The invader's powers.
  'gain-argent': Asks<'ownCard' | 'use' | 'done', { discarded: number }>
  'place-argent': Asks<'argent', { left: number }>
  'move-argent': Asks<'argent' | 'done'>
  'move-argent-from': Asks<'argentFrom' | 'done'>
  'move-argent-to': Asks<'argentTo'>
  'spend-argent': Asks<'spend' | 'done'>
  'choose-portal': Asks<'portal'>
  'buy-summon': Asks<'buyPortal' | 'done'>
  'invasion-group': Asks<'group', { portal: string; level: Portal['level']; at: string }>
  'summon-kind': Asks<'kind'>
  'summon-place': Asks<Places, { demon: string } | undefined>

  /** D-TIMING-1: whose answers come first is the active player's to say. */
  order: Asks<'first'>
}

/** Kind → what it offers and what it is about. What only a forced answer lacks is what it is about. */
export type Decisions = Questions & {
  [M in MomentKind]: Asks<'use' | 'useOf' | 'first' | 'pass', Happening | undefined>
}

export type DoomDecisionKind = keyof Decisions

/** Asks somebody: the kernel's word, for the kinds, options and facts of DOOM alone. */
export const decide: Decide<Questions, Offers, DoomChoice> = ask

/** A decision as it is seen: the seat that is asked sees its options and what it is about, the others do not. */
export type DoomDecision = SeenDecisionOf<Decisions, Offers>

/** What a decision is about, whichever it is: what it does not say is undefined. */
export type DoomAbout = AboutOf<Decisions>
