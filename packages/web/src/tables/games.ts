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

/** One for all bots that search; it starts with the first of them. */
let thinker: Promise<Worker> | null = null

function startThinker(): Promise<Worker> {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'redoubt-thinker' })
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(worker), { once: true })
    worker.addEventListener('error', event => reject(new Error(event.message)), { once: true })
  })
}

/** A level that is no longer known is played by the easiest one: a kept match must open. */
export async function botOf(game: string, level: string, seed: string): Promise<Bot> {
  const { botInWorker, levelOf, levelsOf, randomBot, webPort } = await import('@redoubt/bots')
  const found = levelOf(game, level) ?? levelsOf(game)[1]
  if (!found) return randomBot(seed)
  if (!found.searches || typeof Worker === 'undefined') return found.make(seed)
  try {
    thinker ??= startThinker()
    return botInWorker(webPort(await thinker), game, found.name, seed)
  } catch {
    thinker = null
    return found.make(seed) // a browser without workers within workers
  }
}

/** Where a replay's timeline is marked. */
export const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  doom: ['round', 'activation', 'initiative', 'group'],
  conquest: ['round', 'phase', 'battle'],
}
