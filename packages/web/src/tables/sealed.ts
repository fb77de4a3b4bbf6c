import { openReplay } from '@redoubt/host'
import type { AnyGame, Save } from '@redoubt/kernel'
import { sealOf } from './kept.ts'
import type { KeptMatch, SealedFile } from './tables.ts'

/**
 * What everybody at the table may know of a running match: who plays, the commitment, what has been seen to happen and how it
 * looks now. No seed, no keys and no options: any of them may hold a secret.
 */
export function sealedFile(game: AnyGame, head: KeptMatch, save: Save): SealedFile {
  const replay = openReplay(game, save, true)
  replay.go(replay.length)
  const { seats, created, made } = head
  const log = Array.from({ length: replay.length - replay.first + 1 }, (_, n) =>
    replay.eventsAt(replay.first + n, 'spectator'),
  )
  return {
    redoubt: 1,
    seats,
    created,
    sealed: { format: 1, over: false, game: game.id, rules: game.rules, commitment: sealOf(head), made },
    view: replay.view('spectator'),
    log,
  }
}
