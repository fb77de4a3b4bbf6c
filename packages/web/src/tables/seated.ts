import type { Bot } from '@redoubt/bots'
import type { Player } from '@redoubt/host'
import type { Seat, SeatSpec } from '@redoubt/kernel'
import { secret } from './secret.ts'
import type { KeptMatch } from './tables.ts'

export type MakesBots = (game: string, level: string, seed: string) => Promise<Bot>

/** Seats without a person: bots answer well within this; a searching one has its own time. */
export const BOT_TIME = 20_000
/** A slow machine may take so long to hand a thought over. */
const GRACE = 2000

/** Who plays a kept match, as its host knows them. */
export async function playersOf({ game, seats }: KeptMatch, bot: MakesBots): Promise<Record<Seat, Player>> {
  const sat: Record<Seat, Player> = {}
  for (const [seat, plan] of Object.entries(seats)) {
    const { name } = plan
    if (plan.kind === 'human') sat[seat] = { kind: 'human', name, person: plan.person }
    // The copy of a match at the server: nobody here decides for them.
    else if (plan.kind === 'remote') sat[seat] = { kind: 'remote', name }
    else {
      const player = { kind: 'bot' as const, name, bot: await bot(game, plan.level, secret(32)) }
      sat[seat] = plan.time ? { ...player, think: plan.time, time: plan.time + GRACE } : player
    }
  }
  return sat
}

export function everybodyHere(
  specs: readonly SeatSpec[],
): Record<Seat, { kind: 'human'; name: string; person: number }> {
  return Object.fromEntries(specs.map(({ seat }, person) => [seat, { kind: 'human', name: '', person }]))
}
