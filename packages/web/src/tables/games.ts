import type { Bot } from '@redoubt/bots'
import type { AnyGame } from '@redoubt/kernel'

/** Each game is loaded when it is first played. */
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  doom: async () => (await import('@redoubt/doom')).doom,
  conquest: async () => (await import('@redoubt/conquest')).conquest,
}

export async function gameOf(id: string): Promise<AnyGame | null> {
  return Object.hasOwn(GAMES, id) ? await GAMES[id]!() : null
}

/** A level that is no longer known is played by the easiest one: a kept match must open. */
export async function botOf(game: string, level: string, seed: string): Promise<Bot> {
  const { levelOf, levelsOf, randomBot } = await import('@redoubt/bots')
  const found = levelOf(game, level) ?? levelsOf(game)[1]
  return found ? found.make(seed) : randomBot(seed)
}

/** Where a replay's timeline is marked. */
export const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  doom: ['round', 'activation', 'initiative', 'group'],
  conquest: ['round', 'phase', 'battle'],
}
