import { expect, test } from 'vitest'
import { fight } from '../fight.ts'

const shot = {
  alpha: { at: 'a1', hand: ['sidearm'] },
  demons: { pinky: { at: 'b1' } },
  turn: 'alpha',
}

test('demonic-resilience plays: 1 shield for a defending demon', () => {
  const g = fight({ ...shot, events: ['demonic-resilience'], dice: [2, 3] })
  g.does('play:sidearm', 'attack:sidearm', 'use:demonic-resilience')
  expect(g.figure('pinky-1').damage).toBe(4)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-TIMING-6 demonic-resilience refused: two copies in one defense, a defending marine', () => {
  const g = fight({ ...shot, events: ['demonic-resilience', 'demonic-resilience'], dice: [2, 3] })
  g.does('play:sidearm', 'attack:sidearm', 'use:demonic-resilience')
  expect(g.figure('pinky-1').damage).toBe(4)
  expect(g.state.invader.hand.cards).toEqual(['demonic-resilience'])
  expect(g).waitsFor('alpha', 'activation')
  const marine = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    events: ['demonic-resilience'],
    turn: 'pinky',
    dice: [0, 0, 1],
  })
  expect(marine.does('attack')).waitsFor('invader', 'demon-activation')
})

test('iron-skin plays: 3 shields for a large demon', () => {
  const g = fight({
    ...shot,
    demons: { mancubus: { at: ['b1', 'b2'] } },
    events: ['iron-skin'],
    dice: [2, 3],
  })
  g.does('play:sidearm', 'attack:sidearm', 'use:iron-skin')
  expect(g.figure('mancubus-1').damage).toBe(1) // 5 hits, 1 shield of its toughness, 3 of the card
  expect(g).waitsFor('alpha', 'activation')
})

test('iron-skin refused: a small demon', () => {
  const g = fight({ ...shot, events: ['iron-skin'], dice: [2, 3] })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.figure('pinky-1').damage).toBe(5)
  expect(g).waitsFor('alpha', 'activation')
})

test('unbreakable plays: until the end of the round the demon is neither staggered nor stunned', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['dread-howl'] },
    demons: { imp: [{ at: 'b1', damage: 2 }, { at: 'j4' }] },
    events: ['unbreakable'],
    initiative: ['alpha'],
  })
  g.does('use:unbreakable', 'pick:imp-1')
  expect(g).waitsFor('alpha', 'activation')
  expect(g).not.offers('use:dread-howl')
  expect(g.view('alpha').figures.find(f => f.id === 'imp-1')).toMatchObject({ staggered: false })
  g.does('sprint:sidearm', 'step:b1')
  expect(g.has('imp-1')).toBe(true)
  g.does('step:c1', 'end')
  expect(g.state.round).toBe(2)
  expect(g.view('alpha').figures.find(f => f.id === 'imp-1')).toMatchObject({ staggered: true })
})

test('unbreakable refused: during an activation, and for demons that were not chosen', () => {
  const g = fight({
    alpha: { at: 'a1', glory: ['dread-howl'] },
    demons: { imp: [{ at: 'b1' }, { at: 'c1' }] },
    events: ['unbreakable'],
    initiative: ['alpha', 'invader'],
  })
  g.does('use:unbreakable', 'pick:imp-2', 'use:dread-howl', 'pick:imp-1')
  expect(g.figure('imp-1').stunned).toBe(true)
  const acting = fight({ ...shot, events: ['unbreakable'], dice: [0, 1] })
  acting.does('play:sidearm', 'attack:sidearm')
  expect(acting).waitsFor('alpha', 'activation')
})

test('unstoppable plays: an attack that would kill leaves 1 health; the demon is staggered', () => {
  const g = fight({
    ...shot,
    demons: { imp: { at: 'b1' } },
    events: ['unstoppable'],
    dice: [2, 3],
  })
  g.does('play:sidearm', 'attack:sidearm', 'use:unstoppable')
  expect(g.figure('imp-1').damage).toBe(3)
  expect(g.figure('alpha').mp).toBe(4 + 2) // Sidearm answers a staggered defender
  g.does('step:b1') // and it can be glory-killed at once
  expect(g.has('imp-1')).toBe(false)
  expect(g).waitsFor('alpha', 'activation')
})

test('unstoppable refused: a Glory Kill, damage that is no attack, a dying marine', () => {
  const glory = fight({ ...shot, demons: { imp: { at: 'b1', damage: 3 } }, events: ['unstoppable'] })
  glory.does('sprint:sidearm', 'step:b1')
  expect(glory.has('imp-1')).toBe(false)
  const splash = fight({
    alpha: { at: 'a1', weapons: ['rocket-launcher', 'combat-shotgun'], hand: ['rocket-salvo-1'] },
    demons: { pinky: { at: 'd1' }, imp: { at: 'e1', damage: 3 } },
    events: ['unstoppable'],
    turn: 'alpha',
    dice: [0, 0, 1, 1, 1],
  })
  splash.does('play:rocket-salvo-1', 'attack:rocket-salvo-1', 'target:pinky-1')
  expect(splash.has('imp-1')).toBe(false)
  const marine = fight({
    alpha: { at: 'a1', damage: 9, deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    events: ['unstoppable'],
    turn: 'pinky',
    dice: [2, 2, 3],
  })
  marine.does('attack')
  expect(marine.has('alpha')).toBe(false)
  expect(marine).waitsFor('invader', 'demon-activation')
})

test('wall-of-flesh plays: an adjacent demon within range and sight becomes the defender', () => {
  const g = fight({
    ...shot,
    demons: { imp: { at: 'c1' }, pinky: [{ at: 'c2' }, { at: 'g2' }] },
    events: ['wall-of-flesh'],
    dice: [2, 3],
  })
  g.does('play:sidearm', 'attack:sidearm', 'target:imp-1', 'use:wall-of-flesh')
  expect(g.figure('imp-1').damage).toBe(0)
  expect(g.figure('pinky-1').damage).toBe(5)
  expect(g).waitsFor('alpha', 'activation')
})

test('wall-of-flesh refused: nobody adjacent, the neighbour is out of range or out of sight', () => {
  const start = (imp: string, pinky: string, map?: string[]) =>
    fight({
      ...(map ? { map } : {}),
      alpha: { at: 'a1', hand: ['aimed-salvo'] },
      demons: { imp: { at: imp }, pinky: { at: pinky } },
      events: ['wall-of-flesh'],
      turn: 'alpha',
      dice: [0, 1, 1],
    }).does('play:aimed-salvo', 'attack:aimed-salvo')
  expect(start('b1', 'd1').does('target:imp-1')).waitsFor('alpha', 'activation')
  expect(start('i1', 'j1')).waitsFor('alpha', 'activation') // range 8
  const niche = ['+-+-+-+', '|. . .|', '+-+-+ +', '|. . .|', '+-+-+-+']
  expect(start('c1', 'c2', niche).does('target:imp-1')).waitsFor('invader', 'defender-chosen')
  expect(start('b2', 'a2', niche)).waitsFor('alpha', 'activation')
})

test('wall-of-flesh refused: an attack that allows only one defender', () => {
  const g = fight({
    alpha: { at: 'a1', weapons: ['gauss-cannon', 'combat-shotgun'], hand: ['hold-the-lane'] },
    demons: { imp: [{ at: 'e1' }, { at: 'f1' }] },
    events: ['wall-of-flesh'],
    turn: 'imp',
    dice: [1, 1],
  })
  g.does('figure:imp-1', 'end', 'use:hold-the-lane')
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g).waitsFor('invader', 'demon-activation')
})
