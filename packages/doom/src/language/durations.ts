/** How long something stays in force, and what that means. */
export const DURATION = {
  permanent: 'Whole mission.',
  'activation-end': 'End of the current activation.',
  'owner-activation-start': "Start of the card owner's next activation.",
  'target-activation-end': "End of the target's next activation.",
  'round-end': 'End of the current round.',
  'status-phase:start': 'Start of the next status phase.',
  'token-removed': 'While the token is on the map.',
  'token-dropped': 'While the marine carries the token.',
  'stun-removed': 'While stunned.',
  'no-portal-on-map': 'While a portal is on the map.',
} as const

export type Duration = keyof typeof DURATION
export const DURATIONS = Object.keys(DURATION) as [Duration, ...Duration[]]

/** How often something can be used, and what that means. */
export const LIMIT = {
  'once-per-activation': 'Once in each activation of the figure.',
  'once-per-target-per-activation': 'Each target at most once per activation of the figure.',
} as const

export type Limit = keyof typeof LIMIT
export const LIMITS = Object.keys(LIMIT) as [Limit, ...Limit[]]
