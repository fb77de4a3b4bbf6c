import type { Game } from './game.ts'

/** A game whose state type the caller does not care about. */
// biome-ignore lint/suspicious/noExplicitAny: hosts treat every game alike; variance would otherwise forbid the list
export type AnyGame = Game<any, any, any>

/** The games a host knows, by id. */
export type Registry = ReadonlyMap<string, AnyGame>

export function registry(...games: AnyGame[]): Registry {
  const known = new Map(games.map(game => [game.id, game]))
  if (known.size < games.length) throw new Error('Two games have the same id.')
  return known
}

export function listGames(known: Registry): Array<{ id: string; name: string; rules: string }> {
  return [...known.values()].map(({ id, name, rules }) => ({ id, name, rules }))
}
