import { type MatchSave, openSave } from '@redoubt/host'
import { type AnyGame, finding, saidBy } from '@redoubt/kernel'
import { everybodyHere } from './seated.ts'
import { type Seating, TableProblem } from './tables.ts'

/** A record from elsewhere, played through, with people and bots who can sit where it says. */
export async function judged(
  game: AnyGame,
  given: MatchSave,
  seats: Seating | undefined,
  knows: (game: string, level: string) => Promise<boolean>,
) {
  const { line, unproven } = followed(game, given)
  const specs = game.seats(game.options.parse(line.options))
  const plan = seats ?? everybodyHere(specs)
  for (const [seat, one] of Object.entries(plan)) {
    if (!specs.some(spec => spec.seat === seat))
      throw new TableProblem('bad-file', finding`There is no seat "${seat}" in this match.`)
    if (one.kind === 'bot' && !(await knows(game.id, one.level)))
      throw new TableProblem('bad-file', finding`There is no bot "${one.level}" for ${game.name}.`)
  }
  return { game, line, unproven, plan }
}

/** Plays a record through, in today's rules or from the latest position it brings. */
function followed(game: AnyGame, given: MatchSave) {
  try {
    const { line, drift } = openSave(game, given)
    return { line, unproven: drift?.unproven === true }
  } catch (error) {
    throw new TableProblem('bad-file', saidBy(error))
  }
}
