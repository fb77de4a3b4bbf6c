import { describe, expect, test } from 'vitest'
import { conquest } from '../src/index.ts'

/** What is said about a position; null if it is accepted. */
const refusal = (scenario: object, options: object = {}): string | null => {
  try {
    conquest.create({ ...options, scenario }, 's')
    return null
  } catch (error) {
    return (error as Error).message
  }
}

describe('an impossible position is refused with the field and the reason', () => {
  test.each<[string, object, string]>([
    [
      'CQ-13.2 two Relics on one unit',
      { a: { hq: [{ card: 'Veteran Brother Maxos', attachments: ['Iron Halo', 'Tallassarian Tempest Blade'] }] } },
      'scenario.a: You can have no more than one Relic in play.',
    ],
    [
      'CQ-13.2 two Relics on two units',
      {
        b: {
          warlord: { attachments: ['Iron Halo'] },
          hq: [{ card: 'Crushface', attachments: ['Tallassarian Tempest Blade'] }],
        },
      },
      'scenario.b: You can have no more than one Relic in play.',
    ],
    [
      'CQ-3.4 both have planets and nobody said who won the last one',
      { a: { display: ['Ferrin'] }, b: { display: ['Tarrus'] } },
      'scenario.lastClaim: both players have won planets; say who won the last one.',
    ],
    [
      'CQ-3.4 the last planet won by a player with none',
      { lastClaim: 'b', a: { display: ['Ferrin'] } },
      'scenario.lastClaim: the last planet was won by a player with none.',
    ],
    [
      'CQ-3.4 a last planet where nobody has any',
      { lastClaim: 'a' },
      'scenario.lastClaim: the last planet was won by a player with none.',
    ],
    [
      'CQ-5.1 a deploy turn in the combat phase',
      { phase: 'combat', turn: 'a' },
      'scenario.turn: there are no deploy turns in the combat phase.',
    ],
    [
      'CQ-5.1 a deploy turn in the headquarters phase',
      { phase: 'headquarters', turn: 'b' },
      'scenario.turn: there are no deploy turns in the headquarters phase.',
    ],
    [
      'CQ-1.2 more planets than the row had',
      {
        planets: ['Plannum', 'Barlus', 'Elouith', 'Carnath', 'Tarrus', 'Osus IV'],
        removed: ['Ferrin'],
        a: { display: ['Iridial'] },
      },
      'scenario.planets: 8 planets in the row, in displays and removed; a match has 7.',
    ],
    [
      'CQ-1.2 more planets out of the row than it had',
      { removed: ['Plannum', 'Barlus', 'Elouith', 'Carnath', 'Tarrus', 'Osus IV', 'Ferrin', 'Iridial'] },
      'scenario.planets: the row needs a planet.',
    ],
    [
      'CQ-2.6 more planets face up than there are',
      { planets: ['Ferrin', 'Tarrus'], faceUp: 3 },
      'scenario.faceUp: 3 planets face up; the row has 2.',
    ],
    ['CQ-10.9 an eighth round', { round: 8 }, 'scenario.round: '],
    [
      'CQ-10.9 a row that is too long for the round',
      { round: 6, planets: ['Ferrin', 'Tarrus', 'Plannum'] },
      'scenario.round: in round 6 at most 2 planets are left in the row.',
    ],
    [
      'CQ-1.10 damage on a support',
      { a: { hq: [{ card: 'Fortress-Monastery', damage: 1 }] } },
      'scenario.a.hq: Fortress-Monastery is not a unit and takes no damage.',
    ],
    [
      'CQ-16.30 resources on a unit',
      { a: { at: { p1: [{ card: 'Goff Nob', resources: 1 }] } } },
      'scenario.a.at.p1: no resources can lie on Goff Nob.',
    ],
    [
      'CQ-16.30 resources on a support that holds none',
      { b: { hq: [{ card: 'Bigtoof Banna', resources: 2 }] } },
      'scenario.b.hq: no resources can lie on Bigtoof Banna.',
    ],
    [
      'CQ-16.30 more resources than a mine enters with',
      { b: { hq: [{ card: 'Promethium Mine', resources: 5 }] } },
      'scenario.b.hq: at most 4 resources can lie on Promethium Mine.',
    ],
    [
      'CQ-13.5 an attachment on a support',
      { a: { hq: [{ card: 'Fortress-Monastery', attachments: ['Promotion'] }] } },
      'scenario.a.hq: Promotion cannot be attached to Fortress-Monastery.',
    ],
    [
      'CQ-5.3 nobody has passed outside the deploy phase',
      { phase: 'command', b: { passed: true } },
      'scenario.b.passed: nobody has passed outside the deploy phase.',
    ],
    [
      'CQ-1.2 one planet in two places',
      { planets: ['Ferrin', 'pl-ferrin'] },
      'scenario.planets: a planet is in two places: Ferrin.',
    ],
    [
      'CQ-12.1 a warlord cannot stand at a planet that is not there',
      { b: { warlord: { at: 'p6' } } },
      'scenario.b.warlord.at: there is no face-up planet p6.',
    ],
    [
      'CQ-9.8 a warlord at a planet when the combat phase is over',
      { phase: 'headquarters', b: { warlord: { at: 'p2' } } },
      'scenario.b.warlord.at: at the end of the combat phase every warlord has returned to its HQ.',
    ],
    [
      'more cards than any deck has',
      { a: { hand: ['Eager Recruit'], discard: ['Indomitable'], deck: Array(59).fill('Goff Nob') } },
      'scenario.a.deck: 61 cards with hand and discard pile; a deck has at most 60.',
    ],
    [
      'CQ-8.18 a warlord with more damage than hit points',
      { a: { warlord: { damage: 6 } } },
      'scenario.a: Captain Cato Sicarius cannot have 6 damage: it has 6 hit points.',
    ],
  ])('%s', (_, scenario, reason) => {
    expect(refusal(scenario, { planets: 'core-10' })).toContain(reason)
  })

  test('CQ-2.3 a planet outside the chosen set', () => {
    for (const scenario of [
      { planets: ['Barlus', 'Ferrin'] },
      { removed: ['Barlus'] },
      { a: { display: ['Barlus'] } },
    ]) {
      expect(refusal(scenario)).toContain('Barlus is not in the planet set demo-7')
      expect(refusal(scenario, { planets: 'core-10' })).toBeNull()
    }
  })
})

test('what is possible stays accepted', () => {
  expect(refusal({ a: { hq: [{ card: 'Promethium Mine', resources: 4 }] } })).toBeNull()
  expect(refusal({ a: { display: ['Ferrin'] } })).toBeNull() // only one player could have won the last planet
  expect(refusal({ lastClaim: 'b', a: { display: ['Ferrin'] }, b: { display: ['Tarrus'] } })).toBeNull()
  expect(refusal({ turn: 'b' })).toBeNull()
  expect(refusal({ round: 7, planets: ['Ferrin'] })).toBeNull()
  expect(refusal({ planets: ['Ferrin', 'Tarrus'], faceUp: 2 })).toBeNull()
  expect(refusal({ phase: 'headquarters', a: { warlord: { at: 'hq' } } })).toBeNull()
  expect(refusal({ phase: 'combat', a: { warlord: { at: 'p2' } } })).toBeNull()
  expect(refusal({ a: { hand: ['Eager Recruit'], deck: Array(59).fill('Goff Nob') } })).toBeNull()
  // CQ-2.10: a match with the same deck on both sides has the same warlord twice.
  expect(refusal({ a: { warlord: { card: 'Nazdreg' } }, b: { warlord: { card: 'Nazdreg' } } })).toBeNull()
  expect(
    refusal({ a: { warlord: { attachments: ['Iron Halo'] } }, b: { warlord: { attachments: ['Iron Halo'] } } }),
  ).toBeNull()
})
