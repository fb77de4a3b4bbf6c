import { describe, expect, test } from 'vitest'
import { boardOf, zoneOf } from '../../src/board/map.ts'
import { FLOOR } from '../../src/board/plan.ts'
import { doom, type Match, type Position } from '../play.ts'
import { ground, nextRound, on, roundOf, settle } from './ground.ts'

/** The status phase of a round begins: Alpha's activation was the last of the round before. */
function status(mission: string, round: number, position: Position): Match {
  const { scenario, ...more } = position
  return nextRound(
    on(mission, { ...more, scenario: { round: round - 1, initiative: [], events: { hand: [] }, ...scenario } }),
  )
}

describe('black-bishop-1', () => {
  const at = ground('black-bishop-1')
  const veteran = { difficulty: 'veteran' }

  test('D-OBJECTIVE-6 bb1: after a yellow or red summon the invader gives a sample to a demon just summoned', () => {
    const g = doom({ mission: 'black-bishop-1', begins: 4 })
    g.does('portal:p5', 'group:0')
    settle(g, 'summon-place', 'place-argent')
    expect(g).waitsFor('invader', 'sample-carrier')
    expect(g.offers).toHaveLength(4)
    g.does('carrier:cacodemon-1')
    expect(g.figure('cacodemon-1').carries).toBe('sample-1')
    expect(g.state.counters.samplesSetAside).toBe(2)
    // The blue portal gives none.
    settle(g, 'invasion-group', 'summon-place', 'place-argent', 'choose-portal', 'move-argent')
    expect(g.state.figures.filter(f => f.carries)).toHaveLength(1)
    expect(g.state.phase).not.toBe('setup')
  })

  test('D-OBJECTIVE-1 D-OBJECTIVE-6 bb1: killing a carrier gains its sample at once, nothing is dropped; the third wins', () => {
    const kill = (samples: number) => {
      const g = on('black-bishop-1', {
        alpha: { at: at(0, 0), hand: ['armor'] },
        demons: { imp: { at: at(1, 1), damage: 1 } },
        scenario: { counters: { samples } },
      })
      g.figure('imp-1').carries = 'sample-1'
      return g.does('sprint:armor', `step:${at(1, 1)}`)
    }
    const first = kill(0)
    expect(first.state.counters.samples).toBe(1)
    expect(first.state.decision!.kind).toBe('activation')
    expect(first.outcome).toBeNull()
    expect(kill(2).outcome).toMatchObject({ winners: ['alpha'], rule: 'D-OBJECTIVE-1' })
    // A demon without a sample gains nothing.
    const plain = on('black-bishop-1', {
      alpha: { at: at(0, 0), hand: ['armor'] },
      demons: { imp: { at: at(1, 1), damage: 1 } },
      scenario: { counters: { samples: 2 } },
    }).does('sprint:armor', `step:${at(1, 1)}`)
    expect(plain.state.counters.samples).toBe(2)
    expect(plain.outcome).toBeNull()
  })

  test('D-THREAT-2 bb1: a door wakes the portals of the regions it joins, not those farther on', () => {
    const g = on('black-bishop-1', { alpha: { at: at(3, 4), mp: 2 }, demons: {} }).does('open:d1')
    expect(g.state.portals.filter(p => p.up).map(p => p.id)).toEqual(['p1', 'p2', 'p5', 'p7'])
    expect(g).waitsFor('invader', 'choose-portal')
    expect(g.offers).toEqual(['portal:p2', 'portal:p7'])
  })

  test('D-OBJECTIVE-1 bb1-alarm bb1-breach: at 4 alarm a blue portal opens and summons (optional rules)', () => {
    const position = { alpha: { at: at(0, 0) }, demons: {}, options: veteran, scenario: { counters: { alarm: 3 } } }
    const g = status('black-bishop-1', 5, position)
    expect(g.state.counters.alarm).toBe(4)
    expect(g).waitsFor('invader', 'invasion-group')
    expect(g.state.portals.find(p => p.id === 'p8')).toMatchObject({ level: 'blue', up: true })
    expect(boardOf(g.state).name(g.state.portals.find(p => p.id === 'p8')!.at)).toBe(at(3, 1))
    settle(g, 'invasion-group', 'summon-place', 'place-argent')
    expect(g.state.portals.some(p => p.id === 'p8')).toBe(false)
    const regular = status('black-bishop-1', 5, { ...position, options: {} })
    expect(regular.state.counters.alarm).toBe(3)
  })

  test('D-GOLDEN-4 bb1-overload: one teleporter step per activation (optional rule)', () => {
    const pads = { teleporters: [{ at: at(0, 0) }, { at: at(6, 8) }] }
    const hop = (options: object) =>
      on('black-bishop-1', {
        alpha: { at: at(0, 0), mp: 5 },
        demons: {},
        options: { ...options },
        scenario: pads,
      }).does(`teleport:${at(6, 8)}`)
    expect(hop(veteran).offers).not.toContain(`teleport:${at(0, 0)}`)
    expect(hop({})).offers(`teleport:${at(0, 0)}`)
  })
})

describe('black-bishop-2', () => {
  const at = ground('black-bishop-2')
  const quiet = { alpha: { at: at(7, 2) }, demons: {}, scenario: { threat: 1, portals: [] } }

  test('D-THREAT-3 bb2-pressure: a threat token in round 4 and every third round after it', () => {
    const stock = (round: number) => status('black-bishop-2', round, quiet).state.invader.threat
    expect([3, 4, 5, 6, 7, 10].map(stock)).toEqual([1, 2, 1, 1, 2, 2])
  })

  test('D-THREAT-3 bb2-static bb2-backwash: the third teleporter step gives a threat token', () => {
    const g = on('black-bishop-2', {
      alpha: { at: at(7, 2), mp: 9 },
      demons: {},
      scenario: { threat: 0, counters: { static: 1 }, teleporters: [{ at: at(7, 2) }, { at: at(5, 13) }] },
    })
    g.does(`teleport:${at(5, 13)}`)
    expect(g.state.counters.static).toBe(2)
    expect(g.state.invader.threat).toBe(0)
    g.does(`teleport:${at(7, 2)}`)
    expect(g.state.counters.static).toBe(0)
    expect(g.state.invader.threat).toBe(1)
    expect(g).waitsFor('alpha', 'activation')
  })
})

describe('black-bishop-3', () => {
  const at = ground('black-bishop-3')

  test('D-OBJECTIVE-6 bb3-stir: an extracted asset puts a threat token on each portal', () => {
    const g = on('black-bishop-3', { alpha: { at: at(5, 8), mp: 3 }, demons: {} })
    g.figure('alpha').carries = 'o2'
    g.state.objectives.find(o => o.id === 'o2')!.at = -1
    const before = g.state.portals.map(p => p.threat)
    g.does(`step:${at(4, 8)}`)
    expect(g.state.portals.map(p => p.threat)).toEqual(before.map(n => n + 1))
  })

  test('D-OBJECTIVE-3 bb3-thaw: from a late round on a frag token at the start of each status phase', () => {
    const frags = (round: number) =>
      status('black-bishop-3', round, { alpha: { at: at(1, 4) }, demons: {}, scenario: { portals: [] } }).state.invader
        .frags
    const late = roundOf('black-bishop-3', 'bb3-thaw')
    expect([late - 1, late, late + 1].map(frags)).toEqual([0, 1, 1])
  })
})

describe('black-bishop-4', () => {
  const at = ground('black-bishop-4')
  const noise = (value: number, round = 4) =>
    status('black-bishop-4', round, {
      alpha: { at: at(14, 0) },
      demons: {},
      scenario: { counters: { noise: value }, portals: [{ at: at(8, 8), level: 'yellow', up: false }] },
    })

  test('D-OBJECTIVE-6 bb4-tune: 1 noise from round 2 on', () => {
    expect(noise(0, 2).state.counters.noise).toBe(1)
    expect(noise(2).state.counters.noise).toBe(3)
  })

  test.each([
    [1, 'blue', 14, 1, 'bb4-pursuit-1'],
    [4, 'yellow', 9, 3, 'bb4-pursuit-2'],
    [7, 'red', 8, 6, 'bb4-pursuit-3'],
  ])(
    'D-PORTAL-4 bb4-pursuit-1 bb4-pursuit-2 bb4-pursuit-3: at %i + 1 noise a %s portal opens on %i,%i and summons (%s)',
    (before, level, x, y) => {
      const g = noise(before)
      expect(g).waitsFor('invader', 'invasion-group')
      const portal = g.state.portals.find(p => p.up)!
      expect(portal.level).toBe(level)
      expect(boardOf(g.state).name(portal.at)).toBe(at(x, y))
      settle(g, 'invasion-group', 'summon-place', 'place-argent', 'move-argent')
      expect(g.state.portals.some(p => p.up)).toBe(false)
    },
  )
})

describe('black-bishop-5', () => {
  const at = ground('black-bishop-5')

  test('D-OBJECTIVE-6 bb5-after: in round 8 a blue portal opens that must be sealed as well', () => {
    const g = status('black-bishop-5', 8, {
      alpha: { at: at(3, 5) },
      demons: {},
      scenario: { portals: [{ at: at(0, 3), level: 'blue' }] },
    })
    const placed = g.state.portals.find(p => p.id === 'p6')!
    expect(placed).toMatchObject({ level: 'blue', up: true })
    expect(boardOf(g.state).name(placed.at)).toBe(at(6, 10))
    expect(g.state.figures.filter(f => f.kind !== 'marine')).toEqual([])
    const before = status('black-bishop-5', 7, {
      alpha: { at: at(3, 5) },
      demons: {},
      scenario: { portals: [{ at: at(0, 3), level: 'blue' }] },
    })
    expect(before.state.portals.some(p => p.id === 'p6')).toBe(false)
  })

  test('D-DEFENSE-12 bb5-heat: from round 4 on each marine in the ring suffers 1 damage', () => {
    const fresh = doom({ mission: 'black-bishop-5', begins: 1 }).state
    const board = boardOf(fresh)
    const inside = [...zoneOf(fresh, 'ring')].find(space => board.terrain[space] === FLOOR)!
    const burn = (round: number) => {
      const g = status('black-bishop-5', round, {
        alpha: { at: at(3, 5) },
        bravo: { at: board.name(inside) },
        demons: {},
        scenario: { portals: [{ at: at(0, 3), level: 'blue' }] },
      })
      return [g.figure('alpha').damage, g.figure('bravo').damage]
    }
    expect(burn(3)).toEqual([0, 0])
    expect(burn(4)).toEqual([0, 1])
  })
})

describe('black-bishop-6', () => {
  const at = ground('black-bishop-6')

  test('D-SUMMON-8 bb6-bishop bb6-retinue: behind door d8 waits the Bishop with 16 health and 3 argent, and two event cards', () => {
    const g = on('black-bishop-6', {
      alpha: { at: at(8, 7), mp: 2 },
      demons: {},
      scenario: { portals: [], events: { hand: [] } },
    }).does('open:d8')
    settle(g, 'summon-place')
    const bishop = g.figure('baron-of-hell-1')
    expect(bishop).toMatchObject({ tag: 'bishop', health: 16 })
    expect(g.at('baron-of-hell-1')).toContain(at(4, 2))
    expect(g.state.demons['baron-of-hell']).toMatchObject({ up: true, argent: 3 })
    expect(g.view('alpha').figures.find(f => f.id === 'baron-of-hell-1')!.health).toBe(16)
    expect(g.state.invader.hand.cards).toHaveLength(2)
    const other = on('black-bishop-6', { alpha: { at: at(9, 18), mp: 2 }, demons: {}, scenario: { portals: [] } })
    other.does('open:d1')
    expect(other.state.figures.filter(f => f.kind === 'baron-of-hell')).toEqual([])
  })

  test('D-GOLDEN-4 bb6-pads: one teleporter step per activation', () => {
    const g = on('black-bishop-6', {
      alpha: { at: at(7, 18), mp: 5 },
      demons: {},
      scenario: { teleporters: [{ at: at(7, 18) }, { at: at(14, 11) }] },
    }).does(`teleport:${at(14, 11)}`)
    expect(g.offers.filter(key => key.startsWith('teleport'))).toEqual([])
  })
})
