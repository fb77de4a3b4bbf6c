import { expect, test } from 'vitest'
import { corridor, fight, room } from '../fight.ts'

test('demonic-speed plays: each demon of the kind gains 2 movement points', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { imp: [{ at: 'j1' }, { at: 'j2' }] },
    events: ['demonic-speed'],
    initiative: ['invader', 'alpha'],
  })
  g.does('use:demonic-speed', 'figure:imp-1')
  expect(g.figure('imp-1').mp).toBe(6)
  g.does('end')
  expect(g.figure('imp-2').mp).toBe(6)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-TIMING-6 demonic-speed refused: twice for one card, once the first demon acts, for another kind', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { imp: [{ at: 'j1' }, { at: 'j2' }], pinky: { at: 'j4' } },
    events: ['demonic-speed', 'demonic-speed'],
    initiative: ['invader', 'invader', 'alpha'],
  })
  g.does('activate:imp', 'use:demonic-speed', 'figure:imp-1')
  expect(g.figure('imp-1').mp).toBe(6)
  expect(g).waitsFor('invader', 'demon-activation')
  g.does('end', 'end')
  expect(g).waitsFor('invader', 'kind-start')
  g.does('pass')
  expect(g.figure('pinky-1').mp).toBe(6) // its own speed
})

test('blood-frenzy plays: a staggered demon gains 2 movement points and 1 black die', () => {
  const g = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { imp: { at: 'c1', damage: 1 } },
    events: ['blood-frenzy'],
    turn: 'imp',
    dice: [0, 1, 3],
  })
  g.does('use:blood-frenzy')
  expect(g.figure('imp-1').mp).toBe(6)
  g.does('attack')
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 2, black: 1 } })
  expect(g.figure('alpha').damage).toBe(4)
  g.does('end')
  expect(g.state.lasting).toHaveLength(0)
})

test('blood-frenzy plays: the die is for one attack only', () => {
  const g = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    bravo: { at: 'a2', deck: ['ammo-check'] },
    demons: { imp: { at: 'c1', damage: 1 } },
    events: ['blood-frenzy', 'onslaught'],
    turn: 'imp',
    dice: [0, 1, 3, 0],
  })
  g.does('use:blood-frenzy', 'attack', 'target:alpha', 'use:onslaught')
  expect(g.events('attack').at(-1)).toMatchObject({ defender: 'bravo', dice: { red: 1, black: 0 } })
})

test('blood-frenzy refused: a demon that is not staggered; the die is not kept for later activations', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { imp: { at: 'c1' } },
    events: ['blood-frenzy'],
    turn: 'imp',
  })
  expect(g).waitsFor('invader', 'demon-activation')
  const two = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { imp: [{ at: 'c1', damage: 1 }, { at: 'c2' }] },
    events: ['blood-frenzy'],
    turn: 'imp',
    dice: [0, 1],
  })
  two.does('figure:imp-1', 'use:blood-frenzy', 'end', 'attack')
  expect(two.events('attack').at(-1)).toMatchObject({ attacker: 'imp-2', dice: { red: 2, black: 0 } })
})

test('rift-walk plays: a small demon is placed near a portal or next to another demon, without its speed', () => {
  const g = fight({
    map: corridor(12),
    alpha: { at: 'a1', deck: ['ammo-check'] },
    bravo: { at: 'h1' },
    demons: { imp: { at: 'l1' }, pinky: { at: 'd1' } },
    events: ['rift-walk'],
    turn: 'imp',
    scenario: { portals: [{ at: 'g1', level: 'blue' }] },
    dice: [0, 1],
  })
  g.does('use:rift-walk')
  expect([...g.offers].sort()).toEqual(['place:c1', 'place:e1', 'place:f1', 'place:g1', 'place:i1'])
  g.does('place:c1')
  expect(g.at('imp-1')).toEqual(['c1'])
  expect(g.figure('imp-1').mp).toBe(0)
  g.does('attack') // it may still attack
  expect(g.figure('alpha').damage).toBe(1)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('rift-walk plays: movement points from elsewhere stay', () => {
  const g = fight({
    map: corridor(10),
    alpha: { at: 'a1' },
    demons: { imp: { at: 'j1' }, pinky: { at: 'd1' } },
    events: ['rift-walk', 'demonic-speed'],
    initiative: ['invader', 'alpha'],
  })
  g.does('activate:imp', 'use:demonic-speed', 'use:rift-walk', 'place:c1')
  expect(g.figure('imp-1').mp).toBe(2)
})

test('rift-walk refused: a Revenant on its jets is not put down on terrain where it could not land', () => {
  const g = fight({
    map: ['+-+-+-+-+-+-+', '|. . . ^ . .|', '+-+-+-+-+-+-+'],
    alpha: { at: 'a1' },
    demons: { revenant: { at: 'f1' }, imp: { at: 'c1' } },
    events: ['rift-walk'],
    turn: 'revenant',
    scenario: { portals: [{ at: 'e1', level: 'blue' }] },
  })
  g.does('use:rift-walk')
  expect([...g.offers].sort()).toEqual(['place:b1', 'place:e1'])
})

test('rift-walk refused: a large demon, or no space near a portal or another demon', () => {
  const large = fight({
    alpha: { at: 'a1' },
    demons: { mancubus: { at: ['j1', 'j2'] }, imp: { at: 'e4' } },
    events: ['rift-walk'],
    turn: 'mancubus',
  })
  expect(large).waitsFor('invader', 'demon-activation')
  const alone = fight({
    alpha: { at: 'a1' },
    demons: { imp: { at: 'e4' } },
    events: ['rift-walk'],
    turn: 'imp',
    scenario: { portals: [] },
  })
  expect(alone).waitsFor('invader', 'demon-activation')
})

test('overflow plays: the ability costs no argent', () => {
  const g = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { imp: { at: 'd1' } },
    events: ['overflow'],
    argent: { imp: 1 },
    turn: 'imp',
    dice: [1, 1, 1],
  })
  g.does('attack', 'use:imp-charged-fireball:imp-1', 'use:overflow')
  expect(g.state.demons.imp!.argent).toBe(1)
  expect(g.figure('alpha').damage).toBe(3)
  expect(g.state.invader.discard.cards).toContain('overflow')
  expect(g).waitsFor('invader', 'demon-activation')
})

test('overflow plays: even without any argent, and then it cannot be kept back', () => {
  const g = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { imp: { at: 'f1' } },
    events: ['overflow'],
    turn: 'imp',
    dice: [1, 1, 1],
  })
  expect(g).offers('attack') // at 5 spaces, thanks to the Fireball
  g.does('attack', 'use:imp-charged-fireball:imp-1')
  expect(g.state.demons.imp!.argent).toBe(0)
  expect(g.state.invader.hand.cards).toEqual([])
  expect(g.figure('alpha').damage).toBe(3)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('overflow plays: an ability without argent is asked about whatever the invader holds', () => {
  const start = (events: string[], discard: string[] = []) =>
    fight({
      alpha: { at: 'a1' },
      demons: { pinky: { at: 'j4' } },
      turn: 'pinky',
      quiet: false,
      scenario: { events: { hand: events, discard } },
      options: { eventSets: ['argent-tempest', 'rites-of-blood', 'power-overwhelming'] },
    }).does('pass') // Demonic Speed might be among the hidden cards
  const able = start(['overflow'])
  expect(able).waitsFor('invader', 'activation-start')
  expect(able.offers).toEqual(['use:pinky-trample:pinky-1', 'pass'])
  const unable = start(['argent-surge'])
  expect(unable).waitsFor('invader', 'activation-start') // the pause betrays nothing
  expect(unable.offers).toEqual(['pass'])
  expect(start(['argent-surge'], ['overflow'])).waitsFor('invader', 'demon-activation') // everybody sees where it lies
})

test('overflow plays: after an attack on a demon, too, whoever could hold it is asked', () => {
  const struck = (discard: string[] = []) =>
    fight({
      map: room(5, 3),
      alpha: { at: 'a2', hand: ['sidearm'] },
      demons: { 'baron-of-hell': { at: ['c1', 'd1', 'c2', 'd2'] } },
      turn: 'alpha',
      dice: [2, 2],
      quiet: false,
      scenario: { events: { hand: ['argent-surge'], deck: ['blood-tithe'], discard } },
      options: { eventSets: ['argent-tempest', 'rites-of-blood', 'power-overwhelming'] },
    }).does('play:sidearm', 'attack:sidearm')
  const asked = (g: ReturnType<typeof struck>) => {
    while (g.state.decision!.kind !== 'after-defense' && g.offers.join() === 'pass') g.does('pass')
    return g
  }
  expect(asked(struck())).waitsFor('invader', 'after-defense') // Wrath, if it could be paid
  expect(asked(struck(['overflow']))).waitsFor('alpha', 'activation')
})

test('overflow exorcist exorcist-1 plays: a free ability can still be cancelled', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'exorcist', hand: ['sidearm'], deck: ['ammo-check'] },
    demons: { imp: { at: 'd1' } },
    events: ['overflow'],
    argent: { imp: 1 },
    turn: 'imp',
    dice: [1, 1],
  })
  g.does('attack', 'use:imp-charged-fireball:imp-1', 'use:overflow', 'use:exorcist-1')
  expect(g.state.demons.imp!.argent).toBe(1)
  expect(g.figure('alpha').damage).toBe(2)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('overflow refused: an ability without argent cost; the tokens of a cancelled ability stay spent without it', () => {
  const free = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: 'd1' } },
    events: ['overflow'],
    turn: 'possessed-soldier',
    dice: [1, 1],
  })
  free.does('attack')
  expect(free).waitsFor('invader', 'reroll')
  free.does('done')
  expect(free).waitsFor('invader', 'demon-activation')
  expect(free.state.invader.hand.cards).toEqual(['overflow'])
})
