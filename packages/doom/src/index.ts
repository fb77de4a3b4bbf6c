export * from './board/index.ts'
export * from './maps/index.ts'
export { type Answer, type Answers, type Question, RefereeError, referee, refereeDrawing } from './referee/index.ts'
