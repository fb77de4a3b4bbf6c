/** Whom and where the words of cards mean. */
import { describe, expect, test } from 'vitest'
import { type Use, usedBy } from '../../src/abilities/use.ts'
import { boardOf } from '../../src/board/map.ts'
import { candidates, concerns, hasPlace, means, placesFor } from '../../src/language/select.ts'
import type { Query, Selector, SpaceQuery } from '../../src/language/selector.ts'
import { type AttackFrame, newAttack } from '../../src/match/attack-frame.ts'
import type { DoomState } from '../../src/match/state.ts'
import { box, corridor, doom, type Position, room } from '../play.ts'

const position = (given: Position): DoomState => structuredClone(doom({ turn: 'alpha', ...given }).state)
const figure = (g: DoomState, id: string) => g.figures.find(f => f.id === id)!
const use = (more: Partial<Use> = {}): Use => ({ ...usedBy('test', 'alpha', 'alpha'), ...more })

/** Alpha and Bravo left, two imps, a pinky and a baron to the right; Charlie is dead. */
const field = () =>
  position({
    map: room(10, 2),
    alpha: { at: 'a1' },
    bravo: { at: 'b1', damage: 1 },
    charlie: { at: null },
    delta: { at: null },
    demons: {
      imp: [{ at: 'c1', damage: 1 }, { at: 'e1' }],
      pinky: { at: 'f1', stunned: true },
      'baron-of-hell': { at: ['i1', 'j1', 'i2', 'j2'] },
    },
  })

function attacking(g: DoomState, attack: Partial<AttackFrame>): DoomState {
  const frame = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 5, red: 1, black: 0, source: null })
  const going: AttackFrame = { ...frame, spaces: [...figure(g, 'imp-1').at], ...attack }
  return { ...g, stack: [...g.stack, going] }
}

const who = (g: DoomState, q: Partial<Query>, more: Partial<Use> = {}) => {
  const query: Query = { side: 'any', ...q }
  const found = candidates(g, use(more), query)
  for (const f of g.figures) expect(means(g, use(more), query, f), f.id).toBe(found.includes(f.id))
  expect(concerns(g, use(more), query)).toBe(found.length > 0)
  return found
}

describe('D-ABILITY-1 figures that a card finds', () => {
  test('D-FIGURE-2 by side, size, state and kind; the dead never', () => {
    const g = field()
    expect(who(g, {})).toEqual(['alpha', 'bravo', 'imp-1', 'imp-2', 'pinky-1', 'baron-of-hell-1'])
    expect(who(g, { side: 'marine' })).toEqual(['alpha', 'bravo'])
    expect(who(g, { side: 'demon' })).toEqual(['imp-1', 'imp-2', 'pinky-1', 'baron-of-hell-1'])
    expect(who(g, { size: 'large' })).toEqual(['baron-of-hell-1'])
    expect(who(g, { side: 'demon', size: 'small' })).toEqual(['imp-1', 'imp-2', 'pinky-1'])
    expect(who(g, { state: 'stunned' })).toEqual(['pinky-1'])
    expect(who(g, { state: 'damaged' })).toEqual(['bravo', 'imp-1'])
    expect(who(g, { state: 'staggered' })).toEqual(['imp-1'])
    expect(who(g, { state: 'staggered' }, { self: undefined })).toEqual(['imp-1'])
    expect(who(g, { kind: 'activating' }, { kind: 'imp' })).toEqual(['imp-1', 'imp-2'])
    const lowered = Object.values(box().abilities)
      .flatMap(a => a.effects.map((e, effect) => ({ ability: a.id, effect, op: e.op })))
      .find(({ op }) => op === 'modifyStagger')!
    figure(g, 'pinky-1').damage = box().demons.pinky!.stagger - 1
    expect(who(g, { state: 'staggered' })).toEqual(['imp-1'])
    g.lasting = [{ ...lowered, owner: 'alpha', on: ['alpha'], until: 'permanent' }]
    expect(who(g, { state: 'staggered' })).toContain('pinky-1')
    expect(who(g, { state: 'staggered' }, { self: 'bravo' })).not.toContain('pinky-1')
    expect(who(g, { state: 'staggered' }, { self: undefined })).not.toContain('pinky-1')
  })

  test('those met, placed or displaced by what happened', () => {
    const g = field()
    for (const word of ['entered', 'displaced', 'justSummoned'] as const) {
      expect(who(g, { [word]: true }, { met: ['imp-2', 'bravo'] }), word).toEqual(['bravo', 'imp-2'])
      expect(who(g, { [word]: true }), word).toEqual([])
    }
  })

  test('those that carry an objective token, and those in a zone', () => {
    const g = field()
    figure(g, 'imp-2').carries = 'o1'
    expect(who(g, { carries: 'objective' })).toEqual(['imp-2'])
    const lift = position({ mission: 'black-bishop-3', alpha: { at: null }, bravo: { at: null } })
    figure(lift, 'alpha').at = [boardOf(lift).find(4, 7)]
    figure(lift, 'bravo').at = [boardOf(lift).find(19, 0)]
    expect(who(lift, { zone: 'lift' })).toEqual(['alpha'])
    figure(lift, 'alpha').at.push(boardOf(lift).find(19, 0)) // as large figures stand
    expect(who(lift, { zone: 'lift' })).toEqual(['alpha'])
  })

  test('never the excluded', () => {
    const g = field()
    expect(who(g, { side: 'marine', exclude: ['self'] })).toEqual(['bravo'])
    expect(who(g, { exclude: ['self', 'demons'] })).toEqual(['bravo'])
    expect(who(g, { exclude: ['marines', 'trigger-figure'] }, { trigger: 'pinky-1' })).toEqual([
      'imp-1',
      'imp-2',
      'baron-of-hell-1',
    ])
  })

  test('OP-43 within a distance of a reference; self only where the card says so', () => {
    const g = field()
    expect(who(g, { within: 2, of: 'self' })).toEqual(['bravo', 'imp-1'])
    expect(who(g, { within: 2 })).toEqual(['alpha', 'bravo', 'imp-1'])
    expect(who(g, { within: 2, of: 'self', includeSelf: true })).toEqual(['alpha', 'bravo', 'imp-1'])
    expect(who(g, { within: 1, of: 'trigger-figure' }, { trigger: 'imp-2' })).toEqual(['imp-2', 'pinky-1'])
    expect(who(g, { within: 0, of: 'trigger-figure' }, { trigger: 'imp-2' })).toEqual(['imp-2'])
    expect(who(g, { within: 1, of: 'any-demon', side: 'marine' })).toEqual(['bravo'])
    expect(who(g, { within: 1, of: 'other-demon', side: 'demon' }, { self: 'imp-2', owner: 'invader' })).toEqual([
      'imp-1',
      'imp-2',
      'pinky-1',
      'baron-of-hell-1',
    ])
    expect(who(g, { within: 1, of: 'chosen-demon' }, { chosen: 'imp-1' })).toEqual(['bravo', 'imp-1'])
    expect(who(g, { within: 1, of: 'chosen-demon' })).toEqual([])
    figure(g, 'imp-2').at = []
    expect(who(g, { within: 1, of: 'trigger-figure' }, { trigger: 'imp-2' })).toEqual([])
    expect(who(g, { within: 0, of: 'trigger-figure' }, { trigger: 'imp-2', spaces: figure(g, 'pinky-1').at })).toEqual([
      'pinky-1',
    ])
    expect(who(g, { within: 0, of: 'trigger-figure' })).toEqual(['alpha']) // without a trigger: self
  })

  test('OP-29 within a distance of attacker and defender, also where it stood', () => {
    const g = attacking(field(), {})
    expect(who(g, { within: 1, of: 'attacker' })).toEqual(['alpha', 'bravo'])
    expect(who(g, { within: 1, of: 'defender' })).toEqual(['bravo', 'imp-1'])
    figure(g, 'imp-1').at = []
    expect(who(g, { within: 1, of: 'defender' })).toEqual(['bravo'])
    expect(who(field(), { within: 1, of: 'defender' })).toEqual([])
  })

  test('within a distance of objectives and portals', () => {
    const g = field()
    const at = (name: string) => boardOf(g).at(name)
    g.objectives = [
      { id: 'o1', kind: 'objective', at: at('e2'), progress: 0, round: 0 },
      { id: 'o2', kind: 'objective', at: -1, progress: 0, round: 0 },
    ]
    g.portals = [{ id: 'p1', at: at('h1'), level: 'blue', up: true, threat: 0, progress: 0 }]
    expect(who(g, { within: 1, of: 'objective' })).toEqual(['imp-2', 'pinky-1'])
    g.objectives[0]!.at = at('a1')
    expect(who(g, { within: 1, of: 'objective' })).toEqual(['alpha', 'bravo'])
    expect(who(g, { within: 1, of: 'portal' })).toEqual(['baron-of-hell-1'])
  })

  test('D-LOS-1 in line of sight of the reference, of a figure, of a token', () => {
    const wall = ['+-+-+-+-+', '|. .|. .|', '+ + +-+-+', '|. . . .|', '+-+-+-+-+']
    const g = position({
      map: wall,
      alpha: { at: 'a1' },
      bravo: { at: 'd1' },
      demons: { imp: [{ at: 'b1' }, { at: 'c1' }] },
    })
    expect(who(g, { side: 'demon', los: true, of: 'self' })).toEqual(['imp-1'])
    expect(who(g, { side: 'demon', los: true })).toEqual(['imp-1'])
    expect(who(g, { side: 'demon', los: true, of: 'trigger-figure' }, { trigger: 'bravo' })).toEqual(['imp-2'])
    expect(who(g, { side: 'demon', losFrom: 'self' })).toEqual(['imp-1'])
    expect(who(g, { side: 'demon', losFrom: 'killer' })).toEqual([])
    const token = { kind: 'decoy', ability: 'test', effect: 0, until: 'permanent' }
    g.tokens = [{ ...token, at: boardOf(g).at('d1'), owner: 'alpha' }]
    expect(who(g, { side: 'demon', losTo: 'token' })).toEqual(['imp-2'])
    expect(who(g, { side: 'demon', losTo: 'token' }, { owner: 'bravo' })).toEqual([])
    g.tokens.push({ ...token, at: boardOf(g).at('a1'), owner: 'alpha' })
    expect(who(g, { side: 'demon', losTo: 'token' })).toEqual(['imp-1', 'imp-2'])
    expect(who(g, { side: 'marine', los: true, of: 'any-demon' })).toEqual(['alpha', 'bravo'])
  })

  test('D-ATTACK-2 in range of the attack', () => {
    const g = attacking(field(), { range: 4 })
    expect(who(g, { side: 'demon', inRangeOf: 'attacker' })).toEqual(['imp-1', 'imp-2'])
    expect(who(field(), { side: 'demon', inRangeOf: 'attacker' })).toEqual([])
  })

  test('figures that a word alone names', () => {
    const g = attacking(field(), {})
    const named = (word: Extract<Selector, string>, more: Partial<Use> = {}) => candidates(g, use(more), word)
    expect(named('self')).toEqual(['alpha'])
    expect(named('self', { self: undefined })).toEqual([])
    expect(named('attacker')).toEqual(['alpha'])
    expect(named('defender')).toEqual(['imp-1'])
    expect(named('trigger-figure', { trigger: 'bravo' })).toEqual(['bravo'])
    expect(named('killer', { killer: 'bravo' })).toEqual(['bravo'])
    expect(named('chooser', { chosen: 'imp-2' })).toEqual(['imp-2'])
    expect(named('moved-onto', { chosen: 'imp-2' })).toEqual(['imp-2'])
    expect(named('drone')).toEqual([])
    expect(named('invader')).toEqual(['invader'])
    expect(named('enemy')).toEqual(['imp-1', 'imp-2', 'pinky-1', 'baron-of-hell-1'])
    expect(named('enemy', { owner: 'invader' })).toEqual(['alpha', 'bravo'])
    expect(named('any')).toHaveLength(6)
    for (const word of ['marine', 'marines'] as const) {
      expect(named(word)).toEqual(['alpha', 'bravo'])
      const meant = g.figures.filter(f => means(g, use(), word, f)).map(f => f.id)
      expect(meant).toEqual(['alpha', 'bravo'])
    }
    expect(named('demons')).toHaveLength(4)
    g.figures = g.figures.filter(f => f.id !== 'imp-2')
    expect(g.figures.filter(f => means(g, use(), 'demons', f)).map(f => f.id)).toEqual([
      'imp-1',
      'pinky-1',
      'baron-of-hell-1',
    ])
    expect(concerns(g, use(), 'demons', f => f.id === 'imp-2')).toBe(false)
    expect(concerns(g, use(), 'demons', f => f.id === 'imp-1')).toBe(true)
    expect(means(g, use(), 'self', figure(g, 'bravo'))).toBe(false)
  })
})

describe('D-ABILITY-1 spaces that a card finds', () => {
  const spaces = (g: DoomState, where: SpaceQuery, more: Partial<Use> = {}) => {
    const found = placesFor(g, use(more), where)
    expect(hasPlace(g, use(more), where)).toBe(found.length > 0)
    return found.map(space => boardOf(g).name(space)).sort()
  }
  const lane = () =>
    position({ map: corridor(7), alpha: { at: 'a1' }, bravo: { at: 'd1' }, demons: { imp: { at: 'g1' } } })

  test('within a distance; the own space of self and of portals counts, of others only where the card says so', () => {
    const g = lane()
    expect(spaces(g, {})).toEqual(['a1'])
    expect(spaces(g, { within: 2 })).toEqual(['a1', 'b1', 'c1'])
    expect(spaces(g, { within: 1, of: 'trigger-figure' }, { trigger: 'bravo' })).toEqual(['c1', 'e1'])
    expect(spaces(g, { within: 1, of: 'trigger-figure', includeCenter: true }, { trigger: 'bravo' })).toEqual([
      'c1',
      'd1',
      'e1',
    ])
    g.portals = [{ id: 'p1', at: boardOf(g).at('e1'), level: 'blue', up: true, threat: 0, progress: 0 }]
    expect(spaces(g, { within: 1, of: 'portal' })).toEqual(['d1', 'e1', 'f1'])
  })

  test('D-ADJ-8 adjacent: the spaces next to it', () => {
    const g = lane()
    expect(spaces(g, { within: 'adjacent', of: 'trigger-figure' }, { trigger: 'bravo' })).toEqual(['c1', 'e1'])
    const wall = ['+-+-+-+', '|. .|.|', '+ + + +', '|. . .|', '+-+-+-+']
    const walled = position({ map: wall, alpha: { at: 'b1' } })
    expect(spaces(walled, { within: 'adjacent', of: 'self', empty: true })).toEqual(['a1', 'a2', 'b2', 'c2'])
  })

  test('empty: nobody stands there', () => {
    const g = lane()
    expect(spaces(g, { within: 3, empty: true })).toEqual(['b1', 'c1'])
    expect(spaces(g, { within: 3, empty: false })).toEqual(['a1', 'b1', 'c1', 'd1'])
    expect(spaces(g, { empty: true })).toEqual([])
  })

  test('any of several areas', () => {
    const g = lane()
    const anyOf = [
      { within: 1, of: 'self' },
      { within: 1, of: 'any-demon' },
    ] as const
    expect(spaces(g, { anyOf: [...anyOf] })).toEqual(['a1', 'b1', 'f1'])
  })

  test('D-LOS-1 in line of sight of the reference', () => {
    const wall = ['+-+-+-+', '|. .|.|', '+ + + +', '|. .|.|', '+ + + +', '|. . .|', '+-+-+-+']
    const g = position({ map: wall, alpha: { at: 'a1' } })
    expect(spaces(g, { within: 5, los: true })).not.toContain('c1')
    expect(spaces(g, { within: 5, los: true })).toContain('b1')
    expect(spaces(g, { within: 5 })).toContain('c1')
    const corner = position({ map: wall, alpha: { at: 'a1' }, bravo: { at: 'c2' } })
    expect(spaces(corner, { within: 5, los: true, of: 'trigger-figure' }, { trigger: 'bravo' })).toContain('c1')
    const two = position({ map: wall, alpha: { at: 'a3' }, demons: { imp: [{ at: 'a1' }, { at: 'c2' }] } })
    expect(spaces(two, { within: 5, los: true, of: 'any-demon' })).toContain('c1') // one of them sees it
  })

  test('at least so far from every marine on the map', () => {
    const g = lane()
    expect(spaces(g, { within: 6, of: 'self', minDistanceFromMarines: 2 })).toEqual(['f1', 'g1'])
    figure(g, 'bravo').at = []
    expect(spaces(g, { within: 6, of: 'self', minDistanceFromMarines: 2 })).toEqual(['c1', 'd1', 'e1', 'f1', 'g1'])
  })
})
