import type { Choice } from './choice.ts'
import type { Decision } from './decision.ts'
import type { AnyOf, KeysOf, SeenOffer } from './offer.ts'
import type { Seat } from './seat.ts'

/** What one kind of decision offers, by the names of the game's offers, and what it is about. */
export interface Asks<Offered extends PropertyKey, About = undefined> {
  offers: Offered
  about: About
}

/** The decisions of a game: kind → what it offers and what it is about. */
type AsksOf<Kinds, Offers> = { [K in keyof Kinds]: Asks<keyof Offers, unknown> }

type More<A extends Asks<PropertyKey, unknown>> = undefined extends A['about']
  ? [more?: { always?: boolean; about?: A['about'] }]
  : [more: { always?: boolean; about: A['about'] }]

/** The word `decide` for the kinds, options and facts of one game alone. */
export type Decide<Kinds extends AsksOf<Kinds, Offers>, Offers, C extends Choice> = <K extends keyof Kinds & string>(
  seat: Seat,
  kind: K,
  rule: string,
  options: ReadonlyArray<Offers[Kinds[K]['offers']]>,
  ...more: More<Kinds[K]>
) => Decision<C>

/** What decisions are about, whichever it is: what one does not say is undefined. */
export type AboutOf<Kinds extends { [K in keyof Kinds]: Asks<PropertyKey, unknown> }> = AnyOf<
  NonNullable<Kinds[keyof Kinds]['about']>
>

/** A decision as it is seen: the seat that is asked sees its options and what it is about, the others do not. */
export type SeenDecisionOf<Kinds extends AsksOf<Kinds, Offers>, Offers> = {
  [K in keyof Kinds]: {
    readonly seat: Seat
    readonly kind: K
    readonly rule: string
    readonly options?: ReadonlyArray<AnyOf<SeenOffer<Offers, Kinds[K]['offers']>, KeysOf<SeenOffer<Offers>>>>
    readonly about?: Readonly<AnyOf<NonNullable<Kinds[K]['about']>, KeysOf<NonNullable<Kinds[keyof Kinds]['about']>>>>
  }
}[keyof Kinds]
