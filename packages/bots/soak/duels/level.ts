import type { Bot } from '../../src/bot.ts'
import { cadet, captain, warlord } from '../../src/conquest/index.ts'
import { randomBot } from '../../src/random.ts'

const MAKERS: Record<string, (seed: string, terms: object) => Bot> = { random: randomBot, cadet, captain, warlord }

/** Somebody who plays Conquest at a level, perhaps with figures of its own: "warlord:iterations=200,depth=6". */
export function playerOf(level: string, seed: string): Bot {
  const [name, figures = ''] = level.split(':')
  const pairs = figures.split(',').map(pair => pair.split('='))
  return MAKERS[name!]!(seed, Object.fromEntries(pairs.filter(([word]) => word).map(([word, n]) => [word, Number(n)])))
}
