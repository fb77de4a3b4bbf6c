/** Every question that cards and special rules may ask, with the answers at both sides of its border. */
import { describe, expect, test } from 'vitest'
import { usedBy } from '../../src/abilities/use.ts'
import { boardOf } from '../../src/board/map.ts'
import type { Condition } from '../../src/language/condition.ts'
import { holds } from '../../src/language/holds.ts'
import { type AttackFrame, extraAttackMark, newAttack } from '../../src/match/attack-frame.ts'
import type { DoomState } from '../../src/match/state.ts'
import { box, corridor, doom, type Position, room } from '../play.ts'

/** A position that a test may change without playing. */
const position = (given: Position): DoomState => structuredClone(doom({ turn: 'alpha', ...given }).state)

const asks = (g: DoomState, condition: Condition, use: Partial<ReturnType<typeof usedBy>> = {}): boolean =>
  holds(g, { ...usedBy('test', 'alpha', 'alpha'), ...use }, [condition])

const figure = (g: DoomState, id: string) => g.figures.find(f => f.id === id)!
const space = (g: DoomState, name: string) => boardOf(g).at(name)

/** The same position in the middle of an attack. */
function attacking(g: DoomState, attack: Partial<AttackFrame> = {}): DoomState {
  const frame = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 5, red: 1, black: 0, source: null, ...attack })
  const spaces = attack.spaces ?? g.figures.find(f => f.id === frame.defender)?.at ?? []
  const going: AttackFrame = { ...frame, ...attack, spaces: [...spaces] }
  return { ...g, stack: [...g.stack, going] }
}

const row = () =>
  position({
    map: corridor(9),
    alpha: { at: 'a1', damage: 2 },
    bravo: { at: 'b1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: [{ at: 'd1', damage: 1 }, { at: 'e1' }], pinky: { at: 'i1' } },
  })

describe('D-ABILITY-1 questions about an attack', () => {
  test('none of them holds without one', () => {
    const g = row()
    const about: Condition[] = [
      { cond: 'distance', min: 0 },
      { cond: 'targetWithin', of: 'self', max: 9 },
      { cond: 'damageDealt', min: 1 },
      { cond: 'defenderAlive' },
      { cond: 'defenderKilled' },
      { cond: 'defenderSize', size: 'small' },
      { cond: 'defenderSize', size: 'large' },
      { cond: 'defenderState', state: 'damaged' },
      { cond: 'defenderIs', is: 'marine' },
      { cond: 'cardTrait', trait: 'uac' },
      { cond: 'extraAttackTaken' },
      { cond: 'adjacent', a: 'self', b: 'defender' },
      { cond: 'lineOfSight', from: 'self', to: 'defender' },
    ]
    for (const condition of about) expect(asks(g, condition), condition.cond).toBe(false)
  })

  test('D-RANGE-8 distance: between min and max, both included', () => {
    const g = attacking(row(), { distance: 3 })
    expect(asks(g, { cond: 'distance', min: 3 })).toBe(true)
    expect(asks(g, { cond: 'distance', min: 4 })).toBe(false)
    expect(asks(g, { cond: 'distance', max: 3 })).toBe(true)
    expect(asks(g, { cond: 'distance', max: 2 })).toBe(false)
    expect(asks(g, { cond: 'distance', min: 2, max: 4 })).toBe(true)
  })

  test('targetWithin: the other figure of the attack, whoever asks', () => {
    const g = attacking(row())
    expect(asks(g, { cond: 'targetWithin', of: 'self', max: 3 })).toBe(true)
    expect(asks(g, { cond: 'targetWithin', of: 'self', max: 2 })).toBe(false)
    const invader = { owner: 'invader', self: 'imp-1' }
    expect(asks(g, { cond: 'targetWithin', of: 'self', max: 3 }, invader)).toBe(true) // alpha
    expect(asks(g, { cond: 'targetWithin', of: 'self', max: 2 }, invader)).toBe(false)
    expect(asks(g, { cond: 'targetWithin', of: 'other-demon', max: 1 })).toBe(true) // the imp beside it
    expect(asks(g, { cond: 'targetWithin', of: 'other-demon', max: 3 }, { ...invader, self: 'imp-1' })).toBe(false)
  })

  test('damageDealt and defenderKilled', () => {
    const g = attacking(row(), { dealt: 2 })
    expect(asks(g, { cond: 'damageDealt', min: 2 })).toBe(true)
    expect(asks(g, { cond: 'damageDealt', min: 3 })).toBe(false)
    expect(asks(g, { cond: 'defenderKilled' })).toBe(false)
    expect(asks(attacking(row(), { killed: true }), { cond: 'defenderKilled' })).toBe(true)
  })

  test('defenderAlive: not killed, and still on the map', () => {
    expect(asks(attacking(row()), { cond: 'defenderAlive' })).toBe(true)
    expect(asks(attacking(row(), { killed: true }), { cond: 'defenderAlive' })).toBe(false)
    const g = attacking(row())
    figure(g, 'imp-1').at = []
    expect(asks(g, { cond: 'defenderAlive' })).toBe(false)
    expect(asks(attacking(row(), { defender: 'imp-9' }), { cond: 'defenderAlive' })).toBe(false)
  })

  test('OP-29 defenderSize: by the spaces it stood on', () => {
    const small = attacking(row())
    expect(asks(small, { cond: 'defenderSize', size: 'small' })).toBe(true)
    expect(asks(small, { cond: 'defenderSize', size: 'large' })).toBe(false)
    expect(asks(attacking(row(), { spaces: [1, 2] }), { cond: 'defenderSize', size: 'large' })).toBe(true)
    const large = attacking(row(), { spaces: [1, 2, 3, 4] })
    expect(asks(large, { cond: 'defenderSize', size: 'small' })).toBe(false)
    expect(asks(large, { cond: 'defenderSize', size: 'large' })).toBe(true)
  })

  test('D-DAMAGE-4 D-STUN-1 defenderState: staggered, stunned, damaged by so much; nothing of a figure that is gone', () => {
    const g = attacking(row())
    const imp = figure(g, 'imp-1')
    expect(asks(g, { cond: 'defenderState', state: 'damaged' })).toBe(true)
    expect(asks(g, { cond: 'defenderState', state: 'damaged', minDamage: 2 })).toBe(false)
    expect(asks(g, { cond: 'defenderState', state: 'staggered' })).toBe(true)
    expect(asks(g, { cond: 'defenderState', state: 'stunned' })).toBe(false)
    imp.stunned = true
    expect(asks(g, { cond: 'defenderState', state: 'stunned' })).toBe(true)
    imp.damage = 0
    expect(asks(g, { cond: 'defenderState', state: 'damaged' })).toBe(false)
    expect(asks(g, { cond: 'defenderState', state: 'staggered' })).toBe(false)
    const lowered = Object.values(box().abilities)
      .flatMap(a => a.effects.map((e, effect) => ({ ability: a.id, effect, op: e.op })))
      .find(({ op }) => op === 'modifyStagger')!
    const pinky = attacking(row(), { defender: 'pinky-1' })
    figure(pinky, 'pinky-1').damage = box().demons.pinky!.stagger - 1
    const staggered = (use = {}) => asks(pinky, { cond: 'defenderState', state: 'staggered' }, use)
    expect(staggered()).toBe(false)
    pinky.lasting = [{ ...lowered, owner: 'alpha', on: ['alpha'], until: 'permanent' }]
    expect([staggered(), staggered({ self: 'bravo' }), staggered({ self: undefined })]).toEqual([true, false, false])
    imp.damage = 2
    expect(asks(g, { cond: 'defenderState', state: 'damaged', minDamage: 2 })).toBe(true)
    imp.at = []
    for (const state of ['damaged', 'staggered', 'stunned'] as const)
      expect(asks(g, { cond: 'defenderState', state }), state).toBe(false)
  })

  test('defenderIs: a marine, no demon and no drone', () => {
    expect(asks(attacking(row()), { cond: 'defenderIs', is: 'marine' })).toBe(false)
    expect(asks(attacking(row(), { attacker: 'imp-1', defender: 'alpha' }), { cond: 'defenderIs', is: 'marine' })).toBe(
      true,
    )
  })

  test('D-WEAPON-1 cardTrait: of the card that the attack comes from', () => {
    const g = attacking(row(), { source: 'sidearm' })
    expect(asks(g, { cond: 'cardTrait', trait: 'uac' })).toBe(true)
    expect(asks(g, { cond: 'cardTrait', trait: 'chainsaw' })).toBe(false)
    expect(asks(attacking(row(), { source: 'imp-1' }), { cond: 'cardTrait', trait: 'uac' })).toBe(false)
  })

  test('extraAttackTaken: of this card alone', () => {
    const g = attacking(row(), { source: 'sidearm' })
    expect(asks(g, { cond: 'extraAttackTaken' })).toBe(false)
    expect(asks({ ...g, used: [extraAttackMark('armor')] }, { cond: 'extraAttackTaken' })).toBe(false)
    expect(asks({ ...g, used: [extraAttackMark('sidearm')] }, { cond: 'extraAttackTaken' })).toBe(true)
  })
})

describe('D-ABILITY-1 questions about figures', () => {
  test('D-ADJ-1 adjacent: both are there and next to each other', () => {
    const g = row()
    expect(asks(g, { cond: 'adjacent', a: 'self', b: 'trigger-figure' }, { trigger: 'bravo' })).toBe(true)
    expect(asks(g, { cond: 'adjacent', a: 'self', b: 'trigger-figure' }, { trigger: 'imp-1' })).toBe(false)
    expect(asks(g, { cond: 'adjacent', a: 'killer', b: 'self' })).toBe(false)
    expect(asks(g, { cond: 'adjacent', a: 'self', b: 'killer' })).toBe(false)
  })

  test('D-LOS-1 lineOfSight: from one figure on the map to another', () => {
    const wall = ['+-+-+-+', '|. .|.|', '+ + +-+', '|. . .|', '+-+-+-+']
    const g = position({ map: wall, alpha: { at: 'a1' }, demons: { imp: [{ at: 'b1' }, { at: 'c1' }] } })
    const sight = (from: string | undefined, to: string | undefined) =>
      asks(g, { cond: 'lineOfSight', from: 'killer', to: 'self' }, { killer: from, self: to })
    expect(sight('alpha', 'imp-1')).toBe(true)
    expect(sight('alpha', 'imp-2')).toBe(false)
    expect(sight(undefined, 'imp-1')).toBe(false)
    expect(sight('imp-1', undefined)).toBe(false)
    figure(g, 'imp-1').at = []
    expect(sight('alpha', 'imp-1')).toBe(false)
    expect(sight('imp-1', 'alpha')).toBe(false)
  })

  test('D-FIGURE-1 figureSize: of a figure on the map', () => {
    const g = position({
      map: room(4, 4),
      alpha: { at: 'a1' },
      demons: { imp: { at: 'd4' }, 'baron-of-hell': { at: ['b2', 'c2', 'b3', 'c3'] } },
    })
    const size = (self: string, size: 'small' | 'large') => asks(g, { cond: 'figureSize', who: 'self', size }, { self })
    expect([size('imp-1', 'small'), size('imp-1', 'large')]).toEqual([true, false])
    expect([size('baron-of-hell-1', 'small'), size('baron-of-hell-1', 'large')]).toEqual([false, true])
    figure(g, 'imp-1').at = []
    expect(size('imp-1', 'small')).toBe(false)
    expect(asks(g, { cond: 'figureSize', who: 'killer', size: 'small' })).toBe(false)
  })

  test('figureState: one damage is enough', () => {
    const g = row()
    expect(asks(g, { cond: 'figureState', who: 'self', state: 'damaged' }, { self: 'imp-1' })).toBe(true)
    expect(asks(g, { cond: 'figureState', who: 'self', state: 'damaged' }, { self: 'imp-2' })).toBe(false)
    expect(asks(g, { cond: 'figureState', who: 'killer', state: 'damaged' })).toBe(false)
  })

  test('D-MOVE-1 spacesMoved: the figure that asks, both borders included', () => {
    const g = row()
    figure(g, 'alpha').moved = 3
    expect(asks(g, { cond: 'spacesMoved', min: 3 })).toBe(true)
    expect(asks(g, { cond: 'spacesMoved', min: 4 })).toBe(false)
    expect(asks(g, { cond: 'spacesMoved', max: 2 })).toBe(false)
    expect(asks(g, { cond: 'spacesMoved', min: 0 }, { self: undefined })).toBe(false)
    expect(asks(g, { cond: 'spacesMoved', min: 0 }, { self: 'nobody' })).toBe(false)
  })

  test('demon, tag and tagOnMap: by kind and by the name a mission gave', () => {
    const g = row()
    figure(g, 'imp-2').tag = 'warden'
    expect(asks(g, { cond: 'demon', demon: 'imp' }, { self: 'imp-1' })).toBe(true)
    expect(asks(g, { cond: 'demon', demon: 'pinky' }, { self: 'imp-1' })).toBe(false)
    expect(asks(g, { cond: 'demon', demon: 'imp' }, { self: undefined })).toBe(false)
    expect(asks(g, { cond: 'tag', tag: 'warden' }, { self: 'imp-2' })).toBe(true)
    expect(asks(g, { cond: 'tag', tag: 'warden' }, { self: 'imp-1' })).toBe(false)
    expect(asks(g, { cond: 'tag', tag: 'warden' }, { self: undefined })).toBe(false)
    expect(asks(g, { cond: 'tagOnMap', tag: 'warden', min: 1 })).toBe(true)
    expect(asks(g, { cond: 'tagOnMap', tag: 'warden', min: 2 })).toBe(false)
    expect(asks(g, { cond: 'tagOnMap', tag: 'warden', max: 0 })).toBe(false)
    g.figures = g.figures.filter(f => f.id !== 'imp-2')
    expect(asks(g, { cond: 'tagOnMap', tag: 'warden', max: 0 })).toBe(true)
  })

  test('demonsOnMap: marines and the dead do not count', () => {
    const g = row()
    expect(asks(g, { cond: 'demonsOnMap', max: 3 })).toBe(true)
    expect(asks(g, { cond: 'demonsOnMap', max: 2 })).toBe(false)
    g.figures = g.figures.filter(f => f.id !== 'imp-1')
    expect(asks(g, { cond: 'demonsOnMap', max: 2 })).toBe(true)
  })

  test('carriesToken: carried now, or until it was killed', () => {
    const g = row()
    expect(asks(g, { cond: 'carriesToken', token: 'objective' }, { self: 'imp-1' })).toBe(false)
    expect(asks(g, { cond: 'carriesToken', token: 'objective' }, { self: undefined, carried: 'o1' })).toBe(true)
    expect(asks(g, { cond: 'carriesToken', token: 'objective' }, { self: undefined })).toBe(false)
    figure(g, 'imp-1').carries = 'o1'
    expect(asks(g, { cond: 'carriesToken', token: 'objective' }, { self: 'imp-1' })).toBe(true)
  })

  test('OP-43 figureWithin: anybody of the side but the one that asks; at its own moment that figure alone', () => {
    const g = row()
    const near = (side: 'marine' | 'demon', max: 0 | 1 | 3 | 4, use: object) =>
      asks(g, { cond: 'figureWithin', side, of: 'self', max }, use)
    expect(near('demon', 3, { self: 'alpha' })).toBe(true)
    expect(near('demon', 1, { self: 'alpha' })).toBe(false)
    expect(near('marine', 1, { self: 'alpha' })).toBe(true) // bravo
    expect(near('marine', 1, { self: 'imp-1' })).toBe(false)
    expect(near('marine', 0, { self: 'alpha' })).toBe(false)
    expect(asks(g, { cond: 'noFigureWithin', side: 'demon', of: 'self', max: 1 })).toBe(true)
    expect(asks(g, { cond: 'noFigureWithin', side: 'demon', of: 'self', max: 3 })).toBe(false)
    // The reference is an objective: at alpha's moment only alpha counts, without a figure anybody.
    g.objectives.push({ id: 'o1', kind: 'objective', at: space(g, 'c1'), progress: 0, round: 0 })
    const at = (max: 1 | 2, use: object) => asks(g, { cond: 'figureWithin', side: 'marine', of: 'objective', max }, use)
    expect(at(1, { self: 'alpha' })).toBe(false)
    expect(at(2, { self: 'alpha' })).toBe(true)
    expect(at(1, { self: undefined })).toBe(true) // bravo
    expect(at(1, { self: 'imp-2' })).toBe(true) // bravo: the demon is of the other side
    g.objectives.push({ id: 'o2', kind: 'objective', at: space(g, 'i1'), progress: 0, round: 0 })
    expect([at(2, { self: 'alpha' }), at(1, { self: undefined })]).toEqual([true, true]) // near one of them
    g.objectives.pop()
    figure(g, 'alpha').at = []
    expect(at(2, { self: 'alpha' })).toBe(false)
    figure(g, 'bravo').at = []
    expect(at(2, { self: undefined })).toBe(false)
  })
})

describe('D-ABILITY-1 questions about cards and initiative', () => {
  test('D-GLORY-8 cardCount: at most so many Glory Kill cards', () => {
    const g = row()
    g.marines[0]!.glory.cards = ['unleashed']
    expect(asks(g, { cond: 'cardCount', deck: 'glory', max: 1 })).toBe(true)
    expect(asks(g, { cond: 'cardCount', deck: 'glory', max: 0 })).toBe(false)
    expect(asks(g, { cond: 'cardCount', deck: 'glory', max: 0 }, { owner: 'bravo' })).toBe(true)
  })

  test('weaponTokenInPlayArea: of the owner', () => {
    const g = row()
    g.marines[0]!.weapons = ['chaingun']
    expect(asks(g, { cond: 'weaponTokenInPlayArea', weapon: 'chaingun' })).toBe(true)
    expect(asks(g, { cond: 'weaponTokenInPlayArea', weapon: 'chainsaw' })).toBe(false)
    expect(asks(g, { cond: 'weaponTokenInPlayArea', weapon: 'chaingun' }, { owner: 'bravo' })).toBe(false)
  })

  test('D-INIT-5 initiativeCardInDeck and revealedInitiative', () => {
    const g = row()
    g.initiative.cards = ['bravo', 'invader']
    expect(asks(g, { cond: 'initiativeCardInDeck', card: 'own' })).toBe(false)
    expect(asks(g, { cond: 'initiativeCardInDeck', card: 'own' }, { owner: 'bravo' })).toBe(true)
    const revealed = (card: string) => {
      g.revealed = card
      return (['invader', 'other-marine'] as const).map(side => asks(g, { cond: 'revealedInitiative', side }))
    }
    expect(revealed('invader')).toEqual([true, false])
    expect(revealed('bravo')).toEqual([false, true])
    expect(revealed('alpha')).toEqual([false, false])
  })

  test('killSource, droneKilled, openedBy, portal and zone facts of what happened', () => {
    const g = row()
    expect(asks(g, { cond: 'killSource', is: 'attack' }, { how: 'attack' })).toBe(true)
    expect(asks(g, { cond: 'killSource', is: 'attack' }, { how: 'glory' })).toBe(false)
    expect(asks(g, { cond: 'droneKilled' }, { self: 'drone' })).toBe(true)
    expect(asks(g, { cond: 'droneKilled' })).toBe(false)
    expect(asks(g, { cond: 'openedBy', side: 'marine' }, { by: 'marine' })).toBe(true)
    expect(asks(g, { cond: 'openedBy', side: 'marine' }, { by: 'demon' })).toBe(false)
    expect(asks(g, { cond: 'portal', portals: ['p1', 'p2'] }, { portal: 'p2' })).toBe(true)
    expect(asks(g, { cond: 'portal', portals: ['p1'] }, { portal: 'p2' })).toBe(false)
    expect(asks(g, { cond: 'portal', portals: ['p1'] })).toBe(false)
  })
})

describe('D-ABILITY-1 questions about the mission', () => {
  test('D-ROUND-1 round: this one, from, to, and every so many', () => {
    const g = row()
    const at = (n: number, c: Omit<Extract<Condition, { cond: 'round' }>, 'cond'>) =>
      asks({ ...g, round: n }, { cond: 'round', ...c })
    expect([2, 3, 4].map(n => at(n, { is: 3 }))).toEqual([false, true, false])
    expect([1, 2, 3, 4].map(n => at(n, { min: 2, max: 3 }))).toEqual([false, true, true, false])
    expect([1, 2, 3, 4, 5].map(n => at(n, { every: 2 }))).toEqual([true, false, true, false, true])
    expect([1, 2, 3, 4, 5].map(n => at(n, { min: 2, every: 3 }))).toEqual([false, true, false, false, true])
    expect(at(2, { is: 2, max: 1 })).toBe(false)
  })

  test('counter and progress: exactly, at least, at most; one that was never moved stands at 0', () => {
    const g = row()
    g.counters = { alarm: 2 }
    expect([1, 2, 3].map(is => asks(g, { cond: 'counter', counter: 'alarm', is }))).toEqual([false, true, false])
    expect([1, 2, 3].map(min => asks(g, { cond: 'counter', counter: 'alarm', min }))).toEqual([true, true, false])
    expect([1, 2, 3].map(max => asks(g, { cond: 'counter', counter: 'alarm', max }))).toEqual([false, true, true])
    expect(asks(g, { cond: 'counter', counter: 'other', is: 0 })).toBe(true)
    expect(asks(g, { cond: 'counter', counter: 'alarm', is: 2, min: 3 })).toBe(false)
    expect([1, 2, 3].map(min => asks(g, { cond: 'progress', counter: 'alarm', min }))).toEqual([true, true, false])
    expect(asks(g, { cond: 'progress', counter: 'other', min: 1 })).toBe(false)
  })

  test('roundTally, threatStock, frags and marines', () => {
    const g = row()
    g.tally = { demonsKilled: 1, doorsOpened: 0 }
    expect(asks(g, { cond: 'roundTally', demonsKilled: 1, doorsOpened: 0 })).toBe(true)
    expect(asks(g, { cond: 'roundTally', demonsKilled: 0, doorsOpened: 0 })).toBe(false)
    expect(asks(g, { cond: 'roundTally', demonsKilled: 1, doorsOpened: 1 })).toBe(false)
    g.invader.threat = 2
    expect([1, 2, 3].map(max => asks(g, { cond: 'threatStock', max }))).toEqual([false, true, true])
    g.invader.frags = 2
    expect([1, 2, 3].map(min => asks(g, { cond: 'frags', min }))).toEqual([true, true, false])
    expect([3, 4, 5].map(min => asks(g, { cond: 'marines', min }))).toEqual([true, true, false])
    expect([3, 4, 5].map(max => asks(g, { cond: 'marines', max }))).toEqual([false, true, true])
  })

  test('everyToken and tokenProgress: all of them, and one by name', () => {
    const g = row()
    g.objectives = []
    expect(asks(g, { cond: 'everyToken', token: 'objective', progressMin: 1 })).toBe(false)
    g.objectives = ['o1', 'o2'].map((id, n) => ({ id, kind: 'objective', at: n, progress: n + 1, round: 0 }))
    expect([1, 2].map(progressMin => asks(g, { cond: 'everyToken', token: 'objective', progressMin }))).toEqual([
      true,
      false,
    ])
    expect([1, 2, 3].map(min => asks(g, { cond: 'tokenProgress', token: 'o2', min }))).toEqual([true, true, false])
    expect(asks(g, { cond: 'tokenProgress', token: 'o1', max: 1 })).toBe(true)
    expect(asks(g, { cond: 'tokenProgress', token: 'o9', max: 1 })).toBe(false)
  })

  test('D-PORTAL-1 portals: number, colour, a marine on one', () => {
    const g = row()
    const portal = { threat: 0, progress: 0 }
    g.portals = [
      { id: 'p1', at: space(g, 'b1'), level: 'blue', up: true, ...portal },
      { id: 'p2', at: space(g, 'd1'), level: 'red', up: false, ...portal },
      { id: 'p3', at: space(g, 'f1'), level: 'red', up: false, ...portal },
    ]
    const count = (state: 'any' | 'face-up' | 'face-down') =>
      [0, 1, 2, 3, 4].filter(n => asks(g, { cond: 'portalsOnMap', state, min: n, max: n }))
    expect([count('any'), count('face-up'), count('face-down')]).toEqual([[3], [1], [2]])
    expect(asks(g, { cond: 'portalColor', in: ['red'] }, { portal: 'p2' })).toBe(true)
    expect(asks(g, { cond: 'portalColor', in: ['blue', 'yellow'] }, { portal: 'p2' })).toBe(false)
    expect(asks(g, { cond: 'portalColor', in: ['yellow'] }, { portal: 'p2', portalLevel: 'yellow' })).toBe(true)
    expect(asks(g, { cond: 'portalColor', in: ['red'] })).toBe(false)
    expect(asks(g, { cond: 'marineOnPortal' }, { portal: 'p1' })).toBe(true) // bravo
    expect(asks(g, { cond: 'marineOnPortal' }, { portal: 'p2' })).toBe(false) // an imp
    expect(asks(g, { cond: 'marineOnPortal' }, { portal: 'p3' })).toBe(false)
    expect(asks(g, { cond: 'marineOnPortal' })).toBe(false)
  })

  test('progressAtLeastSealValue: the value of its colour on the objective card', () => {
    const g = position({ mission: 'black-bishop-5', alpha: { at: null } })
    const portal = g.portals.find(p => p.level === 'blue')!
    const sealed = (progress: number, id: string | undefined = portal.id) => {
      portal.progress = progress
      return asks(g, { cond: 'progressAtLeastSealValue' }, { portal: id })
    }
    expect([0, 1, 2, 3, 4].map(n => sealed(n)).filter(Boolean).length).toBeGreaterThan(0)
    const value = [0, 1, 2, 3, 4].find(n => sealed(n))!
    expect(value).toBeGreaterThan(0)
    expect(sealed(value - 1)).toBe(false)
    expect(sealed(9, 'p99')).toBe(false)
  })

  test('zones: somebody of a side, the figure concerned, the marked space of an objective', () => {
    const g = position({ mission: 'black-bishop-3', alpha: { at: null }, bravo: { at: null }, demons: {} })
    const lift = boardOf(g).find(4, 7)
    const outside = boardOf(g).find(19, 0)
    const alpha = figure(g, 'alpha')
    const zoned = (self: string | undefined = 'alpha') => [
      asks(g, { cond: 'figureInZone', side: 'marine', zone: 'lift' }),
      asks(g, { cond: 'figureInZone', side: 'demon', zone: 'lift' }),
      asks(g, { cond: 'noFigureInZone', side: 'marine', zone: 'lift' }),
      asks(g, { cond: 'zone', zone: 'lift' }, { self }),
      asks(g, { cond: 'onSpace', kind: 'extraction' }, { self }),
      asks(g, { cond: 'onSpace', kind: 'lift' }, { self }),
    ]
    alpha.at = [lift]
    expect(zoned()).toEqual([true, false, false, true, true, true])
    expect(zoned('bravo')).toEqual([true, false, false, false, false, false])
    alpha.at = [outside]
    expect(zoned()).toEqual([false, false, true, false, false, false])
    const nobody = { self: undefined }
    expect(asks(g, { cond: 'zone', zone: 'lift' }, nobody)).toBe(false)
    expect(asks(g, { cond: 'onSpace', kind: 'lift' }, nobody)).toBe(false)
    alpha.at = [lift]
    expect(asks(g, { cond: 'zone', zone: 'elsewhere' })).toBe(false)
  })

  test('D-DOOR-1 door: the one just opened, by its name or one of several', () => {
    const g = position({ mission: 'black-bishop-3', alpha: { at: null } })
    const opened = (door: number | undefined, wanted: string | string[]) =>
      asks(g, { cond: 'door', door: wanted }, { door })
    expect(opened(0, 'd1')).toBe(true)
    expect(opened(1, 'd1')).toBe(false)
    expect(opened(1, ['d1', 'd2'])).toBe(true)
    expect(opened(2, ['d1', 'd2'])).toBe(false)
    expect(opened(undefined, 'd1')).toBe(false)
  })

  test('D-OBJECTIVE-2 tokenOn: the drone on the exit', () => {
    const g = position({ mission: 'black-bishop-4', alpha: { at: null } })
    const drone = figure(g, 'drone')
    drone.at = [boardOf(g).find(1, 10)]
    expect(asks(g, { cond: 'tokenOn', token: 'drone', space: 'exit' })).toBe(true)
    drone.at = [boardOf(g).find(10, 1)]
    expect(asks(g, { cond: 'tokenOn', token: 'drone', space: 'exit' })).toBe(false)
    expect(asks(row(), { cond: 'tokenOn', token: 'drone', space: 'exit' })).toBe(false)
  })

  test('all: every part', () => {
    const g = row()
    const part = (max: number) => ({ cond: 'demonsOnMap' as const, max })
    expect(asks(g, { cond: 'all', of: [part(3), part(4)] })).toBe(true)
    expect(asks(g, { cond: 'all', of: [part(3), part(2)] })).toBe(false)
    expect(holds(g, usedBy('test', 'alpha'), [part(3), part(2)])).toBe(false)
    expect(holds(g, usedBy('test', 'alpha'), undefined)).toBe(true)
  })
})

describe('D-OBJECTIVE-1 questions about objectives that not every mission has', () => {
  const drone = (said: string, at: string) => {
    const g = position({ mission: 'black-bishop-4', alpha: { at: null }, scenario: { drone: { at: 'd17' } } })
    figure(g, 'drone').at = [space(g, at)]
    return asks(g, { cond: 'tokenOn', token: 'drone', space: said })
  }

  test('extraction, seal values and exits: nothing holds where there are none', () => {
    const g = row()
    expect(asks(g, { cond: 'onSpace', kind: 'extraction' })).toBe(false)
    g.portals = [{ id: 'p1', at: space(g, 'c1'), level: 'blue', up: true, threat: 0, progress: 9 }]
    expect(asks(g, { cond: 'progressAtLeastSealValue' }, { portal: 'p1' })).toBe(false)
    const sealing = { ...g, rulings: { ...g.rulings, mission: 'black-bishop-5' } }
    expect(asks(sealing, { cond: 'progressAtLeastSealValue' }, { portal: 'p1' })).toBe(true)
    expect(asks(sealing, { cond: 'progressAtLeastSealValue' }, { portal: 'p9' })).toBe(false)
  })

  test('the drone is on the exit that the mission names', () => {
    const [exit, other] = ['b11', 'd17']
    expect([drone('exit', exit), drone('elsewhere', exit), drone('exit', other)]).toEqual([true, true, false])
  })

  test('a single checkpoint with enough progress is every one', () => {
    const g = row()
    g.objectives = [{ id: 'o1', kind: 'checkpoint', at: space(g, 'c1'), progress: 2, round: 0 }]
    const every = (progressMin: number) => asks(g, { cond: 'everyToken', token: 'objective', progressMin })
    expect([every(2), every(3)]).toEqual([true, false])
    g.objectives = []
    expect(every(1)).toBe(false)
  })
})
