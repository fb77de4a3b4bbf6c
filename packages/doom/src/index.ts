export * from './board/index.ts'
export * from './maps/index.ts'
