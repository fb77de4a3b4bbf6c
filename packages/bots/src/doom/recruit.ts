import { type Doom, type DoomDecision, type DoomOption, isMoment } from '@redoubt/doom'
import { fastRandom, nextUint32 } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'
import { type Beliefs, RECRUIT } from './character/priorities.ts'
import { PICKS } from './decisions/picks.ts'
import { answerMoment } from './decisions/windows.ts'
import { explain, type Made, reasonOf } from './explain.ts'
import { bestKind, demonActs, nextDemon } from './invader/invader.ts'
import { marineActs } from './marine/marine.ts'
import { optionsOf } from './reading/option.ts'
import { pieceOf, read, type Situation } from './reading/situation.ts'

/** What a Recruit remembers: which demon has attacked in this round, as the view does not say. */
export interface Memory {
  attacked: string
  /** What tells one Recruit from another: its taste in classes. */
  taste: number
}

/** Level 1 of DOOM: rules of thumb for every seat, without a look ahead. */
export function recruit(seed: number | string, beliefs: Beliefs = RECRUIT): Bot<Doom> {
  const memory: Memory = { attacked: '', taste: nextUint32(fastRandom(seed)) }
  let made: Made | null = null
  let otherwise = 'Nothing has been decided yet.'
  return {
    choose(view, decision) {
      const options = optionsOf(decision)
      if (options.length === 1) {
        // The reason of the decision before would name what may be gone.
        made = null
        otherwise = 'There was nothing to choose.'
        return options[0]!.key
      }
      const s = read(view, beliefs)
      const pick = pickOf(s, decision, options, memory)
      made = s && { s, decision, pick }
      return pick.key
    },
    explain: () => (made ? explain(made) : otherwise),
    reason: () => made && reasonOf(made),
  }
}

/** The activation of a demon, as `Memory` names it. */
export const turnOf = (round: number, demon: unknown): string => `${round} ${demon}`

/** What somebody with these beliefs does with what a seat sees. */
export function pickOf(
  s: Situation | null,
  decision: DoomDecision,
  options: readonly DoomOption[],
  memory: Memory,
): DoomOption {
  return (s && choose(s, decision, options, memory)) ?? plain(decision, options)
}

function choose(
  s: Situation,
  decision: DoomDecision,
  options: readonly DoomOption[],
  memory: Memory,
): DoomOption | undefined {
  const { seat, kind, about } = decision
  switch (kind) {
    case 'activation':
      return marineActs(s, seat, options, about?.mains ?? 0)
    case 'class-card':
      return classFor(s, options, memory.taste)
    case 'demon-card':
      return bestKind(s, options)
    case 'demon-figure':
      return nextDemon(s, options)
    case 'demon-activation': {
      const demon = pieceOf(s, about?.demon)
      if (!demon) return undefined
      const turn = turnOf(s.view.round, demon.id)
      const pick = demonActs(s, demon, options, memory.attacked === turn)
      if (pick.do === 'attack') memory.attacked = turn
      return pick
    }
  }
  if (!isMoment(kind)) return PICKS[kind](s, options, seat, decision)
  return options.some(o => o.do === 'pass') ? answerMoment(s, seat, options) : undefined
}

function classFor(s: Situation, options: readonly DoomOption[], taste: number): DoomOption | undefined {
  const liked = options.filter(o => (s.content.classes[o.card!]?.hints?.pick ?? 0) > 0)
  return liked[taste % liked.length]
}

/**
 * For whatever nobody thought of, and on maps that are drawn for one match (lessons): a demon that can attack does; otherwise do not
 * insist, then the first thing offered.
 */
function plain({ kind }: DoomDecision, options: readonly DoomOption[]): DoomOption {
  const strike = kind === 'demon-activation' ? options.find(o => o.do === 'attack') : undefined
  return strike ?? options.find(o => o.do === 'done' || o.do === 'pass' || o.do === 'end') ?? options[0]!
}
