import { expect, test } from 'vitest'
import { conquest } from '../src/index.ts'
import { position } from './support/play.ts'

const refused = (scenario: object) => {
  try {
    conquest.create({ scenario }, 's')
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}

test('a scenario lays out hands, boards, damage, planets, decks, resources and whose turn it is', () => {
  const g = position({
    round: 3,
    initiative: 'b',
    turn: 'a',
    planets: ['Iridial', 'Ferrin', 'Osus IV'],
    faceUp: 2,
    removed: ['Elouith'],
    a: {
      resources: 4,
      hand: ['Indomitable'],
      deck: ['Void Pirate', 'Rogue Trader'],
      discard: ['Eager Recruit'],
      display: ['Plannum'],
      at: { p2: [{ card: 'Deathwing Guard', damage: 3, exhausted: true, attachments: ['Promotion'] }] },
    },
    b: { warlord: { at: 'p1', bloodied: true, damage: 2 }, hq: ['Bigtoof Banna'], passed: true },
  })
  expect([g.state.round, g.initiative, g.waits]).toEqual([3, 'b', 'a deploy-turn'])
  expect(g.row).toEqual(['Iridial', 'Ferrin', '?'])
  expect([g.a.hand, g.a.deck, g.a.discard, g.a.display]).toEqual([
    ['Indomitable'],
    ['Void Pirate', 'Rogue Trader'],
    ['Eager Recruit'],
    ['Plannum'],
  ])
  expect(g.unit('Deathwing Guard')).toMatchObject({ at: 'p2', damage: 3, ready: false, command: 6 })
  expect(g.b.warlord).toMatchObject({ at: 'p1', bloodied: true, damage: 2, hp: 5 })
  g.a.passes()
  expect(g.phase).toBe('command')
})

test('without a deck the rest of the chosen deck is shuffled', () => {
  const g = conquest.create({ scenario: { a: { hand: ['Land Raider'] } } }, 's')
  expect(g.players[0].deck).toHaveLength(29)
})

test('an impossible scenario is refused with the reason', () => {
  expect(refused({ a: { hand: ['Space Elf'] } })).toContain('there is no card "Space Elf"')
  expect(refused({ planets: ['Terra'] })).toContain('there is no planet "Terra"')
  expect(refused({ planets: ['Ferrin', 'Ferrin'] })).toContain('a planet is in two places')
  expect(refused({ a: { at: { p1: [{ card: 'Goff Nob', damage: 6 }] } } })).toContain('cannot have 6 damage: it has 6')
  expect(refused({ a: { at: { p7: ['Goff Nob'] } } })).toContain('no face-up planet p7')
  expect(refused({ a: { at: { p1: ['Fortress-Monastery'] } } })).toContain('cannot lie there')
  expect(refused({ a: { at: { p1: ['Crushface', 'Crushface'] } } })).toContain('unique and already in play')
  expect(refused({ a: { hq: [{ card: 'Land Raider', attachments: ['Cybork Body'] }] } })).toContain(
    'cannot be attached',
  )
  expect(refused({ a: { hq: [{ card: 'Land Raider', attachments: ['Goff Nob'] }] } })).toContain('not an attachment')
  expect(refused({ a: { display: ['Iridial', 'Tarrus', 'Ferrin'] } })).toContain('has already won')
  expect(refused({ a: { passed: true }, b: { passed: true } })).toContain('both have passed')
  expect(refused({ turn: 'a', a: { passed: true } })).toContain('has no turn')
  expect(refused({ phase: 'combat', a: { passed: true } })).toContain('outside the deploy phase')
  expect(refused({ a: { resources: -1 } })).toContain('scenario.a.resources')
  expect(refused({ a: { warlord: { card: 'Goff Nob' } } })).toContain('not a warlord')
  expect(refused({ lastClaim: 'b', a: { display: ['Ferrin'] } })).toContain('a player with none')
})

test('options outside the list are refused', () => {
  expect(() => conquest.create({ rules: { noSuchRule: true } }, 's')).toThrow(/rules/)
  expect(() => conquest.create({ planets: 'the-sun' }, 's')).toThrow(/planets/)
  expect(() => conquest.create({ initiative: 'c' }, 's')).toThrow(/initiative/)
})
