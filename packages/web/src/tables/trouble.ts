/** Why the browser does not keep what it is given; the word is a key of the catalogue. */
const TROUBLES = ['full', 'refused', 'silent', 'blocked', 'elsewhere'] as const
export type Trouble = (typeof TROUBLES)[number]

/** The store did not do what it was asked. */
export class StoreTrouble extends Error {
  constructor(
    readonly trouble: Trouble,
    message: string,
  ) {
    super(message)
    this.name = 'StoreTrouble'
  }
}

/** What a write was to follow is not in the store: it was cleared, or the match was deleted elsewhere. */
export class Gap extends Error {
  constructor() {
    super('The store does not hold what came before.')
    this.name = 'Gap'
  }
}

/** The match was deleted in another tab: whatever is left of it here must not come back. */
export class Deleted extends Error {
  constructor() {
    super('The match was deleted elsewhere.')
    this.name = 'Deleted'
  }
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof StoreTrouble) return error.trouble
  return (error as Error | null)?.name === 'QuotaExceededError' ? 'full' : 'refused'
}
