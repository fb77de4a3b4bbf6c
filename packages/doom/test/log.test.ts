import { Table } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import type { DoomEvent } from '../src/match/events.ts'
import type { DoomState } from '../src/match/state.ts'
import { logLine } from '../src/text/log.ts'
import { matchNames } from '../src/text/names.ts'
import { away, doom, game, room } from './play.ts'

const hits = (facts: object): DoomEvent =>
  ({
    type: 'hits',
    attacker: 'imp-3',
    defender: 'bravo',
    hits: 3,
    shields: 1,
    dodge: false,
    damage: 2,
    ...facts,
  }) as never

test('an attack is told with its sum', () => {
  expect(logLine(hits({}))).toBe('Imp 3 hits Bravo: 3 hits − 1 shield = 2 damage')
  expect(logLine(hits({ hits: 1, shields: 2, damage: 0 }))).toBe(
    'Imp 3 does not hurt Bravo: 1 hit − 2 shields = 0 damage',
  )
  expect(logLine(hits({ dodge: true, damage: 0 }))).toBe('Bravo dodges Imp 3: 3 hits, 0 damage')
})

test('a whole attack reads like a report, with printed names and spaces', () => {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'd1', hand: ['armor'], deck: ['ammo-check', 'sidearm'], damage: 6 },
    ...away,
    demons: { 'possessed-soldier': [{ at: 'f2' }, { at: 'a1' }] },
    turn: 'possessed-soldier',
    dice: [0, 2, 2],
    scenario: { teleporters: [{ at: 'f1' }] },
  })
  const from = g.table.events.length
  g.does('figure:possessed-soldier-2', 'step:b2', 'attack', 'use:armor', 'reroll:0')
  expect(g.table.events.filter(e => e.type === 'rolled' && 'again' in e)).toMatchObject([{ n: 0, dice: [{ face: 2 }] }])
  const names = matchNames(g.state)
  const told = g.table.events.slice(from).map(e => logLine(e as DoomEvent, names))
  expect(told).toEqual([
    'Possessed Soldier 2 activates',
    'Possessed Soldier 2 moves to b2 (1 MP)',
    'Possessed Soldier 2 attacks Alpha at 2 spaces: 2 red',
    'Possessed Soldier 2 rolls: red 0 and red 2',
    'Alpha reveals Ammo Check: 0 shields',
    'Alpha plays Armor (reaction)',
    'Alpha adds 2 shields',
    'Possessed Soldier 2 uses Muscle Memory',
    'Possessed Soldier 2 has a new face: red 2',
    'Possessed Soldier 2 hits Alpha: 4 hits − 2 shields = 2 damage',
    'Alpha suffers 2 damage from Possessed Soldier 2 (8 in total)',
  ])
})

test('lines for what surrounds an attack', () => {
  const line = (event: object) => logLine(event as DoomEvent)
  expect(line({ type: 'killed', figure: 'imp-1', by: 'alpha', how: 'telefrag', at: [3] })).toBe('Alpha telefrags Imp 1')
  expect(line({ type: 'killed', figure: 'bravo', by: null, how: 'effect', at: [3] })).toBe('Bravo is killed')
  expect(line({ type: 'frag', total: 1, limit: 6 })).toBe('The invader holds 1 of 6 frag tokens')
  expect(line({ type: 'rolled', by: 'alpha', dice: [] })).toBe('Alpha rolls: no dice')
  expect(line({ type: 'attack', attacker: 'alpha', defender: 'imp-1', dice: { red: 0, black: 0 }, range: 1 })).toBe(
    'Alpha attacks Imp 1 at 1 space: no dice',
  )
  expect(line({ type: 'argent', card: 'imp', change: -1, total: 0 })).toBe('Imp loses 1 argent power (0 on the card)')
  expect(line({ type: 'activation', kind: 'imp' })).toBe('Imp is exhausted to activate')
  expect(line({ type: 'cards-drawn', marine: 'alpha', count: 2 })).toBe('Alpha draws 2 cards')
  expect(line({ type: 'cards-drawn', marine: 'alpha', count: 2, cards: ['armor', 'sidearm'], to: ['alpha'] })).toBe(
    'The cards drawn by Alpha: Armor and Sidearm',
  )
  expect(line({ type: 'reshuffle', deck: 'alpha', cards: 7 })).toBe(
    'The discard pile becomes the action deck of Alpha (7 cards)',
  )
  expect(line({ type: 'nothing of this game' })).toBeNull()
})

test('what happens in play can be told: no ids, no gaps, and no event changes afterwards', () => {
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
    const names = matchNames(table.state)
    expect(table.events.map(event => JSON.stringify(event))).toEqual(written)
    for (const event of table.events) {
      const told = logLine(event as DoomEvent, names)
      seen.add(event.type)
      expect(told, JSON.stringify(event)).toMatch(/^[A-Z0-9]/)
      expect(told, JSON.stringify(event)).not.toMatch(/undefined|NaN|\[object|[a-z]+-[a-z]+-?\d/)
    }
  }
  expect(seen.size).toBeGreaterThan(20)
})
