import { BadOptions } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { OPEN_POINTS } from '../../src/match/open-points.ts'
import { game, room } from '../play.ts'

const reason = (options: object): string => {
  try {
    game.create(options, 'seed')
  } catch (error) {
    if (error instanceof BadOptions) return error.message
    throw error
  }
  return 'created'
}

/** Four figures that stand well; each case changes one thing. */
const scenario = (change: object) => ({
  marines: 4,
  squad: { alpha: { class: null }, bravo: { class: null }, charlie: { class: null }, delta: { class: null } },
  scenario: {
    map: room(4, 3),
    marines: { alpha: { at: 'a1' } },
    demons: [{ kind: 'imp', at: 'd3' }],
    ...change,
  },
})

describe('options', () => {
  test.each([
    ['mission', { mission: 'black-bishop-9' }],
    ['marines', { marines: 0 }],
    ['marines', { marines: 5 }],
    ['marines', { marines: '2' }],
    ['options', { colour: 'red' }],
    ['difficulty', { difficulty: 'hopeless' }],
    ['invasion', { invasion: 'tea-party' }],
    ['eventSets', { eventSets: ['power-overwhelming'] }],
    ['eventSets', { eventSets: ['power-overwhelming', 'seek-and-destroy', 'tea-party'] }],
    ['eventSets', { eventSets: ['power-overwhelming', 'seek-and-destroy', 'power-overwhelming'] }],
    ['squad.charlie', { marines: 2, squad: { charlie: {} } }],
    ['squad', { squad: { echo: {} } }],
    ['squad.alpha.class', { squad: { alpha: { class: 'cook' } } }],
    ['squad.bravo.class', { squad: { alpha: { class: 'ghost' }, bravo: { class: 'ghost' } } }],
    ['squad.alpha.weapons', { squad: { alpha: { weapons: ['combat-shotgun'] } } }],
    ['squad.alpha.weapons', { squad: { alpha: { weapons: ['combat-shotgun', 'combat-shotgun'] } } }],
    ['squad.alpha.weapons', { squad: { alpha: { weapons: ['combat-shotgun', 'spoon'] } } }],
    ['squad.alpha.weapons', { squad: { alpha: { weapons: ['combat-shotgun', 'rocket-launcher'] } } }],
    ['point', { marines: 3, point: 'delta' }],
    ['point', { marines: 2, point: 'alpha' }],
    ['point', { mission: 'tutorial', marines: 3, point: 'alpha' }],
    ['freeChoice', { mission: 'tutorial', freeChoice: true }],
    ['squad.alpha.class', { mission: 'tutorial', squad: { alpha: { class: 'ghost' } } }],
    ['openPoints', { openPoints: { 'OP-999': 'yes' } }],
    ['openPoints.OP-18', { openPoints: { 'OP-18': 'perhaps' } }],
    ['pack', { pack: 'nobody-knows-this' }],
    ['pack', { pack: { 'pack.json': '{' } }],
  ])('Bad options are refused with the field: %s', (field, options) => {
    const message = reason(options)
    expect(message).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}[.:]`))
    expect(message.length).toBeGreaterThan(field.length + 8)
  })

  test('D-LIMITS-1 D-SETUP-8 a third copy of a weapon is refused, two are not', () => {
    const weapons = ['combat-shotgun', 'plasma-rifle']
    const squad = { alpha: { weapons }, bravo: { weapons }, charlie: { weapons } }
    expect(reason({ marines: 3, squad })).toBe('squad.charlie.weapons: all copies of "combat-shotgun" are taken.')
    expect(reason({ marines: 2, squad: { alpha: { weapons }, bravo: { weapons } } })).toBe('created')
  })

  test('Good options create a match, whatever is left out', () => {
    expect(reason({})).toBe('created')
    expect(reason({ marines: 3, point: 'bravo', difficulty: 'nightmare', freeChoice: true })).toBe('created')
    for (const [point, rulings] of Object.entries(OPEN_POINTS))
      for (const ruling of rulings) expect(reason({ openPoints: { [point]: ruling } })).toBe('created')
  })
})

describe('scenarios', () => {
  /** Blocking and impassable terrain in the middle. */
  const ROCK = ['+-+-+-+-+', '|. # ^ .|', '+-+-+-+-+']

  test('A possible position is played', () => expect(reason(scenario({}))).toBe('created'))

  test.each([
    ['map', { map: ['+-+', '|.|'] }],
    ['map', { map: ['+-+', '|?|', '+-+'] }],
    ['map', { map: ['+-+', '| |', '+-+'] }],
    ['doors', { doors: [['a1', 'c1']] }],
    ['doors', { doors: [['d1', 'e1']] }],
    ['doors', { doors: [['z9', 'here']] }],
    [
      'doors',
      {
        doors: [
          ['a1', 'b1'],
          ['b1', 'a1'],
        ],
      },
    ],
    ['doors', { map: ['+-+-+-+', '|.|. .|', '+-+-+-+'], doors: [['a1', 'b1']], demons: [{ kind: 'imp', at: 'c1' }] }],
    ['openDoors', { openDoors: ['d1'] }],
    ['openDoors', { doors: [['a1', 'b1']], openDoors: ['d1', 'd1'] }],
    ['marines.alpha.at', { marines: { alpha: { at: 'e1' } } }],
    ['marines.alpha.at', { map: ['+-+-+', '|# .|', '+-+-+'], demons: [{ kind: 'imp', at: 'b1' }] }],
    ['marines.bravo.at', { marines: { alpha: { at: 'a1' }, bravo: { at: 'a1' } } }],
    ['demons[0].at', { demons: [{ kind: 'imp', at: 'a1' }] }],
    ['marines.alpha.damage', { marines: { alpha: { at: 'a1', damage: 10 } } }],
    ['marines.alpha.damage', { marines: { alpha: { at: null, damage: 1 } } }],
    ['marines.alpha.stunned', { marines: { alpha: { at: null, stunned: true } } }],
    ['marines.alpha.exhausted', { marines: { alpha: { at: 'a1', exhausted: true } } }],
    ['marines.alpha.mp', { marines: { alpha: { at: 'a1', mp: 3 } } }],
    ['marines.alpha.hand', { marines: { alpha: { at: 'a1', hand: ['armor', 'armor'] } } }],
    ['marines.alpha.hand', { marines: { alpha: { at: 'a1', hand: ['spoon'] } } }],
    ['marines.alpha.deck', { marines: { alpha: { at: 'a1', hand: ['armor'], deck: ['armor'] } } }],
    ['marines.alpha.discard', { marines: { alpha: { at: 'a1', discard: ['rocket-salvo-1'] } } }],
    ['marines.alpha.glory', { marines: { alpha: { at: 'a1', glory: ['red-haze', 'red-haze'] } } }],
    ['marines.alpha.weapons', { marines: { alpha: { at: 'a1', weapons: ['spoon'] } } }],
    ['marines.alpha.weapons', { marines: { alpha: { at: 'a1', weapons: ['chaingun', 'chaingun'] } } }],
    ['marines.alpha.weapons', { marines: { alpha: { at: 'a1', weapons: ['frag-grenade', 'frag-grenade'] } } }],
    [
      'marines.bravo.weapons',
      { marines: { alpha: { at: 'a1', weapons: ['chaingun'] }, bravo: { weapons: ['chaingun'] } } },
    ],
    ['items[1].weapon', { items: ['a2', 'a3'].map(at => ({ type: 'weapon', weapon: 'chaingun', at })) }],
    ['items[0].weapon', { items: [{ type: 'weapon', weapon: 'spoon', at: 'a2' }] }],
    ['items[0].at', { items: [{ type: 'health-pack', at: 'z1' }] }],
    ['demons[0].kind', { demons: [{ kind: 'teapot', at: 'd3' }] }],
    ['demons[0].at', { demons: [{ kind: 'mancubus', at: 'd3' }] }],
    ['demons[0].at', { demons: [{ kind: 'mancubus', at: ['c3', 'd2'] }] }],
    ['demons[0].at', { map: ['+-+-+', '|. #|', '+-+-+'], demons: [{ kind: 'imp', at: 'b1' }] }],
    ['demons[0].damage', { demons: [{ kind: 'imp', at: 'd3', damage: 4 }] }],
    [
      'demons[0].stunned',
      { demons: [{ kind: 'cyberdemon', at: ['c1', 'd1', 'c2', 'd2', 'c3', 'd3'], stunned: true }] },
    ],
    ['demons[0].tag', { demons: [{ kind: 'imp', at: 'd3', tag: 'tyrant' }] }],
    ['frags', { frags: 6 }],
    ['threat', { threat: 1 }],
    ['argent', { argent: { pinky: 1 } }],
    ['argent', { argent: { teapot: 1 } }],
    ['argent', { argent: { imp: 18, invasion: 1 } }],
    ['exhausted', { exhausted: ['teapot'] }],
    ['turn', { turn: 'pinky' }],
    ['turn', { turn: 'echo' }],
    ['initiative[0]', { initiative: ['echo'] }],
    ['initiative[6]', { initiative: Array(7).fill('invader') }],
    ['events.hand', { events: { hand: ['ambush', 'ambush', 'ambush'] } }],
    ['events.deck', { events: { deck: ['dark-pact'] } }],
    ['gloryDeck', { gloryDeck: ['spoon'] }],
    ['counters.tea', { counters: { tea: 1 } }],
    ['dice', { dice: [7] }],
    ['teleporters[1].at', { teleporters: [{ at: 'a1' }, { at: 'a1' }] }],
    ['portals[0].at', { portals: [{ at: 'z1', level: 'blue' }] }],
    ['teleporters[0].at', { map: ROCK, teleporters: [{ at: 'b1' }] }],
    ['portals[0].at', { map: ROCK, portals: [{ at: 'c1', level: 'blue' }] }],
    ['items[1].at', { map: ROCK, items: ['a1', 'b1'].map(at => ({ type: 'health-pack', at })) }],
    ['portals', { portals: [{ at: 'a1', level: 'green' }] }],
    ['round', { round: 0 }],
  ])('Impossible positions are refused with the field: scenario.%s', (field, change) => {
    const message = reason(scenario(change))
    expect(message.startsWith(`scenario.${field}`)).toBe(true)
    expect(message).toMatch(/^scenario\.[^ ]+: .{8,}/)
  })

  test('What no rule of a mission speaks of is refused there, and taken where one does', () => {
    const told = (mission: string, more: object) =>
      reason({
        mission,
        marines: 1,
        squad: { alpha: { class: null } },
        scenario: {
          map: room(5, 5),
          marines: { alpha: { at: 'a1' } },
          portals: [{ at: 'e1', level: 'blue' }],
          demons: [{ kind: 'baron-of-hell', at: ['d4', 'e4', 'd5', 'e5'] }],
          ...more,
        },
      })
    const tagged = { demons: [{ kind: 'baron-of-hell', at: ['d4', 'e4', 'd5', 'e5'], tag: 'bishop' }] }
    expect(told('black-bishop-1', tagged)).toBe('scenario.demons[0].tag: no rule of this mission speaks of "bishop".')
    expect(told('black-bishop-6', tagged)).toBe('created')
    expect(told('black-bishop-1', { threat: 2 })).toBe(
      'scenario.threat: nothing in this mission gives or takes a stock of threat tokens.',
    )
    expect(told('black-bishop-2', { threat: 2 })).toBe('created')
    expect(told('black-bishop-1', { threat: 0 })).toBe('created')
    const walled = {
      map: ['+-+-+', '|.|.|', '+ + +', '|. .|', '+-+-+'],
      demons: [{ kind: 'imp', at: 'b2' }],
      portals: [],
    }
    expect(told('black-bishop-1', { ...walled, doors: [['b1', 'a1']] })).toBe(
      'scenario.doors: a wall parts b1 and a1; a door takes the place of an open edge.',
    )
    expect(told('black-bishop-1', { ...walled, doors: [['a2', 'b2']] })).toBe('created')
  })

  test('OP-10 the card of a kind that has died out may be exhausted', () => {
    expect(reason(scenario({ exhausted: ['mancubus'] }))).toBe('created')
  })

  test('Eight Imps do not come out of a box of seven (D-LIMITS-1)', () => {
    const demons = Array.from({ length: 8 }, (_, n) => ({ kind: 'imp', at: `${'abcdefgh'[n]}2` }))
    expect(reason(scenario({ map: room(8, 2), demons }))).toBe('scenario.demons[7]: the box holds 7 of imp.')
    expect(reason(scenario({ map: room(8, 2), demons: demons.slice(1) }))).toBe('created')
  })

  test('A position in which the mission is over is refused', () => {
    expect(reason(scenario({ counters: { samples: 3 } }))).toBe('scenario: the mission is over in this position.')
  })

  test('D-TUTORIAL-1 the tutorial has neither argent nor Glory Kill cards', () => {
    const tutorial = (change: object) => reason({ mission: 'tutorial', marines: 1, scenario: change })
    expect(tutorial({ demons: [], argent: { invasion: 1 } })).toBe(
      'scenario.argent: this mission is played without argent.',
    )
    expect(tutorial({ marines: { alpha: { glory: ['overkill'] } } })).toBe(
      'scenario.marines.alpha.glory: this mission is played without Glory Kills.',
    )
    expect(tutorial({ marines: { alpha: { glory: [] } }, argent: { invasion: 0 } })).toBe('created')
  })

  test('Doors without a text map contradict the mission', () => {
    expect(reason({ scenario: { doors: [['a1', 'b1']] } })).toMatch(/^scenario\.doors: /)
  })

  test('Marines that do not play have no place', () => {
    expect(reason({ marines: 1, scenario: { marines: { bravo: { at: 'a1' } } } })).toBe(
      'scenario.marines.bravo: does not play.',
    )
  })

  test('Damage is measured against the health that class and squad cards give', () => {
    const alone = (damage: number, chosen: string | null) =>
      reason({
        marines: 1,
        squad: { alpha: { class: chosen } },
        scenario: { map: room(3, 1), marines: { alpha: { at: 'a1', damage } }, demons: [{ kind: 'imp', at: 'c1' }] },
      })
    expect(alone(11, null)).toBe('created')
    expect(alone(12, null)).toBe('scenario.marines.alpha.damage: 12 damage is death.')
    expect(alone(14, 'juggernaut')).toBe('created')
    expect(alone(15, 'juggernaut')).toMatch(/^scenario\.marines\.alpha\.damage/)
  })
})
