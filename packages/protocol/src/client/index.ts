export * from './connection.ts'
export type { Socket } from './socket.ts'
export type { Status } from './status.ts'
