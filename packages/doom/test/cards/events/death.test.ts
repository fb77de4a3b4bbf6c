import { expect, test } from 'vitest'
import { eventThat } from '../../changed.ts'
import { corridor, fight, room } from '../fight.ts'

/** Alpha's sidearm kills the imp on b1. */
const kill = {
  alpha: { at: 'a1', hand: ['sidearm'] },
  demons: { imp: [{ at: 'b1', damage: 3 }, { at: 'j4' }] },
  turn: 'alpha',
  dice: [1, 1],
}

test('death-curse plays: the marine that kills a demon suffers 2 damage', () => {
  const g = fight({ ...kill, events: ['death-curse'] })
  g.does('play:sidearm', 'attack:sidearm', 'use:death-curse')
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('alpha').damage).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('death-curse plays: a Glory Kill counts too', () => {
  const g = fight({ ...kill, alpha: { at: 'a1', hand: ['sidearm'], damage: 4 }, events: ['death-curse'] })
  g.does('sprint:sidearm', 'step:b1', 'use:death-curse')
  expect(g.figure('alpha').damage).toBe(4) // 2 suffered, 2 recovered
  expect(g).waitsFor('alpha', 'activation')
})

test('death-curse plays: it can kill the marine in the middle of a Glory Kill', () => {
  const g = fight({
    ...kill,
    alpha: { at: 'a1', class: 'ripper', hand: ['sidearm'], damage: 8 },
    bravo: { at: 'j1' },
    events: ['death-curse'],
    gloryDeck: ['iron-will'],
    initiative: ['bravo'],
  })
  g.does('sprint:sidearm', 'step:b1', 'use:death-curse')
  expect(g.has('alpha')).toBe(false)
  expect(g.has('imp-1')).toBe(false)
  expect(g.state.invader.frags).toBe(1)
  expect(g.marine().glory.cards).toEqual(['iron-will']) // it was a Glory Kill all the same
  expect(g).waitsFor('bravo', 'activation') // OP-12: the activation is over
})

test('OP-12 death-curse plays: the card of a marine that it kills in the middle of an attack does nothing more', () => {
  const bomb = (damage: number) =>
    fight({
      alpha: { at: 'a1', class: 'ripper', weapons: ['plasma-rifle', 'super-shotgun'], hand: ['stun-bomb'], damage },
      bravo: { at: 'j1' },
      demons: {
        imp: [{ at: 'b1', damage: 3 }, { at: 'c1' }],
      },
      turn: 'alpha',
      dice: [1, 1, 1],
      events: ['death-curse'],
      initiative: ['bravo'],
    }).does('play:stun-bomb', 'attack:stun-bomb', 'target:imp-1', 'use:death-curse')
  const dead = bomb(8)
  expect(dead.has('alpha')).toBe(false)
  expect(dead.figure('imp-2').stunned).toBe(false)
  expect(dead).waitsFor('bravo', 'activation')
  const alive = bomb(7)
  expect(alive.state.decision!.seat).toBe('alpha')
  alive.does(alive.offers.find(key => key.includes('imp-2'))!)
  expect(alive.figure('imp-2').stunned).toBe(true)
})

test('death-curse refused: a demon killed by demons, or a marine killed', () => {
  const friend = fight({
    alpha: { at: 'b1', deck: ['ammo-check'] },
    demons: { imp: [{ at: 'd1' }, { at: 'b2', damage: 3 }] },
    events: ['death-curse', 'explosive-blast'],
    turn: 'imp',
    dice: [0, 1, 2],
  })
  friend.does('figure:imp-1', 'attack', 'use:explosive-blast')
  expect(friend.has('imp-2')).toBe(false)
  expect(friend).waitsFor('invader', 'demon-activation')
  const marine = fight({
    alpha: { at: 'a1', damage: 9, deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    events: ['death-curse'],
    turn: 'pinky',
    dice: [2, 2, 3],
  })
  marine.does('attack')
  expect(marine).waitsFor('invader', 'demon-activation')
})

test('soul-harvest plays: 2 argent for a killed demon, whoever killed it', () => {
  const g = fight({ ...kill, events: ['soul-harvest'] })
  g.does('play:sidearm', 'attack:sidearm', 'use:soul-harvest', 'argent:imp', 'argent:invasion')
  expect(g.state.demons.imp!.argent).toBe(1)
  expect(g.state.invader.argent).toBe(1)
  expect(g).waitsFor('alpha', 'activation')
})

test('soul-harvest refused: a demon that lives', () => {
  const g = fight({ ...kill, events: ['soul-harvest'], demons: { imp: { at: 'b1' } } })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.has('imp-1')).toBe(true)
  expect(g).waitsFor('alpha', 'activation')
})

test('carrion-feast plays: another demon within 3 spaces recovers up to 4 damage', () => {
  const g = fight({
    ...kill,
    demons: {
      imp: [{ at: 'b1', damage: 3 }],
      pinky: [
        { at: 'e1', damage: 5 },
        { at: 'f1', damage: 5 },
        { at: 'e2', damage: 5 },
      ],
    },
    events: ['carrion-feast'],
  })
  g.does('play:sidearm', 'attack:sidearm', 'target:imp-1', 'use:carrion-feast')
  expect(g.offers).toEqual(['pick:pinky-1', 'pick:pinky-3']) // pinky-2 is 4 spaces away
  g.does('pick:pinky-1')
  expect(g.figure('pinky-1').damage).toBe(1)
  expect(g.figure('pinky-3').damage).toBe(5)
  expect(g.has('imp-1')).toBe(false) // it does not feast on itself
  expect(g).waitsFor('alpha', 'activation')
})

test('carrion-feast refused: nobody within 3 spaces is hurt', () => {
  const g = fight({
    ...kill,
    demons: { imp: [{ at: 'b1', damage: 3 }], pinky: [{ at: 'e1' }, { at: 'f1', damage: 5 }] },
    events: ['carrion-feast'],
  })
  g.does('play:sidearm', 'attack:sidearm', 'target:imp-1')
  expect(g).waitsFor('alpha', 'activation')
})

test('dying-lash plays: the killed demon attacks its killer before it is removed', () => {
  const g = fight({
    ...kill,
    alpha: { at: 'a1', hand: ['sidearm'], deck: ['ammo-check'] },
    events: ['dying-lash'],
    dice: [1, 1, 2, 1],
  })
  g.does('play:sidearm', 'attack:sidearm', 'use:dying-lash')
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('alpha').damage).toBe(3)
  const order = g.happened.map(event => event.type)
  expect(order.lastIndexOf('attack')).toBeLessThan(order.indexOf('killed'))
  expect(g).waitsFor('alpha', 'activation')
})

test('dying-lash plays: it uses no argent', () => {
  const g = fight({
    ...kill,
    alpha: { at: 'a1', hand: ['sidearm'], deck: ['ammo-check'] },
    events: ['dying-lash'],
    argent: { imp: 2 },
    dice: [1, 1, 2, 1],
  })
  g.does('play:sidearm', 'attack:sidearm', 'use:dying-lash')
  expect(g.state.demons.imp!.argent).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('dying-lash plays: it can kill the marine, and the kill still counts', () => {
  const g = fight({
    ...kill,
    alpha: { at: 'a1', damage: 8, hand: ['sidearm'], deck: ['ammo-check'] },
    events: ['dying-lash'],
    dice: [1, 1, 2, 1],
  })
  g.does('play:sidearm', 'attack:sidearm', 'use:dying-lash')
  expect(g.has('alpha')).toBe(false)
  expect(g.has('imp-1')).toBe(false)
  expect(g.state.invader.frags).toBe(1)
})

test('dying-lash refused: the killer out of its range, a Glory Kill, damage that is no attack', () => {
  const far = fight({
    ...kill,
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: [{ at: 'e1', damage: 3 }, { at: 'j4' }] },
    events: ['dying-lash'],
  })
  far.does('play:sidearm', 'attack:sidearm')
  expect(far.has('imp-1')).toBe(false)
  expect(far).waitsFor('alpha', 'activation')
  const glory = fight({ ...kill, events: ['dying-lash'] })
  glory.does('sprint:sidearm', 'step:b1')
  expect(glory).waitsFor('alpha', 'activation')
  const splash = fight({
    alpha: { at: 'a1', weapons: ['rocket-launcher', 'combat-shotgun'], hand: ['rocket-salvo-1'] },
    demons: { pinky: { at: 'c1' }, imp: { at: 'd1', damage: 3 } },
    events: ['dying-lash'],
    turn: 'alpha',
    dice: [0, 0, 1, 1, 1],
  })
  splash.does('play:rocket-salvo-1', 'attack:rocket-salvo-1', 'target:pinky-1')
  expect(splash.has('imp-1')).toBe(false)
  expect(splash).waitsFor('alpha', 'activation')
})

test('death-curse soul-harvest plays: two different events answer one death', () => {
  const g = fight({ ...kill, events: ['death-curse', 'soul-harvest'] })
  g.does('play:sidearm', 'attack:sidearm', 'use:death-curse', 'use:soul-harvest', 'argent:imp', 'argent:imp')
  expect(g.figure('alpha').damage).toBe(2)
  expect(g.state.demons.imp!.argent).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

/** The round ends with Alpha; the status phase follows. */
const status = (events: string[], more: object = {}) =>
  fight({ map: corridor(9), alpha: { at: 'a1' }, turn: 'alpha', initiative: [], events, ...more }).does('end')

test('blood-tithe plays: a demon is killed for argent equal to its remaining health', () => {
  const g = status(['blood-tithe'], { demons: { imp: { at: 'i1', damage: 1 }, pinky: { at: 'h1' } } })
  expect(g).waitsFor('invader', 'gain-argent')
  g.does('use:blood-tithe', 'pick:imp-1')
  expect(g.has('imp-1')).toBe(false)
  expect(g).waitsFor('invader', 'place-argent')
  g.does('argent:pinky', 'argent:pinky', 'argent:invasion')
  expect(g.state.demons.pinky!.argent).toBe(2)
  expect(g.state.invader.argent).toBe(1)
  expect(g).waitsFor('invader', 'gain-argent')
})

test('blood-tithe plays: 4 argent at most, and the three discards remain', () => {
  const g = status(['blood-tithe', 'death-curse', 'soul-harvest', 'carrion-feast'], { demons: { pinky: { at: 'h1' } } })
  g.does('use:blood-tithe', 'pass')
  expect(g.has('pinky-1')).toBe(false)
  expect(g.state.invader.argent).toBe(4) // no demon card is face up
  g.does('discard:death-curse', 'discard:soul-harvest', 'discard:carrion-feast')
  expect(g.state.invader.argent).toBe(7)
})

test('blood-tithe plays: Colossus suffers 6 damage instead and gives nothing while it lives', () => {
  const g = status(['blood-tithe'], {
    map: room(10, 4),
    demons: { cyberdemon: { at: ['c1', 'd1', 'c2', 'd2', 'c3', 'd3'] } },
  })
  g.does('use:blood-tithe')
  expect(g.figure('cyberdemon-1').damage).toBe(6)
  expect(g.state.invader.argent).toBe(0)
  expect(g.state.demons.cyberdemon!.argent).toBe(0)
  expect(g).waitsFor('invader', 'gain-argent')
})

test('blood-tithe refused: outside the argent step, or without a demon', () => {
  const between = fight({
    alpha: { at: 'a1' },
    demons: { imp: { at: 'j4' } },
    events: ['blood-tithe'],
    initiative: ['alpha'],
  })
  expect(between).waitsFor('alpha', 'activation')
  const none = status(['blood-tithe'])
  expect(none).waitsFor('invader', 'gain-argent')
  expect(none).not.offers('use:blood-tithe')
  expect(none).offers('discard:blood-tithe')
})

test('argent-surge plays: 2 argent beside the three discards', () => {
  const g = status(['argent-surge', 'rift-walk', 'scorched-earth', 'overflow'], { demons: { imp: { at: 'i1' } } })
  g.does('discard:rift-walk', 'argent:imp', 'discard:scorched-earth', 'argent:imp', 'discard:overflow', 'argent:imp')
  expect(g.offers.filter(key => key.startsWith('discard'))).toEqual([])
  g.does('use:argent-surge', 'argent:imp', 'argent:imp')
  expect(g.state.demons.imp!.argent).toBe(5)
  expect(g).waitsFor('invader', 'gain-argent')
})

test('argent-surge refused: between activations', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { imp: { at: 'j4' } },
    events: ['argent-surge'],
    initiative: ['alpha'],
  })
  expect(g).waitsFor('alpha', 'activation')
})

test('D-EVENT-7 death-curse refused: an event that speaks of the killer needs one, whatever else it does', () => {
  const cursed = eventThat(
    'death-curse',
    'when-demon-killed',
    { op: 'damage', who: 'killer', amount: 2 },
    { op: 'gainArgent', amount: 1, to: 'any-face-up-or-invasion' },
  )
  const byMarine = fight({ ...kill, events: ['death-curse'], options: cursed })
  byMarine.does('play:sidearm', 'attack:sidearm', 'use:death-curse')
  expect(byMarine.figure('alpha').damage).toBe(2)
  expect(byMarine).waitsFor('invader', 'place-argent')
  const byNobody = status(['blood-tithe', 'death-curse'], { demons: { pinky: { at: 'h1' } }, options: cursed })
  byNobody.does('use:blood-tithe')
  expect(byNobody.has('pinky-1')).toBe(false)
  expect(byNobody.offers).not.toContain('use:death-curse')
})
