/** What people are told of a level; how it plays is elsewhere, and far too heavy for a list. */
export interface Rung {
  /** How programs call it: `--bots veteran`. */
  name: string
  /** How people call it. */
  title: string
  /** 0 plays anything legal; 1 to 3 are ever harder to beat. */
  level: 0 | 1 | 2 | 3
  /** It plays on in imagined worlds until its time is up; the others answer at once. */
  searches: boolean
  /** Milliseconds for one decision unless the table says otherwise; 0 for whoever needs no time worth speaking of. */
  time: number
}

const anything = { name: 'random', title: 'Random', level: 0, searches: false, time: 0 } as const

/** The levels of each game, the easiest first. */
export const LADDERS = {
  doom: [
    anything,
    { name: 'recruit', title: 'Recruit', level: 1, searches: false, time: 0 },
    { name: 'veteran', title: 'Veteran', level: 2, searches: false, time: 0 },
    { name: 'nightmare', title: 'Nightmare', level: 3, searches: true, time: 1000 },
  ],
  conquest: [
    anything,
    { name: 'cadet', title: 'Cadet', level: 1, searches: false, time: 0 },
    { name: 'captain', title: 'Captain', level: 2, searches: false, time: 0 },
    { name: 'warlord', title: 'Warlord', level: 3, searches: true, time: 1000 },
  ],
} as const satisfies Record<string, readonly Rung[]>
