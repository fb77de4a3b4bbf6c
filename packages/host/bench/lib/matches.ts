import { levelOf } from '@redoubt/bots'
import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, type State, seenDecision } from '@redoubt/kernel'

/** A match to be played once more, decision by decision. */
export interface Told {
  game: AnyGame
  options: unknown
  seed: string
  seats: string[]
  moves: Array<{ seat: string; key: string }>
}

const SEED = 'bench'

/** Four marines, and two decks: played by the simplest bots that play sensibly. */
export function matches(most = 1500): Told[] {
  return [
    played(doom, { mission: 'black-bishop-2', marines: 4 }, 'recruit', most),
    played(conquest, { decks: { a: 'demo-30-space-marines', b: 'demo-30-orks' } }, 'cadet', most),
  ]
}

function played(game: AnyGame, options: unknown, level: string, most: number): Told {
  const bot = levelOf(game.id, level)!.make(SEED)
  const ctx = { deadline: Number.POSITIVE_INFINITY, now: () => 0, signal: { aborted: false } }
  const g: State = game.create(options, SEED)
  const moves: Told['moves'] = []
  while (!g.outcome && moves.length < most) {
    const { seat } = g.decision!
    const key = bot.choose(game.view(g, seat), seenDecision(g, seat)!, { seat, ...ctx }) as string
    game.choose(g, key)
    moves.push({ seat, key })
  }
  return { game, options, seed: SEED, moves, seats: game.seats(game.options.parse(options)).map(({ seat }) => seat) }
}
