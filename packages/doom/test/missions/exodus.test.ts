import { describe, expect, test } from 'vitest'
import { boardOf, zoneOf } from '../../src/board/map.ts'
import { FLOOR } from '../../src/board/plan.ts'
import { doom, type Match, type Position } from '../play.ts'
import { ground, nextRound, on, roundOf, settle } from './ground.ts'

function status(mission: string, round: number, position: Position): Match {
  const { scenario, ...more } = position
  return nextRound(
    on(mission, { ...more, scenario: { round: round - 1, initiative: [], events: { hand: [] }, ...scenario } }),
  )
}

describe('exodus-1', () => {
  const at = ground('exodus-1')
  const idle = { alpha: { at: at(20, 14) }, demons: {}, scenario: { threat: 1, portals: [] } }

  test('D-THREAT-3 e1-regiment: a threat token in round 5 and every fifth round after it', () => {
    expect([4, 5, 6, 10].map(round => status('exodus-1', round, idle).state.invader.threat)).toEqual([1, 2, 1, 2])
  })

  test('D-OBJECTIVE-6 e1-alarm: only the first extracted asset gives a threat token', () => {
    const g = on('exodus-1', { alpha: { at: at(2, 15), mp: 5 }, demons: {}, scenario: { threat: 0 } })
    for (const [asset, x] of [
      ['o1', 3],
      ['o2', 4],
    ] as const) {
      g.figure('alpha').carries = asset
      g.state.objectives.find(o => o.id === asset)!.at = -1
      g.does(`step:${at(x, 15)}`)
      expect(g.state.invader.threat).toBe(1)
    }
    expect(g.state.counters.extracted).toBe(2)
  })

  test('D-OBJECTIVE-3 e1-window: frag tokens from a late round on', () => {
    const late = roundOf('exodus-1', 'e1-window')
    expect([late - 1, late].map(round => status('exodus-1', round, idle).state.invader.frags)).toEqual([0, 1])
  })
})

describe('exodus-2', () => {
  const at = ground('exodus-2')

  test('D-DEFENSE-12 e2-hot: each demon that carries a sample suffers 1 damage', () => {
    const g = on('exodus-2', {
      alpha: { at: at(9, 21) },
      demons: { imp: [{ at: at(16, 15) }, { at: at(0, 14) }] },
      scenario: { initiative: [], portals: [], events: { hand: [] } },
    })
    g.figure('imp-1').carries = 'sample-1'
    nextRound(g)
    expect(g.figure('imp-1').damage).toBe(1)
    expect(g.figure('imp-2').damage).toBe(0)
  })

  test('D-THREAT-3 e2-bellows: from round 6 on the red portal gets one more', () => {
    const threat = (round: number) => {
      const g = nextRound(
        on('exodus-2', {
          alpha: { at: at(9, 21) },
          demons: {},
          scenario: { round: round - 1, initiative: [], events: { hand: [] } },
        }),
      )
      return g.state.portals.map(p => p.threat)
    }
    expect(threat(5)).toEqual([1, 1, 1, 1])
    expect(threat(6)).toEqual([1, 1, 1, 2])
  })
})

describe('exodus-3', () => {
  const at = ground('exodus-3')

  test('D-THREAT-3 e3-mind: a threat token in round 4 and every third round after it', () => {
    const idle = {
      alpha: { at: at(0, 13) },
      demons: {},
      scenario: { threat: 0, portals: [{ at: at(21, 8), level: 'blue' }] },
    }
    const stock = (round: number) => status('exodus-3', round, idle).state.invader.threat
    expect([3, 4, 5, 7].map(stock)).toEqual([0, 1, 0, 1])
  })

  test('D-OBJECTIVE-6 e3-count e3-lash: the third sealed portal gives 2 threat tokens', () => {
    const seal = (sealed: number) =>
      on('exodus-3', {
        alpha: { at: at(1, 18), mp: 2 },
        demons: {},
        scenario: {
          threat: 0,
          counters: { sealed },
          portals: [
            { at: at(1, 18), level: 'blue' },
            { at: at(9, 0), level: 'red' },
          ],
        },
      }).does('use:seal-work').state
    expect(seal(1)).toMatchObject({ counters: { sealed: 2 }, invader: { threat: 0 } })
    expect(seal(2)).toMatchObject({ counters: { sealed: 3 }, invader: { threat: 2 } })
  })
})

describe('exodus-4', () => {
  const at = ground('exodus-4')

  test('D-OBJECTIVE-6 e4-marks e4-wander: at 3 marks an unfinished brazier o1 moves with its token to 1,4', () => {
    const mark = (o1: number, marks: number) => {
      const g = on('exodus-4', {
        alpha: { at: at(8, 10) },
        demons: {},
        scenario: { counters: { marks }, initiative: [], portals: [] },
      })
      g.state.objectives.find(o => o.id === 'o1')!.progress = o1
      g.does('end', 'work:o2')
      const token = g.state.objectives.find(o => o.id === 'o1')!
      return [boardOf(g.state).name(token.at), token.progress, g.state.counters.marks]
    }
    expect(mark(1, 2)).toEqual([at(1, 4), 1, 3])
    expect(mark(2, 2)).toEqual([at(8, 2), 2, 3])
    expect(mark(1, 0)).toEqual([at(8, 2), 1, 1])
  })

  test('D-OBJECTIVE-3 e4-dark: frag tokens from a late round on', () => {
    const idle = { alpha: { at: at(14, 12) }, demons: {}, scenario: { portals: [] } }
    const late = roundOf('exodus-4', 'e4-dark')
    expect([late - 1, late].map(round => status('exodus-4', round, idle).state.invader.frags)).toEqual([0, 1])
  })
})

describe('exodus-5', () => {
  const at = ground('exodus-5')

  test('D-THREAT-3 e5-fortune: a threat token in round 4 and every third round after it', () => {
    const idle = { alpha: { at: at(8, 23) }, demons: {}, scenario: { threat: 1, portals: [] } }
    expect([3, 4, 7].map(round => status('exodus-5', round, idle).state.invader.threat)).toEqual([1, 2, 2])
  })

  test('D-SETUP-14 the drone comes as a figure on its space, and as no objective token beside it', () => {
    const { figures, objectives } = doom({ mission: 'exodus-5', begins: 1 }).state
    expect(figures.filter(f => f.kind === 'drone')).toHaveLength(1)
    expect(objectives.filter(o => o.kind === 'drone')).toEqual([])
  })

  test('D-OBJECTIVE-6 e5-heat: the drone in the flesh mill gives 2 threat tokens, the first time only', () => {
    const fresh = doom({ mission: 'exodus-5', begins: 1 }).state
    const board = boardOf(fresh)
    const mill = [...zoneOf(fresh, 'mill')].filter(space => board.terrain[space] === FLOOR)
    const { walk } = board.table((1 << board.doors.length) - 1)
    const next = (space: number) => [...walk.to.subarray(walk.start[space], walk.start[space + 1])]
    const outside = mill.flatMap(next).find(space => !mill.includes(space) && board.terrain[space] === FLOOR)!
    const inside = next(outside).find(space => mill.includes(space))!
    const beside = next(outside).find(space => space !== inside && board.terrain[space] === FLOOR)!
    const g = on('exodus-5', {
      alpha: { at: board.name(beside) },
      demons: {},
      scenario: { threat: 0, portals: [], initiative: [], openDoors: board.doors.map(door => door.id) },
    })
    g.figure('drone').at = [outside]
    g.does('end', `step:${board.name(inside)}`)
    expect(g.state.invader.threat).toBe(2)
    const on2 = g.offers.find(key => key.startsWith('step:'))!
    g.does(on2)
    expect(g.state.invader.threat).toBe(2)
  })

  test('D-GOLDEN-4 e5-pads: one teleporter step per activation', () => {
    const g = on('exodus-5', {
      alpha: { at: at(6, 22), mp: 5 },
      demons: {},
      scenario: { teleporters: [{ at: at(6, 22) }, { at: at(6, 11) }] },
    }).does(`teleport:${at(6, 11)}`)
    expect(g.offers.filter(key => key.startsWith('teleport'))).toEqual([])
  })
})

describe('exodus-6', () => {
  const at = ground('exodus-6')

  test('D-SUMMON-8 e6-tyrant: door d6 or d7 wakes the Cyberdemon with 4 argent, once', () => {
    const g = on('exodus-6', { alpha: { at: at(16, 8), mp: 3 }, demons: {}, scenario: { portals: [] } }).does('open:d7')
    settle(g, 'summon-place')
    expect(g.figure('cyberdemon-1').tag).toBe('tyrant')
    expect(g.at('cyberdemon-1')).toContain(at(19, 7))
    expect(g.state.demons.cyberdemon).toMatchObject({ up: true, argent: 4 })
    expect(g.state.happened).toEqual(['e6-tyrant'])
  })

  test('D-EVENT-3 e6-feast: from round 5 on, without the Tyrant, the invader draws a card more at the start of the status phase', () => {
    const hand = ['ambush', 'ferocity', 'execution', 'onslaught', 'iron-skin', 'unbreakable']
    const cards = (round: number, demons: Position['demons']) =>
      status('exodus-6', round, {
        alpha: { at: at(4, 18) },
        demons: demons!,
        options: { eventSets: ['power-overwhelming', 'seek-and-destroy', 'armored-offensive'] },
        scenario: { portals: [{ at: at(24, 8), level: 'blue', up: false }], events: { hand } },
      }).state.invader.hand.cards.length
    expect(cards(4, {})).toBe(6)
    expect(cards(5, {})).toBe(7)
  })

  test('D-GOLDEN-4 e6-pads: one teleporter step per activation', () => {
    const g = on('exodus-6', {
      alpha: { at: at(4, 18), mp: 5 },
      demons: {},
      scenario: { teleporters: [{ at: at(4, 18) }, { at: at(3, 10) }] },
    }).does(`teleport:${at(3, 10)}`)
    expect(g.offers.filter(key => key.startsWith('teleport'))).toEqual([])
  })
})
