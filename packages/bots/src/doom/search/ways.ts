import { adjacent, type DoomDecision, type DoomDecisionKind, type DoomOption, type DoomState } from '@redoubt/doom'
import type { Way } from '../../search/tryout.ts'
import { VETERAN } from '../character/experience.ts'
import type { Beliefs } from '../character/priorities.ts'
import { DEMON_MINDS, focusedOn, MARINE_MINDS, rescuing } from '../character/variants.ts'
import { keepOf } from '../reading/cards.ts'
import { best, optionsOf } from '../reading/option.ts'
import { apart, type Piece, pieceOf, type Situation } from '../reading/situation.ts'
import type { Memory } from '../recruit.ts'
import { worthOf } from '../weighing/worth.ts'
import { actor, type Thoughts } from './actor.ts'

/** One way to go about a decision and all that follows from it until the activation is over. */
export interface Plan {
  name: string
  /** What it begins with; null: whatever its beliefs say. */
  first: DoomOption | null
  beliefs: Beliefs
}

/** Decisions about one thing that is best tried out as it is: which kind acts, who is summoned, where to come back. */
const OUTRIGHT: readonly DoomDecisionKind[] = ['demon-card', 'invasion-group', 'buy-summon', 'choose-portal', 'respawn']

/** The plans worth trying for this decision, the Veteran's own first; fewer than two if there is nothing to try. */
export function plansFor(
  s: Situation,
  decision: DoomDecision,
  favourite: DoomOption,
  beliefs: Beliefs = VETERAN,
): Plan[] {
  const options = optionsOf(decision)
  const own: Plan = { name: 'as planned', first: null, beliefs }
  const beginning = (first: DoomOption): Plan => ({ name: first.key, first, beliefs })
  if (OUTRIGHT.includes(decision.kind)) {
    const others = options.filter(o => o !== favourite)
    return [favourite, ...others].map(beginning)
  }
  const minded = (ways: Readonly<Record<string, Beliefs>>): Plan[] =>
    Object.entries(ways).map(([name, beliefs]) => ({ name, first: null, beliefs }))
  const focused = (figures: readonly Piece[]): Plan[] =>
    figures.map(({ id }) => ({ name: `at ${id}`, first: null, beliefs: focusedOn(id) }))
  if (decision.kind === 'demon-activation') return [own, ...focused(s.squad), ...minded(DEMON_MINDS)]
  const me = pieceOf(s, decision.seat)
  if (decision.kind !== 'activation' || !me) return []
  const plays = options.filter(o => o.do === 'play' && s.content.actionCards[o.card!]?.type === 'main')
  const sprint = best(
    options.filter(o => o.do === 'sprint'),
    o => -keepOf(s, o.card!),
  )
  const mains = (sprint ? [...plays, sprint] : plays).filter(o => o !== favourite)
  const rescues = inNeed(s, me).map(({ comrade, demon }) => ({
    ...{ name: `for ${comrade.id}`, first: null },
    beliefs: rescuing(demon.id),
  }))
  const others = [...mains.map(beginning), ...focused(targets(s, me)), ...minded(MARINE_MINDS)]
  // To do nothing while a comrade is in need must prove itself, and not the other way round.
  return favourite.do === 'end' ? [...rescues, own, ...others] : [own, ...rescues, ...others]
}

/** So many demons beside a comrade are too many for it alone; one, if it has so little health left. */
const SURROUNDED = 2
const FRAIL = 3

/** Comrades in need, and the demon beside each that is most worth an attack. */
export function inNeed(s: Situation, me: Piece): Array<{ comrade: Piece; demon: Piece }> {
  return s.squad.flatMap(comrade => {
    if (comrade === me) return []
    const beside = s.demons.filter(d => adjacent(s.table, comrade.spaces, d.spaces))
    const demon = best(beside, d => worthOf(s, d))
    const isInNeed = beside.length >= SURROUNDED || comrade.left <= FRAIL
    return demon && isInNeed ? [{ comrade, demon }] : []
  })
}

const MOST_TARGETS = 3
const TARGET_RANGE = 10

/** The demons near a marine that are most worth an attack. */
function targets(s: Situation, me: Piece): readonly Piece[] {
  return s.demons
    .map(d => ({ d, far: apart(s, me.spaces, d.spaces) }))
    .filter(({ far }) => far <= TARGET_RANGE)
    .map(({ d, far }) => ({ d, worth: worthOf(s, d) / (2 + far) }))
    .sort((x, y) => y.worth - x.worth)
    .slice(0, MOST_TARGETS)
    .map(({ d }) => d)
}

/** Is this the moment to think? An attack that waits has been thought about. */
export function isWorthTrying(decision: DoomDecision): boolean {
  const options = optionsOf(decision)
  if (decision.kind !== 'activation') return decision.kind === 'demon-activation' || OUTRIGHT.includes(decision.kind)
  return (
    (decision.about?.mains ?? 0) > 0 &&
    options.some(o => o.do === 'play' || o.do === 'sprint') &&
    !options.some(o => o.do === 'attack' || o.do === 'forgo')
  )
}

export function wayOf({ name, first, beliefs }: Plan, memory: Memory): Way<DoomState> {
  // In every world it begins with the same thoughts.
  const thoughts: Thoughts = new Map()
  return {
    name,
    player: () => {
      const play = actor(beliefs, { ...memory })
      let isAsBefore: ((g: DoomState) => boolean) | null = null
      let begun = first === null
      return g => {
        isAsBefore ??= beginning(g)
        const seen = isAsBefore(g)
        if (begun) return seen ? play(g, thoughts) : play(g)
        begun = true
        return first!.key
      }
    },
  }
}

/**
 * Tells, asked before every decision of a seat, whether it sees what it would see in any other world that began alike and in which it
 * decided the same: nothing came by chance, nothing hidden was shown, nobody else decided. What a seat may take back is told by the same.
 */
function beginning({ seq, reveals, round, active, random: { drawn } }: DoomState): (g: DoomState) => boolean {
  let asked = 0
  return g =>
    g.seq === seq + asked++ &&
    g.reveals === reveals &&
    g.random.drawn === drawn &&
    g.round === round && // whose luck it is
    g.active === active
}
