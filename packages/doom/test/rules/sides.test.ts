/** Conditions of rules and words on the side that cards of the box seldom show, asked directly. */
import type { Link, Signal } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { newEffects } from '../../src/abilities/frames.ts'
import type { MarineAnswer, MomentAnswers } from '../../src/abilities/listeners.ts'
import { marineAnswers } from '../../src/abilities/moment-frame.ts'
import { boardOf, zoneOf } from '../../src/board/map.ts'
import { assemble, boardOfMap, boxFaces } from '../../src/board/maps/index.ts'
import { DEMON, FLYING } from '../../src/board/occupancy.ts'
import { distance, occupancy, sees } from '../../src/board/positions.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { attackFlow } from '../../src/rules/attack.ts'
import { openDoor } from '../../src/rules/door.ts'
import { mustMoveOn } from '../../src/rules/movement.ts'
import { allInOrder } from '../../src/rules/own-order.ts'
import { at, figure, lane, position } from '../lane.ts'
import { on } from '../missions/ground.ts'
import { box, corridor, doom, room } from '../play.ts'

const used = (more: object = {}) => newEffects({ ability: 'armor', owner: 'alpha', self: 'alpha', ...more })
const run = (g: DoomState, said: object, use = used()) =>
  wordNamed((said as Effect).op).run!(g, use, said as Effect) as Signal | undefined

test('D-ATTACK-15 an attack without a defender is over, and no moment of it is left', () => {
  const g = lane()
  const frame = newAttack({ attacker: 'alpha', defender: '', range: 5, red: 1, black: 0, source: null })
  const chosen = (attackFlow as unknown as { links: Record<string, Link> }).links.chosen!
  expect((chosen.run!(g, frame) as Signal | undefined)?.end).toBe(true)
})

test('D-DOOR-2 every door that is opened counts', () => {
  const g = lane({ doors: [['e1', 'f1']] })
  expect(g.opened).toBe(0)
  openDoor(g, 0, figure(g, 'alpha'))
  expect([g.opened, g.doors]).toEqual([1, 1])
})

test('D-MOVE-9 D-LARGE-15 whoever stands in any space of a large figure has to move on', () => {
  const g = position({
    map: room(6, 3),
    alpha: { at: 'a1' },
    bravo: { at: null },
    demons: { mancubus: { at: ['d1', 'd2'] } },
  })
  const alpha = figure(g, 'alpha')
  const on = (name: string) => {
    alpha.at = [at(g, name)]
    return mustMoveOn(g, alpha)
  }
  expect(['a1', 'c1', 'd1', 'd2', 'd3'].map(on)).toEqual([false, false, true, true, false])
})

test('D-TIMING-2 between activations the first of the marines names their order, and is told of which card', () => {
  const g = lane()
  g.turn = null
  const waits = (ability: string, owner: string) => newEffects({ ability, owner, self: owner, only: 0 })
  const siphon = waits('throw-siphon-grenade', 'bravo')
  const frag = waits('throw-frag-grenade', 'alpha')
  expect(allInOrder(g, [frag, siphon])).toMatchObject([
    { flow: 'in-turn', seat: 'alpha', ability: 'throw-frag-grenade' },
  ])
  expect(allInOrder(g, [siphon, frag])).toMatchObject([
    { flow: 'in-turn', seat: 'bravo', ability: 'throw-siphon-grenade' },
  ])
})

test('D-LARGE-9 D-LARGE-15 a large figure over somebody has to move on only where that one could not make room', () => {
  const over = (map: string[]) => {
    const g = position({ map, alpha: { at: 'b1' }, demons: { mancubus: { at: ['a1', 'a2'] } } })
    const must = () => mustMoveOn(g, figure(g, 'mancubus-1'))
    const alone = must()
    figure(g, 'alpha').at = [at(g, 'a1')]
    return [alone, must()]
  }
  expect(over(room(2, 2))).toEqual([false, false])
  expect(over(['+-+-+', '|.|.|', '+ + +', '|.|.|', '+-+-+'])).toEqual([false, true])
})

test('D-RANGE-8 the distance of a large figure is that of its nearest space', () => {
  const g = position({ map: room(6, 4), alpha: { at: 'a1' }, bravo: { at: null } })
  const far = (from: string[], to: string[]) =>
    distance(
      g,
      from.map(name => at(g, name)),
      to.map(name => at(g, name)),
    )
  expect([far(['d1', 'd2'], ['d4']), far(['d4'], ['d1', 'd2']), far(['d1'], ['d4']), far([], ['d4'])]).toEqual([
    2,
    2,
    3,
    null,
  ])
})

test('D-LARGE-19 D-LOS-1 a large figure is seen in any of its spaces, and sees with any', () => {
  const g = position({
    map: ['+-+-+-+-+', '|.|. . .|', '+ +-+-+-+', '|. . . .|', '+-+-+-+-+'],
    alpha: { at: 'd2' },
    bravo: { at: 'd1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { mancubus: { at: ['a1', 'a2'] } },
  })
  const large = figure(g, 'mancubus-1')
  const looks = (id: string) => [sees(g, figure(g, id), large), sees(g, large, figure(g, id))]
  expect([looks('alpha'), looks('bravo')]).toEqual([
    [true, true],
    [false, false],
  ])
  expect([sees(g, [at(g, 'd2')], large.at), sees(g, [at(g, 'd1')], large.at)]).toEqual([true, false])
  const walled = position({ map: ['+-+-+-+', '|.|. .|', '+-+-+-+'], alpha: { at: 'c1' } })
  const [shut, near, far] = ['a1', 'b1', 'c1'].map(name => at(walled, name)) as [number, number, number]
  expect([sees(walled, [far], [shut, near]), sees(walled, [shut, near], [far])]).toEqual([true, true])
  expect([sees(walled, [far], [shut]), sees(walled, [shut], [near, far])]).toEqual([false, false])
})

test('D-MAP-1 a zone of a mission: the spaces, the rectangle or the tiles it names', () => {
  const zone = (mission: string, name: string) => {
    const g = structuredClone(on(mission, { alpha: {} }).state)
    return [...zoneOf(g, name)].map(space => boardOf(g).xy(space).join()).sort()
  }
  expect(zone('exodus-5', 'exit')).toEqual(['10,0', '10,1', '11,0', '11,1'])
  expect(zone('exodus-1', 'cradle')).toEqual(['2,15', '2,16', '3,15', '3,16', '4,15', '4,16'])
  const { spaces } = assemble(boxFaces(), box().missions['exodus-6']!)
  const throne = [...spaces.values()].filter(({ placement }) => placement === 0)
  expect(zone('exodus-6', 'throne')).toEqual(throne.map(({ x, y }) => `${x},${y}`).sort())
})

test('D-RANGE-7 D-RANGE-8 into and out of enclosed terrain spaces are counted alike', () => {
  const g = position({ map: ['+-+-+-+-+', '|. # . .|', '+-+-+-+-+'], alpha: { at: 'd1' } })
  const far = (from: string, to: string) => distance(g, [at(g, from)], [at(g, to)])
  expect([far('b1', 'd1'), far('d1', 'b1'), far('d1', 'c1'), far('d1', 'a1')]).toEqual([2, 2, 1, null])
  const flown = position({
    map: ['+-+-+-+-+', '|. # . .|', '+-+-+-+-+'],
    alpha: { at: 'd1' },
    demons: { cacodemon: { at: 'b1' } },
  })
  const [alpha, above] = [figure(flown, 'alpha'), figure(flown, 'cacodemon-1')]
  expect([sees(flown, alpha, above), sees(flown, above, alpha)]).toEqual([true, true]) // D-FLY-8
  expect([sees(flown, alpha.at, above.at), sees(flown, above.at, alpha.at)]).toEqual([false, false])
})

test('D-LARGE-9 a large figure sees who flies, so that the others go out of its way', () => {
  const g = position({
    map: room(8, 3),
    alpha: { at: 'a1' },
    bravo: { at: null },
    demons: { mancubus: { at: ['d1', 'd2'] }, cacodemon: { at: 'g1' }, imp: { at: 'g3' } },
  })
  const marks = occupancy(g, figure(g, 'mancubus-1'))
  expect([marks[at(g, 'g1')], marks[at(g, 'g3')], marks[at(g, 'd1')]]).toEqual([DEMON | FLYING, DEMON, 0])
})

describe('D-ABILITY-1 who may answer', () => {
  const said = (name: string) => new Map([['', [{ ability: { id: name } } as unknown as MarineAnswer]]])
  const g = lane()
  const [alpha, bravo] = [g.marines[0]!, g.marines[1]!]
  const answers = (about: string, more: object, m = bravo) =>
    marineAnswers(
      {
        own: said('own'),
        each: said('each'),
        allies: said('allies'),
        eachIfMarine: true,
        ...more,
      } as unknown as MomentAnswers,
      figure(g, about),
      m,
      undefined,
    ).map(({ ability }) => ability.id)

  test('D-ABILITY-1 a marine answers for itself, each for a marine, for a demon only where that is meant too', () => {
    expect(answers('alpha', {}, alpha)).toEqual(['own'])
    expect(answers('alpha', {})).toEqual(['each'])
    expect(answers('alpha', { own: null }, alpha)).toEqual(['each'])
    expect(answers('alpha', { each: null })).toEqual(['allies'])
    expect(answers('imp-1', {})).toEqual([])
    expect(answers('imp-1', { eachIfMarine: false })).toEqual(['each'])
    expect(answers('imp-1', { each: null })).toEqual([])
  })
})

describe('D-MAP-1 maps', () => {
  test('D-MAP-1 two drawings are two maps', () => {
    expect([boardOfMap(corridor(3)).size, boardOfMap(corridor(4)).size, boardOfMap(room(3, 2)).size]).toEqual([3, 4, 6])
  })

  test('D-TERRAIN-1 the terrain that one match has changed is not that of another', () => {
    const [one, other] = [lane(), lane()]
    const { terrain } = boardOf(one)
    other.rulings = one.rulings
    one.terrain = [[2, 'blocking']]
    other.terrain = [[5, 'blocking']]
    const different = (g: DoomState) => [...boardOf(g).terrain.keys()].filter(n => boardOf(g).terrain[n] !== terrain[n])
    expect([different(one), different(other), different(one)]).toEqual([[2], [5], [2]])
  })

  test('D-MAP-2 a door stands between two spaces of the map', () => {
    const map = ['+-+-+ +', '|. .|  ', '+-+-+ +']
    const behind = (door: [string, string]) => () => doom({ map, doors: [door], alpha: { at: 'a1' } })
    expect(behind(['a1', 'b1'])).not.toThrow()
    for (const [a, b] of [
      ['b1', 'c1'],
      ['a1', 'a2'],
    ] as const) {
      expect(behind([a, b])).toThrow()
      expect(behind([b, a])).toThrow()
    }
  })
})

describe('D-OBJECTIVE-1 tokens that rules take away', () => {
  test('D-OBJECTIVE-1 progress is lost where a token lies, the first space too, not while it is carried', () => {
    const g = lane()
    const token = (id: string, space: number) => ({ id, kind: 'asset', at: space, progress: 2, round: 0 })
    g.objectives = [token('o1', 0), token('o2', -1), token('o3', 8)]
    const if_ = [{ cond: 'noFigureWithin', side: 'marine', of: 'objective', max: 2 }]
    run(g, { op: 'removeToken', token: 'progress', amount: 1, where: { on: 'objective', if: if_ } })
    expect(g.objectives.map(o => o.progress)).toEqual([2, 2, 1])
    run(g, { op: 'removeToken', token: 'progress', amount: 'all', where: { on: 'objective' } })
    expect(g.objectives.map(o => o.progress)).toEqual([0, 2, 0])
  })

  test('D-PORTAL-1 a portal is taken away only where the rule says', () => {
    const if_ = [{ cond: 'noFigureWithin', side: 'demon', of: 'self', max: 'adjacent' }]
    const left = (self: string) => {
      const g = lane({ bravo: { at: 'c1' }, scenario: { portals: [{ at: 'f1', level: 'blue' }] } })
      const portal = g.portals[0]!.id
      run(
        g,
        { op: 'removeToken', token: 'portal', amount: 1, where: { on: 'held-portal', if: if_ } },
        used({ self, portal }),
      )
      return g.portals.length
    }
    expect(left('alpha')).toBe(0)
    expect(left('bravo')).toBe(1)
  })
})

test('D-INIT-3 whose own card is no longer in the deck swaps nothing', () => {
  const swap = (cards: string[]) => {
    const g = lane()
    g.initiative.cards = [...cards]
    g.initiativeDiscard.cards = ['invader']
    g.revealed = 'invader'
    run(g, { op: 'swapInitiative', a: 'revealed', b: 'own' })
    return [g.initiative.cards, g.initiativeDiscard.cards, g.revealed]
  }
  expect(swap(['bravo', 'alpha'])).toEqual([['bravo', 'invader'], ['alpha'], 'alpha'])
  expect(swap(['bravo'])).toEqual([['bravo'], ['invader'], 'invader'])
})
