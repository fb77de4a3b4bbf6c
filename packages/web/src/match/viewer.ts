import type { Seat, Viewer } from '@redoubt/kernel'
import type { SeatCard } from '../tables/tables.ts'

/** The seats of people at this screen, by person. */
export function peopleHere(seats: readonly SeatCard[]): Map<number, Seat[]> {
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

/** What must happen before this decision is made at this screen. */
export function nextViewer(
  seats: readonly SeatCard[],
  viewer: Viewer,
  decider: Seat | null,
): { kind: 'stay' } | { kind: 'switch'; to: Seat } | { kind: 'hand-over'; to: Seat } {
  const plan = seats.find(({ seat }) => seat === decider)?.plan
  if (decider === null || decider === viewer || plan?.kind !== 'human') return { kind: 'stay' }
  const mine = seats.find(({ seat }) => seat === viewer)?.plan
  const same = mine?.kind === 'human' && mine.person === plan.person
  return { kind: same ? 'switch' : 'hand-over', to: decider }
}
