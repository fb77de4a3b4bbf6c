/** Nobody is asked about an effect that could change nothing. */
import { describe, expect, test } from 'vitest'
import { matters } from '../../src/abilities/meaning.ts'
import { type Use, usedBy } from '../../src/abilities/use.ts'
import type { Effect } from '../../src/language/effect.ts'
import { type AttackFrame, newAttack } from '../../src/match/attack-frame.ts'
import type { DoomState } from '../../src/match/state.ts'
import { heldPortals, markable, nearPortals, receivers, tokenHere } from '../../src/rules/objective-tokens.ts'
import { at, figure, lane as inLane } from '../lane.ts'
import { box } from '../play.ts'

const lane = () => inLane({ demons: { imp: [{ at: 'd1' }, { at: 'h1' }], pinky: { at: 'i1' } } })

function attacking(g: DoomState, attack: Partial<AttackFrame> = {}): DoomState {
  const frame = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 5, red: 1, black: 0, source: null })
  const going: AttackFrame = { ...frame, spaces: [...figure(g, 'imp-1').at], ...attack }
  return { ...g, stack: [...g.stack, going] }
}
const defending = (g: DoomState, attack: Partial<AttackFrame> = {}) =>
  attacking(g, { attacker: 'imp-1', defender: 'alpha', spaces: [...figure(g, 'alpha').at], ...attack })

const counts = (g: DoomState, effect: Effect, use: Partial<Use> = {}, ability = 'onslaught'): boolean =>
  matters(g, { ...usedBy(ability, 'alpha', 'alpha'), ...use }, box().abilities[ability]!, effect)

const invader = { owner: 'invader', self: 'imp-1' }

describe('D-ABILITY-2 what could change nothing is not offered', () => {
  test('D-ATTACK-8 words about an own attack', () => {
    const own = [
      { op: 'addDice', red: 1, black: 0 },
      { op: 'modifyRange', amount: 1 },
      { op: 'pierceShields', amount: 1 },
      { op: 'spendArgent', upTo: 2 },
    ] as Effect[]
    for (const effect of own) {
      expect(counts(lane(), effect), effect.op).toBe(false)
      expect(counts(attacking(lane()), effect), effect.op).toBe(true)
      expect(counts(defending(lane()), effect), effect.op).toBe(false)
      expect(counts(defending(lane()), effect, invader), effect.op).toBe(true)
      expect(counts(attacking(lane()), effect, invader), effect.op).toBe(false)
    }
  })

  test('D-ATTACK-8 words about dice: only once dice lie on the table', () => {
    const die = { colour: 'red', face: 1 } as const
    for (const effect of [
      { op: 'setDie', count: 1, to: 'any' },
      { op: 'rerollDice', count: 1 },
    ] as Effect[]) {
      expect(counts(lane(), effect), effect.op).toBe(false)
      expect(counts(attacking(lane()), effect), effect.op).toBe(false)
      expect(counts(attacking(lane(), { dice: [die] }), effect), effect.op).toBe(true)
      expect(counts(attacking(lane(), { dice: [die] }), effect, invader), effect.op).toBe(false)
    }
  })

  test('D-ATTACK-3 a granted attack: whoever is on the map and finds a target', () => {
    const g = lane()
    const attack = (range: number): Effect => ({
      op: 'attack',
      profile: { range, red: 1, black: 0 },
      target: 'choose',
    })
    expect([counts(g, attack(3)), counts(g, attack(2))]).toEqual([true, false])
    expect(counts(g, attack(9), { owner: 'charlie', self: 'charlie' })).toBe(false)
  })

  test('D-ATTACK-7 shields: for an own defense', () => {
    const shields = { op: 'addShields', amount: 1 } as Effect
    expect(counts(lane(), shields)).toBe(false)
    expect(counts(defending(lane()), shields)).toBe(true)
    expect(counts(attacking(lane()), shields)).toBe(false)
    expect(counts(attacking(lane()), shields, invader)).toBe(true)
  })

  test('D-DAMAGE-5 D-STUN-5 words about figures: somebody whom they would change', () => {
    const g = lane()
    const heal: Effect = { op: 'heal', who: 'self', amount: 1 }
    expect(counts(g, heal)).toBe(false)
    figure(g, 'alpha').damage = 1
    expect(counts(g, heal)).toBe(true)
    const wake: Effect = { op: 'removeStun', who: 'self' }
    const stun: Effect = { op: 'stun', who: 'self' }
    expect([counts(g, wake), counts(g, stun)]).toEqual([false, true])
    figure(g, 'alpha').stunned = true
    expect([counts(g, wake), counts(g, stun)]).toEqual([true, false])
    const immune = Object.values(box().abilities)
      .flatMap(a => a.effects.map((e, effect) => ({ e, effect, ability: a.id })))
      .find(({ e }) => e.op === 'immune' && e.to.includes('stun'))!
    g.lasting = [{ ability: immune.ability, effect: immune.effect, owner: 'bravo', on: ['bravo'], until: 'permanent' }]
    expect([counts(g, stun, { self: 'bravo' }), counts(g, stun, { self: 'imp-1' })]).toEqual([false, true])
    const gone = { self: 'charlie' }
    for (const effect of [
      { op: 'damage', who: 'self', amount: 1 },
      { op: 'kill', who: 'self', as: 'normal' },
      { op: 'push', who: 'self', spaces: 1 },
      { op: 'gainMovement', who: 'self', amount: 1 },
      { op: 'immune', who: 'self', to: ['stun'] },
    ] as Effect[]) {
      expect(counts(g, effect), effect.op).toBe(true)
      expect(counts(g, effect, gone), effect.op).toBe(false)
    }
  })

  test('a condition of the effect itself', () => {
    const effect: Effect = { op: 'damage', who: 'self', amount: 1, if: [{ cond: 'demonsOnMap', max: 2 }] }
    const g = lane()
    expect(counts(g, effect)).toBe(false)
    g.figures = g.figures.filter(f => f.id !== 'imp-1')
    expect(counts(g, effect)).toBe(true)
  })

  test('D-ARGENT-3 D-ARGENT-9 moving argent: two face-up cards and a token', () => {
    const g = lane()
    const move: Effect = { op: 'moveArgent', from: 'any-face-up', to: 'any-face-up', amount: 'any' }
    for (const card of Object.values(g.demons)) Object.assign(card, { up: false, argent: 0 })
    const { imp, pinky } = g.demons as Record<string, { up: boolean; argent: number }>
    imp!.up = true
    imp!.argent = 1
    expect(counts(g, move)).toBe(false)
    pinky!.up = true
    expect(counts(g, move)).toBe(true)
    imp!.argent = 0
    expect(counts(g, move)).toBe(false)
  })

  test('D-ATTACK-2 a further attack: a demon attacks, somebody is left for it, and nothing follows what followed', () => {
    const again: Effect = { op: 'extraAttack', times: 1, profile: 'own', differentDefender: true }
    expect(counts(lane(), again, invader)).toBe(false)
    expect(counts(attacking(lane()), again, invader)).toBe(false)
    expect(counts(defending(lane()), again, invader)).toBe(true) // bravo
    const alone = lane()
    figure(alone, 'bravo').at = []
    expect(counts(defending(alone), again, invader)).toBe(false)
    expect(counts(defending(alone), { ...again, differentDefender: false }, invader)).toBe(true)
    const barrage = Object.values(box().abilities).find(a => a.source === 'demon')!.id
    expect(counts(defending(lane()), again, invader, barrage)).toBe(true)
    expect(counts(defending(defending(lane())), again, invader, barrage)).toBe(false)
    expect(counts(defending(defending(lane())), again, invader)).toBe(true)
  })

  test('D-ATTACK-2 another defender: while demons defend and the defender is open', () => {
    const redirect = { op: 'redirectAttack', to: { side: 'demon', within: 4, of: 'defender' } } as Effect
    expect(counts(lane(), redirect, invader)).toBe(false)
    expect(counts(attacking(lane()), redirect, invader)).toBe(true)
    expect(counts(attacking(lane(), { only: ['imp-1'] }), redirect, invader)).toBe(false)
    expect(counts(defending(lane()), redirect, invader)).toBe(false)
    expect(counts(attacking(lane()), { op: 'redirectAttack', to: { side: 'demon', state: 'stunned' } } as Effect)).toBe(
      false,
    )
  })

  test('D-SUMMON-3 a summons: enough figures in stock and a place', () => {
    const g = lane()
    const summon = (count: number, within = 2): Effect => ({
      op: 'summon',
      options: [{ demon: 'imp', count }],
      where: { within, of: 'any-demon', empty: true },
      argent: 0,
    })
    const stock = box().demons.imp!.figures - 2
    expect(counts(g, summon(stock), invader)).toBe(true)
    expect(counts(g, summon(stock + 1), invader)).toBe(false)
    for (const f of g.figures) if (f.kind !== 'marine') f.at = []
    expect(counts(g, summon(1), invader)).toBe(false)
  })

  test('D-INIT-5 the initiative deck: as long as there is one', () => {
    const g = lane()
    const peek = { op: 'peekInitiative', count: 1 } as Effect
    const reorder = { op: 'reorderInitiative', count: 2 } as Effect
    g.initiative.cards = ['alpha']
    expect([counts(g, peek), counts(g, reorder)]).toEqual([true, true])
    g.initiative.cards = []
    expect([counts(g, peek), counts(g, reorder)]).toEqual([false, false])
  })

  test('D-ARGENT-5 an ability for nothing: one that was announced and costs no more', () => {
    const g = lane()
    const free: Effect = { op: 'freeArgentAbility', maxCost: 1 } as Effect
    const costing = (argent: number) => Object.values(box().abilities).find(a => a.argent === argent)!.id
    expect(counts(g, free, invader)).toBe(false)
    expect(counts(g, free, { ...invader, announced: costing(1) })).toBe(true)
    expect(counts(g, free, { ...invader, announced: costing(2) })).toBe(false)
  })

  test('movement: somebody to move, and somewhere to leap to', () => {
    const g = lane()
    const move: Effect = { op: 'moveFigure', who: 'self', spaces: 1 }
    expect(counts(g, move)).toBe(true)
    expect(counts(g, move, { self: 'charlie' })).toBe(false)
    const drag: Effect = {
      op: 'moveFigure',
      who: { pick: 1, side: 'marine', within: 2, of: 'chosen-demon' },
      spaces: 1,
      direction: 'toward',
      toward: 'chosen-demon',
    }
    expect(counts(g, drag, invader)).toBe(true)
    figure(g, 'imp-1').at = []
    expect(counts(g, drag, invader)).toBe(false)
  })
})

describe('D-OBJECTIVE-6 what a marine can do with tokens where it stands', () => {
  const portal = (g: DoomState, id: string, space: string, threat = 1) =>
    g.portals.push({ id, at: at(g, space), level: 'blue', up: true, threat, progress: 0 })
  const token = (g: DoomState, id: string, space: string | null) =>
    g.objectives.push({ id, kind: 'checkpoint', at: space ? at(g, space) : -1, progress: 0, round: 0 })
  const bare = (): DoomState => ({ ...lane(), portals: [], objectives: [] })

  test('hold: threat on a portal beside the marine, no demon beside the marine', () => {
    const g = bare()
    portal(g, 'p1', 'a1')
    portal(g, 'p2', 'b1')
    portal(g, 'p3', 'c1')
    portal(g, 'p4', 'b1', 0)
    const held = (id: string | undefined) => heldPortals(g, id).map(p => p.id)
    expect(held('alpha')).toEqual(['p1', 'p2'])
    expect(held(undefined)).toEqual([])
    expect(held('imp-1')).toEqual([])
    expect(held('charlie')).toEqual([])
    expect(held('bravo')).toEqual(['p1', 'p2', 'p3'])
    figure(g, 'imp-1').at = [at(g, 'c1')]
    expect(held('bravo')).toEqual([])
    expect(held('alpha')).toEqual(['p1', 'p2'])
    figure(g, 'imp-1').at = []
    expect(held('bravo')).toEqual(['p1', 'p2', 'p3'])
    const hold: Effect = { op: 'removeToken', token: 'threat', amount: 1, where: { on: 'held-portal' } }
    expect(counts(g, hold)).toBe(true)
    expect(counts(g, hold, { self: 'charlie' })).toBe(false)
    expect(counts(g, { ...hold, where: { on: 'self' } } as Effect, { self: 'charlie' })).toBe(true)
  })

  test('seal: portals on or beside the marine, demons or not', () => {
    const g = bare()
    portal(g, 'p1', 'a1', 0)
    portal(g, 'p2', 'c1', 0)
    expect(nearPortals(g, 'alpha').map(p => p.id)).toEqual(['p1'])
    expect(nearPortals(g, 'bravo').map(p => p.id)).toEqual(['p1', 'p2'])
    expect(nearPortals(g, undefined)).toEqual([])
    expect(nearPortals(g, 'imp-1')).toEqual([])
    const seal: Effect = { op: 'placeToken', token: 'progress', count: 1, where: { on: 'portal-adjacent' } }
    expect(counts(g, seal)).toBe(true)
    expect(counts(g, seal, { self: 'charlie' })).toBe(false)
  })

  test('OP-43 checkpoints: on the map, within 1, no demon within 1, not full, not this round', () => {
    const g = bare()
    for (const [id, space] of [
      ['o1', 'a1'],
      ['o2', 'b1'],
      ['o3', 'c1'],
      ['o4', null],
    ] as const)
      token(g, id, space)
    const mark = { op: 'placeToken', token: 'progress', count: 1, where: { on: 'objective-within-1' } } as const
    const open = (more: object = {}, id: string | undefined = 'alpha') =>
      markable(g, id, { ...mark, ...more }).map(o => o.id)
    expect(open()).toEqual(['o1', 'o2'])
    expect(open({}, 'bravo')).toEqual(['o1', 'o2']) // the imp on d1 is beside c1
    expect(open({}, 'charlie')).toEqual([])
    figure(g, 'imp-1').at = []
    expect(open({}, 'bravo')).toEqual(['o1', 'o2', 'o3'])
    g.objectives[0]!.progress = 2
    expect(open({ maxTotal: 2 })).toEqual(['o2'])
    expect(open({ maxTotal: 3 })).toEqual(['o1', 'o2'])
    g.objectives[1]!.round = g.round
    g.objectives[0]!.round = g.round + 1
    expect(open({ maxPerRound: 1 })).toEqual(['o1'])
    expect(open()).toEqual(['o1', 'o2'])
    expect(counts(g, { ...mark, maxTotal: 9 })).toBe(true)
    expect(counts(g, mark, { self: 'charlie' })).toBe(false)
  })

  test('taking: a token on the own space, with free hands', () => {
    const g = bare()
    token(g, 'o1', 'b1')
    token(g, 'o2', null)
    expect(tokenHere(g, 'bravo')?.id).toBe('o1')
    expect(tokenHere(g, 'alpha')).toBeUndefined()
    expect(tokenHere(g, undefined)).toBeUndefined()
    figure(g, 'imp-1').at = [at(g, 'b1')]
    expect(tokenHere(g, 'imp-1')).toBeUndefined()
    figure(g, 'bravo').carries = 'o9'
    expect(tokenHere(g, 'bravo')).toBeUndefined()
  })

  test('handing over: from a carrier to another marine with free hands', () => {
    const g = bare()
    expect(receivers(g, 'alpha', ['bravo'])).toEqual([])
    figure(g, 'alpha').carries = 'o1'
    expect(receivers(g, 'alpha', ['alpha', 'bravo'])).toEqual(['bravo'])
    figure(g, 'bravo').carries = 'o2'
    expect(receivers(g, 'alpha', ['alpha', 'bravo'])).toEqual([])
  })
})
