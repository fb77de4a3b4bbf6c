import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, clone, type RandomState, type State, seenDecision } from '@redoubt/kernel'
import { type Done, measureAsync, mix, report } from '@redoubt/kernel/bench'
import { type Bot, captain, nightmare, veteran, warlord } from '../src/index.ts'

/** A bot that searches, made anew for every position. */
type Searcher = Bot & { searched(): { iterations: number } | null }

const POSITIONS = 12

/** How many imagined games a second of processor time the searching bots play, in positions of matches between lesser bots. */
export default async function bench(): Promise<void> {
  const terms = { time: Number.POSITIVE_INFINITY }
  for (const mission of ['black-bishop-3', 'exodus-4'])
    await searching(
      `DOOM, Nightmare, ${mission}`,
      doom,
      { mission, marines: 2 },
      seat => veteran(seat) as Bot,
      seed => nightmare(seed, { ...terms, iterations: 12 }) as Searcher,
    )
  await searching(
    'Conquest, Warlord',
    conquest,
    {},
    seat => captain(seat) as Bot,
    seed => warlord(seed, { ...terms, iterations: 60 }) as Searcher,
  )
}

/** Some positions of matches in which there is much to choose, each of them worth a search. */
async function positions(
  game: AnyGame,
  options: unknown,
  botOf: (seat: string) => Bot,
  searcher: (seed: number) => Searcher,
): Promise<State[]> {
  const list: State[] = []
  for (let match = 0; list.length < POSITIONS; match++) {
    const g = game.create(options, `bench ${match}`)
    const bots = new Map<string, Bot>()
    for (let n = 0; !g.outcome && list.length < POSITIONS; ) {
      const { seat, options: offered } = g.decision!
      if (!bots.has(seat)) bots.set(seat, botOf(seat))
      if (offered.length > 3 && ++n > 20 && n % 7 === 0 && (await gamesOf(game, searcher(0), g)) > 0)
        list.push(clone(g))
      game.choose(g, await ask(game, bots.get(seat)!, g))
    }
  }
  return list
}

async function gamesOf(game: AnyGame, bot: Searcher, g: State): Promise<number> {
  await ask(game, bot, g)
  return bot.searched()?.iterations ?? 0
}

async function searching(
  name: string,
  game: AnyGame,
  options: unknown,
  botOf: (seat: string) => Bot,
  searcher: (seed: number) => Searcher,
): Promise<void> {
  const at = await positions(game, options, botOf, searcher)
  const round = async (): Promise<Done> => {
    const done = { operations: 0, checksum: 0 }
    for (const [n, g] of at.entries()) {
      const bot = searcher(n)
      const answer = await ask(game, bot, g)
      done.operations += bot.searched()?.iterations ?? 0
      for (const letter of answer) done.checksum = mix(done.checksum, letter.charCodeAt(0))
    }
    return done
  }
  report(`${name}, imagined games`, await measureAsync(round))
}

function ask(game: AnyGame, bot: Bot, g: State): string | Promise<string> {
  const { seat } = g.decision!
  const imagine = (random: RandomState) => game.imagine(g, seat, random)
  const ctx = { seat, deadline: Number.POSITIVE_INFINITY, now: () => 0, signal: { aborted: false }, imagine }
  return bot.choose(game.view(g, seat), seenDecision(g, seat)! as never, ctx)
}
