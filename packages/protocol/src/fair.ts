import { commitment, hash, type Seat } from '@redoubt/kernel'
import { z } from 'zod'

/**
 * Chance that nobody can choose. Before anybody sits, the server draws `secret` and publishes sha256(secret). Every seat adds
 * a number when it sits down. The seed of the match is the hash of all of them, so one honest number makes it fair.
 */
export interface Numbers {
  readonly [seat: Seat]: string
}

/** What is published before anybody sits. */
export const commitmentTo = (secret: string): string => commitment(secret)

/** The seed of the match: sha256 over canonical JSON, the numbers in the order of the seats. */
export function fairSeed(secret: string, seats: readonly Seat[], numbers: Numbers): string {
  return hash({ fair: 1, secret, numbers: seats.map(seat => [seat, numbers[seat] ?? '']) })
}

/** What is known of the chance of a match: secret and seed when it is over. */
export const chance = z.object({
  commitment: z.string(),
  /** False for a match that was begun elsewhere. */
  fair: z.boolean(),
  seats: z.array(z.string()),
  numbers: z.record(z.string(), z.string()),
  secret: z.string().optional(),
  seed: z.string().optional(),
})
export type Chance = z.infer<typeof chance>

/** What can be checked about the chance of a match that is over. */
export interface Fairness {
  /** As it was published before anybody sat. */
  commitment: string
  /** Published at the end. */
  secret: string
  seats: readonly Seat[]
  numbers: Numbers
  seed: string
}

const FAIR_PROBLEMS = ['other-secret', 'other-number', 'other-seed'] as const
export type FairProblem = (typeof FAIR_PROBLEMS)[number]

/** What is wrong with it; nothing if the seed came from the secret and the numbers. `mine` are numbers the checker gave itself. */
export function unfair(told: Fairness, mine: Numbers = {}): FairProblem[] {
  const { secret, seats, numbers, seed } = told
  const problems: FairProblem[] = []
  if (commitmentTo(secret) !== told.commitment) problems.push('other-secret')
  if (Object.entries(mine).some(([seat, number]) => numbers[seat] !== number)) problems.push('other-number')
  if (fairSeed(secret, seats, numbers) !== seed) problems.push('other-seed')
  return problems
}
