import { expect, test } from 'vitest'
import { position } from './support/play.ts'

test('CQ-14.4 without icons nobody gets the bonuses, unless a single ready warlord is there (CQ-6.9)', () => {
  const winner = (warlord: object) => {
    const g = position({
      phase: 'command',
      a: { warlord: { at: 'p1', ...warlord }, at: { p1: ['Eager Recruit'] } },
      b: { at: { p1: ['Goff Boyz'] } },
    })
    return g.a.view.planets[0]!.winner
  }
  expect(winner({})).toBe('a')
  expect(winner({ exhausted: true })).toBeNull()
  const both = position({ phase: 'command', a: { warlord: { at: 'p1' } }, b: { warlord: { at: 'p1' } } })
  expect(both.a.view.planets[0]!.winner).toBeNull()
})

test('CQ-10.10 the first planet changes in step 1, the initiative in step 6, after cards, resources and readying', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Eager Recruit'] }, deck: ['Void Pirate', 'Void Pirate', 'Void Pirate'] },
    b: { at: { p2: [{ card: 'Goff Boyz', exhausted: true }] } },
  })
  g.on('deploy-turn')
  const steps = ['first-planet', 'draw', 'resources', 'readied', 'initiative']
  const seen = g.events.map(event => event.type).filter(type => steps.includes(type))
  expect(seen).toEqual(['first-planet', 'draw', 'resources', 'resources', 'readied', 'initiative'])
  // Until then whoever had the initiative goes first.
  expect(g.told('resources')).toMatchObject([{ seat: 'a' }, { seat: 'b' }])
  expect(g.told('initiative')).toMatchObject([{ seat: 'b' }])
  expect(g.initiative).toBe('b')
})

test('CQ-7.15 the exception to CQ-7.14 holds even after both have passed, while the round lasts', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] }, hand: ['Eager Recruit'], resources: 1 },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
  })
  // Nobody can attack: a passes, b passes, and the window after b's turn still belongs to this round.
  for (let i = 0; i < 20 && g.told('pass').length < 2; i++) g.table.choose('pass')
  expect(g.told('pass')).toMatchObject([{ seat: 'a' }, { seat: 'b' }])
  expect(g.waits).toBe('a action')
  g.a.deploys('Eager Recruit', 'p1')
  g.on('combat-turn')
  expect(g.waits).toBe('a combat-turn')
  expect(g.told('combat-round')).toHaveLength(1)
})
