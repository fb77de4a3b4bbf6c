import { type Answer, call, type Frame, type Next, window } from '@redoubt/kernel'
import type { DoomChoice } from '../choices.ts'
import { contentOf } from '../figures.ts'
import { ability, momentOf } from '../procedures.ts'
import { type DoomState, INVADER } from '../state.ts'
import { isFree } from './answers.ts'
import { anythingFree, type Found, foundFor, stirs } from './found.ts'
import { answering, type Moment, type MomentFrame } from './moments.ts'
import { couldHold } from './suspicion.ts'
import { type Happening, happening } from './use.ts'

/**
 * D-TIMING-1, 2: the player whose activation it is first; otherwise the invader, then the marines. Only seats that could
 * answer such a moment at all; who they are does not change while the window is open.
 */
function order(g: DoomState, f: MomentFrame): string[] {
  const seats: string[] = []
  const aboutMarine = g.marines.some(m => m.id === f.self)
  const { own, each, allies, demon, demons, events } = answering(f)
  if (events || (demon && !aboutMarine) || (demons && aboutMarine)) seats.push(INVADER)
  const all = each && (f.moment !== 'during-defense' || aboutMarine)
  for (const { id } of g.marines) if (all || (f.self === id ? own : allies && aboutMarine)) seats.push(id)
  const first = g.turn === null ? -1 : seats.indexOf(g.turn)
  if (first > 0) seats.unshift(...seats.splice(first, 1))
  return seats
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
  order,
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
  forcedBy: g => g.turn ?? INVADER,
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
