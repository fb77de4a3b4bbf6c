import { describe, expect, test } from 'vitest'
import { away, corridor, doom, room } from '../play.ts'

/** A Pinky bites a Sentinel: both have something to say afterwards. */
const bite = () =>
  doom({
    map: corridor(4),
    alpha: { at: 'b1', hand: [], deck: ['ammo-check'], class: 'sentinel' },
    ...away,
    demons: { pinky: { at: 'a1' } },
    turn: 'pinky',
    dice: [1, 1, 1, 2],
    scenario: { events: { hand: ['crippling-strike'] } },
  })

test('D-TIMING-1 in an activation the player whose activation it is answers first', () => {
  const g = bite()
  g.does('attack')
  expect(g).waitsFor('invader', 'after-attack')
  expect(g).offers('use:crippling-strike')
  g.does('use:crippling-strike')
  expect(g).waitsFor('alpha', 'after-defense')
  g.does('use:sentinel-1')
  expect(g.figure('pinky-1').damage).toBe(2)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-TIMING-1 after an attack the attacker reads it as its own, the defender as its own defense', () => {
  const g = bite().does('attack')
  expect(g.state.decision).toMatchObject({ kind: 'after-attack', about: { self: 'pinky-1', trigger: 'alpha' } })
  g.does('use:crippling-strike')
  expect(g.state.decision).toMatchObject({ kind: 'after-defense', about: { self: 'alpha', trigger: 'pinky-1' } })
})

test('D-TIMING-1 also when the other side attacks: the marine hit by Vigilance answers before the invader', () => {
  const g = doom({
    map: corridor(4),
    alpha: { at: 'b1', hand: ['sidearm'], deck: ['ammo-check'], class: 'sentinel' },
    ...away,
    demons: { 'possessed-soldier': { at: 'a1' } },
    turn: 'alpha',
    dice: [0, 1, 1, 1, 3],
    scenario: {
      argent: { 'possessed-soldier': 1 },
      events: { hand: ['crippling-strike'], deck: ['wall-of-flesh'] },
    },
  })
  g.does('play:sidearm', 'attack:sidearm', 'use:possessed-vigilance:possessed-soldier-1', 'done')
  expect(g).waitsFor('alpha', 'after-defense')
  g.does('use:sentinel-1')
  expect(g.figure('possessed-soldier-1').damage).toBe(4)
  expect(g).waitsFor('invader', 'after-attack')
  g.does('use:crippling-strike')
  expect(g.figure('alpha').stunned).toBe(true)
  expect(g).waitsFor('alpha', 'activation')
})

describe('D-TIMING-1 OP-48 the active player chooses the order', () => {
  const bite = (events: string[], openPoints = {}) => {
    const g = doom({
      map: corridor(4),
      alpha: { at: 'b1', hand: [], deck: ['ammo-check'], class: 'sentinel' },
      ...away,
      demons: { pinky: { at: 'a1' } },
      turn: 'pinky',
      dice: [1, 1, 1, 2],
      options: { openPoints },
      quiet: false,
      scenario: { events: { hand: events } },
    })
    while (g.state.decision!.kind !== 'after-attack') g.does(g.offers.includes('attack') ? 'attack' : 'pass')
    return g
  }

  test('the invader lets the marine go first, sees what it does and is asked again', () => {
    const g = bite(['crippling-strike'])
    expect(g).waitsFor('invader', 'after-attack')
    expect(g.offers).toEqual(['use:crippling-strike', 'first:alpha', 'pass'])
    g.does('first:alpha')
    expect(g).waitsFor('alpha', 'after-defense')
    g.does('use:sentinel-1')
    expect(g).waitsFor('invader', 'after-attack')
    expect(g.offers).toEqual(['use:crippling-strike', 'pass'])
    g.does('use:crippling-strike').passes()
    expect(g.figure('alpha').stunned).toBe(true)
    expect(g).waitsFor('invader', 'demon-activation')
  })

  test('after each effect of the marine the invader is asked again', () => {
    const g = doom({
      map: corridor(4),
      alpha: { at: 'b1', hand: ['break-contact'], deck: ['ammo-check'], class: 'sentinel', weapons: ['burst-rifle'] },
      ...away,
      demons: { pinky: { at: 'a1' } },
      turn: 'pinky',
      dice: [1, 1, 1, 2],
      scenario: { events: { hand: ['crippling-strike'] } },
    }).does('attack', 'first:alpha', 'use:sentinel-1')
    expect(g).waitsFor('invader', 'after-attack')
    expect(g.offers).toEqual(['use:crippling-strike', 'first:alpha', 'pass'])
    g.does('pass')
    expect(g).waitsFor('alpha', 'after-defense')
    expect(g).offers('use:break-contact')
  })

  test('also when the marine then does nothing', () => {
    const g = bite(['crippling-strike']).does('first:alpha', 'pass')
    expect(g).waitsFor('invader', 'after-attack')
    g.does('pass')
    expect(g).waitsFor('invader', 'demon-activation')
    expect(g.figure('alpha').stunned).toBe(false)
  })

  test('the marine cannot tell whether the invader waits, passed or holds nothing', () => {
    const seen = (events: string[], key: string) => {
      const g = bite(events).does(key)
      return [g.state.decision!.seat, g.state.decision!.kind, g.offers, g.happened]
    }
    const waits = seen(['crippling-strike'], 'first:alpha')
    expect(waits.slice(0, 2)).toEqual(['alpha', 'after-defense'])
    expect(seen(['crippling-strike'], 'pass')).toEqual(waits)
    expect(seen(['ambush'], 'pass')).toEqual(waits)
    expect(bite(['ambush']).offers).toEqual(['pass'])
  })

  test('a marine in its own activation lets the watching soldier answer before its Overkill', () => {
    const g = doom({
      map: corridor(6),
      alpha: { at: 'a1', hand: ['sidearm'], deck: ['ammo-check'], glory: ['overkill'] },
      ...away,
      demons: { imp: { at: 'b1', damage: 3 }, 'possessed-soldier': { at: 'd1', damage: 3 } },
      turn: 'alpha',
      dice: [1, 3, 0, 0, 0],
      scenario: { argent: { 'possessed-soldier': 1 }, events: { hand: [] } },
    })
    g.does('play:sidearm', 'attack:sidearm', 'target:imp-1')
    expect(g).waitsFor('alpha', 'after-attack')
    expect(g.offers).toEqual(['use:overkill', 'first:invader', 'pass'])
    g.does('first:invader')
    expect(g).waitsFor('invader', 'after-enemy-attack')
    g.does('use:possessed-vigilance:possessed-soldier-1', 'done')
    expect(g).waitsFor('alpha', 'after-attack')
    g.does('use:overkill')
    expect(g.state.figures.filter(f => f.kind === 'possessed-soldier')).toEqual([])
    expect(g.outcome).toBeNull()
  })

  const twoShields = (openPoints = {}) =>
    doom({
      map: room(3, 2),
      alpha: { at: 'b1', hand: ['armor'], deck: ['ammo-check'] },
      bravo: { at: 'c1', hand: [], class: 'shield-bearer' },
      charlie: { at: null },
      delta: { at: null },
      demons: { pinky: { at: 'a1' } },
      turn: 'pinky',
      dice: [2, 2, 2],
      options: { openPoints },
      scenario: { events: { hand: [] } },
    }).does('attack')

  test('of effects of several marines the invader names the first in its activation', () => {
    const g = twoShields()
    expect(g).waitsFor('invader', 'order')
    expect(g.offers).toEqual(['first:alpha', 'first:bravo'])
    g.does('first:bravo')
    expect(g).waitsFor('bravo', 'during-defense')
    g.does('pass')
    expect(g).waitsFor('alpha', 'during-defense')
    const used = twoShields().does('first:bravo', 'use:shield-bearer-1')
    expect(used).waitsFor('alpha', 'during-defense') // whoever was not named first is not forgotten
  })

  test('settled otherwise nobody names an order and whoever passed is through', () => {
    const g = bite(['crippling-strike'], { 'OP-48': 'seats' })
    expect(g.offers).toEqual(['use:crippling-strike', 'pass'])
    g.does('pass', 'use:sentinel-1')
    expect(g).waitsFor('invader', 'demon-activation')
    expect(twoShields({ 'OP-48': 'seats' })).waitsFor('alpha', 'during-defense')
  })
})

test('D-TIMING-2 between activations the invader goes first, then the marines', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', class: 'pathfinder' },
    bravo: { at: 'b1', class: 'vanguard' },
    charlie: { at: null },
    delta: { at: null },
    demons: { pinky: { at: 'f1' } },
    scenario: { events: { hand: ['ambush', 'unbreakable'] }, initiative: ['charlie', 'bravo', 'invader', 'alpha'] },
  })
  expect(g).waitsFor('invader', 'between-activations')
  expect(g.offers).toEqual(['use:ambush', 'use:unbreakable', 'pass'])
  g.does('pass')
  expect(g).waitsFor('alpha', 'between-activations')
  g.does('pass')
  expect(g).waitsFor('bravo', 'between-activations')
  expect(g.events('initiative')).toEqual([])
  g.does('pass')
  expect(g.events('initiative')).toMatchObject([{ card: 'charlie' }])
})

test('D-TIMING-2 after an activation of the invader it goes first too, but names no order', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', class: 'pathfinder' },
    ...away,
    demons: { pinky: { at: 'f1' } },
    turn: 'pinky',
    scenario: { events: { hand: ['ambush'] }, initiative: ['alpha', 'invader'] },
  })
  g.does('end')
  expect(g).waitsFor('invader', 'between-activations')
  expect(g.offers).toEqual(['use:ambush', 'pass'])
  expect(g.view('alpha').turn).toBeNull()
  g.does('pass')
  expect(g).waitsFor('alpha', 'between-activations')
})

test('D-TIMING-3 a player orders the own effects', () => {
  const defend = (...keys: string[]) =>
    doom({
      map: corridor(4),
      alpha: { at: 'b1', hand: ['armor'], deck: ['ammo-check'], glory: ['blood-armor'], class: 'shield-bearer' },
      ...away,
      demons: { pinky: { at: 'a1' } },
      turn: 'pinky',
      dice: [2, 2, 3],
    }).does('attack', ...keys)
  const all = ['use:shield-bearer-1', 'use:blood-armor', 'use:armor']
  expect(defend().offers.sort()).toEqual([...all, 'pass'].sort())
  expect(defend('use:armor').offers.sort()).toEqual(['use:shield-bearer-1', 'use:blood-armor', 'pass'].sort())
  expect(defend('use:blood-armor').offers.sort()).toEqual(['use:shield-bearer-1', 'use:armor', 'pass'].sort())
  const g = defend('use:blood-armor', 'use:armor', 'use:shield-bearer-1')
  expect(g.events('hits')[0]).toMatchObject({ hits: 7, shields: 7, damage: 0 })
})

describe('D-TIMING-4 D-TIMING-5 D-TIMING-6 nothing twice at the same moment', () => {
  test('D-TIMING-4 OP-28 D-ABILITY-5 two soldiers see the marine attack: Vigilance answers once', () => {
    const g = doom({
      map: room(7, 3),
      alpha: { at: 'a1', hand: ['sidearm'], deck: ['armor', 'double-time'] },
      ...away,
      demons: { imp: { at: 'c3' }, 'possessed-soldier': [{ at: 'e1' }, { at: 'e2' }] },
      turn: 'alpha',
      dice: [0, 1, 0, 0],
      scenario: { argent: { 'possessed-soldier': 5 }, events: { deck: ['wall-of-flesh'] } },
    })
    g.does('play:sidearm', 'attack:sidearm', 'target:imp-1')
    expect(g.offers).toEqual([
      'use:possessed-vigilance:possessed-soldier-1',
      'use:possessed-vigilance:possessed-soldier-2',
      'pass',
    ])
    g.does('use:possessed-vigilance:possessed-soldier-2', 'done')
    expect(g).waitsFor('alpha', 'activation')
    expect(g.state.demons['possessed-soldier']!.argent).toBe(4)
  })

  test('D-TIMING-5 argent cannot buy one ability twice for one attack', () => {
    const g = doom({
      map: corridor(5),
      alpha: { at: 'b1', hand: [], deck: ['ammo-check'] },
      ...away,
      demons: { imp: { at: 'a1' } },
      turn: 'imp',
      dice: [1, 1, 1],
      scenario: { argent: { imp: 5 } },
    })
    g.does('attack')
    expect(g).waitsFor('invader', 'before-attack')
    g.does('use:imp-charged-fireball:imp-1')
    expect(g).waitsFor('invader', 'demon-activation')
    expect(g.state.demons.imp!.argent).toBe(4)
    expect(g.events('attack')[0]).toMatchObject({ dice: { red: 3, black: 0 } })
  })

  test('D-TIMING-6 W-ATK-11 D-EVENT-7 of two copies of Demonic Resilience one adds its shield', () => {
    const g = doom({
      map: corridor(4),
      alpha: { at: 'a1', hand: ['sidearm'] },
      ...away,
      demons: { imp: { at: 'b1' } },
      turn: 'alpha',
      dice: [2, 1],
      scenario: { events: { hand: ['demonic-resilience', 'demonic-resilience'], deck: ['wall-of-flesh'] } },
    })
    g.does('play:sidearm', 'attack:sidearm')
    expect(g).waitsFor('invader', 'during-defense')
    expect(g.offers).toEqual(['use:demonic-resilience', 'pass'])
    g.does('use:demonic-resilience')
    expect(g.events('hits')[0]).toMatchObject({ shields: 1, damage: 2 })
    expect(g.state.invader.hand.cards).toEqual(['demonic-resilience'])
    expect(g).waitsFor('alpha', 'activation')
  })

  test('D-TIMING-6 the next attack is another moment', () => {
    const g = doom({
      map: corridor(4),
      alpha: { at: 'a1', hand: ['hold-the-trigger'] },
      ...away,
      demons: { pinky: { at: 'b1' } },
      turn: 'alpha',
      dice: [2, 1, 2, 1],
      scenario: {
        events: { hand: ['demonic-resilience', 'demonic-resilience'], deck: ['wall-of-flesh', 'ferocity'] },
      },
    })
    g.does('play:hold-the-trigger', 'attack:hold-the-trigger', 'use:demonic-resilience', 'attack:hold-the-trigger')
    g.does('use:demonic-resilience')
    expect(g.figure('pinky-1').damage).toBe(4)
    expect(g.state.invader.hand.cards).toEqual([])
  })
})

test('D-TIMING-7 D-ATTACK-8 while defending comes before while attacking, whoever acts', () => {
  const g = doom({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['savage-finish'] },
    ...away,
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    dice: [1, 1, 3],
    scenario: { events: { hand: ['demonic-resilience'], deck: ['wall-of-flesh'] } },
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g).waitsFor('invader', 'during-defense') // although it is Alpha's activation
  g.does('use:demonic-resilience')
  expect(g).waitsFor('alpha', 'during-attack')
  g.does('use:savage-finish')
  expect(g.events('hits')[0]).toMatchObject({ hits: 5, shields: 1, damage: 4 })
})

test('D-TIMING-8 Hit & Run: points gained after the attack are spent then, not before', () => {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'd1', hand: [], deck: ['ammo-check'] },
    ...away,
    demons: { imp: { at: 'a1' } },
    turn: 'imp',
    dice: [0, 1],
  })
  g.does('step:b1')
  expect(g.figure('imp-1').mp).toBe(3)
  g.does('attack')
  expect(g.figure('alpha').damage).toBe(1)
  expect(g.figure('imp-1').mp).toBe(5)
  g.does('step:a1')
  expect(g).waitsFor('invader', 'demon-activation')
})

describe('a pause betrays no hand', () => {
  const attacked = (hand: string[]) =>
    doom({
      map: corridor(4),
      alpha: { at: 'b1', hand, deck: ['ammo-check'] },
      ...away,
      demons: { imp: { at: 'a1' } },
      turn: 'imp',
      dice: [1, 1],
      quiet: false,
    }).does('attack')

  test('D-SECRET-1 with or without Armor in hand the marine is asked', () => {
    expect(attacked(['armor'])).waitsFor('alpha', 'during-defense')
    const g = attacked(['sidearm'])
    expect(g).waitsFor('alpha', 'during-defense')
    expect(g.offers).toEqual(['pass'])
  })

  const hit = (discard: string[]) =>
    doom({
      map: corridor(4),
      alpha: { at: 'a1', hand: ['sidearm'] },
      ...away,
      demons: { imp: { at: 'b1' } },
      turn: 'alpha',
      dice: [2, 1],
      quiet: false,
      scenario: { events: { hand: ['unbreakable'], deck: ['wall-of-flesh'], discard } },
    }).does('play:sidearm', 'attack:sidearm')

  test('D-SECRET-5 OP-49 nobody is suspected of an event whose copies all lie open', () => {
    expect(hit([])).waitsFor('invader', 'during-defense')
    expect(hit(['demonic-resilience', 'demonic-resilience', 'iron-skin'])).waitsFor('alpha', 'activation')
  })
})
