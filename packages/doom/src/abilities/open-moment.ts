import { inOrder, type Next, type WindowAnswer, window } from '@redoubt/kernel'
import { type DoomChoice, offer } from '../match/choices.ts'
import { contentOf } from '../match/figures.ts'
import type { Happening } from '../match/happening.ts'
import type { Moment, MomentKind } from '../match/moments.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState } from '../match/state.ts'
import { newAbility } from './frames.ts'
import { answersTo, isFree } from './listeners.ts'
import { foeOf, type MomentFrame, newMoment } from './moment-frame.ts'
import { couldHold } from './suspicion.ts'
import { firstStep, type Usable, usableAt } from './usable.ts'
import { happening, useAtMoment } from './use.ts'

/**
 * D-TIMING-1, 2: the player whose activation it is first; otherwise the invader, then the marines. Only seats that could
 * answer such a moment at all; who they are does not change while the window is open.
 */
function order(g: DoomState, f: MomentFrame): string[] {
  const seats: string[] = []
  const { own, each, allies, demon, demons, foe, events, eachIfMarine } = answersTo(g, f.moment)
  const aboutMarine = isMarineId(g, f.self)
  const invader = events !== null || (aboutMarine ? demons !== null : demon !== null)
  const all = each !== null && (aboutMarine || !eachIfMarine)
  if (invader) seats.push(INVADER)
  for (const { id } of g.marines) {
    if (!all && !(f.self === id ? own : (foe && f.trigger === id) || (aboutMarine && allies))) continue
    if (id === g.turn) seats.unshift(id)
    else seats.push(id)
  }
  return seats
}

function isMarineId(g: DoomState, id: string | undefined): boolean {
  for (const m of g.marines) if (m.id === id) return true
  return false
}

function answerOf({ ability, self }: Usable, forced: boolean): WindowAnswer<DoomChoice> {
  const choice = ability.source === 'demon' ? offer.useOf(ability.id, self!) : offer.use(ability.id)
  return { id: ability.id, choice, forced }
}

/** What has just been, as this seat sees it; only what everybody sees goes into it. */
function afterAttack(g: DoomState, f: MomentFrame, seat: string): MomentKind {
  if (seat !== INVADER) return seat === f.self ? 'after-attack' : 'after-defense'
  if (!isMarineId(g, f.self)) return 'after-attack'
  const answers = answersTo(g, f.moment)
  const foe = foeOf(g, answers, f.trigger)
  return foe && answers.foeDemon!.has(foe.kind) ? 'after-defense' : 'after-enemy-attack'
}

const NO_ANSWERS: ReadonlyArray<WindowAnswer<DoomChoice>> = []

export const momentFlow = window<DoomState, MomentFrame, DoomChoice>({
  name: 'moment',
  kind: (g, f, seat): MomentKind => (f.moment === 'after-attack' ? afterAttack(g, f, seat) : f.moment),
  rule: () => 'D-TIMING-1',
  about: (g, f, seat) => {
    const about = happening(f)
    const defends = f.moment === 'after-attack' && afterAttack(g, f, seat) === 'after-defense'
    return (defends ? { ...about, self: f.trigger, trigger: f.self } : about) as Record<string, unknown>
  },
  leads: g => (g.rulings.openPoints?.['OP-48'] === 'seats' ? null : g.turn), // OP-48; D-TIMING-2 without a turn
  order,
  answers: (g, f, seat, forced) => {
    const found = usableAt(g, f, seat, forced)
    return found.length === 0 ? NO_ANSWERS : found.map(one => answerOf(one, forced))
  },
  forcing: (g, f) => firstStep(g, f.moment, f.self, f.trigger) === 'forced',
  suspects: couldHold,
  idOf: (_g, _f, choice) => choice.card!,
  use: (g, f, seat, choice) => {
    const ability = contentOf(g).abilities[choice.card!]!
    const self = seat === INVADER ? choice.figure : seat // an event is nobody's
    return inOrder([newAbility(useAtMoment(f, ability.id, seat, self), isFree(ability))])
  },
  // Free abilities commute or belong to one player; the one whose activation it is decides otherwise (D-TIMING-1).
  forcedBy: g => g.turn ?? INVADER,
})

/** Opens a moment at once, if anybody could answer it; `more` are facts besides whom it is about. */
export function momentFrame(
  g: DoomState,
  moment: Moment,
  self?: string,
  trigger?: string,
  more?: Happening,
): MomentFrame | null {
  const step = firstStep(g, moment, self, trigger)
  if (!step) return null
  const f = newMoment(moment, self, trigger)
  f.step = step
  return more ? Object.assign(f, more) : f
}

export function openMoment(g: DoomState, name: Moment, self?: string, trigger?: string, more?: Happening): Next {
  const f = momentFrame(g, name, self, trigger, more)
  return f ? inOrder([f]) : undefined
}
