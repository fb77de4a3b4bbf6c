import { routeOf } from './app/router.ts'
import { getLocale } from './app/settings.ts'
import { loadPart, type Part } from './i18n/parts.ts'
import { playedLast } from './match/played.ts'
import { gameScreen } from './screens.ts'
import { localTables } from './tables/local.ts'

const GAMES = ['doom', 'conquest']

/**
 * The words of the first screen are asked for before it is drawn. What a table needs comes in several steps, each of which is known only after the one before. An address that leads to a table names them
 * all: they are fetched together, before the first screen is drawn.
 */
export function warmUp(address: string): void {
  const quietly = (what: Promise<unknown>) => void what.catch(() => {}) // whoever needs it asks again, and says so
  quietly(loadPart(getLocale(), 'app'))
  const { name, rest } = routeOf(address)
  const game = name === 'match' ? playedLast() : name === 'new' && rest[0] === 'quick' ? (rest[1] ?? null) : null
  if (game === null || !GAMES.includes(game)) return
  quietly(localTables().prepare(game))
  if (name === 'new') quietly(import('./home/NewScreen.tsx'))
  quietly(import('./match/MatchScreen.tsx'))
  quietly(gameScreen(game))
  quietly(loadPart(getLocale(), game as Part))
}
