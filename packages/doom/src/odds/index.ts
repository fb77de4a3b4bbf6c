export * from './damage.ts'
export * from './odds.ts'
