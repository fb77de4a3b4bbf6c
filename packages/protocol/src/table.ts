import { z } from 'zod'
import { terms } from './terms.ts'
import { count, game, id, language, level, number, seat, time } from './words.ts'

/** Whether a person is there: connected, not connected since, or so long that the others may decide without them. */
export const presence = z.object({ state: z.enum(['here', 'away', 'gone']), since: time })
export type Presence = z.infer<typeof presence>

/** How far an empty chair is: no link, link made, opened by somebody, used. */
export const LINK_STATES = ['none', 'sent', 'opened', 'used'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** Who keeps a chair: nobody, a person, a bot of the house, a program elsewhere with a seat token. */
const CHAIR_KINDS = ['open', 'person', 'bot', 'external'] as const

/** A vote of the others about a seat whose player has vanished. */
export const vote = z.object({
  yes: z.array(seat),
  no: z.array(seat),
  /** So many yes hand it over. */
  needed: count,
})
export type Vote = z.infer<typeof vote>

export const chair = z.object({
  seat,
  /** As the game calls it; screens have their own words for known games. */
  name: z.string(),
  side: z.string(),
  kind: z.enum(CHAIR_KINDS),
  /** Who sits there; the owner, while a bot stands in. */
  player: z.object({ id, name: z.string(), language: language.nullable() }).nullable(),
  presence: presence.nullable(),
  /** Of a bot. */
  level: level.nullable(),
  /** Milliseconds a searching bot thinks. */
  think: z.number().nullable(),
  link: z.enum(LINK_STATES),
  /** Since when the link, or whoever sits there, is as it is. */
  since: time,
  /** A bot stands in for the player, who may take the seat back. */
  standIn: z.object({ since: time }).nullable(),
  vote: vote.nullable(),
})
export type Chair = z.infer<typeof chair>

export const outcome = z.object({ winners: z.array(z.string()), rule: z.string(), reason: z.string() })

export const STATUSES = ['waiting', 'running', 'over', 'closed'] as const

/** The score of an operation: which mission this is, who won which. */
const operationState = z.object({
  id,
  /** The operation as the game's rules keep it. */
  state: z.unknown(),
  played: z.array(z.object({ mission: z.string(), match: id, winner: z.string() })),
  /** What can be played next, and which side chooses; null while a mission is on the table. */
  next: z.object({ chooser: z.string().nullable(), missions: z.array(z.string()) }).nullable(),
})
export type OperationState = z.infer<typeof operationState>

/** What a list shows of a table. */
export const tableCard = z.object({
  match: id,
  code: z.string(),
  game,
  status: z.enum(STATUSES),
  /** What everybody may know of what is played: mission, number of marines, decks by name. */
  options: z.unknown(),
  terms,
  host: z.object({ id, name: z.string(), language: language.nullable() }),
  chairs: z.array(chair),
  created: time,
  updated: time,
  /** Decisions made. */
  made: count,
  round: z.int().nullable(),
  /** Whose decision it is. */
  waitsFor: seat.nullable(),
  outcome: outcome.nullable(),
})
export type TableCard = z.infer<typeof tableCard>

/** All that anybody may know of a table. Sent whole at every change: it is small. */
export const tableState = tableCard.extend({
  rules: z.string(),
  /** Grows with every change on one node; a lower one after a reconnect is no mistake. */
  version: count,
  watchers: z.object({ count, names: z.array(z.string()) }),
  paused: z.object({ by: seat, since: time }).nullable(),
  /** sha256 of the secret that the server drew before anybody sat. */
  commitment: z.string(),
  /** False for a match that was begun elsewhere: its dice were known there. */
  fair: z.boolean(),
  /** What every seat added to the chance; from the start on. */
  numbers: z.record(z.string(), number),
  operation: operationState.nullable(),
  /** The table this is the rematch or the next mission of. */
  after: id.nullable(),
  /** Where these people have gone on. */
  next: z.object({ match: id, code: z.string() }).nullable(),
})
export type TableState = z.infer<typeof tableState>

/** What the asker is at this table. */
export const you = z.object({
  player: id.nullable(),
  host: z.boolean(),
  seats: z.array(seat),
  /** The chair whose link the asker came with. */
  kept: seat.nullable(),
})
export type You = z.infer<typeof you>

/** A table of mine, for the list of own matches. */
export const mine = tableCard.extend({
  seats: z.array(seat),
  /** It is my turn. */
  yours: z.boolean(),
})
export type Mine = z.infer<typeof mine>

/** An upload is known by the hash of what it holds. */
export const uploadId = z.string().regex(/^[0-9a-f]{64}$/)
