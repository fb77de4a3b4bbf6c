import type { Conquest, ConquestChoice, ConquestDecision, ConquestState, ConquestView } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'
import type { Advice, Question } from './reading/advice.ts'
import { readState, readView } from './reading/picture.ts'
import { adviceOn } from './rules/index.ts'

type SeenOption = ConquestChoice & { key: string }

/** Level 1 of Conquest: rules of thumb, no looking ahead, no chance. */
export function cadet(): Bot<Conquest> {
  let latest: Advice | null = null
  return {
    choose(view, decision, { seat }) {
      latest = cadetAdvice(view, decision, seat)
      return keyOf(latest.pick)
    },
    reason: () => latest && { why: latest.reason, values: {} },
    explain: () => (latest ? sentence(latest) : 'Nothing has been decided yet.'),
  }
}

/** The key of an option that came with a seen decision. */
export function keyOf(pick: ConquestChoice): string {
  return (pick as SeenOption).key
}

/** What the Cadet would do with what a seat sees. */
export function cadetAdvice(view: ConquestView, decision: ConquestDecision, seat: Seat): Advice {
  const { kind, about = NOTHING, options } = decision
  return adviceOn(readView(view, seat), { kind, about, options: options! })
}

/** The same inside an imagined state, for whoever is to decide there. */
export function cadetMove(g: ConquestState): ConquestChoice {
  const { seat, kind, options, about = NOTHING } = g.decision!
  if (options.length === 1) return options[0] as ConquestChoice
  const question = { kind, about, options } as Question
  return adviceOn(readState(g, seat), question).pick
}

const NOTHING = {}

export function sentence(advice: Advice): string {
  return `${describe(advice.pick)}: ${advice.why()}.`
}

function describe(pick: ConquestChoice): string {
  return [pick.do, pick.card, pick.at].filter(part => part !== undefined).join(' ')
}
