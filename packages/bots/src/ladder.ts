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

/** Characters of DOOM's bots: as strong as their level, but each with a manner of its own, on both sides. */
export const CHARACTERS = ['cautious', 'reckless', 'dutiful'] as const
export type Character = (typeof CHARACTERS)[number]

/** Whoever plays anything has no character. */
export const mayHaveCharacter = (level: string): boolean =>
  LADDERS.doom.some(rung => rung.name === level && rung.level > 0)

/** Tables know a bot by one word: its level, and its character if it has one: "veteran:reckless". */
export const botName = (level: string, character: Character | null): string =>
  character === null || !mayHaveCharacter(level) ? level : `${level}:${character}`

/** The same word taken apart again. A character that nobody knows is none. */
export function botParts(name: string): { level: string; character: Character | null } {
  const [level = '', word] = name.split(':')
  return { level, character: CHARACTERS.find(one => one === word) ?? null }
}

/** Is there such a bot: a level of the game, in DOOM perhaps with a character? */
export function isBot(game: keyof typeof LADDERS, name: string): boolean {
  const { level, character } = botParts(name)
  if (!LADDERS[game].some(rung => rung.name === level)) return false
  return name === level || (game === 'doom' && character !== null && name === botName(level, character))
}
