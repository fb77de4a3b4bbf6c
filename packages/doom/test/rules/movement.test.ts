import { describe, expect, test } from 'vitest'
import { corridor, doom, fallen, room } from '../play.ts'

describe('the pool of movement points', () => {
  test('D-MOVE-12 D-MOVE-14 D-MARINE-7 D-MOVE-13 points of several cards add up and are spent in portions around an attack', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1', hand: ['sidearm', 'double-time', 'armor'] },
      ...fallen,
      demons: { pinky: { at: 'i1' } },
      turn: 'alpha',
      dice: [1, 1],
      scenario: { events: { deck: ['ferocity'] } },
    })
    expect(g).not.offers('step:b1') // no points yet
    g.does('play:double-time', 'step:b1')
    expect(g.figure('alpha').mp).toBe(2)
    g.does('play:sidearm') // 2 left and 4 more
    expect(g.figure('alpha').mp).toBe(6)
    g.does('step:c1', 'step:d1', 'step:e1', 'attack:sidearm')
    expect(g.figure('pinky-1').damage).toBe(2)
    g.does('step:f1')
    expect(g.figure('alpha').mp).toBe(2)
    expect(g.at('alpha')).toEqual(['f1'])
    expect(g).waitsFor('alpha', 'activation')
  })

  test('D-MOVE-11 D-ATTACK-12 D-MARINE-7 nobody spends points during an attack', () => {
    const g = doom({
      map: corridor(5),
      alpha: { at: 'a1', hand: ['sidearm', 'armor'], glory: ['savage-finish'] },
      ...fallen,
      demons: { pinky: { at: 'c1' } },
      turn: 'alpha',
      dice: [1, 1],
      scenario: { events: { deck: ['ferocity'] } },
    })
    g.does('play:sidearm')
    expect(g).offers('step:b1')
    g.does('attack:sidearm')
    expect(g).waitsFor('alpha', 'during-attack')
    expect(g.offers.sort()).toEqual(['pass', 'use:savage-finish'])
    g.does('pass')
    expect(g).offers('step:b1')
    expect(g).waitsFor('alpha', 'activation')
  })

  test('D-MOVE-15 D-MARINE-9 a marine loses unspent points at the end of the activation', () => {
    const g = doom({
      map: corridor(5),
      alpha: { at: 'a1', hand: ['double-time', 'armor'] },
      ...fallen,
      demons: { imp: { at: 'e1' } },
      turn: 'alpha',
      scenario: { initiative: ['invader'] },
    })
    g.does('play:double-time', 'end')
    expect(g.figure('alpha').mp).toBe(0)
    expect(g).waitsFor('invader', 'demon-activation')
  })

  test('D-MOVE-15 D-DEMON-5 a demon loses unspent points when its own activation ends, before the next of its kind acts', () => {
    const g = doom({
      map: corridor(7),
      alpha: { at: 'a1' },
      demons: { imp: [{ at: 'e1' }, { at: 'g1' }] },
      turn: 'imp',
    })
    g.does('figure:imp-1', 'step:d1', 'end')
    expect(g.figure('imp-1').mp).toBe(0)
    expect(g.figure('imp-2').mp).toBe(4)
    expect(g).waitsFor('invader', 'demon-activation')
  })

  test('D-MOVE-16 points gained outside the own activation are spent at once or lost', () => {
    const g = doom({
      map: room(5, 2),
      alpha: { at: 'a1', hand: ['double-time'] },
      bravo: { at: 'c1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { imp: { at: 'e2' } },
      turn: 'alpha',
      scenario: { initiative: ['bravo'] },
    })
    g.does('play:double-time', 'pick:bravo')
    expect(g).waitsFor('bravo', 'spend-movement')
    expect(g).offers('step:d1')
    g.does('done') // may, not must
    expect(g.figure('bravo').mp).toBe(0)
    expect(g.figure('alpha').mp).toBe(3)
    expect(g).waitsFor('alpha', 'activation')
    g.does('end')
    expect(g).waitsFor('bravo', 'activation')
    expect(g).not.offers('step:d1')
  })

  test('D-MOVE-16 the step taken at once is a whole step, and nothing remains', () => {
    const g = doom({
      map: room(5, 2),
      alpha: { at: 'a1', hand: ['double-time'] },
      bravo: { at: 'c1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { imp: { at: 'e2' } },
      turn: 'alpha',
    })
    g.does('play:double-time', 'pick:bravo', 'step:d1')
    expect(g.at('bravo')).toEqual(['d1'])
    expect(g.figure('bravo').mp).toBe(0)
    expect(g).waitsFor('alpha', 'activation')
  })

  test('D-MOVE-13 a demon adds points of its ability to those of its speed', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1', deck: ['sidearm'] },
      demons: { imp: { at: 'd1' } },
      turn: 'imp',
      dice: [0, 0],
    })
    g.does('step:e1', 'step:d1', 'attack')
    expect(g.figure('imp-1').mp).toBe(4) // 4 − 2 + 2 of Hit & Run
    g.does('step:e1', 'step:f1', 'step:g1', 'step:h1')
    expect(g.offers).toEqual(['end'])
  })

  test('D-MOVE-18 D-MOVE-12 an item costs no movement point', () => {
    const g = doom({
      map: corridor(4),
      alpha: { at: 'a1', damage: 6, hand: ['double-time'] },
      ...fallen,
      demons: { imp: { at: 'd1' } },
      turn: 'alpha',
      scenario: { items: [{ type: 'health-pack', at: 'b1' }] },
    })
    expect(g).not.offers('take:health-pack')
    g.does('play:double-time', 'step:b1', 'take:health-pack')
    expect(g.figure('alpha').mp).toBe(2)
    expect(g.figure('alpha').damage).toBe(1)
    expect(g).not.offers('take:health-pack')
    expect(g).waitsFor('alpha', 'activation')
  })

  test('D-MOVE-19 a step between active teleporters costs 1 point, and only marines take it', () => {
    const position = {
      map: corridor(9),
      alpha: { at: 'a1', hand: ['double-time'] },
      ...fallen,
      demons: { imp: { at: 'c1' } },
      scenario: { teleporters: [{ at: 'a1' }, { at: 'i1' }, { at: 'c1' }] },
    }
    const g = doom({ ...position, demons: { imp: { at: 'd1' } }, turn: 'alpha' })
    g.does('play:double-time', 'teleport:i1')
    expect(g.at('alpha')).toEqual(['i1'])
    expect(g.figure('alpha').mp).toBe(2)
    expect(doom({ ...position, turn: 'imp' }).offers.filter(o => o.startsWith('teleport'))).toEqual([])
  })
})

describe('spaces with figures', () => {
  test('W-MOVE-7 D-MOVE-3 D-MOVE-9 OP-3 a marine passes a demon and has to move on before anything else', () => {
    const g = doom({
      map: room(5, 2),
      alpha: { at: 'a1', hand: ['sidearm', 'ammo-check'] },
      ...fallen,
      demons: { imp: { at: 'c2' }, pinky: { at: 'e1' } },
      turn: 'alpha',
    })
    g.does('play:sidearm', 'step:b2', 'step:c2')
    expect(g.figure('alpha').mp).toBe(1)
    expect(g).not.offers('attack:sidearm')
    expect(g).not.offers('forgo')
    expect(g).not.offers('end')
    expect(g.offers.every(offer => offer.startsWith('step:'))).toBe(true)
    expect(g).not.offers('step:c2')
    g.does('step:d2')
    expect(g.figure('alpha').mp).toBe(0)
    expect(g.has('imp-1')).toBe(true)
    expect(g).offers('attack:sidearm')
    expect(g).waitsFor('alpha', 'activation')
  })

  test('W-MOVE-8 D-MOVE-9 OP-3 a step onto a demon is not offered when the points do not lead off again', () => {
    const g = doom({
      map: room(5, 2),
      alpha: { at: 'a1', hand: ['double-time'] },
      ...fallen,
      demons: { imp: { at: 'c2' } },
      turn: 'alpha',
    })
    g.does('play:double-time', 'step:b2')
    expect(g.figure('alpha').mp).toBe(2)
    expect(g).not.offers('step:c2')
    expect(g).offers('step:c1')
  })

  test('OP-3 an item may be taken in passing', () => {
    const g = doom({
      map: corridor(4),
      alpha: { at: 'a1', damage: 5, hand: ['double-time'] },
      bravo: { at: 'b1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { imp: { at: 'd1' } },
      turn: 'alpha',
      scenario: { items: [{ type: 'health-pack', at: 'b1' }] },
    })
    g.does('play:double-time', 'done', 'step:b1') // a friend costs nothing extra
    expect(g.figure('alpha').mp).toBe(2)
    expect(g.offers.sort()).toEqual(['step:a1', 'step:c1', 'take:health-pack'])
    g.does('take:health-pack', 'step:c1')
    expect(g.figure('alpha').damage).toBe(0)
    expect(g).offers('end')
  })

  test('W-MOVE-9 D-MOVE-10 D-GLORY-3 entering a staggered demon is a Glory Kill at once, and the marine stays', () => {
    const g = doom({
      map: room(5, 2),
      alpha: { at: 'a1', damage: 3, hand: ['double-time'] },
      ...fallen,
      demons: { imp: { at: 'c2', damage: 1 }, pinky: { at: 'e1' } },
      turn: 'alpha',
    })
    g.does('play:double-time', 'step:b2', 'step:c2')
    expect(g.has('imp-1')).toBe(false)
    expect(g.figure('alpha').mp).toBe(0)
    expect(g.figure('alpha').damage).toBe(1)
    expect(g.marine().glory.cards).toHaveLength(1)
    expect(g.at('alpha')).toEqual(['c2'])
    expect(g).offers('end')
  })
})

describe('doors in play', () => {
  const behindDoor = {
    map: corridor(5),
    doors: [['b1', 'c1']] as Array<[string, string]>,
    alpha: { at: 'a1', hand: ['sidearm', 'double-time'] },
    ...fallen,
    demons: { imp: { at: 'd1' } },
  }

  test('D-DOOR-1 D-DOOR-2 D-DOOR-3 D-DOOR-4 D-DOOR-6 D-MOVE-17 a marine next to a door opens it for 1 point in mid-movement, for good', () => {
    const g = doom({ ...behindDoor, turn: 'alpha' })
    g.does('play:sidearm')
    expect(g).not.offers('open:d1') // not adjacent
    g.does('step:b1')
    expect(g).not.offers('step:c1')
    expect(g).not.offers('attack:sidearm') // no line of sight
    g.does('open:d1')
    expect(g.figure('alpha').mp).toBe(2)
    expect(g).not.offers('open:d1')
    expect(g).offers('attack:sidearm')
    expect(g.view('alpha').doors).toMatchObject([{ id: 'd1', open: true }])
    g.does('step:c1')
    expect(g.at('alpha')).toEqual(['c1'])
  })

  test('D-DOOR-2 without points no door is opened', () => {
    const g = doom({ ...behindDoor, alpha: { at: 'b1', hand: ['sidearm'] }, turn: 'alpha' })
    expect(g).not.offers('open:d1')
  })

  test('D-DOOR-2 D-DOOR-5 D-MOVE-17 demons open doors too, large ones from any of their spaces', () => {
    const g = doom({ ...behindDoor, demons: { imp: { at: 'c1' } }, turn: 'imp' })
    g.does('open:d1')
    expect(g.figure('imp-1').mp).toBe(3)
    expect(g).offers('step:b1')

    const big = doom({
      map: room(4, 2),
      doors: [['c2', 'd2']],
      alpha: { at: 'a1' },
      demons: { 'baron-of-hell': { at: ['b1', 'c1', 'b2', 'c2'] } },
      turn: 'baron-of-hell',
    })
    expect(big).not.offers('step:c1') // the door stops the whole base
    big.does('open:d1')
    expect(big.figure('baron-of-hell-1').mp).toBe(3)
    expect(big).offers('step:c1')
  })

  test('D-DOOR-3 W-STACK-1 a door at a mere corner is not adjacent', () => {
    const g = doom({
      map: room(3, 2),
      doors: [['a1', 'b1']],
      alpha: { at: 'a2', hand: ['double-time'] },
      ...fallen,
      demons: { imp: { at: 'c2' } },
      turn: 'alpha',
    })
    g.does('play:double-time')
    expect(g).not.offers('open:d1')
    g.does('step:a1')
    expect(g).offers('open:d1')
  })
})

describe('flying in play', () => {
  // b and d stand apart; c1 is blocking, c2 impassable, c3 difficult.
  const terrain = [
    '+-+-+-+-+-+',
    '|. . # . .|',
    '+ + + + + +',
    '|. . ^ . .|',
    '+ + + + + +',
    '|. . ~ . .|',
    '+-+-+-+-+-+',
  ]

  test('D-FLY-1 D-FLY-2 D-FLY-4 D-FLY-6 a Cacodemon crosses terrain for 1 point a step and may end on it', () => {
    const g = doom({ map: terrain, alpha: { at: 'e3' }, demons: { cacodemon: { at: 'b2' } }, turn: 'cacodemon' })
    for (const offer of ['step:c1', 'step:c2', 'step:c3']) expect(g).offers(offer)
    g.does('step:c3')
    expect(g.figure('cacodemon-1').mp).toBe(2)
    g.does('step:c2', 'step:c1', 'end')
    expect(g.at('cacodemon-1')).toEqual(['c1'])
  })

  test('D-FLY-2 a demon without Flying walks around, and pays for the difficult space', () => {
    const g = doom({ map: terrain, alpha: { at: 'e3' }, demons: { imp: { at: 'b2' } }, turn: 'imp' })
    expect(g).not.offers('step:c1')
    expect(g).not.offers('step:c2')
    g.does('step:c3')
    expect(g.figure('imp-1').mp).toBe(2)
  })

  test('D-FLY-5 D-FLY-7 a Cacodemon flies over a marine for 1 point but cannot stay there', () => {
    const g = doom({ map: corridor(5), alpha: { at: 'c1' }, demons: { cacodemon: { at: 'b1' } }, turn: 'cacodemon' })
    g.does('step:c1')
    expect(g.figure('cacodemon-1').mp).toBe(2)
    expect(g.offers.sort()).toEqual(['step:b1', 'step:d1'])
    g.does('step:d1')
    expect(g).not.offers('step:c1') // the last point would end there
    expect(g).offers('end')
  })

  test('D-FLY-7 with its last point a flying demon does not enter a marine', () => {
    const g = doom({ map: corridor(5), alpha: { at: 'e1' }, demons: { cacodemon: { at: 'b1' } }, turn: 'cacodemon' })
    g.does('step:c1', 'step:d1')
    expect(g.figure('cacodemon-1').mp).toBe(1)
    expect(g).not.offers('step:e1')
    expect(g).offers('step:c1')
  })

  test('D-FLY-3 walls and closed doors stop flying demons', () => {
    const map = ['+-+-+-+', '|. .|.|', '+-+-+-+']
    const g = doom({
      map,
      doors: [['a1', 'b1']],
      alpha: { at: 'c1' },
      demons: { cacodemon: { at: 'b1' } },
      turn: 'cacodemon',
    })
    expect(g.offers.sort()).toEqual(['end', 'open:d1'])
  })
})

describe('what is not movement', () => {
  test('D-MOVE-20 a displaced marine pays nothing, spends nothing and performs no Glory Kill', () => {
    const g = doom({
      map: corridor(6),
      alpha: { at: 'c1', damage: 4 },
      ...fallen,
      demons: { mancubus: { at: ['e1', 'f1'] }, imp: { at: 'b1', damage: 1 } },
      turn: 'mancubus',
    })
    g.does('step:d1', 'step:c1', 'end') // on c1 and d1, Alpha under it
    expect(g).waitsFor('alpha', 'displace')
    expect(g.offers.sort()).toEqual(['place:a1', 'place:e1']) // through the staggered Imp, not onto it
    g.does('place:a1')
    expect(g.has('imp-1')).toBe(true)
    expect(g.figure('alpha')).toMatchObject({ damage: 4, mp: 0, moved: 0 })
    expect(g.marine().glory.cards).toEqual([])
  })

  test('D-MOVE-20 D-RESPAWN-2 respawning costs no points and leaves the activation whole', () => {
    const g = doom({
      map: corridor(6),
      alpha: { at: null, hand: ['double-time', 'sidearm', 'armor'] },
      ...fallen,
      demons: { imp: { at: 'f1' } },
      turn: 'alpha',
      scenario: { teleporters: [{ at: 'a1' }] },
    })
    expect(g.figure('alpha')).toMatchObject({ mp: 0, moved: 0 })
    expect(g).offers('play:sidearm')
    expect(g).not.offers('step:b1')
  })
})
