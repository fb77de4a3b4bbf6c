import { type Answer, answer } from './answer.ts'
import { draw } from './draw.ts'
import { listOf } from './field.ts'
import { readPosition } from './position.ts'

export type { Answer, Question } from './answer.ts'
export { RefereeError } from './field.ts'

export interface Answers {
  readonly answers: readonly Answer[]
}

/** Answers a position, or a list of them; throws RefereeError where the input is wrong. */
export function referee(input: unknown): Answers | Answers[] {
  if (!Array.isArray(input)) return { answers: answer(readPosition(input)) }
  return listOf(input, 'input').map((one, k) => ({ answers: answer(readPosition(one, `[${k}]`)) }))
}

/** The same as pictures in plain text. Questions are answered too, so that a wrong one is refused. */
export function refereeDrawing(input: unknown): string {
  referee(input)
  return (Array.isArray(input) ? input : [input]).map(one => draw(readPosition(one))).join('\n')
}
