/** Rounds after which waiting for the enemy begins to seem pointless, and after which nobody waits any more. */
const PATIENCE = { begins: 20, ends: 30 }

/** How much of its caution somebody keeps who has been at it for so many rounds: else two who wait never meet. */
export const patience = (round: number): number =>
  Math.min(1, Math.max(0, (PATIENCE.ends - round) / (PATIENCE.ends - PATIENCE.begins)))
