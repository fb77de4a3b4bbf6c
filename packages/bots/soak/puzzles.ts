/**
 * Looks for puzzles: positions of matches between bots (DOOM) or armies drawn by lot (Conquest), with a goal that can be reached
 * and that a Recruit misses. Keeps what passes in packages/web/src/puzzles/positions.
 * Arguments: the game, how many, seed; or `check` and the game: proves all that are kept anew.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Puzzle } from '../src/puzzles/index.ts'
import { findConquest } from './puzzles/conquest.ts'
import { findDoom } from './puzzles/doom.ts'
import { judged } from './puzzles/judge.ts'

const file = (game: string) => `packages/web/src/puzzles/positions/${game}.json`

export default async function puzzles(args: readonly string[] = []): Promise<void> {
  const [what = 'doom', count = '20', seed = 'puzzles'] = args
  if (what === 'check') return check(count)
  const find = what === 'doom' ? findDoom : findConquest
  const found = await find(Number(count), seed, message => console.log(message))
  mkdirSync(dirname(file(what)), { recursive: true })
  writeFileSync(file(what), `${JSON.stringify(found, null, 1)}\n`)
  console.log(`${found.length} puzzles of ${what} in ${file(what)}`)
}

async function check(game: string): Promise<void> {
  const all = JSON.parse(readFileSync(file(game), 'utf8')) as Puzzle[]
  for (const puzzle of all) console.log(`${puzzle.id}: ${JSON.stringify(await judged(puzzle))}`)
}
