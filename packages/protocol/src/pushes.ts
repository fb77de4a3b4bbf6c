import { z } from 'zod'
import { chatLine } from './chat.ts'
import { changePush, watchNumber, wholePush } from './match.ts'
import { tableCard, tableState, you } from './table.ts'
import { count, game, id, seat } from './words.ts'

/** Why the server ends a connection. */
const FAREWELLS = ['going-down', 'signed-out', 'too-many', 'too-slow', 'bad-messages', 'outdated'] as const
export type Farewell = (typeof FAREWELLS)[number]

/** What the server says without being asked, told apart by `on`. */
export const PUSHES = {
  /** A table that is followed has changed. */
  table: z.object({ on: z.literal('table'), table: tableState, you }),
  /** Somebody said something at a table that is followed. */
  chat: z.object({ on: z.literal('chat'), match: id, line: chatLine }),
  /** What a watcher sees: whole, or what has changed. */
  match: z.union([wholePush, changePush]),
  /** Watching has come to an end: the table is closed, or the seat is no longer the asker's. */
  unwatched: z.object({ on: z.literal('unwatched'), watch: watchNumber, code: z.string() }),
  /** On every connection of a person: somewhere it has become, or is no longer, their turn. */
  turn: z.object({ on: z.literal('turn'), match: id, seat, game, code: z.string(), yours: z.boolean() }),
  /** The lobby that is followed has changed. */
  lobby: z.object({ on: z.literal('lobby'), watch: watchNumber, tables: z.array(tableCard), more: count }),
  /** The connection is about to be closed, and why. With `after`, come back in so many milliseconds. */
  bye: z.object({ on: z.literal('bye'), why: z.string(), after: z.number().optional() }),
} as const

export type PushName = keyof typeof PUSHES
export type Push<P extends PushName = PushName> = { [N in P]: z.output<(typeof PUSHES)[N]> }[P]
