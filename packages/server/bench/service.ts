/**
 * What a decision costs in the server apart from the network and the disk: tables of Conquest with two people each, on a store in memory.
 * The people play a match that is known beforehand, so that nothing of theirs is in the figure.
 */
import { conquest } from '@redoubt/conquest'
import { systemClock } from '@redoubt/host'
import { type AnyGame, fastRandom, offered, pickOne, type State } from '@redoubt/kernel'
import { type Done, measureAsync, report } from '@redoubt/kernel/bench'
import { PROTOCOL } from '@redoubt/protocol'
import { MATCH, type Stage, staged } from '../test/promises/stage.ts'

const SEED = 'bench'
const TABLES = 20
const game: AnyGame = conquest

export default async function bench(): Promise<void> {
  const moves = movesOf()
  console.log(`${TABLES} tables, ${moves.length} decisions of one match each; processor time, median of 7 rounds`)
  report('a decision in the service', await measureAsync(() => played(moves)))
}

/** The first match of random play that is long enough. */
function movesOf(): { seat: string; key: string }[] {
  const chance = { random: fastRandom(SEED) }
  const state: State = game.create({}, SEED)
  const moves: { seat: string; key: string }[] = []
  while (!state.outcome) {
    const key = pickOne(chance, offered(state))
    moves.push({ seat: state.decision!.seat, key })
    game.choose(state, key)
  }
  return moves
}

async function played(moves: readonly { seat: string; key: string }[]): Promise<Done> {
  const told = { checksum: 0 }
  const stages: Stage[] = []
  const tables = []
  for (let n = 0; n < TABLES; n++) {
    const stage = await staged({ game, options: {}, seed: SEED, clock: systemClock, now: Date.now })
    stages.push(stage)
    const people: Record<string, Awaited<ReturnType<Stage['sit']>>> = {}
    for (const seat of stage.seats) {
      const one = await stage.sit(seat, () => {
        told.checksum++
      })
      people[seat] = one
      await one(`{"id":0,"cmd":"hello","protocol":${PROTOCOL}}`)
      await one(`{"id":1,"cmd":"watch","match":"${MATCH}","watch":0,"as":"${seat}"}`)
    }
    tables.push(people)
  }
  await Promise.all(
    tables.map(async people => {
      for (const [seq, { seat, key }] of moves.entries())
        await people[seat]!(JSON.stringify({ id: seq + 2, cmd: 'choose', match: MATCH, seat, seq, keys: key }))
    }),
  )
  for (const stage of stages) await stage.close()
  return { operations: TABLES * moves.length, checksum: told.checksum }
}
