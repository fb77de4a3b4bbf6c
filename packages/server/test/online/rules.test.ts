import { readdirSync, readFileSync } from 'node:fs'
import type { Entry, Message } from '@redoubt/host'
import type { Save } from '@redoubt/kernel'
import { commitmentTo, newId, Refused, terms } from '@redoubt/protocol'
import { expect, test } from 'vitest'
import { gameOf, seatsOf, shownOptions } from '../../src/service/games/games.ts'
import { memoryStore, type Store } from '../../src/store/index.ts'
import { houses } from './houses.ts'

const fresh = houses()

/** A match as a server of that time has left it behind. */
async function leftBehind(store: Store, save: Save): Promise<string> {
  const { specs } = seatsOf(save.game, save.options)
  const [id, host] = [newId(), newId()]
  await store.players.add({ id: host, name: 'Ola', language: 'en', recovery: host, created: 0, seen: 0 })
  const sheet = { terms: terms.parse({}), shown: shownOptions(save.game, save.options), specs, fair: true }
  await store.matches.add(
    {
      ...{ id, code: id.slice(0, 7).toUpperCase(), game: save.game, rules: save.rules, options: save.options, host },
      terms: { ...sheet, host: { name: 'Ola', language: 'en' }, paused: null, numbers: {} },
      ...{ status: 'running', secret: 's', commitment: commitmentTo('s'), seed: save.seed!, created: 0, updated: 0 },
      ...{
        made: 0,
        round: 0,
        waitsFor: null,
        outcome: null,
        operation: null,
        after: null,
        language: 'en',
        listed: false,
      },
    },
    specs.map(({ seat }) => ({
      ...{ match: id, seat, kind: 'person' as const, player: host, name: 'Ola', level: null, think: null, link: null },
      ...{ linkState: 'void' as const, number: null, token: null, since: 0, clockLeft: null },
    })),
  )
  const entries = save.decisions.map((key, seq): Entry => {
    const begins = save.rounds?.find(({ at }) => at === seq + 1)
    return { seq, by: specs[0]!.seat, key, ...(begins ? { round: begins } : {}) }
  })
  await store.record.append(id, entries, 0)
  return id
}

const goldens = ['conquest', 'doom'].flatMap(game => {
  const folder = new URL(`../../../${game}/test/saves/1/`, import.meta.url)
  return readdirSync(folder).map(name => [game, name, new URL(name, folder)] as const)
})

/**
 * Matches of version 1 that today's rules cannot follow: their missions have changed since, and nothing but decisions was kept of them here.
 * Whoever adds one takes it from people whose server kept no position.
 */
const LOST = ['black-bishop-2', 'black-bishop-3', 'black-bishop-4', 'black-bishop-5', 'black-bishop-6']
  .concat('exodus-1', 'exodus-3', 'exodus-4', 'exodus-5', 'tutorial')
  .map(mission => `doom ${mission}.json`)

test('matches that rules version 1 has left behind open under the rules of today, or say exactly why not', async () => {
  const store = memoryStore()
  const home = await fresh(store, { hurry: 100 })
  const looker = home.stranger()
  const lost: string[] = []
  for (const [game, name, file] of goldens) {
    const save = JSON.parse(readFileSync(file, 'utf8')) as Save
    const match = await leftBehind(store, save)
    const seen = await new Promise<Message | Refused>(resolve =>
      looker.server.watch({ match, as: 'spectator', since: 0 }, resolve, resolve),
    )
    if (seen instanceof Refused) {
      expect(seen, `${game} ${name}`).toMatchObject({ code: 'other-rules' })
      expect(seen.more.field).toMatch(/^(Decision|After|The match|The options) /)
      lost.push(`${game} ${name}`)
      continue
    }
    const moved = seen.events.find(({ type }) => type === 'rules-changed') as { lost: number } | undefined
    // All of it is there, or it is said from where it goes on.
    expect(seen.made + (moved?.lost ?? 0), `${game} ${name}`).toBe(save.decisions.length)
  }
  expect(lost.sort()).toEqual(LOST)
})

test('a match that can no longer be followed, and of which no position was kept, says why it does not open', async () => {
  const store = memoryStore()
  const { rules } = gameOf('conquest')
  const match = await leftBehind(store, {
    ...{ format: 1, game: 'conquest', rules, options: {}, seed: 's', decisions: ['dance'] },
  } as Save)
  const home = await fresh(store)
  await expect(home.stranger().ask('watch', { match, watch: 1, as: 'spectator' })).rejects.toMatchObject({
    code: 'other-rules',
    more: {
      field: expect.stringContaining('Decision 1 of the save, "dance"'),
      said: { words: expect.stringContaining('Decision {} of the save'), values: [1, 'dance', expect.anything()] },
    },
  })
})
