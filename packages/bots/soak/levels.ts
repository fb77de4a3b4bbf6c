/**
 * Levels and characters of DOOM in both roles against Recruits, all of them in the same matches: every mission with one to four
 * marines, a match of each in a round. In a hurry: nobody is asked for show, and whoever is under way thinks only where it arrives.
 *
 *   npm run soak -- bots/levels -- 8 sweep recruit veteran veteran:reckless       rounds, seed, who
 */
import { VETERAN } from '../src/doom/character/experience.ts'
import { mannered } from '../src/doom/character/manner.ts'
import { type Beliefs, RECRUIT } from '../src/doom/character/priorities.ts'
import { botParts } from '../src/ladder.ts'
import { wilson } from '../src/tally.ts'
import { invaderStands, play, ROWS, type Row } from '../train/lib/table.ts'

const USUAL = ['recruit', 'veteran', 'veteran:cautious', 'veteran:reckless', 'veteran:dutiful']

export default async function soak(args: readonly string[] = []): Promise<void> {
  const [rounds = '8', seed = 'levels', ...wanted] = args
  const all = (wanted.length > 0 ? wanted : USUAL).map(name => ({
    name,
    beliefs: beliefsOf(name),
    marines: 0,
    invader: 0,
  }))
  for (let n = 0; n < Number(rounds); n++) {
    for (const row of ROWS)
      for (const one of all) {
        if (invaderStands(match(row, n, one.beliefs, RECRUIT)) === 0) one.marines++
        if (invaderStands(match(row, n, RECRUIT, one.beliefs)) === 1) one.invader++
      }
    const of = (n + 1) * ROWS.length
    console.log(`\nafter ${of} matches each, against Recruits`)
    for (const { name, marines, invader } of all)
      console.log(`  ${name.padEnd(18)} as marines ${share(marines, of)}   as invader ${share(invader, of)}`)
  }

  function match(row: Row, n: number, squad: Beliefs, invader: Beliefs) {
    return play(row, `${seed} ${row.mission} ${row.marines} ${n}`, squad, invader)
  }
}

function beliefsOf(name: string): Beliefs {
  const { level, character } = botParts(name)
  const beliefs = level === 'recruit' ? RECRUIT : VETERAN
  return character ? mannered(beliefs, character) : beliefs
}

function share(won: number, of: number): string {
  const [from, to] = wilson(won, of).map(one => Math.round(100 * one))
  return `${((100 * won) / of).toFixed(1).padStart(5)} % (${from} to ${to} %)`
}
