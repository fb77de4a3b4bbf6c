/**
 * What a decision costs in the host, by the number of viewers; beside it what the rules alone take. Nothing is stored:
 * `record` is there and does nothing.
 */
import { type Done, measure, measureAsync, mix, report } from '@redoubt/kernel/bench'
import { openMatch, systemClock } from '../src/index.ts'
import { matches, type Told } from './lib/matches.ts'

export default async function bench(): Promise<void> {
  for (const told of matches()) {
    const { game, moves } = told
    console.log(`${game.name}, ${moves.length} decisions of one match; processor time, median of 7 rounds`)
    report(
      'the rules alone',
      measure(() => bare(told)),
    )
    for (const count of [0, 1, 5]) {
      const viewers = viewersOf(told, count)
      report(`hosted, ${count} viewers`, await measureAsync(() => hosted(told, viewers)))
    }
    console.log()
  }
}

/** Every seat first, then spectators. */
function viewersOf({ seats }: Told, count: number): string[] {
  return Array.from({ length: count }, (_, n) => seats[n] ?? 'spectator')
}

function bare({ game, options, seed, moves }: Told): Done {
  const g = game.create(options, seed)
  let checksum = 0
  for (const { key } of moves) {
    game.choose(g, key)
    checksum = mix(checksum, g.decision?.options.length ?? 0)
  }
  return { operations: moves.length, checksum }
}

async function hosted({ game, options, seed, moves }: Told, viewers: string[]): Promise<Done> {
  const host = openMatch({ game, options, seed, clock: systemClock, record: () => {} })
  let checksum = 0
  for (const viewer of viewers)
    host.subscribe(viewer, ({ seq, decision, events }) => {
      checksum = mix(mix(mix(checksum, seq), decision?.options?.length ?? 0), events.length)
    })
  for (const [seq, { seat, key }] of moves.entries()) {
    const answer = await host.choose(seat, seq, key)
    if (!answer.ok) throw new Error(answer.message)
  }
  host.close()
  return { operations: moves.length, checksum: mix(checksum, host.seq) }
}
