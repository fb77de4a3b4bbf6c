/** Why a request was refused. Nothing has changed. */
export const CODES = [
  'bad-json',
  'line-too-long',
  'too-deep',
  'bad-request',
  'unknown-command',
  'unknown-game',
  'unknown-match',
  'unknown-seat',
  'unknown-bot',
  'too-many-matches',
  'bad-options',
  'bad-save',
  'wrong-seq',
  'illegal-choice',
  'match-over',
  'rules-failure',
  'internal',
] as const
export type Code = (typeof CODES)[number]

export class Refused extends Error {
  constructor(
    readonly code: Code,
    message: string,
    /** More that helps the asker on. */
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.name = 'Refused'
  }
}
