export * from './play.ts'
export * from './proof.ts'
export * from './puzzle.ts'
