/** The seats of the marines, in their order; a squad of two is the first two. */
export const MARINES = ['alpha', 'bravo', 'charlie', 'delta'] as const
export type MarineId = (typeof MARINES)[number]

export const INVADER = 'invader'

/** Everybody at a table with so many marines. */
export const seatsWith = (marines: number): string[] => [...MARINES.slice(0, marines), INVADER]

/** Figures of marines have the names of their seats. */
export const isMarineId = (id: string): boolean => (MARINES as readonly string[]).includes(id)
