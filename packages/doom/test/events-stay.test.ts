import { Table } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import type { DoomState } from '../src/match/state.ts'
import { game } from './play.ts'

test('no event changes once it has happened', () => {
  const seen = new Set<string>()
  for (const [mission, marines] of [
    ['tutorial', 2],
    ['black-bishop-1', 3],
    ['exodus-1', 4],
  ] as const) {
    const table = new Table<DoomState>(game, { mission, marines }, mission)
    const written = table.events.map(event => JSON.stringify(event))
    let n = 7
    while (table.state.decision && table.state.seq < 400) {
      n = (n * 48271) % 2147483647
      table.choose(table.offers[n % table.offers.length]!)
      written.push(...table.latest.map(event => JSON.stringify(event)))
    }
    expect(table.events.map(event => JSON.stringify(event))).toEqual(written)
    for (const { type } of table.events) seen.add(type)
  }
  expect(seen.size).toBeGreaterThan(20)
})
