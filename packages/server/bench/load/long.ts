import { doom } from '@redoubt/doom'
import { advance, begin, toSave } from '@redoubt/host'
import { type AnyGame, fastRandom, offered, pickOne } from '@redoubt/kernel'

/** The save of a match of DOOM with four marines after so many decisions, whatever sense they made. */
export function longMatch(decisions: number): ReturnType<typeof toSave> {
  const game: AnyGame = doom
  for (let seed = 3; ; seed++) {
    // The first that is long enough with today’s rules; others are tried if they change.
    const chance = { random: fastRandom(`long ${seed}`) }
    const line = begin(game, { mission: 'black-bishop-2', marines: 4 }, `long ${seed}`)
    while (line.keys.length < decisions && !line.state.outcome) advance(line, pickOne(chance, offered(line.state)))
    if (!line.state.outcome) return toSave(line)
    if (seed === 200) throw new Error(`No match of ${decisions} decisions was found.`)
  }
}
