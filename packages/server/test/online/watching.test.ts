import type { Message } from '@redoubt/host'
import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/index.ts'
import { type Person, playsRandomly, started, until } from './house.ts'
import { houses } from './houses.ts'
import { movableClock } from './time.ts'

const fresh = houses()
const refused = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code })
const MINUTE = 60_000

test('all hands are shown as late as the table allows and no sooner, to those who do not play', async () => {
  const time = movableClock()
  const home = await fresh(memoryStore({ now: time.now }), { clock: time.clock, now: time.now, hurry: 100 })
  const [ola, tomek] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await started([ola, tomek], 'conquest', {}, { terms: { watching: { hands: 5 } } })
  const now: Record<string, Message> = {}
  for (const [seat, person] of [
    ['a', ola],
    ['b', tomek],
  ] as const)
    person.server.watch({ match, as: seat }, message => (now[seat] = message))
  const beginning = await new Promise<Message>(resolve => ola.again().server.watch({ match, as: 'a' }, resolve))
  const people: Record<string, Person> = { a: ola, b: tomek }
  for (let seq = 0; seq < 12; seq++) {
    await until(() => now.a?.seq === seq && now.b?.seq === seq)
    const { seat, options } = [now.a!, now.b!].map(({ decision }) => decision!).find(one => one.options)!
    await people[seat]!.ask('choose', { match, seat, seq, keys: options![0]!.key })
  }
  await until(() => now.a?.seq === 12)
  for (const player of [ola, tomek])
    await refused(player.ask('watch', { match, watch: 9, as: 'b', delayed: true }), 'not-allowed')
  const stranger = home.stranger()
  await refused(stranger.ask('watch', { match, watch: 9, as: 'a' }), 'not-seated')
  await refused(stranger.ask('watch', { match, watch: 9, as: 'spectator', delayed: true }), 'not-allowed')
  const seen: Message[] = []
  stranger.server.watch({ match, as: 'a', delayed: true }, message => seen.push(message))
  await until(() => seen.length > 0)
  expect(seen[0]!.made).toBe(0)
  expect(seen[0]!.view).toEqual(beginning.view)
  for (let n = 0; n < 4; n++) time.pass(MINUTE)
  await stranger.ask('beat', {})
  expect(seen.at(-1)!.made).toBe(0)
  time.pass(2 * MINUTE)
  await until(() => seen.at(-1)!.made === 12)
  expect(seen.at(-1)!.view).toEqual(now.a!.view)
  expect(seen.every(({ decision }) => !decision?.options)).toBe(true)
})

test('a replay is shared by link when the match is over: any seat’s view, any position, to anybody; not before', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const [ola, tomek] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await started([ola, tomek], 'conquest', {})
  await refused(ola.ask('share', { match, viewer: 'a', at: 0 }), 'not-over')
  await refused(home.stranger().ask('shared', { share: 'x'.repeat(24) }), 'unknown-share')
  const [end] = await Promise.all([playsRandomly(ola, match, 'a'), playsRandomly(tomek, match, 'b')])
  await until(async () => (await ola.ask('look', { match })).table.status === 'over')
  const { share } = await ola.ask('share', { match, viewer: 'b', at: 7 })
  const shown = await home.stranger().ask('shared', { share })
  expect(shown).toMatchObject({ match, viewer: 'b', at: 7, table: { match, status: 'over' } })
  const { decisions } = shown.record as { decisions: string[] }
  expect(decisions.length).toBe(end.made)
})
