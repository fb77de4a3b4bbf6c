import { z } from 'zod'
import { chatLine, saying } from './chat.ts'
import { chance } from './fair.ts'
import { accepted, answerUndo, choose, events, prefer, undo, watchNumber, withdrawUndo } from './match.ts'
import { mine, tableCard, tableState, uploadId, you } from './table.ts'
import { terms } from './terms.ts'
import { code, count, game, id, key, language, level, number, seat, time, viewer } from './words.ts'

/** Milliseconds a searching bot may think. */
const think = z.int().min(100).max(30_000)
const nothing = z.object({})
const here = { match: id }
const chair = { match: id, seat }

/** Who sits where when a table is opened: the opener, a bot, or nobody yet. */
const chairPlan = z.union([
  z.strictObject({ kind: z.literal('me'), number }),
  z.strictObject({ kind: z.literal('bot'), level, think: think.optional() }),
  z.strictObject({ kind: z.literal('open') }),
])
const filter = z.strictObject({ game: game.optional(), language: language.optional() })
/** Most answers say how the table stands then. */
const table = { table: tableState, you }

/**
 * All that a client may ask, with what is answered. Each is sent as `{id, cmd, …}` and answered once by `{id, ok: true, …}` or a
 * refusal; each may be sent again. A field that is not listed here is refused.
 */
export const COMMANDS = {
  /** The first word on every connection: which version is spoken. */
  hello: {
    ask: z.strictObject({ protocol: z.int(), language: language.optional() }),
    answer: z.object({
      protocol: z.int(),
      now: time,
      /** Who the cookie or the token says this is; null: a stranger, who may look and watch. */
      player: z.object({ id, name: z.string(), language: language.nullable() }).nullable(),
      /** For a program that came with a seat token: where it sits. */
      seat: z.object(chair).nullable(),
      /** Rules versions of the games here, by their id. */
      games: z.record(z.string(), z.string()),
      /** Where it is my turn. */
      turns: z.array(z.object({ match: id, seat })),
    }),
  },
  /** The client is alive, and wants to know whether the server is. */
  beat: { ask: z.strictObject({}), answer: z.object({ now: time }) },

  /** Makes a table. The asker chooses its id, so that asking again does not make a second one. */
  open: {
    ask: z.strictObject({
      match: id,
      game,
      options: z.unknown(),
      chairs: z.record(seat, chairPlan).default({}),
      terms: terms.optional(),
      language: language.optional(),
      /** Goes on with a match that was begun elsewhere: its uploaded save. Its dice are known there, and the table says so. */
      save: uploadId.optional(),
      /** The first mission of an operation: one of the box by its id, or `custom` with the mission that is chosen. */
      operation: z.strictObject({ id: z.string().max(64), mission: z.string().max(64).optional() }).optional(),
    }),
    answer: z.object(table),
  },
  /** Looks at a table by its code or id, with the key of a chair if one came by link; `follow`: and is told of every change. */
  look: {
    ask: z.strictObject({
      code: code.optional(),
      match: id.optional(),
      key: key.optional(),
      follow: z.boolean().default(false),
    }),
    answer: z.object({ ...table, chat: z.array(chatLine) }),
  },
  /** No more changes of this table, please; its person is no longer here. */
  leave: { ask: z.strictObject(here), answer: nothing },
  /** Takes an open chair, a kept one with its key, or a bot's place; adds a number to the chance. */
  sit: { ask: z.strictObject({ ...chair, key: key.optional(), number }), answer: z.object(table) },
  /** Gives a chair up; in a running match a bot plays on until its player is `back`. */
  stand: { ask: z.strictObject(chair), answer: z.object(table) },
  /** Before the start: from one chair to another that is free. The host may move others. */
  move: { ask: z.strictObject({ ...here, from: seat, to: seat, number }), answer: z.object(table) },
  /** Host: a new link for a chair; the one before, if there was one, is void. In a running match for a chair a bot keeps. */
  invite: { ask: z.strictObject(chair), answer: z.object({ ...table, key }) },
  /** Host: a bot sits there. */
  bot: { ask: z.strictObject({ ...chair, level, think: think.optional() }), answer: z.object(table) },
  /** Host: whoever or whatever is there goes; the chair is open. */
  free: { ask: z.strictObject(chair), answer: z.object(table) },
  /** Host: a token with which a program elsewhere plays this seat; the one before is void. It is shown once. */
  token: { ask: z.strictObject(chair), answer: z.object({ ...table, token: key }) },
  /** Host, before the start: other options (mission, decks, difficulty) or other terms. */
  change: {
    ask: z.strictObject({ ...here, options: z.unknown().optional(), terms: terms.optional() }),
    answer: z.object(table),
  },
  /** Host: a bot keeps every open chair, and the match begins. `numbers` are for chairs without a person. */
  start: {
    ask: z.strictObject({ ...here, numbers: z.record(seat, number).default({}), level: level.optional() }),
    answer: z.object(table),
  },
  /** Host, before the start: the table goes. */
  close: { ask: z.strictObject(here), answer: nothing },

  /**
   * Watches a match: as a seat one holds, as a spectator, or (`delayed`) through any seat's eyes with the delay of the terms. What
   * follows are pushes under the number `watch`, the first of them whole, with the events after `since`, else those of the latest round.
   */
  watch: {
    ask: z.strictObject({
      ...here,
      watch: watchNumber,
      as: viewer,
      since: count.optional(),
      delayed: z.boolean().optional(),
    }),
    answer: z.object({ seq: count }),
  },
  /** Ends what was watched under this number, a match or the lobby. */
  unwatch: { ask: z.strictObject({ watch: watchNumber }), answer: nothing },
  /** A key, or a path of keys that is played as far as it stays legal and the seat's own. */
  choose: { ask: choose, answer: accepted },
  undo: { ask: undo, answer: accepted },
  answerUndo: { ask: answerUndo, answer: accepted },
  withdrawUndo: { ask: withdrawUndo, answer: accepted },
  /** When this seat wants to be asked in timing windows. */
  prefer: { ask: prefer, answer: accepted },
  /** What a viewer saw happen before `before` (a seq), the oldest first, at most `most` steps. */
  history: {
    ask: z.strictObject({ ...here, as: viewer, before: count, most: z.int().min(1).max(500).default(100) }),
    answer: z.object({ steps: z.array(z.object({ seq: count, made: count, events })), first: z.boolean() }),
  },
  /** A seat stops or goes on with the match: clocks and bots stand still meanwhile. */
  pause: { ask: z.strictObject({ ...chair, on: z.boolean() }), answer: z.object(table) },

  /** A seat votes whether a bot should take the place of a player who is away. */
  vote: { ask: z.strictObject({ ...chair, about: seat, hand: z.boolean() }), answer: z.object(table) },
  /** The player of a seat that a bot keeps is back. */
  back: { ask: z.strictObject(chair), answer: z.object(table) },

  /** Says something at a table. `once` is drawn by the client: the same saying sent again is not said twice. */
  chat: {
    ask: z.strictObject({ ...here, once: id, say: saying }),
    answer: z.object({ line: chatLine }),
  },
  /** Lines of the chat before `before`, the oldest first. */
  lines: {
    ask: z.strictObject({ ...here, before: count, most: z.int().min(1).max(100).default(50) }),
    answer: z.object({ lines: z.array(chatLine) }),
  },
  /** This line should be looked at by whoever runs the server. */
  report: { ask: z.strictObject({ ...here, n: count }), answer: nothing },

  /** After the end: the same people again, with other luck. Whoever asks first opens the table, the others are led there. */
  rematch: { ask: z.strictObject(here), answer: z.object(table) },
  /** After the end: the next mission of the operation. */
  next: { ask: z.strictObject({ ...here, mission: z.string().max(64).optional() }), answer: z.object(table) },

  /** Tables in the lobby, waiting or running; with a number `watch` again at every change. */
  lobby: {
    ask: z.strictObject({ filter: filter.default({}), watch: watchNumber.optional() }),
    answer: z.object({ tables: z.array(tableCard), more: count }),
  },
  /** My tables, those that wait for me first. */
  mine: {
    ask: z.strictObject({ over: z.boolean().default(true), before: time.optional() }),
    answer: z.object({ tables: z.array(mine), more: z.boolean() }),
  },

  /** The record of a match: sealed while it runs, everything when it is over, to be replayed, verified and kept. */
  record: { ask: z.strictObject(here), answer: z.object({ record: z.unknown(), chance }) },
  /** A link to a position of a finished match, through somebody's eyes. */
  share: {
    ask: z.strictObject({ ...here, viewer, at: count }),
    answer: z.object({ share: id }),
  },
  /** What a link to a replay shows. */
  shared: {
    ask: z.strictObject({ share: id }),
    answer: z.object({ match: id, viewer, at: count, table: tableCard, record: z.unknown(), chance }),
  },
} as const

export type Command = keyof typeof COMMANDS
/** What is sent with a command, as a client writes it: fields with a usual value may be left out. */
export type Ask<C extends Command> = z.input<(typeof COMMANDS)[C]['ask']>
/** The same as the server reads it. */
export type Asked<C extends Command> = z.output<(typeof COMMANDS)[C]['ask']>
export type Answered<C extends Command> = z.output<(typeof COMMANDS)[C]['answer']>

/** The frame around a command; the fields of the command stand beside. */
export const request = z.looseObject({
  id: z
    .int()
    .min(0)
    .max(2 ** 53),
  cmd: z.string().max(24),
})
