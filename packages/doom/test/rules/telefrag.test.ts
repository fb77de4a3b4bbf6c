import { describe, expect, test } from 'vitest'
import { away, doom, room } from '../play.ts'

const start = (demons: object, more: object = {}, alpha: object = {}) =>
  doom({
    map: room(12, 4),
    alpha: { at: 'a1', damage: 5, hand: ['ammo-check', 'armor'], ...alpha },
    ...away,
    demons: { imp: { at: 'a4' }, ...demons } as never,
    turn: 'alpha',
    scenario: { teleporters: [{ at: 'a1' }, { at: 'j3' }], events: { deck: ['iron-skin'] } },
    ...more,
  })

describe('D-TELEFRAG-1 D-TELEFRAG-4 W-TELEFRAG-1 a marine steps by teleporter onto a demon', () => {
  test('W-TELEFRAG-1 D-TELEFRAG-2 D-TELEFRAG-7 a healthy Mancubus dies for 1 MP: no card, no dice, no defense', () => {
    const g = start({ mancubus: { at: ['j3', 'j4'] } })
    g.does('sprint:ammo-check', 'teleport:j3')
    expect(g.has('mancubus-1')).toBe(false)
    expect(g.figure('alpha')).toMatchObject({ mp: 5, damage: 5 })
    expect(g.marine().glory.cards).toEqual([])
    expect(g.events('rolled')).toEqual([])
    expect(g.events('defense')).toEqual([])
    expect(g.events('killed')).toMatchObject([{ figure: 'mancubus-1', by: 'alpha', how: 'telefrag' }])
    expect(g).waitsFor('alpha', 'activation')
    expect(g).offers('end') // the space is free now
  })

  test('W-TELEFRAG-1 D-TELEFRAG-5 D-GLORY-9 a staggered one is a Glory Kill as well', () => {
    const g = start({ mancubus: { at: ['j3', 'j4'], damage: 6 } })
    g.does('sprint:ammo-check', 'teleport:j3')
    expect(g.has('mancubus-1')).toBe(false)
    expect(g.figure('alpha')).toMatchObject({ mp: 5, damage: 3 })
    expect(g.marine().glory.cards).toHaveLength(1)
  })

  test('D-TELEFRAG-2 one MP is enough, though the space holds an enemy', () => {
    const g = start({ pinky: { at: 'j3' } }, {}, { hand: ['double-time'] })
    g.does('play:double-time', 'step:b1', 'step:a1')
    expect(g.figure('alpha').mp).toBe(1)
    expect(g).offers('teleport:j3')
    g.does('teleport:j3')
    expect(g.figure('alpha').mp).toBe(0)
    expect(g.has('pinky-1')).toBe(false)
  })
})

test('D-TELEFRAG-6 walking onto an occupied teleporter from next to it is no telefrag', () => {
  const g = start({ pinky: { at: 'j3' } }, {}, { at: 'i3' })
  g.does('sprint:ammo-check', 'step:j3')
  expect(g.has('pinky-1')).toBe(true)
  expect(g.figure('alpha').mp).toBe(4)
  expect(g.events('killed')).toEqual([])
})

describe('D-TELEFRAG-3 D-RESPAWN-3 respawning onto a demon', () => {
  const back = (demons: object) => start(demons, {}, { at: null, damage: 0 }).does('respawn:j3')

  test('D-TELEFRAG-3 D-TELEFRAG-4 kills it, small or large', () => {
    const g = back({ pinky: { at: 'j3' } })
    expect(g.has('pinky-1')).toBe(false)
    expect(g.at('alpha')).toEqual(['j3'])
    expect(g.marine().glory.cards).toEqual([])
    expect(g).waitsFor('alpha', 'activation')
    expect(back({ 'baron-of-hell': { at: ['i3', 'j3', 'i4', 'j4'] } }).has('baron-of-hell-1')).toBe(false)
  })

  test('D-TELEFRAG-5 D-GLORY-9 a staggered one gives a Glory Kill card', () => {
    const g = back({ pinky: { at: 'j3', damage: 6 } })
    expect(g.has('pinky-1')).toBe(false)
    expect(g.marine().glory.cards).toHaveLength(1)
  })
})

describe('D-TELEFRAG-4 D-GOLDEN-2 the Cyberdemon is not killed outright', () => {
  const boss = { at: ['j2', 'k2', 'j3', 'k3', 'j4', 'k4'] }

  test('D-GOLDEN-2 it suffers 6 damage, and the marine is placed next to it', () => {
    const g = start({ cyberdemon: boss })
    g.does('sprint:ammo-check', 'teleport:j3')
    expect(g.figure('cyberdemon-1').damage).toBe(6)
    expect(g).waitsFor('alpha', 'displace')
    expect(g).not.offers('place:k3')
    g.does('place:i3')
    expect(g.at('alpha')).toEqual(['i3'])
    expect(g).offers('end')
  })

  test('D-RESPAWN-3 the same when respawning', () => {
    const g = start({ cyberdemon: boss }, {}, { at: null, damage: 0 }).does('respawn:j3')
    expect(g.figure('cyberdemon-1').damage).toBe(6)
    g.does('place:i4')
    expect(g).waitsFor('alpha', 'activation')
  })
})

describe('OP-47 D-TELEFRAG-4 the Cyberdemon survives and fills its room to the last space', () => {
  /** A room of six spaces, one of a single space, and one of five. */
  const full = (alpha: object, more: object = {}, options: Record<string, unknown> = {}) =>
    doom({
      mission: 'black-bishop-2',
      map: ['+-+-+-+-+-+-+', '|. . .|.|. .|', '+ + + +-+ + +', '|. . .|. . .|', '+-+-+-+-+-+-+'],
      ...away,
      alpha: { at: 'd1', hand: ['sidearm'], weapons: [], mp: 1, ...alpha },
      bravo: { at: 'f2' },
      demons: { cyberdemon: { at: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'] } },
      turn: 'alpha',
      scenario: { teleporters: [{ at: 'a1' }, { at: 'd1' }], initiative: ['bravo'], ...more },
      options,
    })

  test.each(['count', 'ignore'])('OP-22 %s: the marine comes back to the teleporter it used', ruling => {
    const g = full({}, {}, { openPoints: { 'OP-22': ruling } }).does('teleport:a1')
    expect(g.figure('cyberdemon-1').damage).toBe(6)
    expect(g.at('alpha')).toEqual(['d1'])
    g.does('end')
    expect(g.at('alpha')).toEqual(['d1'])
  })

  test('it is no way on for marines who share the other teleporter and could not be placed beside it', () => {
    const g = full({}, {}, { openPoints: { 'OP-22': 'count' } })
    g.figure('bravo').at = g.figure('alpha').at.slice() // as if it had come after
    g.does('play:sidearm')
    expect(g).not.offers('teleport:a1')
    expect(g.at('alpha')).toEqual(['d1'])
    expect(g).offers('end') // nothing within reach is free, and nobody is locked
  })

  test('OP-33 who would respawn there and finds no room stays off the map', () => {
    const g = full({ at: null, mp: 0 }, { teleporters: [{ at: 'a1' }] })
    expect(g.at('alpha')).toEqual([])
    expect(g.figure('cyberdemon-1').damage).toBe(0)
    expect(g).waitsFor('bravo', 'activation')
  })

  test('OP-33 where the telefrag kills it the marine respawns', () => {
    const g = full(
      { at: null, mp: 0 },
      {
        teleporters: [{ at: 'a1' }],
        demons: [{ kind: 'cyberdemon', at: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'], damage: 14 }],
      },
    )
    expect(g.at('alpha')).toEqual(['a1'])
    expect(g.has('cyberdemon-1')).toBe(false)
  })
})

describe('OP-45 difficult terrain under the teleporter of arrival', () => {
  const step = (options: Record<string, unknown> = {}) => {
    const map = room(12, 4)
    map[5] = `${map[5]!.slice(0, 19)}~${map[5]!.slice(20)}`
    return doom({
      map,
      alpha: { at: 'a1', hand: ['ammo-check'] },
      ...away,
      demons: { pinky: { at: 'j3' } },
      turn: 'alpha',
      options,
      scenario: { teleporters: [{ at: 'a1' }, { at: 'j3' }] },
    }).does('sprint:ammo-check', 'teleport:j3')
  }

  test('OP-45 costs its extra, while the telefrag waives only the extra for the demon', () => {
    const g = step()
    expect(g.figure('alpha').mp).toBe(4)
    expect(g.has('pinky-1')).toBe(false)
  })

  test('OP-45 settled otherwise it costs nothing extra', () => {
    expect(step({ openPoints: { 'OP-45': 'free' } }).figure('alpha').mp).toBe(5)
  })
})
