import type { ConquestDecision, ConquestState, ConquestView, Move } from '@redoubt/conquest'
import type { Seat, SeenDecision } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'
import type { Advice, Question } from './advice.ts'
import { readState, readView } from './picture.ts'
import { adviceOn } from './rules/index.ts'

type SeenOption = Move & { key: string }

/** Level 1 of Conquest: rules of thumb, no looking ahead, no chance. */
export function cadet(): Bot {
  let latest: Advice | null = null
  return {
    choose(view, decision, { seat }) {
      latest = cadetAdvice(view as ConquestView, decision, seat)
      return keyOf(latest.pick)
    },
    explain: () => (latest ? sentence(latest) : 'Nothing has been decided yet.'),
  }
}

/** The key of an option that came with a seen decision. */
export function keyOf(pick: Move): string {
  return (pick as SeenOption).key
}

/** What the Cadet would do with what a seat sees. */
export function cadetAdvice(view: ConquestView, decision: SeenDecision, seat: Seat): Advice {
  const { kind, about = NOTHING, options } = decision as ConquestDecision
  return adviceOn(readView(view, seat), { kind, about, options: options! })
}

/** The same inside an imagined state, for whoever is to decide there. */
export function cadetMove(g: ConquestState): Move {
  const { seat, kind, options, about = NOTHING } = g.decision!
  if (options.length === 1) return options[0] as Move
  const question = { kind, about, options } as Question
  return adviceOn(readState(g, seat), question).pick
}

const NOTHING = {}

export function sentence(advice: Advice): string {
  return `${describe(advice.pick)}: ${advice.why()}.`
}

function describe(pick: Move): string {
  return [pick.do, pick.card, pick.at].filter(part => part !== undefined).join(' ')
}
