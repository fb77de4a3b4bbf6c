/** A choice that needs no more than its word. */
export const plainChoice = <D extends string>(verb: D): { readonly do: D } => Object.freeze({ do: verb })

/**
 * Everything that a game offers, by name: what each function of `Makers` makes of its arguments, and the plain choices by
 * their words.
 */
export type OffersOf<
  Makers extends Readonly<Record<string, (...facts: never[]) => { readonly do: string }>>,
  Plain extends { readonly do: string },
> = { [N in keyof Makers]: ReturnType<Makers[N]> } & { [P in Plain as P['do']]: P }

export type KeysOf<U> = U extends unknown ? keyof U : never

/** Any of a union: a field that only some have may be asked for, and is undefined where it is not. */
export type AnyOf<U, K extends PropertyKey = KeysOf<U>> = U extends unknown
  ? U & { readonly [F in Exclude<K, keyof U>]?: undefined }
  : never

type Flat<C> = C extends { readonly info: infer I } ? Omit<C, 'info'> & I : C

/** An offer as the seat that is asked sees it: with its key, and what helps to show it. */
export type SeenOffer<Offers, N extends keyof Offers = keyof Offers> = N extends unknown
  ? { readonly key: string } & Flat<Offers[N]>
  : never
