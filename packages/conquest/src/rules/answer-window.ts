import { type Frame, type Seat, type WindowFrame, window } from '@redoubt/kernel'
import { answerId, answersTo, couldAnswer, useOf } from '../abilities/ability.ts'
import { mayForce, somebodyListens } from '../abilities/listeners.ts'
import type { Happening } from '../abilities/use.ts'
import { initiativeNow, pieceOf } from '../board/board.ts'
import type { ConquestChoice } from '../match/choices.ts'
import type { Answered, ConquestDecisionKind, Decisions } from '../match/decisions.ts'
import { cardName, cardOf } from '../match/names.ts'
import { type ConquestState, ROW, sideOf } from '../match/state.ts'
import { uses } from './procedures.ts'

type AnsweredMoment = Happening & { on: Answered }

interface AnswersFrame extends WindowFrame {
  moment: AnsweredMoment
}

const ORDERS: readonly (readonly Seat[])[] = [
  ['a', 'b'],
  ['b', 'a'],
]

/** The player with (battle) initiative first. */
export function seatsInOrder(g: ConquestState): readonly Seat[] {
  return ORDERS[initiativeNow(g)]!
}

/**
 * CQ-11.7 to CQ-11.11: interrupts or reactions to one triggering condition. Forced ones first, then the players
 * alternate until both pass one after the other. Whoever could hold an answer by what everybody knows is asked.
 */
export const answersWindow = window<ConquestState, AnswersFrame, ConquestChoice>({
  name: 'answers',
  alternate: true,
  order: seatsInOrder,
  answers: (g, f, seat) => answersTo(g, f.moment, sideOf(seat)),
  idOf: (_g, _f, choice) => answerId(cardOf(choice.card!), choice.n),
  suspects: (g, f, seat) => couldAnswer(g, f.moment, sideOf(seat)),
  forcing: (_, f) => mayForce(f.moment.on),
  use: (g, f, seat, choice) => {
    const id = cardOf(choice.card!)
    const use = useOf(g, sideOf(seat), id, choice.n ?? 1, f.moment)
    return uses(use, choice.do === 'play' ? id : -1)
  },
  kind: (_, f): ConquestDecisionKind => `answer-${f.moment.on}`,
  rule: () => 'CQ-11.8',
  about: (g, f) => aboutMoment(g, f.moment),
})

function aboutMoment(g: ConquestState, m: AnsweredMoment): Decisions[`answer-${Answered}`]['about'] {
  return m.card === undefined ? { on: m.on } : { on: m.on, card: cardName(g, m.card) }
}

/** Adds the window for a moment to what follows, unless nobody could ever answer it. */
export function answering(g: ConquestState, moment: AnsweredMoment, after: Frame[] = []): Frame[] {
  if (!somebodyListens(g, moment)) return after
  const { name: flow, first: step } = answersWindow
  const frame: AnswersFrame = { flow, step, turn: 0, passes: 0, used: [], moment }
  after.push(frame)
  return after
}

/** A card has entered play, deployed or not (CQ-11.19). */
export function entered(g: ConquestState, id: number): Frame[] {
  const at = pieceOf(g, id)!.at
  return answering(g, { on: 'enters-play', card: id, planet: at < ROW ? at : undefined })
}
