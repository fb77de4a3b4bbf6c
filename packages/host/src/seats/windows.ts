import { type Decision, key, type Seat } from '@redoubt/kernel'

/** When a seat wants to be asked: always, when it can do more than pass, or never. */
export const ASKING = ['always', 'when-able', 'never'] as const
export type Asking = (typeof ASKING)[number]

/** What each seat wants, by kind of decision; '*' stands for every timing window. */
export type Preferences = Map<Seat, Map<string, Asking>>

/** Kinds come over the wire; a seat cannot fill the memory with them. */
export const MOST_PREFERENCES = 200

/** False if this seat has too many already. */
export function prefer(p: Preferences, seat: Seat, kind: string, asking: Asking): boolean {
  const mine = p.get(seat) ?? new Map<string, Asking>()
  if (mine.size >= MOST_PREFERENCES && !mine.has(kind)) return false
  mine.set(kind, asking)
  p.set(seat, mine)
  return true
}

/** A moment that the host may pass for this seat; a person is only imitated where they have asked for that. */
export function isWindow(p: Preferences, decision: Decision): boolean {
  const { seat, kind, always } = decision
  return (always === true || (p.get(seat)?.get(kind) ?? 'always') !== 'always') && canPass(decision)
}

/** Does the host pass for this seat? Only where passing is offered; '*' only in timing windows. */
export function passesFor(p: Preferences, decision: Decision): boolean {
  const mine = p.get(decision.seat)
  const asking = mine?.get(decision.kind) ?? (decision.always ? mine?.get('*') : undefined) ?? 'always'
  const passes = asking === 'never' || (asking === 'when-able' && decision.options.length === 1)
  return passes && canPass(decision)
}

/** Asked last: it puts the keys of all options together. */
function canPass({ options }: Decision): boolean {
  return options.some(option => key(option) === 'pass')
}
