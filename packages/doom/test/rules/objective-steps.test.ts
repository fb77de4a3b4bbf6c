/** What objectives and missions say, asked directly on both sides of its conditions. */
import type { Frame, Link } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import type { EffectOf, Forbidden, Mission, ThreatCard, Timing } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { demonActivation } from '../../src/rules/demon.ts'
import { marineActivation } from '../../src/rules/marine.ts'
import { forbidden, ruleMoment } from '../../src/rules/mission.ts'
import { stepFlow } from '../../src/rules/movement.ts'
import { heldPortals, markable, nearPortals, receivers, tokenHere } from '../../src/rules/objective-tokens.ts'
import type { ObjectiveCode } from '../../src/rules/objectives/objective-code.ts'
import { purgeProtocol } from '../../src/rules/objectives/purge-protocol.ts'
import { sampleCollection } from '../../src/rules/objectives/sample-collection.ts'
import { sealTheBreach } from '../../src/rules/objectives/seal-the-breach.ts'
import { turnable } from '../../src/rules/teleporter.ts'
import { does } from '../asked.ts'
import { changed } from '../changed.ts'
import { at, figure, lane, position } from '../lane.ts'
import { ground, on } from '../missions/ground.ts'
import { box } from '../play.ts'

test('D-OBJECTIVE-1 D-ROUND-3 what must be so when an activation ends decides the mission then, whoever was active', () => {
  const ended = (flow: { links: Record<string, Link> }, step: string, locals: object) => {
    const g = position({ mission: 'black-bishop-6', alpha: {}, demons: {}, scenario: { portals: [] } })
    expect(g.outcome).toBeNull()
    does(flow, step, g, locals)
    expect(g.active).toBeNull()
    return g.outcome?.rule
  }
  expect(ended(marineActivation, 'end', { marine: 'alpha' })).toBe('D-OBJECTIVE-1')
  expect(ended(demonActivation, 'over', { demon: 'imp-1' })).toBe('D-OBJECTIVE-1')
})

describe('D-OBJECTIVE-6 rules of the objective and the mission', () => {
  const rules = (g: DoomState, timing: Timing, self?: string) =>
    ruleMoment(g, timing, { self }).map((frame: Frame & { ability?: string }) => frame.ability)

  test('whom a rule of the objective concerns: a marine that ends, a carrier that moves, the drone or a marine killed', () => {
    const guard = lane({ mission: 'black-bishop-2' })
    const ends = (self?: string) => rules(guard, 'activation-end', self)
    expect([ends('alpha'), ends('imp-1'), ends()]).toEqual([['guard-activate'], [], []])
    const extraction = lane({
      mission: 'black-bishop-3',
      options: changed('objective-cards.json', 'asset-extraction', card => {
        delete card.rules.find((rule: { timing: string }) => rule.timing === 'on-move').if
      }),
    })
    const moves = (self?: string) => rules(extraction, 'on-move', self)
    expect([moves('alpha'), moves()]).toEqual([[], []])
    figure(extraction, 'alpha').carries = 'o1'
    expect([moves('alpha'), moves('bravo')]).toEqual([['extract-deliver'], []])
    expect(rules(extraction, 'when-killed', 'alpha')).toEqual(['extract-drop'])
    const way = ground('black-bishop-4')
    const escort = structuredClone(on('black-bishop-4', { alpha: { at: way(0, 0) } }).state)
    const dies = (self: string) => rules(escort, 'when-killed', self)
    expect([dies('drone'), dies('alpha')]).toEqual([['escort-destroyed'], []])
  })

  test('D-GOLDEN-4 a ban ends with the last portal only if it says so, and binds only whom it names', () => {
    const banned = (mission: string, what: Forbidden, id: string, portals: boolean) => {
      const g = lane({ mission, scenario: { portals: [{ at: 'f1', level: 'blue' }] } })
      if (!portals) g.portals = []
      return forbidden(g, what, figure(g, id))
    }
    const second = 'second-teleporter-move'
    expect([banned('exodus-6', second, 'alpha', true), banned('exodus-6', second, 'alpha', false)]).toEqual([
      true,
      true,
    ])
    expect([banned('exodus-6', second, 'imp-1', true), banned('exodus-6', 'open-door', 'alpha', true)]).toEqual([
      false,
      false,
    ])
    const door = (id: string, portals: boolean) => banned('tutorial', 'open-door', id, portals)
    expect([door('imp-1', true), door('imp-1', false), door('alpha', true)]).toEqual([true, false, false])
  })

  test('D-OBJECTIVE-6 the ban on a carrier is its own', () => {
    const g = lane({ mission: 'black-bishop-3' })
    const [ability, effect] = Object.values(box().abilities)
      .map(a => [a.id, a.effects.findIndex(e => e.op === 'forbid' && e.until === 'token-dropped')] as const)
      .find(([, n]) => n >= 0)!
    const banned = (what: Forbidden, id?: string) => forbidden(g, what, id === undefined ? undefined : figure(g, id))
    expect(banned('teleporter-move', 'alpha')).toBe(false)
    g.lasting.push({ ability, effect, owner: 'alpha', on: ['alpha'], until: 'token-dropped' })
    expect([banned('teleporter-move', 'alpha'), banned('teleporter-move', 'bravo')]).toEqual([true, false])
    expect([banned('teleporter-move'), banned('second-teleporter-move', 'alpha')]).toEqual([false, false])
  })

  test('D-TELE-2 a rule may answer a teleporter that is turned on, whichever way the marine came', () => {
    const answers = (how: string, active: boolean) => {
      const g = lane({
        scenario: { teleporters: [{ at: 'a1', active }] },
        options: changed('objective-cards.json', 'sample-collection', card => {
          const effects = [{ op: 'gainFrags', amount: 1 }]
          card.rules.push({ id: 'on-it', timing: 'teleporter-activated', text: 'A frag token.', effects })
        }),
      })
      return does(stepFlow, 'teleporter', g, { figure: 'alpha', to: [at(g, 'a1')], how }).map(({ ability }) => ability)
    }
    expect([answers('walk', false), answers('walk', true)]).toEqual([['on-it'], []])
    expect([answers('teleport', false), answers('teleport', true)]).toEqual([['on-it'], []])
  })

  test('D-TELE-3 a rule may answer a teleporter that is used, by a marine that lives to arrive', () => {
    const uses = (id: string) => {
      const g = lane({
        options: changed('objective-cards.json', 'sample-collection', card => {
          const effects = [{ op: 'gainFrags', amount: 1 }]
          card.rules.push({ id: 'by-it', timing: 'teleporter-used', text: 'A frag token.', effects })
        }),
      })
      return does(stepFlow, 'teleporter', g, { figure: id, to: [], how: 'teleport' }).map(({ ability }) => ability)
    }
    expect([uses('alpha'), uses('charlie'), uses('imp-1'), uses('imp-9')]).toEqual([['by-it'], [], [], []])
  })
})

describe('D-OBJECTIVE-6 tokens and portals within reach of a marine', () => {
  const lies = (id: string, space: number, more: object = {}) =>
    ({ id, kind: 'checkpoint', at: space, progress: 0, round: 0, ...more }) as DoomState['objectives'][number]
  const marks = { maxTotal: 2, maxPerRound: 1 } as EffectOf<'placeToken'>
  const ids = (found: ReadonlyArray<{ id: string }>) => found.map(({ id }) => id)

  test('checkpoints within 1 space of it that may take a token and have no demon within 1 space', () => {
    const g = lane({ bravo: { at: 'e1' }, demons: { imp: { at: 'i1' } } })
    g.objectives = [lies('o1', 0), lies('o2', 1), lies('o3', 2), lies('o4', -1)]
    const may = (id?: string, e = marks) => ids(markable(g, id, e))
    expect([may('alpha'), may('bravo'), may('charlie'), may('imp-1'), may()]).toEqual([['o1', 'o2'], [], [], [], []])
    Object.assign(g.objectives[0]!, { progress: 1 })
    Object.assign(g.objectives[1]!, { progress: 2 })
    expect([may('alpha'), may('alpha', {} as typeof marks)]).toEqual([['o1'], ['o1', 'o2']])
    g.objectives[0]!.round = g.round
    expect([may('alpha'), may('alpha', { maxTotal: 2 } as typeof marks)]).toEqual([[], ['o1']])
    g.objectives = [lies('o1', 0), lies('o2', 1)]
    figure(g, 'imp-1').at = [at(g, 'c1')]
    expect(may('alpha')).toEqual(['o1'])
    figure(g, 'imp-1').at = [at(g, 'b1')]
    expect(may('alpha')).toEqual([])
  })

  test('portals on or next to which it stands; held only with threat on them and no demon next to it', () => {
    const threat = { level: 'blue', threat: 2 }
    const g = lane({
      mission: 'black-bishop-3',
      scenario: { portals: ['a1', 'b1', 'c1'].map(at => ({ at, ...threat })) },
    })
    const [first, second] = g.portals.map(({ id }) => id)
    expect([ids(nearPortals(g, 'alpha')), ids(nearPortals(g, 'charlie'))]).toEqual([[first, second], []])
    expect([ids(heldPortals(g, 'alpha')), ids(heldPortals(g, 'charlie'))]).toEqual([[first, second], []])
    g.portals[0]!.threat = 0
    expect(ids(heldPortals(g, 'alpha'))).toEqual([second])
    g.portals[1]!.threat = 1
    expect(ids(heldPortals(g, 'alpha'))).toEqual([second])
    figure(g, 'imp-1').at = [at(g, 'b1')]
    expect([ids(nearPortals(g, 'alpha')), ids(heldPortals(g, 'alpha'))]).toEqual([[first, second], []])
  })

  test('a token where it stands, for free hands; handed to somebody else with free hands', () => {
    const g = lane()
    g.objectives = [lies('o1', 0), lies('o2', 1), lies('o3', -1)]
    const here = (id?: string) => tokenHere(g, id)?.id
    expect([here('alpha'), here('bravo'), here('charlie'), here()]).toEqual(['o1', 'o2', undefined, undefined])
    const near = ['alpha', 'bravo']
    expect(receivers(g, 'alpha', near)).toEqual([])
    figure(g, 'alpha').carries = 'o3'
    expect([here('alpha'), receivers(g, 'alpha', near)]).toEqual([undefined, ['bravo']])
    figure(g, 'bravo').carries = 'o4'
    expect(receivers(g, 'alpha', near)).toEqual([])
  })
})

describe('D-OBJECTIVE-6 what a mission needs to be won', () => {
  const reported = (code: ObjectiveCode, mission: object, threat?: object) => {
    const found: string[] = []
    const cards = { objective: undefined, threat: threat as ThreatCard | undefined }
    code.check!({ objective: { card: code.card }, portals: [], ...mission } as unknown as Mission, cards, path =>
      found.push(path.join('.')),
    )
    return found
  }

  test('samples: three yellow or red portals if each summons once, else one', () => {
    const needs = (levels: string[], portalsDiscarded: boolean) =>
      reported(sampleCollection, { portals: levels.map(level => ({ level })) }, { portalsDiscarded })
    const once = (...levels: string[]) => needs(levels, true)
    expect([once('yellow', 'red', 'red'), once('yellow', 'red', 'blue')]).toEqual([[], ['portals']])
    const again = (...levels: string[]) => needs(levels, false)
    expect([again('yellow'), again('red', 'blue'), again('blue', 'blue', 'blue')]).toEqual([[], [], ['portals']])
    expect([reported(sampleCollection, { portals: [{ level: 'red' }] }), reported(sampleCollection, {})]).toEqual([
      [],
      ['portals'],
    ])
  })

  test('portals that are to be sealed stay; a map that is to be purged must lose its portals', () => {
    const says = (code: ObjectiveCode) =>
      [{ portalsDiscarded: true }, { portalsDiscarded: false }, undefined].map(threat => reported(code, {}, threat))
    expect(says(sealTheBreach)).toEqual([['threat.card'], [], []])
    expect(says(purgeProtocol)).toEqual([[], ['threat.card'], ['threat.card']])
  })
})

test('D-TELE-1 teleporters that an effect turns: those of the other side, not the last active one, none with a marine on it', () => {
  const g = lane({
    demons: { imp: { at: 'd1' } },
    scenario: { teleporters: [{ at: 'a1' }, { at: 'd1' }, { at: 'f1', active: false }] },
  })
  const [first, second, third] = g.teleporters
  const turned = (state: 'active' | 'inactive', ...restrict: string[]) =>
    turnable(g, { state, ...(restrict.length > 0 ? { restrict } : {}) } as EffectOf<'setTeleporter'>)
  expect(turned('active')).toEqual([third])
  expect(turned('inactive')).toEqual([first, second])
  expect(turned('inactive', 'no-marine-on-it')).toEqual([second])
  expect(turned('inactive', 'not-last-active')).toEqual([first, second])
  figure(g, 'bravo').at = [third!.at]
  expect([turned('active', 'no-marine-on-it'), turned('active', 'not-last-active')]).toEqual([[], [third]])
  second!.active = false
  expect(turned('inactive', 'not-last-active')).toEqual([])
  expect([turned('inactive'), turned('active', 'not-last-active')]).toEqual([[first], [second, third]])
})
