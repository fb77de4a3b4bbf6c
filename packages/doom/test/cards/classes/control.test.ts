import { expect, test } from 'vitest'
import { corridor, fight, room } from '../fight.ts'

test('exorcist exorcist-1 plays: an argent ability is cancelled, the argent stays spent', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'exorcist', hand: ['sidearm', 'armor'], deck: ['ammo-check'] },
    demons: { imp: { at: 'd1' } },
    argent: { imp: 2 },
    turn: 'imp',
    dice: [1, 1],
  })
  g.does('attack', 'use:imp-charged-fireball:imp-1')
  expect(g).waitsFor('alpha', 'argent-paid')
  g.does('use:exorcist-1', 'discard:armor')
  expect(g.state.demons.imp!.argent).toBe(1)
  expect(g.marine().exhausted).toBe(true)
  expect(g.marine().hand.cards).toEqual(['sidearm'])
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 2, black: 0 } })
  expect(g.figure('alpha').damage).toBe(2)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-ATTACK-15 exorcist exorcist-1 plays: without the added range the attack finds nobody and is used up', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'exorcist', hand: ['armor'] },
    demons: { imp: { at: 'f1' } },
    argent: { imp: 1 },
    turn: 'imp',
  })
  g.does('attack', 'use:imp-charged-fireball:imp-1', 'use:exorcist-1')
  expect(g.events('attack')).toHaveLength(0)
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g).not.offers('attack')
})

test('exorcist exorcist-1 refused: no card to discard, exhausted, out of sight, no argent ability', () => {
  const start = (spec: object, map = room(10, 4)) =>
    fight({
      map,
      alpha: { at: 'a1', deck: ['ammo-check'] },
      bravo: { at: 'a2', class: 'exorcist', hand: ['armor'], ...spec },
      demons: { imp: { at: 'd1' } },
      argent: { imp: 2 },
      turn: 'imp',
      dice: [1, 1, 1],
    })
      .does('attack', 'use:imp-charged-fireball:imp-1')
      .does('target:alpha')
  expect(start({ hand: [] })).waitsFor('invader', 'demon-activation')
  expect(start({ exhausted: true })).waitsFor('invader', 'demon-activation')

  const hidden = fight({
    map: ['+-+-+-+-+', '|. . . .|', '+-+-+-+-+', '|. . . .|', '+-+-+-+-+'],
    alpha: { at: 'a1', deck: ['ammo-check'] },
    bravo: { at: 'a2', class: 'exorcist', hand: ['armor'] },
    demons: { imp: { at: 'd1' } },
    argent: { imp: 2 },
    turn: 'imp',
    dice: [1, 1, 1],
  })
  hidden.does('attack', 'use:imp-charged-fireball:imp-1')
  expect(hidden).waitsFor('invader', 'demon-activation')
  expect(hidden.figure('alpha').damage).toBe(3)

  const plain = fight({
    alpha: { at: 'a1', class: 'exorcist', hand: ['sidearm'], deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: 'd1' } },
    turn: 'possessed-soldier',
    dice: [1, 1],
  })
  expect(plain.does('attack')).waitsFor('invader', 'reroll') // Muscle Memory costs nothing
})

test('saboteur saboteur-1 plays: a demon within 4 spaces in sight is stunned for a card', () => {
  const g = fight({
    map: corridor(8),
    alpha: { at: 'a1', class: 'saboteur', hand: ['armor', 'sidearm'] },
    demons: { imp: [{ at: 'd1' }, { at: 'e1' }, { at: 'f1' }] },
    turn: 'alpha',
  })
  g.does('use:saboteur-1', 'discard:armor')
  expect(g.offers).toEqual(['pick:imp-1', 'pick:imp-2'])
  g.does('pick:imp-2')
  expect(g.figure('imp-1').stunned).toBe(false)
  expect(g.figure('imp-2').stunned).toBe(true)
  expect(g.marine().hand.cards).toEqual(['sidearm'])
  expect(g.marine().exhausted).toBe(true)
  expect(g).not.offers('use:saboteur-1')
  expect(g).waitsFor('alpha', 'activation')
})

test('saboteur saboteur-1 refused: no card, too far, behind a wall, already stunned, a demon that cannot be stunned', () => {
  const base = { alpha: { at: 'a1', class: 'saboteur', hand: ['armor'] }, turn: 'alpha' }
  const near = { imp: { at: 'c1' } }
  expect(fight({ ...base, demons: near })).offers('use:saboteur-1')
  expect(fight({ ...base, alpha: { ...base.alpha, hand: [] }, demons: near })).not.offers('use:saboteur-1')
  expect(fight({ ...base, demons: { imp: { at: 'f1' } } })).not.offers('use:saboteur-1')
  expect(fight({ ...base, demons: { imp: { at: 'c1', stunned: true } } })).not.offers('use:saboteur-1')
  const wall = ['+-+-+-+', '|. . .|', '+-+-+ +', '|. . .|', '+-+-+-+'] // a2 is 4 spaces away from a1
  expect(fight({ ...base, map: wall, demons: { imp: { at: 'a2' } } })).not.offers('use:saboteur-1')
  const colossus = { cyberdemon: { at: ['c1', 'd1', 'c2', 'd2', 'c3', 'd3'] } }
  expect(fight({ ...base, demons: colossus })).not.offers('use:saboteur-1')
})
