import type { Board } from '../board/board.ts'
import { answer, type RefereeAnswer } from './answer.ts'
import { draw, type Told } from './draw.ts'
import { listOf } from './field.ts'
import { positionOn, readPosition } from './position.ts'

export type { RefereeAnswer, RefereeQuestion } from './answer.ts'
export { RefereeError } from './field.ts'

export interface RefereeAnswers {
  readonly answers: readonly RefereeAnswer[]
}

/** Answers a position, or a list of them; throws RefereeError where the input is wrong. */
export function referee(input: unknown): RefereeAnswers | RefereeAnswers[] {
  if (!Array.isArray(input)) return { answers: answer(readPosition(input)) }
  return listOf(input, 'input').map((one, k) => ({ answers: answer(readPosition(one, `[${k}]`)) }))
}

/** Answers about figures on a board that is there already, a mission's for example; `doors` is the mask of those that are open. */
export function refereeOn(
  board: Board,
  doors: number,
  given: {
    readonly figures: readonly object[]
    readonly teleporters?: readonly unknown[]
    readonly ask: readonly object[]
  },
): RefereeAnswers {
  return { answers: answer(positionOn(board, doors, { ...given })) }
}

/** The same as pictures in plain text. Questions are answered too, so that a wrong one is refused. */
export function refereeDrawing(input: unknown, told?: Told): string {
  referee(input)
  return (Array.isArray(input) ? input : [input]).map(one => draw(readPosition(one), told)).join('\n')
}
