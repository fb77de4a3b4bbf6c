import type { MatchVerdict } from '@redoubt/host'
import { type FairProblem, unfair } from '@redoubt/protocol'
import { localTables } from '../../tables/local.ts'
import { keptNumbers } from '../kept/numbers.ts'
import { server } from '../server/server.ts'
import { borrow } from './record.ts'

/** What was checked of the chance of a match that is over. */
interface Checked {
  /** Nobody could choose the dice: the seed comes from the server's secret and everybody's numbers. Null: begun elsewhere. */
  fair: { problems: FairProblem[]; seats: number; mine: number } | null
  /** This page played the match again. */
  verdict: MatchVerdict
}

/** Checks the secret, the numbers and the seed, then plays the whole match again here. */
export async function checkDice(match: string): Promise<Checked> {
  const { chance, file, table } = await borrow(match)
  const me = server().hello?.player?.id
  // A chair that was left again before the start has another number by now.
  const held = new Set(table.chairs.filter(({ player }) => player && player.id === me).map(({ seat }) => seat))
  const mine = Object.fromEntries(Object.entries(keptNumbers(match)).filter(([seat]) => held.has(seat)))
  const { secret, seed, seats, numbers, commitment } = chance
  const told = { commitment, secret: secret ?? '', seed: seed ?? '', seats, numbers }
  const problems = [...unfair(told, mine), ...(seed === file.save.seed ? [] : (['other-seed'] as const))]
  const fair = chance.fair ? { problems, seats: seats.length, mine: Object.keys(mine).length } : null
  return { fair, verdict: await localTables().verify(match) }
}
