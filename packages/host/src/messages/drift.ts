/** The rules have changed since a match was played, and it no longer comes out as it did. */
export interface Drift {
  /** The rules it was played with, and today's. */
  played: string
  rules: string
  /** Decisions that stay made; `lost` more had to go. */
  at: number
  lost: number
  round: number
  /** Nothing was kept to compare with: all decisions are possible, but the position may be another one. */
  unproven?: true
}

/** The same in a sentence, for programs that speak English. */
export function driftSentence({ played, rules: now, at, lost, round, unproven }: Drift): string {
  const rules =
    played === now
      ? `The rules have changed (version ${now})`
      : `The rules have changed from version ${played} to ${now}`
  if (unproven)
    return `${rules} since this match was played, and nothing was kept to compare with: it may stand otherwise now.`
  const gone =
    lost === 0 ? '' : ` ${lost === 1 ? 'The last decision was' : `The last ${lost} decisions were`} not kept.`
  return `${rules} since this match was played. It goes on from decision ${at}, in round ${round}, as it stood.${gone} Nothing before can be taken back or shown again.`
}
