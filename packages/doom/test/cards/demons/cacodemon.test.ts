import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { keeps, skirmish } from '../skirmish.ts'

test('D-FLY-2 D-FLY-5 D-FLY-6 cacodemon-flying plays: over marines and terrain for 1 movement point, and it may stay there', () => {
  const g = skirmish({
    map: ['+-+-+-+-+', '|. . ~ ^|', '+-+-+-+-+'],
    alpha: { at: 'b1', deck: ['ammo-check'] },
    demons: { cacodemon: { at: 'a1' } },
    turn: 'cacodemon',
    dice: [1, 1],
  })
  g.does('step:b1')
  expect(g.figure('cacodemon-1').mp).toBe(2)
  g.does('step:c1')
  expect(g.figure('cacodemon-1').mp).toBe(1)
  g.does('step:d1')
  expect(g).offers('end')
  g.does('attack', 'end')
  expect(g.at('cacodemon-1')).toEqual(['d1'])
})

test('D-FLY-3 D-FLY-7 cacodemon-flying refused: not through walls, no stop on a figure; an imp pays for the marine', () => {
  const walled = skirmish({
    map: ['+-+-+-+-+', '|. .|. .|', '+-+-+-+-+'],
    alpha: { at: 'd1' },
    demons: { cacodemon: { at: 'b1' } },
    turn: 'cacodemon',
  })
  expect(walled).not.offers('step:c1')

  const full = skirmish({
    map: corridor(3),
    alpha: { at: 'b1' },
    bravo: { at: 'c1' },
    demons: { cacodemon: { at: 'a1' } },
    turn: 'cacodemon',
  })
  full.does('step:b1')
  expect(full.offers).toEqual(['step:a1']) // neither attack nor end above a marine

  const imp = skirmish({
    map: corridor(5),
    alpha: { at: 'b1' },
    demons: { imp: { at: 'a1' } },
    turn: 'imp',
  })
  imp.does('step:b1')
  expect(imp.figure('imp-1').mp).toBe(2)
})

const behind = (kind: string) =>
  skirmish({
    map: corridor(7),
    alpha: { at: 'a1', deck: ['ammo-check'] },
    bravo: { at: 'c1', deck: ['ammo-check'] },
    demons: { [kind]: { at: 'e1' } },
    turn: kind,
    dice: [1, 1],
  })

test('D-COVER-14 cacodemon-arcing-spit plays: its defender has no cover', () => {
  const g = behind('cacodemon')
  g.does('attack', 'target:alpha')
  expect(g.figure('alpha').damage).toBe(2)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-COVER-14 cacodemon-arcing-spit refused: against other demons the same marine has cover', () => {
  const g = behind('possessed-soldier')
  g.does('attack', 'target:alpha')
  expect(g).waitsFor('alpha', 'defense-card')
})

const bile = (deck: string[], argent = 1) =>
  skirmish({
    map: corridor(7),
    alpha: { at: 'a1', deck },
    demons: { cacodemon: { at: 'e1' } },
    turn: 'cacodemon',
    argent: { cacodemon: argent },
    dice: [0, 1],
  })

test('D-STUN-6 cacodemon-blinding-bile plays: a defender that suffered damage is stunned', () => {
  const g = bile(['ammo-check'])
  g.does('attack')
  expect(g).waitsFor('invader', 'after-attack')
  g.does('use:cacodemon-blinding-bile:cacodemon-1')
  expect(g.figure('alpha')).toMatchObject({ damage: 1, stunned: true })
  expect(g.state.demons.cacodemon!.argent).toBe(0)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('cacodemon-blinding-bile refused: not for a dodge, not without argent', () => {
  const dodged = bile(['double-time'])
  dodged.does('attack')
  expect(dodged).waitsFor('invader', 'demon-activation')
  expect(dodged.figure('alpha')).toMatchObject({ damage: 0, stunned: false })
  expect(dodged.state.demons.cacodemon!.argent).toBe(1)

  const poor = bile(['ammo-check'], 0)
  poor.does('attack')
  keeps(poor)
  expect(poor).waitsFor('invader', 'demon-activation')
  expect(poor.figure('alpha')).toMatchObject({ damage: 1, stunned: false })
})

test('cacodemon-blinding-bile refused: a dead defender is not stunned', () => {
  const g = skirmish({
    map: room(7, 1),
    alpha: { at: 'a1', deck: ['ammo-check'], damage: 8 },
    demons: { cacodemon: { at: 'e1' } },
    turn: 'cacodemon',
    argent: { cacodemon: 1 },
    dice: [1, 1],
  })
  g.does('attack')
  expect(g.has('alpha')).toBe(false)
  g.passes()
  expect(g.figure('alpha').stunned).toBe(false)
})
