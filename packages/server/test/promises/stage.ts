import type { Clock } from '@redoubt/host'
import type { AnyGame, State } from '@redoubt/kernel'
import { commitmentTo, PROTOCOL, terms } from '@redoubt/protocol'
import { seatsOf, shownOptions } from '../../src/service/games/games.ts'
import { openService } from '../../src/service/index.ts'
import type { Who } from '../../src/service/people/session.ts'
import { memoryStore } from '../../src/store/index.ts'

/** A server without a network on which one match with a known seed is being played by people. */
export interface Stage {
  readonly seats: readonly string[]
  readonly failures: unknown[]
  /** Somebody connects: one who sits there, `guest`, who does not, or `stranger`. Returns how they ask. */
  enter(as: string, hear?: (text: string) => void): Promise<(cmd: string, body: object) => Promise<void>>
  /** Somebody who sits there connects, with words of their own; what they say is done when the next answer comes. */
  sit(seat: string, hear: (text: string) => void): Promise<(text: string) => Promise<void>>
  close(): Promise<void>
}

export interface StageSettings {
  game: AnyGame
  options: object
  seed: string
  clock: Clock
  now(): number
  /** Where it stands; else at its beginning. */
  state?: State
}

export const MATCH = 'm'.repeat(24)
export const playerOf = (seat: string) => `player-${seat}`.padEnd(24, '-')

export async function staged({ game, options, seed, clock, now, state }: StageSettings): Promise<Stage> {
  const store = memoryStore({ now })
  const began = now()
  const { specs } = seatsOf(game.id, options)
  const seats = specs.map(({ seat }) => seat)
  for (const name of [...seats, 'guest']) {
    const id = playerOf(name)
    await store.players.add({ id, name, language: 'en', recovery: id, created: began, seen: began })
  }
  const sheet = {
    terms: terms.parse({ listed: true }),
    ...{ shown: shownOptions(game.id, options), specs, host: { name: seats[0]!, language: 'en' } },
    ...{ fair: true, paused: null, numbers: {} },
  }
  const first = state ?? game.create(options, seed)
  const nobody = { level: null, think: null, link: null, linkState: 'void', number: null, token: null } as const
  await store.matches.add(
    {
      ...{ id: MATCH, code: 'K7QM2XA', game: game.id, rules: game.rules, options, terms: sheet },
      ...{ host: playerOf(seats[0]!), status: 'running', secret: 's', commitment: commitmentTo('s'), seed },
      ...{ created: began, updated: began, made: 0, round: game.round?.(first) ?? 0, outcome: null, operation: null },
      ...{ waitsFor: first.decision!.seat, after: null, language: 'en', listed: true },
    },
    seats.map(seat => ({
      ...{ match: MATCH, seat, kind: 'person' as const, player: playerOf(seat), name: seat },
      ...{ since: began, clockLeft: null },
      ...nobody,
    })),
  )
  if (state)
    await store.record.append(MATCH, [{ seq: 0, by: 'host', since: { at: 0, rules: game.rules, state } }], began)
  const failures: unknown[] = []
  const service = openService({
    ...{ store, clock, now, program: 'main.ts', node: 'node', failed: error => void failures.push(error) },
  })

  return {
    seats,
    failures,
    enter: async (as, hear = () => {}) => {
      const player = as === 'stranger' ? null : await store.players.get(playerOf(as))
      const who: Who = { player, seat: null, device: null, address: '' }
      const waiting = new Map<number, () => void>()
      const talk = service.connect(who, {
        send: text => {
          hear(text)
          waiting.get(JSON.parse(text).id)?.()
        },
        close: () => {},
      })
      let id = 0
      const ask = (cmd: string, body: object) =>
        new Promise<void>(resolve => {
          waiting.set(++id, resolve)
          talk.hear(JSON.stringify({ id, cmd, ...body }))
        })
      await ask('hello', { protocol: PROTOCOL })
      return ask
    },
    sit: async (seat, hear) => {
      const who: Who = { player: await store.players.get(playerOf(seat)), seat: null, device: null, address: '' }
      let answered = () => {}
      const send = (text: string) => {
        hear(text)
        if (text.startsWith('{"id":')) answered()
      }
      const talk = service.connect(who, { send, close: () => {} })
      return text =>
        new Promise(resolve => {
          answered = resolve
          talk.hear(text)
        })
    },
    close: () => service.close(),
  }
}
