import { describe, expect, test } from 'vitest'
import { away, corridor, doom, room } from '../play.ts'

const infoOf = (g: ReturnType<typeof doom>, figure: string) =>
  g.state.decision!.options.find(o => (o as { figure?: string }).figure === figure)!.info as {
    range: number
    cover: boolean
  }

test('D-LOS-1 D-LOS-15 D-DOOR-1 no attack through a wall or a closed door, though in range', () => {
  const shoot = (map: string[], doors: Array<[string, string]> = []) =>
    doom({
      map,
      doors,
      alpha: { at: 'a1', hand: ['sidearm'] },
      ...away,
      demons: { imp: { at: 'c1' } },
      turn: 'alpha',
    }).does('play:sidearm')
  expect(shoot(corridor(4))).offers('attack:sidearm')
  expect(shoot(['+-+-+-+-+', '|. .|. .|', '+-+-+-+-+'])).not.offers('attack:sidearm')
  const g = shoot(corridor(4), [['b1', 'c1']])
  expect(g).not.offers('attack:sidearm')
  g.does('step:b1')
  const [open] = g.offers.filter(key => key.startsWith('open'))
  g.does(open!)
  expect(g).offers('attack:sidearm')
})

test('D-LOS-4 D-COVER-3 figures do not block the attack, they give cover', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['sidearm'] },
    ...away,
    demons: { imp: { at: 'b1' }, pinky: { at: 'd1' } },
    turn: 'alpha',
    dice: [2, 1],
    scenario: { events: { deck: ['wall-of-flesh', 'iron-skin'] } },
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.offers).toEqual(['target:imp-1', 'target:pinky-1'])
  expect(infoOf(g, 'imp-1')).toEqual({ range: 1, cover: false })
  expect(infoOf(g, 'pinky-1')).toEqual({ range: 3, cover: true })
  g.does('target:pinky-1')
  expect(g).waitsFor('invader', 'defense-card')
  g.does('reject:wall-of-flesh')
  expect(g.figure('pinky-1').damage).toBe(1)
  expect(g.state.invader.discard.cards).toEqual(['wall-of-flesh', 'iron-skin'])
})

describe('D-LOS-11 D-COVER-9 W-LOS-1 one wall edge: both see each other, only one has cover', () => {
  const position = {
    map: [
      '+-+-+-+-+-+-+-+-+',
      '|. . . . . . . .|',
      '+ + + + + + + + +',
      '|. .|. . . . . .|',
      '+ + + + + + + + +',
      '|. . . . . . . .|',
      '+ + + + + + + + +',
      '|. . . . . . . .|',
      '+-+-+-+-+-+-+-+-+',
    ],
    ...away,
    demons: { 'possessed-soldier': { at: 'f3' } },
  }

  test('W-LOS-1 D-COVER-1 the soldier has no cover', () => {
    const g = doom({
      ...position,
      alpha: { at: 'b2', hand: ['sidearm'] },
      turn: 'alpha',
      dice: [1, 1],
      scenario: { events: { deck: ['wall-of-flesh'] } },
    })
    g.does('play:sidearm', 'attack:sidearm')
    expect(g).waitsFor('alpha', 'activation')
    expect(g.figure('possessed-soldier-1').damage).toBe(2)
  })

  test('W-LOS-1 D-COVER-9 Alpha has', () => {
    const g = doom({
      ...position,
      alpha: { at: 'b2', hand: [], deck: ['ammo-check', 'armor'] },
      turn: 'possessed-soldier',
      dice: [2, 1],
    })
    g.does('attack')
    expect(g).waitsFor('alpha', 'defense-card')
    g.does('reject:ammo-check', 'done')
    expect(g.figure('alpha').damage).toBe(1)
  })
})

describe('D-RANGE-1 D-RANGE-3 the range of an attack', () => {
  test('D-RANGE-3 equal to the range value is enough, one more is too far', () => {
    const shoot = (at: string) =>
      doom({
        map: corridor(8),
        alpha: { at: 'a1', hand: ['sidearm'] },
        ...away,
        demons: { imp: { at } },
        turn: 'alpha',
      }).does('play:sidearm')
    expect(shoot('e1')).offers('attack:sidearm')
    expect(shoot('f1')).not.offers('attack:sidearm')
  })

  test('D-RANGE-5 D-RANGE-9 W-LOS-3 around the end of a wall: seen, but 2 spaces away', () => {
    const map = ['+-+-+-+-+', '|. . . .|', '+ + + + +', '|. .|. .|', '+ + + + +', '|. .|. .|', '+-+-+-+-+']
    const shoot = (card: string, weapon: string) =>
      doom({
        map,
        alpha: { at: 'b2', hand: [card], weapons: [weapon, 'combat-shotgun'] },
        ...away,
        demons: { imp: { at: 'c2' } },
        turn: 'alpha',
        scenario: { events: { deck: ['wall-of-flesh'] } },
      }).does(`play:${card}`)
    expect(shoot('carve-a-path', 'chainsaw')).not.offers('attack:carve-a-path') // range 1
    const g = shoot('both-barrels', 'super-shotgun') // range 2
    expect(g).offers('attack:both-barrels')
    g.does('attack:both-barrels')
    // Not adjacent: one black die fewer; the shared corner leaves no cover.
    expect(g.events('attack')[0]).toMatchObject({ range: 2, dice: { red: 3, black: 1 } })
    expect(g).waitsFor('alpha', 'activation')
  })

  test('D-RANGE-1 D-DEMON-9 a demon reaches as far as its card says, farther with Charged Fireball', () => {
    const shoot = (at: string, argent: number) =>
      doom({
        map: corridor(8),
        alpha: { at, hand: [], deck: ['ammo-check'] },
        ...away,
        demons: { imp: { at: 'a1' } },
        turn: 'imp',
        scenario: { argent: { imp: argent } },
      })
    expect(shoot('d1', 0)).offers('attack')
    expect(shoot('e1', 0)).not.offers('attack')
    expect(shoot('g1', 1)).not.offers('attack')
    const g = shoot('f1', 1)
    expect(g).offers('attack')
    g.does('attack', 'use:imp-charged-fireball:imp-1')
    expect(g.events('attack')[0]).toMatchObject({ defender: 'alpha', range: 5 })
  })

  test('D-RANGE-1 Darkness puts a ceiling on the range of marines', () => {
    const g = doom({
      map: corridor(8),
      alpha: { at: 'a1', hand: ['aimed-salvo'] },
      ...away,
      demons: { imp: [{ at: 'f1' }, { at: 'e1' }] },
      options: { eventSets: ['whispers-in-the-dark', 'seek-and-destroy', 'power-overwhelming'] },
      scenario: { events: { hand: ['darkness'] }, initiative: ['alpha', 'invader'] },
    })
    g.does('use:darkness')
    g.passes()
    g.does('play:aimed-salvo', 'attack:aimed-salvo')
    expect(g.events('attack')[0]).toMatchObject({ defender: 'imp-2', range: 4 }) // the only one within 4
  })
})

describe('D-COVER-6 D-COVER-12 terrain and cover as played', () => {
  // The second space of the row is special; the target stands behind it.
  const shoot = (terrain: string) => {
    const map = room(6, 3)
    map[3] = map[3]!.slice(0, 5) + terrain + map[3]!.slice(6)
    return doom({
      map,
      alpha: { at: 'a2', hand: ['sidearm'] },
      ...away,
      demons: { pinky: { at: 'd2' } },
      turn: 'alpha',
      dice: [1, 1],
      scenario: { events: { deck: ['wall-of-flesh', 'iron-skin'] } },
    }).does('play:sidearm', 'attack:sidearm')
  }

  test('D-COVER-4 open floor: none', () => expect(shoot('.')).waitsFor('alpha', 'activation'))
  test('D-COVER-12 D-TERRAIN-5 difficult terrain: cover', () => expect(shoot('~')).waitsFor('invader', 'defense-card'))
  test('D-COVER-3 D-TERRAIN-7 blocking terrain: cover', () => expect(shoot('#')).waitsFor('invader', 'defense-card'))
  test('D-COVER-6 D-TERRAIN-6 impassable terrain: none', () => expect(shoot('^')).waitsFor('alpha', 'activation'))
})

test('D-COVER-7 D-LARGE-17 a large demon never has cover', () => {
  const g = doom({
    map: room(6, 3),
    alpha: { at: 'a1', hand: ['sidearm'] },
    ...away,
    demons: { imp: { at: 'b1' }, mancubus: { at: ['d1', 'e1'] } },
    turn: 'alpha',
    dice: [1, 1],
    scenario: { events: { deck: ['wall-of-flesh'] } },
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(infoOf(g, 'mancubus-1').cover).toBe(false)
  g.does('target:mancubus-1')
  expect(g).waitsFor('alpha', 'activation')
})

test('D-COVER-14 D-GOLDEN-2 Aimed Salvo ignores cover', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['aimed-salvo'] },
    ...away,
    demons: { imp: { at: 'b1' }, pinky: { at: 'd1' } },
    turn: 'alpha',
    dice: [1, 1, 1],
    scenario: { events: { deck: ['wall-of-flesh'] } },
  })
  g.does('play:aimed-salvo', 'attack:aimed-salvo')
  expect(infoOf(g, 'pinky-1').cover).toBe(false)
  g.does('target:pinky-1')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.figure('pinky-1').damage).toBe(3)
})
