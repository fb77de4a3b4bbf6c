import { type AnyOf, type First, type OffersOf, plainChoice, type SeenOffer } from '@redoubt/kernel'
import type { Die } from './attack-frame.ts'
import type { Effect } from './said.ts'
import type { Portal } from './state.ts'

/**
 * One function for each thing that a seat can be offered: its fields in the order in which they make the key, and as `info`
 * what merely helps to show it. Spaces are coordinates, figures, cards, weapons, portals, doors and tokens ids.
 */
export const offer = {
  // Set-up.
  eventSet: (card: string) => ({ do: 'set', card }) as const,
  invasion: (card: string) => ({ do: 'invasion', card }) as const,
  classCard: (card: string) => ({ do: 'class', card }) as const,
  weapon: (card: string) => ({ do: 'weapon', card }) as const,
  point: (figure: string) => ({ do: 'point', figure }) as const,

  // Movement. What is paid for has a cost; what an effect allows is free.
  walk: (how: 'step' | 'turn' | 'teleport', to: string, info: { cost: number; place: number }) =>
    ({ do: how, to, info }) as const,
  open: (card: string, info: { cost: number; door: number }) => ({ do: 'open', card, info }) as const,
  freeStep: (to: string) => ({ do: 'step', to }) as const,
  freeOpen: (card: string) => ({ do: 'open', card }) as const,
  jump: (to: string) => ({ do: 'jump', to }) as const,
  push: (to: string) => ({ do: 'push', to }) as const,

  // Somebody or something comes to stand somewhere.
  place: (to: string) => ({ do: 'place', to }) as const,
  placeAt: (to: string, info: { place: number }) => ({ do: 'place', to, info }) as const,
  placeTurned: (to: string, info: { place: number }) => ({ do: 'place', to, n: 'turned', info }) as const,
  respawn: (to: string, info: { space: number }) => ({ do: 'respawn', to, info }) as const,
  respawnBeside: (to: string, info: { space: number }) => ({ do: 'place', to, info }) as const,
  displace: (figure: string) => ({ do: 'displace', figure }) as const,
  token: (to: string) => ({ do: 'token', to }) as const,
  teleporter: (to: string) => ({ do: 'teleporter', to }) as const,

  // Activations.
  activate: (card: string) => ({ do: 'activate', card }) as const,
  figure: (figure: string) => ({ do: 'figure', figure }) as const,
  figureNext: (figure: string) => ({ do: 'figure-next', figure }) as const,
  play: (card: string, info: { as: 'main' | 'bonus' }) => ({ do: 'play', card, info }) as const,
  sprint: (card: string) => ({ do: 'sprint', card }) as const,
  take: (card: string, info: { at: string }) => ({ do: 'take', card, info }) as const,
  use: (card: string) => ({ do: 'use', card }) as const,
  useOf: (card: string, figure: string) => ({ do: 'use', card, figure }) as const,
  attackWith: (card: string) => ({ do: 'attack', card }) as const,
  decoy: (card: string) => ({ do: 'decoy', card }) as const,

  // Attacks.
  target: (figure: string, info: { range: number; cover: boolean }) => ({ do: 'target', figure, info }) as const,
  newTarget: (figure: string) => ({ do: 'target', figure }) as const,
  remove: (n: Die['colour']) => ({ do: 'remove', n }) as const,
  reroll: (n: number, info: { colour: Die['colour']; face: number }) => ({ do: 'reroll', n, info }) as const,
  setDie: (n: number, face: number) => ({ do: 'set', n, to: String(face) }) as const,
  face: (n: number) => ({ do: 'face', n }) as const,
  keep: (card: string) => ({ do: 'keep', card }) as const,
  reject: (card: string) => ({ do: 'reject', card }) as const,
  line: (to: string, from: string, info: { hit: readonly string[] }) => ({ do: 'line', to, n: from, info }) as const,

  // Cards and effects.
  pick: (figure: string) => ({ do: 'pick', figure }) as const,
  ownCard: (what: 'discard' | 'on-deck' | 'return', card: string) => ({ do: what, card }) as const,
  option: (n: number, info: { effects: readonly Effect[] }) => ({ do: 'option', n, info }) as const,
  effectNext: (card: string) => ({ do: 'effect-next', card }) as const,
  top: (card: string) => ({ do: 'top', card }) as const,
  bottom: (card: string) => ({ do: 'bottom', card }) as const,
  next: (card: string) => ({ do: 'next', card }) as const,
  work: (card: string) => ({ do: 'work', card }) as const,
  carrier: (figure: string) => ({ do: 'carrier', figure }) as const,

  // The invader's powers.
  argent: (card: string) => ({ do: 'argent', card }) as const,
  argentFrom: (card: string) => ({ do: 'from', card }) as const,
  argentTo: (card: string) => ({ do: 'to', card }) as const,
  spend: (card: string) => ({ do: 'spend', card }) as const,
  group: (n: number, info: { demons: ReadonlyArray<{ demon: string; count: number }>; argent: number }) =>
    ({ do: 'group', n, info }) as const,
  kind: (card: string) => ({ do: 'kind', card }) as const,
  portal: (card: string, info: { level: Portal['level']; at: string }) => ({ do: 'portal', card, info }) as const,
  buyPortal: (card: string, info: { price: number; level: Portal['level']; at: string }) =>
    ({ do: 'portal', card, info }) as const,
}

/** What needs no more than its word. */
export const done = plainChoice('done')
export const yes = plainChoice('yes')
export const no = plainChoice('no')
export const attack = plainChoice('attack')
export const forgo = plainChoice('forgo')
export const end = plainChoice('end')
export const keepKit = plainChoice('keep-kit')
export const anew = plainChoice('anew')

type Plain =
  | typeof done
  | typeof yes
  | typeof no
  | typeof attack
  | typeof forgo
  | typeof end
  | typeof keepKit
  | typeof anew

/** Every offer by the name of its function, or of its word if it needs no more. `pass` and `first` are the windows'. */
export type Offers = OffersOf<typeof offer, Plain | { readonly do: 'pass' } | Readonly<First>>

/** What may stand among the options, as the rules see it. */
export type DoomChoice = AnyOf<Offers[keyof Offers]>
/** Any option of any decision, as the seat that is asked sees it. */
export type DoomOption = AnyOf<SeenOffer<Offers>>
/** The words of options. */
export type DoomVerb = DoomOption['do']
