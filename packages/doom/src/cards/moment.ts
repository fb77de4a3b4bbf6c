import { type Answer, call, type Frame, type Next, window } from '@redoubt/kernel'
import type { DoomChoice } from '../choices.ts'
import { contentOf } from '../figures.ts'
import { ability, momentOf } from '../procedures.ts'
import { type DoomState, INVADER } from '../state.ts'
import { isFree } from './answers.ts'
import { anythingFree, type Found, foundFor, stirs } from './found.ts'
import type { Moment, MomentFrame } from './moments.ts'
import { couldHold } from './suspicion.ts'
import { type Happening, happening } from './use.ts'

/** D-TIMING-1, 2: the player whose activation it is first; otherwise the invader, then the marines. */
function order(g: DoomState): string[] {
  const seats = [INVADER, ...g.marines.map(m => m.id as string)]
  return g.turn ? [g.turn, ...seats.filter(seat => seat !== g.turn)] : seats
}

function choiceOf({ use, ability }: Found): DoomChoice {
  return ability.source === 'demon'
    ? { do: 'use', card: ability.id, figure: use.self! }
    : { do: 'use', card: ability.id }
}

export const momentFlow = window<DoomState, MomentFrame, DoomChoice>({
  name: 'moment',
  kind: (_g, f) => f.moment,
  rule: () => 'D-TIMING-1',
  about: (_g, f) => ({ ...happening(f) }),
  order: g => order(g),
  answers: (g, f, seat, forced) =>
    foundFor(g, f, seat, forced).map(
      (found): Answer<DoomChoice> => ({ id: found.ability.id, choice: choiceOf(found), forced }),
    ),
  forcing: anythingFree,
  suspects: couldHold,
  use: (g, f, seat, choice) => {
    const free = isFree(contentOf(g).abilities[choice.card!]!)
    const found = foundFor(g, f, seat, free).find(
      ({ ability, use }) => ability.id === choice.card && (ability.source !== 'demon' || use.self === choice.figure),
    )!
    return call(ability, { ...found.use, auto: free })
  },
  // Free abilities commute or belong to one player; the one whose activation it is decides otherwise (D-TIMING-1).
  forcedBy: g => order(g)[0]!,
})

/** Opens a moment, if anybody could answer it. */
export function momentFrame(g: DoomState, moment: Moment, facts: Happening): Frame | null {
  const f = momentOf.start({ turn: 0, passes: 0, used: [], moment, ...facts })
  return stirs(g, f) ? f : null
}

export function moment(g: DoomState, name: Moment, facts: Happening): Next {
  const f = momentFrame(g, name, facts)
  return f ? { push: [f] } : undefined
}
