import type { Player } from '@redoubt/host'
import type { AnyGame, Seat } from '@redoubt/kernel'
import type { Opened } from '../../store/index.ts'
import { EXTERNAL } from '../tables/presence.ts'
import type { Room } from '../tables/room.ts'
import type { BotPool } from '../threads/bots.ts'

/** Milliseconds: a bot may wait in the queue and think for so long; a slow machine needs some to hand the thought over. */
export const BOT_TIME = 20_000
const GRACE = 10_000

/** Who sits at a table, as the host of its match knows them. */
export function playersAt(room: Room, { seats }: Opened, game: AnyGame, bots: BotPool): Record<Seat, Player> {
  return Object.fromEntries(
    room.sheet.specs.map(({ seat, name }): [Seat, Player] => {
      const row = seats.find(one => one.seat === seat)!
      if (row.kind === 'person') return [seat, { kind: 'remote', name: row.name ?? name, person: row.player! }]
      if (row.level === EXTERNAL) return [seat, { kind: 'remote', name, person: `seat ${seat}` }]
      const bot = bots.bot(room.id, game.id, row.level ?? '', `${room.id} ${seat} ${room.match.seed}`)
      const think = row.think ?? undefined
      return [seat, { kind: 'bot', name, bot, ...(think ? { think, time: think + BOT_TIME + GRACE } : {}) }]
    }),
  )
}
