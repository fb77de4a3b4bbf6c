import { expect, test } from 'vitest'
import { conquest } from '../src/index.ts'
import { position } from './support/play.ts'

test('CQ-7.27 the view tells the damage of every attack that may be made now, abilities counted', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Raven Guard Speeder', 'Honored Librarian', 'Ultramarines Dreadnought'] } },
    b: { warlord: { at: 'p1' }, at: { p1: [{ card: 'Goff Nob', damage: 2 }, 'Tankbusta Bommaz'] } },
  })
  g.on('combat-turn')
  const seen = () => conquest.view(g.state, 'spectator').strikes!
  const of = (strikes: Record<string, unknown>, name: string) =>
    strikes[Object.keys(strikes).find(id => id.includes(name))!]
  const nob = of(seen(), 'goff-nob') as Record<string, number>
  // 6, and 2 for Brutal, which Nazdreg gives; half of it on a flyer; the Librarian hides behind the others.
  expect([of(nob, 'speeder'), of(nob, 'dreadnought'), of(nob, 'librarian')]).toEqual([4, 8, undefined])
  const bommaz = of(seen(), 'bommaz') as Record<string, number>
  expect([of(bommaz, 'speeder'), of(bommaz, 'dreadnought')]).toEqual([3, 6])
  g.b.attacks('Goff Nob')
  expect(Object.keys(seen())).toHaveLength(1)
  expect(of(of(seen(), 'goff-nob') as Record<string, number>, 'dreadnought')).toBe(8)
})

test('CQ-11.16 the view says whose cost the assigned damage pays', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { hand: ['Battle Cry'], at: { p1: [{ card: "Nazdreg's Flash Gitz", exhausted: true }, 'Goff Nob'] } },
  })
  g.b.uses("Nazdreg's Flash Gitz")
  expect(g.state.decision!.kind).toBe('shield')
  expect(conquest.view(g.state, 'b').assigned).toEqual([
    { unit: expect.stringContaining('flash-gitz'), amount: 1, pays: expect.stringContaining('flash-gitz') },
  ])
})

test('CQ-12.3 the view tells X of Area Effect', () => {
  const g = position({ phase: 'deploy', a: { at: { p1: ['Daring Assault Squad', 'Deathwing Guard'] } } })
  const { units } = conquest.view(g.state, 'a')
  expect(units.filter(unit => unit.at === 'p1').map(unit => unit.areaEffect)).toEqual([2, undefined])
})

test('CQ-6.2 both dials are turned over before anybody moves', () => {
  const g = position({ phase: 'command', a: { hq: ['Goff Boyz'] } })
  const asked = g.events.length
  g.table.choose('commit:p2')
  g.table.choose('commit:p3')
  const told = g.events.slice(asked).map(event => event.type)
  expect(told.filter(type => type === 'commit' || type === 'move').slice(0, 3)).toEqual(['commit', 'commit', 'move'])
})
