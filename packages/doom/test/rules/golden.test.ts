import { expect, test } from 'vitest'
import { boardOf } from '../../src/board/map.ts'
import { begin, corridor, doom, fallen, room } from '../play.ts'

test('D-GOLDEN-1 where Learn to Play says "must spend", the Rules Reference and its "may" stand', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['double-time'] },
    bravo: { at: 'c1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('play:double-time', 'pick:bravo')
  expect(g).waitsFor('bravo', 'spend-movement')
  expect(g).offers('done')
})

test('D-GOLDEN-2 D-GOLDEN-6 a card beats the booklets: Slipstream pays nothing for demons', () => {
  const left = (chosen: string | null) => {
    const g = doom({
      map: corridor(5),
      alpha: { at: 'a1', class: chosen, hand: ['sidearm'] },
      ...fallen,
      demons: { imp: { at: 'b1' } },
      turn: 'alpha',
    })
    g.does('sprint:sidearm', 'step:b1')
    return g.figure('alpha').mp
  }
  expect(left(null)).toBe(4) // D-MOVE-3
  expect(left('slipstream')).toBe(5)
})

test('D-GOLDEN-3 D-GOLDEN-6 an objective card beats any other card: the Sprint of a carrier gives 4, not the 6 of the marine card', () => {
  const { state } = begin({ mission: 'black-bishop-3', marines: 4, scenario: {} })
  const asset = boardOf(state).name(state.objectives[0]!.at)
  const g = doom({
    mission: 'black-bishop-3',
    alpha: { at: asset, hand: ['double-time', 'sidearm'] },
    ...fallen,
    turn: 'alpha',
  })
  g.does('play:double-time')
  g.does(g.offers.find(o => o.startsWith('use:extract-take'))!)
  expect(g.figure('alpha').carries).toBeDefined()
  expect(g.figure('alpha').mp).toBe(2)
  g.does('sprint:sidearm')
  expect(g.figure('alpha').mp).toBe(6)
})

test('D-GOLDEN-4 D-GOLDEN-6 "cannot" is absolute: a Juggernaut is not stunned by a card that says so', () => {
  const stunned = (chosen: string | null) => {
    const g = doom({
      map: corridor(6),
      alpha: { at: 'a1', class: chosen, deck: ['ammo-check'] },
      ...fallen,
      demons: { imp: { at: 'c1' } },
      turn: 'imp',
      dice: [2, 2],
      scenario: { events: { hand: ['crippling-strike'] } },
    })
    g.does('attack')
    if (g.offers.includes('use:crippling-strike')) g.does('use:crippling-strike')
    return g.figure('alpha').stunned
  }
  expect(stunned(null)).toBe(true)
  expect(stunned('juggernaut')).toBe(false)
})

test('D-GOLDEN-4 a forbidden door stays shut whatever the movement points (tutorial)', () => {
  const demonAtDoor = (portal: boolean) => {
    const g = doom({
      mission: 'tutorial',
      map: corridor(4),
      doors: [['b1', 'c1']],
      alpha: { at: 'd1' },
      demons: { imp: { at: 'b1' } },
      turn: 'imp',
      scenario: { portals: portal ? [{ at: 'a1', level: 'blue', up: false }] : [] },
    })
    return g.offers.includes('open:d1')
  }
  expect(demonAtDoor(true)).toBe(false) // D-TUTORIAL-9
  expect(demonAtDoor(false)).toBe(true)
})

test('D-GOLDEN-5 "may" can be declined, what a card states flatly cannot', () => {
  const shot = (card: string, weapons: string[]) =>
    doom({
      map: room(5, 2),
      alpha: { at: 'a1', weapons, hand: [card] },
      ...fallen,
      demons: { pinky: { at: 'c1' }, 'possessed-soldier': [{ at: 'd1' }, { at: 'd2' }] },
      turn: 'alpha',
      dice: [0, 0, 1, 1, 1],
      scenario: { events: { hand: [], deck: ['ferocity'] } },
    }).does(`play:${card}`, `attack:${card}`)

  const may = shot('up-close-and-personal', ['super-shotgun', 'combat-shotgun'])
  expect(may.offers.sort()).toEqual(['no', 'yes'])
  may.does('no')
  expect(may).waitsFor('alpha', 'activation')

  const must = shot('stun-bomb', ['plasma-rifle', 'combat-shotgun']).does('target:pinky-1')
  expect(must.offers.sort()).toEqual(['pick:possessed-soldier-1', 'pick:possessed-soldier-2'])
  must.does('pick:possessed-soldier-2')
  expect(must.figure('possessed-soldier-2').stunned).toBe(true)
  expect(must.figure('pinky-1').stunned).toBe(true)
})
