export * from './measure.ts'
export * from './random-play.ts'
export * from './rival.ts'
