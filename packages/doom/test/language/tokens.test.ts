/** Tokens that words place, take away and hand over, each condition on both of its sides. */
import { type Event, type Frame, listening } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { type EffectsFrame, newEffects } from '../../src/abilities/frames.ts'
import { giveSample } from '../../src/language/tokens/give-sample.ts'
import { handOver } from '../../src/language/tokens/hand-over.ts'
import { pickObjective } from '../../src/language/tokens/pick-objective.ts'
import { placeTokens } from '../../src/language/tokens/place-tokens.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import { newObjective } from '../../src/match/objectives.ts'
import type { Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { asked, told } from '../asked.ts'
import { at, figure, lane } from '../lane.ts'
import { withCard } from '../own-card.ts'
import type { Position } from '../play.ts'
import { starts } from './flow-of.ts'

const use = (more: Partial<EffectsFrame> = {}) => newEffects({ ability: 'x', owner: 'alpha', self: 'alpha', ...more })
const STEP = { flow: '', step: '' }
const names = (frames: readonly Frame[]) => frames.map(frame => frame.flow)

const portals = (mission: string, ...specs: object[]): DoomState =>
  lane({ mission, scenario: { portals: specs } } as Position)
const checkpoint = (g: DoomState, id: string, space: string | null, progress = 0) => {
  g.objectives.push({ ...newObjective(id, 'checkpoint', space ? at(g, space) : -1), progress })
  return g.objectives.at(-1)!
}

describe('D-OBJECTIVE-6 sealing, holding and marking', () => {
  const work = (what: string, more: Partial<EffectsFrame> = {}, ability = 'seal-work') => ({
    ...STEP,
    use: use({ ability, ...more }),
    effect: 0,
    on: [],
    what,
  })
  const works = (g: DoomState, frame: ReturnType<typeof work>, card: string) =>
    (told(pickObjective, 'pick', g, frame, { do: 'work', card })?.push ?? []) as unknown as EffectsFrame[]

  test('a portal with enough progress for its colour is sealed at once', () => {
    const g = portals('black-bishop-5', { at: 'b1', level: 'blue' }, { at: 'c1', level: 'yellow' })
    const [blue, yellow] = g.portals
    expect(works(g, work('portal-progress'), blue!.id).map(f => [f.ability, f.portal, f.portalLevel, f.self])).toEqual([
      ['seal-close', blue!.id, 'blue', 'alpha'],
    ])
    expect(works(g, work('portal-progress'), yellow!.id)).toEqual([])
    const last = works(g, work('portal-progress', { self: undefined }), yellow!.id)
    expect(last.map(f => [f.ability, f.portalLevel, f.self])).toEqual([
      ['seal-close', 'yellow', undefined],
      ['seal-backlash', 'yellow', undefined],
    ])
    expect([blue!.progress, yellow!.progress]).toEqual([1, 2])
    const elsewhere = portals('black-bishop-3', { at: 'b1', level: 'blue' })
    expect(works(elsewhere, work('portal-progress'), elsewhere.portals[0]!.id)).toEqual([])
  })

  test('a rule about sealed portals hears of it too', () => {
    const g = withCard(portals('black-bishop-5', { at: 'b1', level: 'blue' }), {
      source: 'objective',
      card: 'seal-the-breach',
      timing: 'portal-sealed',
      effects: [{ op: 'gainFrags', amount: 1 }],
    })
    const heard = works(g, work('portal-progress'), g.portals[0]!.id)
    expect(heard.map(f => [f.ability, f.portal])).toEqual([
      ['seal-close', g.portals[0]!.id],
      ['own', g.portals[0]!.id],
    ])
  })

  test('holding takes as much threat as the card says and there is', () => {
    const g = portals('black-bishop-3', { at: 'b1', level: 'blue', threat: 2 })
    const [portal] = g.portals
    const hold = work('threat', {}, 'horde-suppress')
    expect(works(g, hold, portal!.id)).toEqual([])
    expect([portal!.threat, portal!.progress]).toEqual([1, 0])
    works(g, hold, portal!.id)
    works(g, hold, portal!.id)
    expect(portal!.threat).toBe(0)
  })

  test('D-ROUND-3 a checkpoint is marked in this round; the last mark wins the mission', () => {
    const g = lane({ mission: 'black-bishop-2' })
    g.objectives = []
    const [first, second] = [checkpoint(g, 'o1', 'a1', 1), checkpoint(g, 'o2', 'b1', 2)]
    checkpoint(g, 'o3', 'c1', 2)
    g.round = 3
    const marking = work('progress', {}, 'guard-activate')
    told(pickObjective, 'pick', g, marking, { do: 'done' })
    expect([first.progress, g.outcome]).toEqual([1, null])
    told(pickObjective, 'pick', g, marking, { do: 'work', card: 'o1' })
    expect(first).toMatchObject({ progress: 2, round: 3 })
    expect(second).toMatchObject({ progress: 2, round: 0 })
    expect(g.outcome).toMatchObject({ rule: 'D-OBJECTIVE-1' })
  })

  test('a rule about marked checkpoints hears whose mark it was', () => {
    const g = withCard(lane({ mission: 'black-bishop-2' }), {
      source: 'objective',
      card: 'guard-duty',
      timing: 'checkpoint-marked',
      effects: [{ op: 'gainFrags', amount: 1 }],
    })
    g.objectives = []
    checkpoint(g, 'o1', 'a1')
    const heard = (more: Partial<EffectsFrame>) =>
      works(g, work('progress', more, 'guard-activate'), 'o1').map(f => [f.ability, f.owner, f.self])
    expect(heard({})).toEqual([['own', 'alpha', 'alpha']])
    expect(heard({ self: undefined })).toEqual([['own', 'mission', undefined]])
  })

  test('only what is optional may be left alone', () => {
    const offers = (ability: string) =>
      asked(pickObjective, 'pick', lane(), { ...work('progress', {}, ability), on: ['o1'] })
    expect(offers('guard-activate')).toEqual(['work:o1', 'done'])
    expect(offers('seal-work')).toEqual(['work:o1'])
  })
})

describe('D-THREAT-1 words that place tokens', () => {
  const placed = (g: DoomState, said: object, more: Partial<EffectsFrame> = {}) =>
    starts(g, use(more), { op: 'placeToken', count: 1, where: {}, ...said } as never) as unknown as Array<
      Frame & { on?: string[]; what?: string; to?: string[]; left?: number }
    >

  test('threat: on every portal, or on those of a colour or a name', () => {
    const threat = (where: object, count = 1) => {
      const g = portals('black-bishop-3', { at: 'b1', level: 'blue' }, { at: 'c1', level: 'red' })
      const named = { ...where, ...('portals' in where ? { portals: [g.portals[1]!.id] } : {}) }
      for (const portal of g.portals) portal.threat = 1
      expect(placed(g, { token: 'threat', count, where: named })).toEqual([])
      return g.portals.map(p => p.threat)
    }
    expect(threat({ on: 'each-portal' })).toEqual([2, 2])
    expect(threat({ on: 'portal', color: 'blue' }, 2)).toEqual([3, 1])
    expect(threat({ on: 'portal', color: 'yellow' })).toEqual([1, 1])
    expect(threat({ on: 'portal', portals: [] })).toEqual([1, 2])
    expect(threat({ on: 'portal', portals: [], color: 'blue' })).toEqual([1, 1])
  })

  test('progress: on a checkpoint near the marine, else on a portal next to it', () => {
    const g = portals('black-bishop-5', { at: 'b1', level: 'blue' }, { at: 'h1', level: 'red' })
    g.objectives = []
    checkpoint(g, 'o1', 'a1')
    checkpoint(g, 'o2', 'i1')
    const progress = (where: object) => placed(g, { token: 'progress', where })
    expect(progress({ on: 'objective-within-1' })).toMatchObject([{ flow: 'work', on: ['o1'], what: 'progress' }])
    expect(progress({ on: 'portal-adjacent' })).toMatchObject([
      { flow: 'work', on: [g.portals[0]!.id], what: 'portal-progress' },
    ])
  })

  test('objectives: the set-up has put those of the mission on the map; a sample goes to a figure', () => {
    const g = lane()
    expect(placed(g, { token: 'objective', where: { mission: 'assets' } })).toEqual([])
    const who = { side: 'demon' }
    expect(placed(g, { token: 'objective', where: { who } })).toMatchObject([
      { flow: 'give-sample', to: ['imp-1', 'imp-2'] },
    ])
    expect(names(placed(g, { token: 'fire', where: { mission: 'assets' } }))).toEqual(['lay-tokens'])
    expect(names(placed(g, { token: 'fire', where: { on: 'objective-within-1' } }))).toEqual(['lay-tokens'])
    expect(placed(g, { token: 'fire', count: 3 })).toMatchObject([{ flow: 'lay-tokens', left: 3 }])
  })

  test('D-ABILITY-2 a token is worth placing where there is a place for it', () => {
    const g = portals('black-bishop-5', { at: 'b1', level: 'blue' })
    g.objectives = []
    const matters = (said: object, self = 'alpha') =>
      wordNamed('placeToken').matters!(
        g,
        use({ self }),
        { op: 'placeToken', count: 1, ...said } as never,
        null as never,
      )
    const marking = { token: 'progress', where: { on: 'objective-within-1' } }
    expect(matters(marking)).toBe(false)
    checkpoint(g, 'o1', 'a1')
    expect(matters(marking)).toBe(true)
    const sealing = { token: 'progress', where: { on: 'portal-adjacent' } }
    expect([matters(sealing), matters(sealing, 'imp-2')]).toEqual([true, false])
    g.portals = []
    expect([matters(sealing), matters(marking)]).toEqual([false, true])
    g.portals = [{ id: 'p1', at: at(g, 'b1'), level: 'blue', up: true, threat: 1, progress: 0 }]
    const hold = { op: 'removeToken', token: 'threat', amount: 1, where: { on: 'held-portal' } } as never
    const held = (self: string) => wordNamed('removeToken').matters!(g, use({ self }), hold, null as never)
    expect([held('alpha'), held('charlie')]).toEqual([true, false])
    const fire = (where: object) => matters({ token: 'fire', where })
    expect(fire({})).toBe(true)
    expect(fire({ within: 1, of: 'self', empty: true })).toBe(false) // bravo stands there
    expect(fire({ within: 2, of: 'self', empty: true })).toBe(true)
  })

  test('D-ABILITY-1 whether the laying may end early: where it is optional, or where the invader lays several', () => {
    const lay = (said: object, more: Partial<EffectsFrame> = {}) => {
      const e = { op: 'placeToken', token: 'fire', count: 1, where: { within: 1, of: 'self' }, ...said } as Effect
      const g = withCard(lane(), { effects: [e] })
      const frame = { use: use({ ability: 'own', ...more }), effect: 0, left: 1, laid: [] }
      return asked(placeTokens, 'pick', g, frame)!.includes('done')
    }
    const invader = { owner: 'invader', self: 'imp-1' }
    expect(lay({})).toBe(false)
    expect(lay({ optional: true })).toBe(true)
    expect(lay({}, { auto: true })).toBe(true)
    expect(lay({}, invader)).toBe(false)
    expect(lay({ count: 2 }, invader)).toBe(true)
    expect(lay({ count: 2 })).toBe(false)
  })

  test('D-GRENADE-3 a grenade leaves the play area of its owner, other tokens do not; each is laid once', () => {
    const laid = (token: string, until?: string) => {
      const e = { op: 'placeToken', token, count: 2, where: { within: 9, of: 'self' }, until } as Effect
      const g = withCard(lane(), { effects: [e] })
      g.tokens = []
      g.marines[0]!.weapons = ['frag-grenade', 'chaingun', 'siphon-grenade']
      g.marines[1]!.weapons = ['frag-grenade']
      const frame = { ...STEP, use: use({ ability: 'own' }), effect: 0, left: 2, laid: [] as number[] }
      expect(told(placeTokens, 'pick', g, frame, { do: 'done' })).toBeUndefined()
      expect(told(placeTokens, 'pick', g, frame, { do: 'token', to: 'c1' })).toMatchObject({ to: 'pick' })
      expect(frame).toMatchObject({ left: 1, laid: [at(g, 'c1')] })
      expect(g.tokens).toEqual([
        { kind: token, at: at(g, 'c1'), ability: 'own', effect: 0, owner: 'alpha', until: until ?? 'token-removed' },
      ])
      expect(g.marines[1]!.weapons).toEqual(['frag-grenade'])
      return g.marines[0]!.weapons
    }
    expect(laid('frag-grenade')).toEqual(['chaingun', 'siphon-grenade'])
    expect(laid('fire', 'round-end')).toEqual(['frag-grenade', 'chaingun', 'siphon-grenade'])
  })

  test('D-ABILITY-1 the first token lies under the defender only if there is an attack and the card says so', () => {
    const where = (includeCenter: boolean) => ({
      within: 1,
      of: 'defender',
      ...(includeCenter ? { includeCenter } : {}),
    })
    const spaces = (includeCenter: boolean, fighting: boolean, laid: string[] = []) => {
      const e = { op: 'placeToken', token: 'fire', count: 2, where: where(includeCenter) } as Effect
      const g = withCard(lane(), { effects: [e] })
      const blow = newAttack({ attacker: 'alpha', defender: 'imp-2', range: 9, red: 1, black: 0, source: null })
      blow.spaces = [...figure(g, 'imp-2').at]
      if (fighting) g.stack = [...g.stack, blow]
      const frame = { use: use({ ability: 'own' }), effect: 0, left: 1, laid: laid.map(name => at(g, name)) }
      return asked(placeTokens, 'pick', g, frame)
    }
    expect(spaces(true, true)).toEqual(['token:h1'])
    expect(spaces(true, true, ['h1'])).toEqual(['token:g1', 'token:i1'])
    expect(spaces(false, true)).toEqual(['token:g1', 'token:i1'])
    expect(spaces(true, false)).toBeNull()
  })
})

describe('D-OBJECTIVE-6 words that take tokens away', () => {
  const taken = (g: DoomState, said: object, more: Partial<EffectsFrame> = {}) =>
    starts(g, use(more), { op: 'removeToken', amount: 1, where: {}, ...said } as never)

  test('threat: of a portal that is held, or of those that the effect before summoned from', () => {
    const g = portals('black-bishop-3', { at: 'b1', level: 'blue', threat: 3 }, { at: 'f1', level: 'red', threat: 2 })
    const [near, far] = g.portals.map(p => p.id) as [string, string]
    const threat = () => g.portals.map(p => p.threat)
    expect(taken(g, { token: 'threat', where: { on: 'held-portal' } })).toMatchObject([
      { flow: 'work', on: [near], what: 'threat' },
    ])
    expect(threat()).toEqual([3, 2])
    expect(
      taken(g, { token: 'threat', amount: 2, where: { on: 'portals-that-summoned' } }, { portals: [far] }),
    ).toEqual([])
    expect(threat()).toEqual([3, 0])
    taken(g, { token: 'threat', where: { on: 'portals-that-summoned' } })
    g.objectives = []
    expect(taken(g, { token: 'progress', where: { on: 'held-portal' } })).toEqual([])
    expect(threat()).toEqual([3, 0])
    taken(g, { token: 'threat', amount: 'all', where: { on: 'portals-that-summoned' } }, { portals: [near, far] })
    expect(threat()).toEqual([0, 0])
  })

  test('OP-43 progress: of checkpoints on the map where those stand who must, and nobody who must not', () => {
    const lost = (change: (g: DoomState) => void, conditions?: object[]) => {
      const g = lane({ mission: 'black-bishop-2' })
      g.objectives = []
      checkpoint(g, 'o1', 'e1', 2)
      checkpoint(g, 'o2', null, 1)
      checkpoint(g, 'o3', 'f1', 0)
      change(g)
      taken(g, { token: 'progress', where: { on: 'objective', ...(conditions ? { if: conditions } : {}) } })
      return g.objectives.map(o => o.progress)
    }
    const demonNear = { cond: 'figureWithin', side: 'demon', of: 'objective', max: 1 }
    const marineFar = { cond: 'noFigureWithin', side: 'marine', of: 'objective', max: 2 }
    const still = () => {}
    const stands = (id: string, space: string) => (g: DoomState) => void (figure(g, id).at = [at(g, space)])
    expect(lost(still)).toEqual([1, 1, 0])
    expect(lost(still, [demonNear])).toEqual([1, 1, 0])
    expect(lost(stands('imp-1', 'c1'), [demonNear])).toEqual([2, 1, 0])
    expect(lost(stands('imp-1', 'f1'), [demonNear, marineFar])).toEqual([1, 1, 0])
    expect(lost(stands('bravo', 'c1'), [demonNear, marineFar])).toEqual([2, 1, 0])
    expect(lost(stands('bravo', 'c1'), [marineFar])).toEqual([2, 1, 0])
    expect(lost(stands('bravo', 'd1'), [{ ...demonNear, side: 'marine' }])).toEqual([1, 1, 0])
    expect(lost(still, [{ ...demonNear, side: 'marine' }])).toEqual([2, 1, 0])
    expect(lost(still, [{ ...marineFar, side: 'demon' }])).toEqual([2, 1, 0])
    const heard: Event[] = []
    listening(heard, () => lost(still))
    expect(heard).toMatchObject([{ type: 'progress', token: 'o1', total: 1 }]) // of o3 there was nothing to take
    expect(lost(g => void Object.assign(g.objectives[0]!, { at: at(g, 'a1'), progress: 1 }))).toEqual([0, 1, 0])
  })

  test('D-ROUND-3 a portal: the one that it is about, if its conditions hold; the last wins the mission', () => {
    const g = portals('black-bishop-5', { at: 'b1', level: 'blue' }, { at: 'c1', level: 'red' })
    const [blue, red] = g.portals.map(p => p.id) as [string, string]
    const close = (portal: string | undefined, where: object = {}) => {
      expect(taken(g, { token: 'portal', where }, { portal })).toEqual([])
      return g.portals.map(p => p.id)
    }
    expect(close(undefined)).toEqual([blue, red])
    expect(close('p99')).toEqual([blue, red])
    expect(close(blue, { if: [{ cond: 'progressAtLeastSealValue' }] })).toEqual([blue, red])
    g.portals[0]!.progress = 1
    expect(close(blue, { if: [{ cond: 'progressAtLeastSealValue' }] })).toEqual([red])
    expect(g.outcome).toBeNull()
    expect(close(red)).toEqual([])
    expect(g.outcome).toMatchObject({ rule: 'D-OBJECTIVE-1' })
  })

  test('an asset that is brought home is gone, and with it the burden of its carrier', () => {
    const g = withCard(lane({ mission: 'black-bishop-3' }), {
      source: 'objective',
      card: 'asset-extraction',
      timing: 'token-delivered',
      effects: [{ op: 'gainFrags', amount: 1 }],
    })
    g.objectives = [newObjective('o1', 'asset', -1), newObjective('o2', 'asset', -1)]
    figure(g, 'alpha').carries = 'o2'
    figure(g, 'bravo').carries = 'o1'
    const burden = { ability: 'extract-take', effect: 2, owner: 'alpha', until: 'token-dropped' }
    g.lasting = [
      { ...burden, on: ['alpha'] },
      { ...burden, on: ['bravo'] },
    ]
    g.counters.extracted = 3
    expect(taken(g, { token: 'objective' })[0]).toMatchObject({ ability: 'own', self: 'alpha', owner: 'alpha' })
    expect(g.objectives.map(o => o.id)).toEqual(['o1'])
    expect([figure(g, 'alpha').carries, figure(g, 'bravo').carries]).toEqual([undefined, 'o1'])
    expect(g.lasting.map(l => l.on)).toEqual([['bravo']])
    expect(g.outcome).toMatchObject({ rule: 'D-OBJECTIVE-1' })
    g.outcome = null
    expect(taken(g, { token: 'objective' })).toEqual([])
    expect(g.objectives.map(o => o.id)).toEqual(['o1'])
    expect(g.outcome).toBeNull()
  })
})

describe('D-OBJECTIVE-6 tokens that figures carry', () => {
  test('a sample set aside is given to a demon, and counted; without any demon the marines have found it', () => {
    const g = lane({ mission: 'black-bishop-1' })
    g.objectives = [
      newObjective('o1', 'asset', -1),
      newObjective('sample-1', 'sample', at(g, 'a1')),
      newObjective('sample-2', 'sample', -1),
      newObjective('sample-3', 'sample', -1),
    ]
    figure(g, 'imp-2').carries = 'sample-2'
    g.counters.samplesSetAside = 1
    const frame = { ...STEP, use: use({ owner: 'mission' }), to: ['imp-1'] }
    expect(told(giveSample, 'pick', g, frame, { do: 'carrier', figure: 'imp-1' })).toMatchObject({ end: true })
    expect(figure(g, 'imp-1').carries).toBe('sample-3')
    expect(g.counters.samplesSetAside).toBe(0)
    figure(g, 'imp-1').carries = undefined
    figure(g, 'bravo').carries = 'sample-3'
    expect(told(giveSample, 'pick', g, frame, { do: 'carrier', figure: 'imp-1' })).toMatchObject({ end: true })
    expect([figure(g, 'imp-1').carries, g.counters.samplesSetAside]).toEqual([undefined, 0])
    g.counters = { samplesSetAside: 2, samples: 1 }
    giveSample.links.found!.run!(g, frame)
    expect(g.counters).toEqual({ samplesSetAside: 1, samples: 2 })
    expect(g.outcome).toBeNull()
    giveSample.links.found!.run!(g, frame)
    expect(g.counters).toEqual({ samplesSetAside: 0, samples: 3 })
    expect(g.outcome).toMatchObject({ rule: 'D-OBJECTIVE-1' })
    const none = lane({ mission: 'black-bishop-1' })
    none.counters = { samplesSetAside: 1 }
    giveSample.links.found!.run!(none, frame)
    expect(none.counters.samples).toBe(1)
  })

  test('D-OBJECTIVE-1 a counter that a rule raises is heard of, and may win the mission', () => {
    const g = withCard(lane({ mission: 'black-bishop-3' }), {
      source: 'objective',
      card: 'asset-extraction',
      timing: 'counter-reached',
      effects: [{ op: 'gainFrags', amount: 1 }],
    })
    g.counters = {}
    const add = (amount: number) => starts(g, use(), { op: 'addCounter', counter: 'extracted', amount } as never)
    expect(add(2)).toMatchObject([{ ability: 'own', owner: 'mission' }])
    expect([g.counters.extracted, g.outcome]).toEqual([2, null])
    add(1)
    expect(g.counters.extracted).toBe(3)
    expect(g.outcome).toMatchObject({ rule: 'D-OBJECTIVE-1' })
    const moved = figure(g, 'alpha').moved
    starts(g, use(), { op: 'addCounter', counter: 'spacesMoved', amount: 2 } as never)
    expect(figure(g, 'alpha').moved).toBe(moved + 2)
    expect(g.counters.spacesMoved).toBeUndefined()
  })

  test('a token that is handed over takes its burden along, and no other', () => {
    const g = lane()
    figure(g, 'alpha').carries = 'o1'
    const lasting = { ability: 'extract-take', effect: 2, owner: 'alpha', until: 'token-dropped' }
    g.lasting = [
      { ...lasting, on: ['alpha'] },
      { ...lasting, on: ['imp-1'] },
      { ...lasting, on: ['alpha'], until: 'activation-end' },
    ]
    const frame = { ...STEP, use: use(), to: ['bravo'] }
    expect(asked(handOver, 'pick', g, frame)).toEqual(['pick:bravo'])
    expect(asked(handOver, 'pick', g, { ...frame, to: [] })).toBeNull()
    told(handOver, 'pick', g, frame, { do: 'pick', figure: 'bravo' })
    expect([figure(g, 'alpha').carries, figure(g, 'bravo').carries]).toEqual([undefined, 'o1'])
    expect(g.lasting.map(l => l.on)).toEqual([['bravo'], ['imp-1'], ['alpha']])
  })

  test('whoever takes a token carries that which lies there', () => {
    const g = withCard(lane({ mission: 'black-bishop-3' }), {
      source: 'objective',
      card: 'asset-extraction',
      timing: 'token-taken',
      effects: [{ op: 'gainFrags', amount: 1 }],
    })
    g.objectives = [newObjective('o1', 'asset', at(g, 'b1')), newObjective('o2', 'asset', at(g, 'a1'))]
    const take = () => starts(g, use(), { op: 'takeToken', token: 'objective', maxCarried: 1 } as never)
    expect(take()).toMatchObject([{ ability: 'own', self: 'alpha' }])
    expect(figure(g, 'alpha').carries).toBe('o2')
    expect(g.objectives.map(o => o.at)).toEqual([at(g, 'b1'), -1])
    expect(take()).toEqual([])
    expect(figure(g, 'alpha').carries).toBe('o2')
  })

  test('D-GRENADE-5 the grenade that its owner has thrown comes back, and no other', () => {
    const g = lane()
    const token = { at: 3, ability: 'x', effect: 0, until: 'token-removed' }
    g.tokens = [
      { ...token, kind: 'fire', owner: 'alpha' },
      { ...token, kind: 'frag-grenade', owner: 'bravo' },
      { ...token, kind: 'frag-grenade', owner: 'alpha' },
    ]
    g.marines[0]!.weapons = []
    const back = () => starts(g, use(), { op: 'recoverToken', token: 'frag-grenade' } as never)
    back()
    expect(g.tokens.map(t => [t.kind, t.owner])).toEqual([
      ['fire', 'alpha'],
      ['frag-grenade', 'bravo'],
    ])
    expect(g.marines[0]!.weapons).toEqual(['frag-grenade'])
    back()
    expect(g.tokens).toHaveLength(2)
    expect(g.marines[0]!.weapons).toEqual(['frag-grenade'])
  })

  test('D-OBJECTIVE-1 a rule moves the token that it names', () => {
    const g = lane()
    g.objectives = [newObjective('o1', 'asset', 0), newObjective('o2', 'asset', 0)]
    const move = (token: string) => starts(g, use(), { op: 'moveToken', token, to: [3, 0] } as never)
    expect(move('o2')).toEqual([])
    expect(move('o9')).toEqual([])
    expect(g.objectives.map(o => o.at)).toEqual([0, at(g, 'd1')])
  })

  test('D-OBJECTIVE-6 the samples are set aside by name', () => {
    const g = lane()
    g.counters = {}
    const said = (name: string) => ({ op: 'custom', name, procedure: ['x'] }) as never
    starts(g, use(), said('place-portals'))
    expect(g.counters).toEqual({})
    starts(g, use(), said('set-samples-aside'))
    expect(g.counters).toEqual({ samplesSetAside: 3 })
  })
})
