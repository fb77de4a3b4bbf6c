import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

test('D-FLY-2 revenant-jump-jets plays: over marines and terrain in its activation', () => {
  const g = skirmish({
    map: ['+-+-+-+-+-+-+', '|. . ~ ^ # .|', '+-+-+-+-+-+-+'],
    alpha: { at: 'b1' },
    demons: { revenant: { at: 'a1' } },
    turn: 'revenant',
  })
  g.does('step:b1', 'step:c1', 'step:d1')
  expect(g.figure('revenant-1').mp).toBe(2)
  g.does('step:e1', 'step:f1')
  expect(g.figure('revenant-1').mp).toBe(0)
  g.does('end')
  expect(g.at('revenant-1')).toEqual(['f1'])
})

test('revenant-jump-jets refused: it cannot stay on blocking terrain, and does not fly outside its activation', () => {
  for (const terrain of ['#', '^']) {
    const over = skirmish({
      map: ['+-+-+-+', `|. ${terrain} .|`, '+-+-+-+'],
      alpha: { at: 'c1' },
      demons: { revenant: { at: 'a1' } },
      turn: 'revenant',
    })
    over.does('step:b1')
    expect(over.offers).toEqual(['step:a1', 'step:c1']) // neither attack nor end above such terrain
  }

  const g = skirmish({
    map: corridor(6),
    alpha: { at: 'f1' },
    demons: { revenant: { at: 'a1' } },
    turn: 'revenant',
  })
  g.does('end')
  expect(g.state.lasting).toEqual([])
})

const barrage = (argent: number) =>
  skirmish({
    map: room(7, 3),
    alpha: { at: 'c2', deck: ['double-time'] },
    bravo: { at: 'b1', hand: ['armor'] },
    charlie: { at: 'a3' },
    demons: { revenant: { at: 'd2' }, imp: { at: 'c3' } },
    turn: 'revenant',
    argent: { revenant: argent },
    dice: [0, 0, 1, 2],
  })

test('D-DEFENSE-12 revenant-shoulder-barrage plays: everybody next to the defender suffers the roll, demons too', () => {
  const g = barrage(1)
  g.does('attack', 'target:alpha')
  expect(g).waitsFor('invader', 'after-attack')
  g.does('use:revenant-shoulder-barrage:revenant-1')
  expect(g.figure('alpha').damage).toBe(0) // dodged
  expect(g.figure('bravo').damage).toBe(2)
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g.figure('revenant-1').damage).toBe(2)
  expect(g.figure('charlie').damage).toBe(0)
  expect(g.state.demons.revenant!.argent).toBe(0)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('revenant-shoulder-barrage refused: not without argent, not before the attack', () => {
  const poor = barrage(0)
  poor.does('attack', 'target:alpha')
  expect(poor).waitsFor('invader', 'demon-activation')
  expect(poor.figure('bravo').damage).toBe(0)

  const early = barrage(1)
  expect(early).not.offers('use:revenant-shoulder-barrage:revenant-1')
})
