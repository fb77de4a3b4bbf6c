import type { Bot } from '@redoubt/bots'
import type { AnyGame } from '@redoubt/kernel'
import { type Death, pulse } from './pulse.ts'
import { type Thinker, thinking } from './thinking.ts'

/** Each game is loaded when it is first played. */
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  doom: async () => (await import('@redoubt/doom')).doom,
  conquest: async () => (await import('@redoubt/conquest')).conquest,
}

export async function gameOf(id: string): Promise<AnyGame | null> {
  return Object.hasOwn(GAMES, id) ? await GAMES[id]!() : null
}

/** Milliseconds without a word from a thread that lets others run every 10: it hangs. */
const HANGS = { every: 1000, most: 5 }

async function startThinker(): Promise<Thinker> {
  const { botInWorker, webPort } = await import('@redoubt/bots')
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'redoubt-thinker' })
  return new Promise((resolve, reject) => {
    let die = (_: Death) => {}
    const dead = new Promise<Death>(gone => {
      die = gone
    })
    const stop = pulse(worker, {
      ...HANGS,
      alive: () =>
        resolve({
          dead,
          bot: (game, level, seed) => botInWorker(webPort(worker), game, level, seed),
          end: () => {
            stop()
            worker.terminate()
          },
        }),
      dead: how => {
        die(how)
        worker.terminate()
        reject(new Error(`The thread of the bots is ${how}.`))
      },
    })
  })
}

const thinkers = thinking(startThinker)

export async function knowsLevel(game: string, level: string): Promise<boolean> {
  const { levelOf } = await import('@redoubt/bots')
  return levelOf(game, level) !== undefined
}

/** A level that is no longer known is played by the easiest one: a kept match must open. */
export async function botOf(game: string, level: string, seed: string): Promise<Bot> {
  const { levelOf, levelsOf, randomBot } = await import('@redoubt/bots')
  const found = levelOf(game, level) ?? levelsOf(game)[1]
  if (!found) return randomBot(seed)
  if (!found.searches || typeof Worker === 'undefined') return found.make(seed)
  await thinkers.ready() // no bot loses its time to the loading of the rules
  return thinkers.bot(game, found.name, seed, () => found.make(seed))
}

/** Where a replay's timeline is marked. */
export const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  doom: ['round', 'activation', 'initiative', 'group'],
  conquest: ['round', 'phase', 'battle'],
}
