/** Why a choice was made, as data: whoever shows it says it in the language of its reader. */
export interface Reason {
  /** A word of `DOOM_REASONS` or `CONQUEST_REASONS`; null if nothing but the search speaks for it. */
  why: string | null
  /** What the sentence names: figures and cards by id. */
  values: Readonly<Record<string, string | number>>
  /** What a search found: how well the choice did, how well the next best. */
  searched?: { value: number; next: number | null; games: number }
}

/** A reason that everybody at the table may hear. */
export interface OpenReason {
  /** A word of `OPEN_REASONS`. */
  why: string
  values: Reason['values']
}

/**
 * Reasons that rest on nothing but what lies open, and decisions whose outcome everybody sees at once. Left out is whatever would tell of
 * a hand ("the strongest unit", "not worth a card"), of a dial that is not turned over yet, or that somebody could have answered at all.
 */
const OPEN: Readonly<Record<string, { kinds: readonly string[]; reasons: readonly string[] }>> = {
  doom: {
    kinds: [
      ...['activation', 'spend-movement', 'attack-target', 'respawn', 'demon-card', 'demon-figure', 'demon-activation'],
      ...['invasion-group', 'choose-portal', 'buy-summon', 'summon-place'],
    ],
    reasons: [
      ...['weak', 'weak-covered', 'stands', 'nearer', 'sample', 'glory', 'lies', 'goal', 'frail', 'reach', 'useful'],
      ...['most-harm', 'most-now', 'most-demons', 'near-squad', 'respawn'],
    ],
  },
  conquest: {
    kinds: ['deploy-turn', 'combat-turn', 'defender', 'withdraw', 'bonus'],
    reasons: [
      ...['deploy', 'weak-place', 'gains-most', 'kills-or-counts', 'lost', 'winnable', 'warlord-in-danger'],
      ...['hand-low', 'resources-low'],
    ],
  },
}

/** Nothing but a search speaks for it. */
const SEARCHED = 'searched'

/** The words of each game that a table must be able to say. */
export const OPEN_REASONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(OPEN).map(([game, { reasons }]) => [game, [...reasons, SEARCHED]]),
)

/** To let something be is no deed that anybody sees. */
const UNSEEN: readonly string[] = ['pass', 'done', 'no']

/** What everybody may hear of why a bot decided so; null if that is nothing. How well it believes to stand is its own. */
export function openReason(game: string, kind: string, key: string, reason: Reason | null): OpenReason | null {
  const open = Object.hasOwn(OPEN, game) ? OPEN[game]! : null
  if (!reason || !open?.kinds.includes(kind) || UNSEEN.includes(key)) return null
  if (reason.why === null) return reason.searched ? { why: SEARCHED, values: {} } : null
  return open.reasons.includes(reason.why) ? { why: reason.why, values: reason.values } : null
}
