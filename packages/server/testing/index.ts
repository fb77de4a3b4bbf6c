export { postgres } from './postgres.ts'
