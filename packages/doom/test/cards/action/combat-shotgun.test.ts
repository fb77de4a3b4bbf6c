import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { rolled, skirmish } from '../skirmish.ts'

test('point-blank-blast plays: one red die more against an adjacent defender', () => {
  const g = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['point-blank-blast'] },
    demons: { pinky: [{ at: 'b1' }, { at: 'd1' }] },
    turn: 'alpha',
    dice: [1, 1, 2, 3],
  })
  g.does('play:point-blank-blast', 'attack:point-blank-blast', 'target:pinky-1')
  expect(rolled(g)).toEqual([{ red: 3, black: 1 }])
  expect(g.figure('pinky-1').damage).toBe(7)
  expect(g.figure('alpha').mp).toBe(4)
  expect(g).waitsFor('alpha', 'activation')
})

test('point-blank-blast refused: no additional die at 2 spaces or across a wall, no attack at 4', () => {
  const apart = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['point-blank-blast'] },
    demons: { pinky: { at: 'c1' }, imp: { at: 'e1' } },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  apart.does('play:point-blank-blast', 'attack:point-blank-blast') // the imp is out of range
  expect(rolled(apart)).toEqual([{ red: 2, black: 1 }])
  expect(apart.figure('pinky-1').damage).toBe(3)
  expect(apart).not.offers('attack:point-blank-blast')
})

test('triple-burst plays: up to three attacks of 1 black die, each ignoring a shield, with steps in between', () => {
  const g = skirmish({
    map: room(6, 2),
    alpha: { at: 'a1', hand: ['triple-burst'] },
    demons: { imp: { at: 'd1' }, 'possessed-soldier': { at: 'd2' } },
    defense: ['iron-skin', 'unbreakable', 'onslaught'],
    turn: 'alpha',
    dice: [3, 3, 1],
  })
  g.does('play:triple-burst', 'attack:triple-burst', 'target:imp-1')
  expect(g.figure('imp-1').damage).toBe(2) // 3 hits, 2 shields, one ignored
  g.does('step:b1')
  g.does('attack:triple-burst', 'target:imp-1')
  expect(g.has('imp-1')).toBe(false)
  g.does('attack:triple-burst')
  expect(g.figure('possessed-soldier-1').damage).toBe(1)
  expect(g).not.offers('attack:triple-burst')
  expect(rolled(g)).toEqual(Array(3).fill({ red: 0, black: 1 }))
  expect(g).waitsFor('alpha', 'activation')
})

test('triple-burst refused: only one shield is ignored; further attacks may be given up for the next card', () => {
  const g = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['triple-burst', 'ammo-check'] },
    demons: { imp: { at: 'd1' } },
    defense: ['iron-skin'],
    turn: 'alpha',
    dice: [2],
  })
  g.does('play:triple-burst', 'attack:triple-burst')
  expect(g.figure('imp-1').damage).toBe(1)
  expect(g).offers('attack:triple-burst')
  expect(g).not.offers('play:ammo-check') // D-ACTION-4
  g.does('forgo')
  expect(g).not.offers('attack:triple-burst')
  expect(g).offers('play:ammo-check')
})

test('D-MOVE-3 shoulder-through plays: demons cost nothing extra, an adjacent small one is pushed 1 space', () => {
  const g = skirmish({
    map: room(4, 3),
    alpha: { at: 'a2', hand: ['shoulder-through'] },
    demons: { imp: { at: 'b2' }, 'possessed-soldier': { at: 'd1' } },
    turn: 'alpha',
  })
  g.does('play:shoulder-through')
  expect(g).offers('done')
  g.does('pick:imp-1')
  expect([...g.offers].sort()).toEqual(['done', 'push:c1', 'push:c2', 'push:c3'])
  g.does('push:c2')
  expect(g.at('imp-1')).toEqual(['c2'])
  expect(g.figure('alpha').mp).toBe(2)
  g.does('step:b2')
  // 1 point left: through the imp a further space would be needed, so the step is refused (OP-3).
  expect(g).not.offers('step:c2')
  expect(g).waitsFor('alpha', 'activation')

  const through = skirmish({
    map: corridor(3),
    alpha: { at: 'a1', hand: ['shoulder-through'] },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
  })
  through.does('play:shoulder-through', 'done', 'step:b1', 'step:c1')
  expect(through.at('alpha')).toEqual(['c1'])
  expect(through.figure('alpha').mp).toBe(0)
})

test('shoulder-through refused: large and distant demons are not pushed, and it ends with the activation', () => {
  const g = skirmish({
    map: room(6, 3),
    alpha: { at: 'a1', hand: ['shoulder-through'] },
    demons: { mancubus: { at: ['a2', 'a3'] }, imp: { at: 'c1' } },
    turn: 'alpha',
    initiative: ['alpha'],
  })
  g.does('play:shoulder-through')
  expect(g).waitsFor('alpha', 'activation') // nobody to push
  g.does('end')
  expect(g.state.lasting).toEqual([])
})
