import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { keeps, skirmish } from '../skirmish.ts'

const soldier = (dice: number[]) =>
  skirmish({
    map: corridor(8),
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: 'f1' } },
    turn: 'possessed-soldier',
    dice,
  })

test('D-ATTACK-8 possessed-muscle-memory plays: 1 die of its attack is rerolled', () => {
  const g = soldier([0, 1, 2])
  g.does('attack')
  expect(g).waitsFor('invader', 'reroll')
  g.does('reroll:0')
  expect(g.figure('alpha').damage).toBe(3)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('possessed-muscle-memory refused: one die only, and it may be declined', () => {
  const g = soldier([0, 0, 1])
  g.does('attack', 'reroll:1')
  expect(g).waitsFor('invader', 'demon-activation') // no second reroll
  expect(g.figure('alpha').damage).toBe(1)

  const declined = soldier([2, 0])
  declined.does('attack', 'done')
  expect(declined.figure('alpha').damage).toBe(2)
})

/** A corridor, and a shaft down from its third space whose bottom is 4 spaces from a1 but out of sight. */
const SHAFT = [
  '+-+-+-+-+-+-+-+-+',
  '|. . . . . . . .|',
  '+-+-+ +-+-+-+-+-+',
  '|. .|.|. . . . .|',
  '+ + + + + + + + +',
  '|. .|.|. . . . .|',
  '+ + + + + + + + +',
  '|. .|.|. . . . .|',
  '+-+-+-+-+-+-+-+-+',
]

const watched = (soldiers: string[], argent = 1) =>
  skirmish({
    map: SHAFT,
    alpha: { at: 'a1', hand: ['sidearm'], deck: ['ammo-check'] },
    demons: { imp: { at: 'c1' }, 'possessed-soldier': soldiers.map(at => ({ at })) },
    turn: 'alpha',
    argent: { 'possessed-soldier': argent },
    dice: [0, 1, 1, 1],
  })

/** Alpha attacks the imp, wherever else the sidearm could reach. */
function shoots(g: ReturnType<typeof skirmish>): void {
  g.does('play:sidearm', 'attack:sidearm')
  if (g.offers.includes('target:imp-1')) g.does('target:imp-1')
  expect(g.figure('imp-1').damage).toBe(1) // the attack is not interrupted
}

test('W-ATK-10 possessed-vigilance plays: after a marine within 5 spaces attacked, the soldier attacks it', () => {
  const g = watched(['f1'])
  shoots(g)
  expect(g).waitsFor('invader', 'after-enemy-attack')
  g.does('use:possessed-vigilance:possessed-soldier-1')
  expect(g.state.demons['possessed-soldier']!.argent).toBe(0)
  keeps(g)
  g.does('done') // Muscle Memory
  expect(g.figure('alpha').damage).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('OP-28 possessed-vigilance refused: one soldier per attack, for argent, within 5 spaces, in sight', () => {
  const two = watched(['f1', 'e1'], 2)
  shoots(two)
  two.does('use:possessed-vigilance:possessed-soldier-1')
  keeps(two)
  two.does('done')
  expect(two).waitsFor('alpha', 'activation')
  expect(two.state.demons['possessed-soldier']!.argent).toBe(1)

  for (const g of [watched(['f1'], 0), watched(['g1']), watched(['c4'])]) {
    shoots(g)
    expect(g).waitsFor('alpha', 'activation')
  }
})

test('possessed-vigilance refused: attacks of demons are not answered', () => {
  const g = skirmish({
    map: room(6, 2),
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { imp: { at: 'c1' }, 'possessed-soldier': { at: 'd2' } },
    turn: 'imp',
    argent: { 'possessed-soldier': 3 },
    dice: [1, 1],
  })
  g.does('attack')
  expect(g).waitsFor('invader', 'demon-activation')
})
