import { imagining, systemClock } from '@redoubt/host'
import { type Seat, seenDecision } from '@redoubt/kernel'
import { BOT_TIME, type MakesBots } from './seated.ts'
import { secret } from './secret.ts'
import type { Sitting } from './sittings.ts'
import { type Advice, type KeptMatch, peopleOf } from './tables.ts'

/** Whoever is asked for advice, by game, and for how many milliseconds. */
const STRONGEST: Readonly<Record<string, string>> = { doom: 'nightmare', conquest: 'warlord' }
const COACH_TIME = 1500

/** A bot at the elbow: it gets what the seat sees, and worlds that the seat cannot tell from the real one. */
export async function advice({ game, host, record }: Sitting, seat: Seat, bot: MakesBots): Promise<Advice | null> {
  const { head } = record
  const state = host.position()
  if (!mayAsk(head) || state.outcome || state.decision?.seat !== seat) return null
  const coach = await bot(game.id, STRONGEST[game.id] ?? 'random', secret(16))
  const { seq } = state
  const clock = { now: () => systemClock.now(), deadline: systemClock.now() + BOT_TIME, think: COACH_TIME }
  const imagine = imagining(game, game.copy(state), seat)
  const question = { seat, signal: { aborted: false }, once: true, imagine, ...clock }
  const seen = structuredClone({ view: game.view(state, seat), decision: seenDecision(state, seat)! })
  const key = await coach.choose(seen.view, seen.decision, question)
  return host.position().seq === seq ? { key, reason: coach.reason?.() ?? null } : null
}

/** Bots have nothing against it; people would. */
function mayAsk({ seats, coach }: Pick<KeptMatch, 'seats' | 'coach'>): boolean {
  return coach !== false && peopleOf(seats).size === 1 && Object.values(seats).every(({ kind }) => kind !== 'remote')
}
