import { REFUSALS as MATCH_REFUSALS } from '@redoubt/host'
import { asFinding, type Finding, type Said } from '@redoubt/kernel'
import { z } from 'zod'

/** Why something was not done. Nothing has changed; the word is a key of the catalogue (`refusal.CODE`). */
export const REFUSALS = [
  ...MATCH_REFUSALS,
  /** This client speaks an older version: reload. */
  'outdated',
  /** `hello` comes first. */
  'no-hello',
  'unknown-command',
  /** More than is allowed in this time; `after` says how many milliseconds to wait. */
  'too-fast',
  'too-big',
  /** As many as one may have: tables, devices, things watched. */
  'too-many',
  /** A name is needed first: see the routes for guests. */
  'no-guest',
  'unknown-guest',
  /** A recovery or pairing code that does not exist, was used, or is too old. */
  'bad-code',
  'bad-name',
  /** There is no such table, or it is not for the asker's eyes. */
  'unknown-table',
  'unknown-game',
  'unknown-level',
  'unknown-upload',
  /** Options that no match can have; `field` says where, `said` why. */
  'bad-options',
  /** A save or a pack that cannot be played; `said` says why. */
  'bad-upload',
  /** Only the host of the table may do this. */
  'not-host',
  /** The asker does not hold this seat. */
  'not-seated',
  'chair-taken',
  /** The chair is kept for whoever has its link. */
  'chair-kept',
  /** The link of a chair was used by somebody else, or replaced by a new one. */
  'link-used',
  'already-started',
  'not-started',
  'not-over',
  /** The table is paused. */
  'paused',
  /** The table is closed or its match is over. */
  'table-closed',
  /** The terms of this table do not allow it. */
  'not-allowed',
  /** Its player is here: there is nothing to vote about. */
  'not-away',
  'unknown-line',
  'unknown-share',
  'no-operation',
  /** Today's rules cannot follow this match, and no position was kept to go on from; `said` says why. */
  'other-rules',
  /** What is decided is not known to be on disk: try again. */
  'storage-away',
  /** The server is going down; the connection is made anew elsewhere. */
  'going-down',
  /** Something broke here; the logs know. */
  'server-failure',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** A sentence as data, which `sentence` of the kernel says in the reader's language. */
const finding: z.ZodType<Finding> = z.object({
  words: z.string(),
  values: z.array(z.union([z.string(), z.number(), z.lazy(() => finding)])),
})

/** The answer to what was not done. */
export const refusal = z.object({
  id: z.int().nullable(),
  ok: z.literal(false),
  /** A code of a newer server is no reason to break. */
  code: z.string(),
  /** Where the match stands. */
  seq: z.int().optional(),
  /** The legal keys, for the seat whose decision it is. */
  options: z.array(z.string()).optional(),
  /** Which field of the message is wrong. */
  field: z.string().optional(),
  /** Why, where the rules know. */
  said: finding.optional(),
  /** Milliseconds to wait. */
  after: z.number().optional(),
})
export type Refusal = z.infer<typeof refusal>

/** What a client's promise is rejected with. */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode | (string & {}),
    readonly more: Pick<Refusal, 'seq' | 'options' | 'field' | 'said' | 'after'> = {},
  ) {
    super(`refused: ${code}${more.field ? ` (${more.field})` : ''}`)
    this.name = 'Refused'
  }
}

/** Characters of what somebody typed that are said again to them. */
const MOST_SAID = 200

/** A sentence as it can be sent: numbers beyond JSON as text, and nothing longer than anybody reads. */
export function tellable(said: Said): Finding {
  const { words, values } = asFinding(said)
  return {
    words,
    values: values.map(value => {
      if (typeof value === 'object') return tellable(value)
      return typeof value === 'number' ? value : String(value).slice(0, MOST_SAID)
    }),
  }
}
