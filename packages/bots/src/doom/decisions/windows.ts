import type { DoomOption } from '@redoubt/doom'
import { best } from '../reading/option.ts'
import { type Piece, pieceOf, type Situation } from '../reading/situation.ts'
import { useWorth } from '../weighing/reasons.ts'

/** Answers in timing windows: what helps now is used, everything else waits. */
export function answerMoment(s: Situation, seat: string, options: readonly DoomOption[]): DoomOption {
  const pass = options.find(o => o.do === 'pass') ?? options[0]!
  const worth = (o: DoomOption) => useWorth({ s, seat, self: actorOf(s, seat, o) }, o.card!)
  const pick = best(
    options.filter(o => o.do === 'use'),
    worth,
  )
  return pick && worth(pick) > 0 ? pick : pass
}

/** The marine of the seat, or the demon that would act. */
function actorOf(s: Situation, seat: string, o: DoomOption): Piece | undefined {
  if (seat !== 'invader') return pieceOf(s, seat)
  return pieceOf(s, o.figure) ?? pieceOf(s, s.view.attack?.attacker) ?? pieceOf(s, s.view.active)
}
