export { redoubt } from './cli.ts'
export * from './engine/engine.ts'
export { games } from './games.ts'
export * from './io.ts'
