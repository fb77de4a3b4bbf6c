import type { Seat, Viewer } from '@redoubt/kernel'
import type { SeatCard } from '../tables/tables.ts'

/** The seats of people at this screen, by person. */
function peopleHere(seats: readonly SeatCard[]): Map<number, Seat[]> {
  const people = new Map<number, Seat[]>()
  for (const { seat, plan } of seats)
    if (plan.kind === 'human') people.set(plan.person, [...(people.get(plan.person) ?? []), seat])
  return people
}

/** Whose eyes the screen starts with: the only person's, nobody's while it is not known who looks. */
export function firstViewer(seats: readonly SeatCard[], waitsFor: Seat | null): Viewer {
  const people = [...peopleHere(seats).values()]
  if (people.length === 0) return 'spectator'
  if (people.length > 1) return 'spectator'
  return people[0]!.includes(waitsFor ?? '') ? waitsFor! : people[0]![0]!
}

/** Are these two seats of one person at this screen? They hide nothing from each other. */
export function isSamePerson(seats: readonly SeatCard[], one: Viewer, other: Viewer): boolean {
  return [...peopleHere(seats).values()].some(mine => mine.includes(one) && mine.includes(other))
}

/** `ask`: aloud, over the table as it stands; whoever has nothing to answer passes and never takes the screen. */
type NextViewer =
  | { kind: 'stay' }
  | { kind: 'switch'; to: Seat }
  | { kind: 'hand-over'; to: Seat }
  | { kind: 'ask'; to: Seat }

/** What must happen before this decision is made at this screen. What may be asked aloud is, whether or not there is an answer. */
export function nextViewer(
  seats: readonly SeatCard[],
  viewer: Viewer,
  decider: Seat | null,
  isAloud = false,
): NextViewer {
  const plan = seats.find(({ seat }) => seat === decider)?.plan
  if (decider === null || decider === viewer || plan?.kind !== 'human') return { kind: 'stay' }
  if (isSamePerson(seats, viewer, decider)) return { kind: 'switch', to: decider }
  return { kind: isAloud ? 'ask' : 'hand-over', to: decider }
}

/** Who of those at this screen is to answer a request of somebody else here; null: nobody here is asked, or only whoever looks. */
export function otherPersonAsked(seats: readonly SeatCard[], viewer: Viewer, waitsFor: readonly Seat[]): Seat | null {
  if (waitsFor.includes(viewer)) return null
  return seats.find(({ seat, plan }) => waitsFor.includes(seat) && plan.kind === 'human')?.seat ?? null
}
