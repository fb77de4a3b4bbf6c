import type { Bot, Reason } from '@redoubt/bots'
import { conquest } from '@redoubt/conquest'
import { expect, test } from 'vitest'
import type { HostEvent, Message } from '../src/index.ts'
import { table } from './table.ts'

/** Deploys what it can, and always gives the same reason, with what it thinks of its own chances. */
const bot = (why: string): Bot => ({
  choose: (_, { options }) => (options!.find(({ key }) => key.startsWith('deploy')) ?? options![0]!).key,
  reason: (): Reason => ({ why, values: {}, searched: { value: 0.9, next: 0.1, games: 50 } }),
})

test('why a bot decided so is told with its decision, once, and as far as everybody may know', () => {
  const seats = { a: { kind: 'bot' as const, bot: bot('deploy') }, b: { kind: 'bot' as const, bot: bot('strongest') } }
  const t = table(conquest, {}, { seats })
  const heard: Message['events'][number][] = []
  t.host.subscribe('spectator', ({ events }) => heard.push(...events))
  t.clock.settle()
  const reasons = heard.filter((event): event is HostEvent => event.type === 'reason')
  // Nobody but bots has decided, and a has had no other reason.
  expect(reasons).toEqual([{ type: 'reason', seat: 'a', why: 'deploy', values: {} }])
  const next = heard[heard.indexOf(reasons[0]!) + 1]
  expect(next).toMatchObject({ seat: 'a' })
  t.host.close()
})
