import { type AnyOf, type OffersOf, plainChoice, type SeenOffer } from '@redoubt/kernel'

/**
 * One function for each thing that a seat can be offered, its fields in the order in which they make the key. Cards, planets
 * and areas by their readable names.
 */
export const offer = {
  deploy: (card: string) => ({ do: 'deploy', card }) as const,
  /** To a planet, or to the card that an attachment goes on. */
  deployAt: (card: string, at: string) => ({ do: 'deploy', card, at }) as const,
  /** An ability of a card in play, or an event of the hand. */
  ability: (how: 'use' | 'play', card: string) => ({ do: how, card }) as const,
  /** One that is not the first of its card. */
  nthAbility: (how: 'use' | 'play', card: string, n: number) => ({ do: how, card, n }) as const,
  battleAbility: (at: string) => ({ do: 'use', at }) as const,

  commit: (at: string) => ({ do: 'commit', at }) as const,
  bonus: (taken: 'both' | 'resources' | 'cards' | 'nothing') => ({ do: `take-${taken}` }) as const,

  attack: (card: string) => ({ do: 'attack', card }) as const,
  retreat: (card: string) => ({ do: 'retreat', card }) as const,
  defender: (card: string) => ({ do: 'defender', card }) as const,
  withdraw: (card: string) => ({ do: 'withdraw', card }) as const,
  shield: (card: string) => ({ do: 'shield', card }) as const,

  chooseCard: (card: string) => ({ do: 'choose', card }) as const,
  chooseArea: (at: string) => ({ do: 'choose', at }) as const,
  option: (n: number) => ({ do: 'option', n }) as const,
  keepCard: (card: string) => ({ do: 'keep', card }) as const,
  bottom: (card: string) => ({ do: 'bottom', card }) as const,
  placeToken: (at: string) => ({ do: 'place', at }) as const,
  suffer: (card: string) => ({ do: 'suffer', card }) as const,
  put: (card: string) => ({ do: 'put', card }) as const,
}

/** What needs no more than its word. */
export const pass = plainChoice('pass')
export const done = plainChoice('done')
export const none = plainChoice('none')
export const keep = plainChoice('keep')
export const mulligan = plainChoice('mulligan')
export const areaEffect = plainChoice('area-effect')

type Plain = typeof pass | typeof done | typeof none | typeof keep | typeof mulligan | typeof areaEffect

/** Every offer by the name of its function, or of its word if it needs no more. */
export type Offers = OffersOf<typeof offer, Plain>

export type DeployOffer = Offers['deploy' | 'deployAt']
export type UseOffer = AnyOf<Offers['ability' | 'nthAbility']>
/** What a deploy turn offers (CQ-5.2). */
export type DeployTurnOffer = DeployOffer | UseOffer | Offers['pass']

/** One thing a player may do: the card, then the place or second card it is about. */
export type ConquestChoice = AnyOf<Offers[keyof Offers]>
/** The words of options. */
export type ConquestVerb = ConquestChoice['do']

/** Any option of any decision, as the seat that is asked sees it. */
export type ConquestOption = AnyOf<SeenOffer<Offers>>
