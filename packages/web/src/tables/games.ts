import type { Bot, Level } from '@redoubt/bots'
import { isBot, LADDERS } from '@redoubt/bots/ladder'
import type { ConquestState } from '@redoubt/conquest'
import type { DoomState } from '@redoubt/doom'
import type { AnyGame, State } from '@redoubt/kernel'
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

/** The bots of a game, without those of the other and its rules. */
const LEVELS: Readonly<Record<string, () => Promise<readonly Level[]>>> = {
  doom: async () => {
    const { DOOM_CHARACTERS, DOOM_LEVELS } = await import('@redoubt/bots/doom')
    return [...DOOM_LEVELS, ...DOOM_CHARACTERS]
  },
  conquest: async () => (await import('@redoubt/bots/conquest')).CONQUEST_LEVELS,
}

/** Everything a match of this game needs, fetched at once: nothing waits for what the other thing brings. */
export async function prepareGame(id: string): Promise<void> {
  if (Object.hasOwn(GAMES, id)) await Promise.all([GAMES[id]!(), LEVELS[id]!()])
}

/** A position as settings to start from; null if scenarios have no words for it. */
export async function scenarioIn(
  game: string,
  state: State,
  options: unknown,
): Promise<Record<string, unknown> | null> {
  const given = { ...(options as object) }
  if (game === 'doom') return (await import('@redoubt/doom')).scenarioOf(state as DoomState, given)
  return (await import('@redoubt/conquest')).scenarioOf(state as ConquestState, given)
}

/** Milliseconds without a word from a thread that lets others run every 10: it hangs. */
const HANGS = { every: 1000, most: 5 }

async function startThinker(): Promise<Thinker> {
  const { allyIn, botInWorker, webPort } = await import('@redoubt/bots/search')
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
          ally: allyIn(webPort(worker)),
          bot: (game, level, seed, allies) =>
            botInWorker(webPort(worker), game, level, seed, { allies, ponder: isRoomy() }),
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

/** More threads than this find hardly more, and each takes the memory of the rules. */
const MOST_THREADS = 4

const processors = (): number => globalThis.navigator?.hardwareConcurrency || 1

/** One processor stays for the page, where there are more than two: while a bot thinks the page has little to do. */
const threadsHere = (): number => Math.min(MOST_THREADS, Math.max(processors() - 1, Math.min(2, processors())))

/** Is there a processor that nobody needs while a person thinks? */
const isRoomy = (): boolean => processors() > 1

const thinkers = thinking(startThinker, threadsHere())

export async function knowsLevel(game: string, level: string): Promise<boolean> {
  return Object.hasOwn(LADDERS, game) && isBot(game as keyof typeof LADDERS, level)
}

/** A level that is no longer known is played by the easiest one: a kept match must open. */
export async function botOf(game: string, level: string, seed: string): Promise<Bot> {
  const levels = await LEVELS[game]!()
  const found = levels.find(({ name }) => name === level) ?? levels[1]!
  if (!found.searches || typeof Worker === 'undefined') return found.make(seed)
  await thinkers.ready() // no bot loses its time to the loading of the rules
  return thinkers.bot(game, found.name, seed, () => found.make(seed))
}

/** Decisions that could be let be and yet need their owner's eyes: nobody lets them be in passing. */
export const OWN_EYES: Readonly<Record<string, readonly string[]>> = {
  doom: [],
  conquest: ['combat-turn', 'reduce-cost', 'search'],
}

/** Where a replay's timeline is marked. */
export const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  doom: ['round', 'activation', 'initiative', 'group'],
  conquest: ['round', 'phase', 'battle'],
}
