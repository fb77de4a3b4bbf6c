import type { Tongue } from '../i18n/i18n.ts'
import { missionName } from '../missions/name.ts'
import type { Puzzle } from './puzzles.ts'

/** How a game calls what a goal names, loaded with its first puzzle. */
export type Naming = (puzzle: Puzzle, id: string, words: Tongue) => string

export async function namingOf(game: Puzzle['game']): Promise<Naming> {
  if (game === 'conquest') {
    const { cardName } = await import('../conquest/words/names.ts')
    return (_, id) => cardName(id)
  }
  const [{ bookFor }, { namesIn }] = await Promise.all([
    import('../doom/reading/book.ts'),
    import('../doom/words/names.ts'),
  ])
  return ({ options }, id, words) => namesIn(bookFor(String(options.mission), options), words).of(id)
}

/** Where it takes place: the mission, or the first planet. */
export function placeWords({ game, options }: Puzzle, words: Tongue): string {
  if (game === 'doom') return missionName(words, String(options.mission))
  const { planets = [] } = options.scenario as { planets?: string[] }
  const name = planets[0] ?? ''
  return words.printed(`pl-${name.toLowerCase().replaceAll(' ', '-')}.name`, name)
}

/** The goal in one sentence. */
export const goalWords = (puzzle: Puzzle, name: Naming, words: Tongue): string =>
  words.t('puzzles.goal-own', { goal: wanted(puzzle, name, words) })

/** The same at the table, with what is proven: a puzzle with a solution is solved whatever the others answer. */
export const promise = (puzzle: Puzzle, name: Naming, words: Tongue): string =>
  puzzle.solution.length > 0
    ? words.t('puzzles.goal-forced', { goal: wanted(puzzle, name, words) })
    : goalWords(puzzle, name, words)

function wanted(puzzle: Puzzle, name: Naming, words: Tongue): string {
  const { t } = words
  const { goal, seat } = puzzle
  const of = (id: string) => name(puzzle, id, words)
  switch (goal.do) {
    case 'kill': {
      const [first, second] = goal.figures
      return second === undefined
        ? t('puzzles.goal.kill-one', { who: of(seat), target: of(first!) })
        : t('puzzles.goal.kill-two', { who: of(seat), target: of(first!), other: of(second) })
    }
    case 'kills':
      return t('puzzles.goal.kills', { who: of(seat), count: goal.count })
    case 'glory':
      return t('puzzles.goal.glory', { who: of(seat), count: goal.count })
    case 'damage':
      return t('puzzles.goal.damage', { who: of(seat), count: goal.count })
    case 'planet':
      return t('puzzles.goal.planet')
    case 'destroy':
      return t('puzzles.goal.destroy', { card: of(goal.card) })
  }
}
