/** Words that move figures: what they start, and where each step leads. */
import type { Frame } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { type EffectsFrame, newEffects } from '../../src/abilities/frames.ts'
import { jump } from '../../src/language/moves/jump.ts'
import { march } from '../../src/language/moves/march.ts'
import { moveOnto } from '../../src/language/moves/move-onto.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import type { DoomState } from '../../src/match/state.ts'
import { asked, told } from '../asked.ts'
import { at, figure, lane, position } from '../lane.ts'
import { box, corridor } from '../play.ts'
import { flowOf, starts, type Told } from './flow-of.ts'

const use = (targets: string[] = [], more: Partial<EffectsFrame> = {}): EffectsFrame => ({
  ...newEffects({ ability: 'x', owner: 'alpha', self: 'alpha', ...more }),
  targets,
})
const STEP = { flow: '', step: '' }
const frames = (g: DoomState, f: EffectsFrame, said: object) => starts(g, f, said as never) as Told[]

describe('D-MOVE-20 a figure that a card moves', () => {
  const move = { op: 'moveFigure', who: 'self', spaces: 2 }
  const moved = (said: object, targets = ['alpha'], more: Partial<EffectsFrame> = {}, g = lane()) =>
    frames(g, use(targets, more), { ...move, ...said })

  test('marches so far, moved by its owner or whom the card names', () => {
    expect(moved({})).toEqual([{ flow: 'march', step: 'next', figure: 'alpha', seat: 'alpha', left: 2 }])
    expect(moved({ by: 'invader' }, ['imp-1'])).toEqual([
      { flow: 'march', step: 'next', figure: 'imp-1', seat: 'invader', left: 2 },
    ])
    expect(moved({}, ['imp-1'], { owner: 'invader' })).toMatchObject([{ seat: 'invader' }])
    expect(moved({ freeDoors: true })).toMatchObject([{ freeDoors: true }])
  })

  test('OP-50 a marine that the other side moves, or anybody drawn towards a demon, is dragged', () => {
    const dragged = (said: object, targets: string[], chosen?: string) =>
      moved(said, targets, { ...(chosen ? { chosen } : {}) })[0]!.dragged === true
    expect(dragged({ by: 'invader' }, ['bravo'])).toBe(true)
    expect(dragged({ by: 'invader' }, ['imp-1'])).toBe(false)
    expect(dragged({ by: 'marine' }, ['bravo'])).toBe(false)
    expect(dragged({}, ['bravo'])).toBe(false)
    expect(dragged({ toward: 'chosen-demon' }, ['bravo'], 'imp-1')).toBe(true)
    expect(dragged({ toward: 'chosen-demon' }, ['bravo'], 'charlie')).toBe(false)
  })

  test('towards the demon that was chosen', () => {
    const g = lane()
    expect(moved({ toward: 'chosen-demon' }, ['bravo'], { chosen: 'imp-2' })).toMatchObject([{ toward: [at(g, 'h1')] }])
    expect('toward' in moved({}, ['bravo'], { chosen: 'imp-2' })[0]!).toBe(false)
  })

  test('nobody who is gone, off the map or held fast', () => {
    expect(moved({}, [])).toEqual([])
    expect(moved({}, ['imp-9'])).toEqual([])
    expect(moved({}, ['charlie'])).toEqual([])
    const g = lane()
    g.lasting = [{ ability: 'escort-destroyed', effect: 2, owner: 'mission', on: ['alpha'], until: 'permanent' }]
    expect(moved({}, ['alpha'], {}, g)).toEqual([])
    expect(moved({}, ['bravo'], {}, g)).toHaveLength(1)
  })

  test('over terrain it jumps, and what it leaves is remembered', () => {
    const g = lane()
    const f = use(['alpha'])
    expect(frames(g, f, { ...move, ignore: ['terrain', 'figures'] })).toMatchObject([
      { flow: 'jump', figure: 'alpha', spaces: 2 },
    ])
    expect(f.spaces).toEqual([at(g, 'a1')])
    expect(moved({ ignore: ['figures'] })).toMatchObject([{ flow: 'march' }])
  })

  test('D-GLORY-1 onto figures where they can be reached on foot', () => {
    const g = position({
      map: ['+-+-+-+-+', '|. . ^ .|', '+-+-+-+-+'],
      alpha: { at: 'a1' },
      demons: { imp: { at: 'b1' }, cacodemon: { at: 'c1' } },
    })
    const to = { side: 'demon', within: 2, of: 'self' }
    expect(frames(g, use(['alpha']), { op: 'moveFigure', who: 'self', to })).toMatchObject([
      { flow: 'leap', from: ['imp-1'] },
    ])
    const matters = () =>
      wordNamed('moveFigure').matters!(g, use(), { op: 'moveFigure', who: 'self', to } as never, null as never)
    expect(matters()).toBe(true)
    figure(g, 'imp-1').at = []
    expect(matters()).toBe(false)
  })
})

describe('D-MOVE-20 each step of such a move', () => {
  test('a jump counts every space it passes and is one step that costs nothing', () => {
    const g = lane()
    figure(g, 'alpha').moved = 1
    const frame = { ...STEP, use: use(), figure: 'alpha', spaces: 9 }
    expect(told(jump, 'pick', g, frame, { do: 'done' })).toBeUndefined()
    expect(figure(g, 'alpha').moved).toBe(1)
    expect(told(jump, 'pick', g, frame, { do: 'jump', to: 'e1' })!.push).toMatchObject([
      { flow: 'step', figure: 'alpha', to: [at(g, 'e1')], cost: 0, how: 'effect' },
    ])
    expect(figure(g, 'alpha').moved).toBe(4)
    const shut = position({ map: ['+-+-+-+-+', '|. . .|.|', '+-+-+-+-+'], alpha: { at: 'a1' } })
    expect(asked(jump, 'pick', shut, frame)).toEqual(['jump:b1', 'jump:c1', 'done'])
    const board = position({ map: corridor(4), alpha: { at: 'b1' } })
    expect(asked(jump, 'pick', board, { ...frame, spaces: 1 })).toEqual(['jump:a1', 'jump:c1', 'done'])
  })

  test('a march goes step by step, and what is left runs out', () => {
    const g = lane()
    const frame = { ...STEP, figure: 'imp-1', seat: 'invader', left: 2 }
    const next = told(march, 'next', g, frame, { do: 'step', to: 'e1' })!
    expect(next.to).toBe('next')
    expect(next.push).toMatchObject([{ flow: 'step', figure: 'imp-1', to: [at(g, 'e1')], cost: 0, how: 'effect' }])
    expect((next.push![0] as Told).dragged).toBeUndefined()
    expect(frame.left).toBe(1)
    const dragged = told(march, 'next', g, { ...frame, dragged: true } as Frame, { do: 'step', to: 'e1' })!
    expect(dragged.push).toMatchObject([{ dragged: true }])
    expect(told(march, 'next', g, frame, { do: 'done' })).toBeUndefined()
    expect(frame.left).toBe(1)
    const place = told(march, 'next', g, frame, { do: 'place', to: 'f1' })!
    expect(place.to).toBe('next')
    expect([figure(g, 'imp-1').at, frame.left]).toEqual([[at(g, 'f1')], 1])
  })

  test('the mission hears of every step of the drone, and of nobody else’s', () => {
    const drone = lane({ mission: 'black-bishop-4', scenario: { drone: { at: 'e1' } } })
    const pushes = (id: string) =>
      told(march, 'next', drone, { ...STEP, figure: id, seat: 'alpha', left: 2 } as Frame, { do: 'step', to: 'f1' })!
        .push
    expect(pushes('drone')!.map(f => f.flow)).toEqual(['step', 'drone-moved'])
    expect(pushes('imp-1')!.map(f => f.flow)).toEqual(['step'])
  })

  test('OP-47 whoever shares a space and has no way on is placed; where there is no room it stays', () => {
    const full = position({ map: corridor(2), alpha: { at: 'a1' }, demons: { imp: { at: 'b1' } } })
    const other = { ...structuredClone(figure(full, 'imp-1')), id: 'imp-2' }
    full.figures.push(other)
    const frame = { figure: 'imp-1', seat: 'invader', left: 0 }
    expect(asked(march, 'next', full, frame)).toEqual(['done'])
    other.at = []
    expect(asked(march, 'next', full, { ...frame, left: 1 })).toEqual(['done'])
    const crowd = lane({ mission: 'black-bishop-4', scenario: { drone: { at: 'e1' } } })
    figure(crowd, 'imp-1').at = [at(crowd, 'e1')]
    const seat = (left: number) =>
      march.links.next!.question!.ask(crowd, { ...STEP, figure: 'drone', seat: 'bravo', left } as Frame)!.seat
    expect(seat(0)).toBe('bravo')
    expect(seat(2)).toBe('bravo')
    const pair = lane()
    figure(pair, 'bravo').at = [at(pair, 'd1')]
    const placed = march.links.next!.question!.ask(pair, {
      ...STEP,
      figure: 'bravo',
      seat: 'invader',
      left: 0,
    } as Frame)!
    expect([placed.kind, placed.seat]).toEqual(['displace', 'bravo'])
  })

  test('D-DOOR-2 a march opens closed doors where it stands, if the card says so and it may stay or go on', () => {
    const doored = () =>
      position({
        map: ['+-+-+-+-+', '|. . . .|', '+-+-+-+-+'],
        doors: [
          ['a1', 'b1'],
          ['c1', 'd1'],
        ],
        alpha: { at: 'c1' },
        bravo: { at: 'a1' },
        demons: { imp: { at: 'b1' } },
      })
    const g = doored()
    const offers = (more: object = {}, state = g) =>
      asked(march, 'next', state, { figure: 'alpha', seat: 'alpha', left: 2, ...more })!
    const opens = (keys: string[]) => keys.filter(key => key.startsWith('open')).length
    expect(opens(offers({ freeDoors: true }))).toBe(1)
    expect(opens(offers())).toBe(0)
    expect(opens(offers({ freeDoors: true, left: 0 }))).toBe(0)
    expect(opens(offers({ freeDoors: true, figure: 'bravo' }))).toBe(1) // another one
    const crowd = doored()
    figure(crowd, 'imp-1').at = [at(crowd, 'c1')]
    expect(opens(offers({ freeDoors: true }, crowd))).toBe(1)
    figure(crowd, 'bravo').at = [at(crowd, 'b1')]
    expect(opens(offers({ freeDoors: true, left: 1 }, crowd))).toBe(1) // the only way on
    crowd.figures.push({ ...structuredClone(figure(crowd, 'imp-1')), id: 'imp-2', at: [at(crowd, 'd1')] })
    expect(opens(offers({ freeDoors: true, left: 1 }, crowd))).toBe(0) // somebody stands behind it
    const key = offers({ freeDoors: true }).find(one => one.startsWith('open'))!
    const next = told(march, 'next', g, { ...STEP, figure: 'alpha', seat: 'alpha', left: 2 } as Frame, {
      do: 'open',
      card: key.split(':')[1],
    })!
    expect([next.to, g.doors]).toEqual(['next', 2])
    expect(opens(offers({ freeDoors: true }))).toBe(0)
    expect(offers()).toContain('step:d1')
  })

  test('a march goes through several others only with points for all of them, and towards somebody only nearer', () => {
    const g = lane()
    figure(g, 'imp-2').at = [at(g, 'e1')]
    figure(g, 'bravo').at = [at(g, 'f1')]
    const steps = (left: number) => asked(march, 'next', g, { figure: 'imp-1', seat: 'invader', left })
    expect(steps(3)).toEqual(['step:c1', 'step:e1', 'done'])
    expect(steps(2)).toEqual(['step:c1', 'done'])
    const wide = position({
      map: ['+-+-+-+-+', '|. . . .|', '+ + + + +', '|. . . .|', '+-+-+-+-+'],
      alpha: { at: 'a1' },
      demons: { imp: { at: 'c1' } },
    })
    const nearer = { figure: 'imp-1', seat: 'invader', left: 1, toward: figure(wide, 'alpha').at }
    expect(asked(march, 'next', wide, nearer)).toEqual(['step:b1', 'step:b2', 'done'])
  })

  test('D-FLY-1 a flyer marches as it flies', () => {
    const g = position({
      map: ['+-+-+-+-+', '|. . ^ .|', '+-+-+-+-+'],
      alpha: { at: 'a1' },
      demons: { imp: { at: 'b1' }, cacodemon: { at: 'd1' } },
    })
    const steps = (id: string) => asked(march, 'next', g, { figure: id, seat: 'invader', left: 1 })
    expect(steps('imp-1')).toEqual(['done'])
    expect(steps('cacodemon-1')).toEqual(['step:c1', 'done'])
  })

  test('D-GLORY-1 a leap tells the ability that called it whom it met', () => {
    const g = lane()
    const [outer, inner] = [use(), use()]
    g.stack = [outer, inner]
    const frame = { ...STEP, use: use(), from: ['imp-1'] }
    expect(asked(moveOnto, 'pick', g, frame)).toEqual(['pick:imp-1'])
    expect(asked(moveOnto, 'pick', g, { ...frame, from: [] })).toBeNull()
    expect(told(moveOnto, 'pick', g, frame, { do: 'pick', figure: 'imp-1' })!.push).toMatchObject([
      { flow: 'step', figure: 'alpha', to: [at(g, 'd1')], cost: 0, how: 'effect' },
    ])
    expect([outer.chosen, inner.chosen]).toEqual([undefined, 'imp-1'])
    g.stack = [outer, frame]
    told(moveOnto, 'pick', g, frame, { do: 'pick', figure: 'imp-2' })
    expect(outer.chosen).toBe('imp-2')
  })
})

describe('D-MOVE-20 a push', () => {
  const shove = { op: 'push', who: { side: 'any', pick: 2 }, spaces: 2, from: 'self' }
  const hall = () =>
    position({
      map: ['+-+-+-+-+-+-+', '|. . . . . .|', '+ + + + + + +', '|. . . . . .|', '+-+-+-+-+-+-+'],
      alpha: { at: 'a1' },
      bravo: { at: 'b1' },
      demons: { imp: { at: 'c1' }, 'baron-of-hell': { at: ['e1', 'f1', 'e2', 'f2'] } },
    })

  test('moves small figures on the map that are not immune, away from the own figure', () => {
    const g = hall()
    const pushed = (targets: string[], said: object = {}, more: Partial<EffectsFrame> = {}) =>
      frames(g, use(targets, more), { ...shove, ...said })
    expect(pushed(['imp-1', 'bravo']).map(f => f.figure)).toEqual(['imp-1', 'bravo'])
    expect(pushed(['imp-1'])).toMatchObject([
      { flow: 'push', from: [at(g, 'a1')], left: 2, seat: 'alpha', blocked: 0, by: 'alpha', free: false },
    ])
    expect(pushed(['baron-of-hell-1', 'imp-9'])).toEqual([])
    expect(pushed(['imp-1'], { onBlocked: { op: 'damage', who: 'defender', amount: 3 } })).toMatchObject([
      { blocked: 3 },
    ])
    expect(pushed(['imp-1'], { optional: true })).toMatchObject([{ free: true }])
    expect(pushed(['imp-1'], {}, { auto: true })).toMatchObject([{ free: true }])
    expect(pushed(['imp-1'], {}, { self: undefined })).toMatchObject([{ from: [], by: null }])
    const guard = Object.values(box().abilities)
      .flatMap(a => a.effects.map((e, effect) => ({ a, e, effect })))
      .find(({ e }) => e.op === 'immune' && e.to.includes('push'))!
    g.lasting = [{ ability: guard.a.id, effect: guard.effect, owner: 'bravo', on: ['bravo'], until: 'permanent' }]
    expect(pushed(['imp-1', 'bravo']).map(f => f.figure)).toEqual(['imp-1'])
  })

  test('goes farther away with each space; one that is cut short may hurt', () => {
    const pushing = flowOf('push', 'push')
    const g = hall()
    const frame = { ...STEP, figure: 'imp-1', from: figure(g, 'alpha').at, left: 1, seat: 'alpha', free: false }
    expect(asked(pushing, 'next', g, frame)).toEqual(['push:d1', 'push:d2'])
    const blocked = (left: number, hurt: number) =>
      (pushing.links.blocked!.run!(g, { ...frame, left, blocked: hurt, by: 'alpha' } as Frame)?.push ?? []) as Told[]
    expect(blocked(1, 1)).toMatchObject([{ flow: 'damage', targets: ['imp-1'], amount: 1, by: 'alpha', i: 0 }])
    expect([blocked(0, 1), blocked(1, 0)]).toEqual([[], []])
  })

  test('goes step by step and may be declined only before the first', () => {
    const pushing = flowOf('push', 'push')
    const g = lane()
    const frame = { ...STEP, figure: 'imp-1', left: 2, free: true }
    expect(told(pushing, 'next', g, frame, { do: 'done' })).toMatchObject({ end: true })
    const next = told(pushing, 'next', g, frame, { do: 'push', to: 'e1' })!
    expect(next.to).toBe('next')
    expect(next.push).toMatchObject([{ flow: 'step', to: [at(g, 'e1')], cost: 0, how: 'effect', dragged: true }])
    expect(frame).toMatchObject({ left: 1, free: false })
  })
})

describe('D-MOVE-16 movement points from cards', () => {
  const gain = { op: 'gainMovement', who: { side: 'any', pick: 3 }, amount: 2 }

  test('into the pool in the own activation, else or where the card says so spent at once', () => {
    const g = lane()
    const before = figure(g, 'alpha').mp
    expect(g.active).toBe('alpha')
    expect(frames(g, use(['alpha']), gain)).toEqual([])
    expect(figure(g, 'alpha').mp).toBe(before + 2)
    expect(frames(g, use(['alpha', 'bravo']), { ...gain, spend: 'now' })).toMatchObject([
      { flow: 'spend', figure: 'alpha', amount: 2 },
      { flow: 'spend', figure: 'bravo', amount: 2 },
    ])
    expect(frames(g, use(['bravo']), gain)).toMatchObject([{ flow: 'spend', figure: 'bravo' }])
    expect(figure(g, 'alpha').mp).toBe(before + 2)
  })

  test('D-TIMING-3 several that were not picked one by one move in an order of choice', () => {
    const all = { ...gain, who: { side: 'any' } }
    expect(frames(lane(), use(['bravo', 'imp-1']), all)).toMatchObject([{ flow: 'in-turn', seat: 'alpha' }])
    expect(frames(lane(), use(['bravo', 'imp-1']), gain).map(f => f.flow)).toEqual(['spend', 'spend'])
  })

  test('not for whoever is dead already, though it may still strike', () => {
    const g = lane()
    figure(g, 'imp-1').damage = box().demons.imp!.health
    expect(frames(g, use(['imp-1']), gain)).toEqual([])
    figure(g, 'imp-1').damage--
    expect(frames(g, use(['imp-1']), gain)).toHaveLength(1)
  })

  test('for all figures of the kind that is activated, and for nobody in another activation', () => {
    const kind = { ...gain, who: { side: 'demon', kind: 'activating', pick: 'all' } }
    const invader = { ...STEP, flow: 'invader', kind: 'imp', left: [], bonus: 1 }
    const g = lane()
    expect(frames(g, use(['imp-1']), kind)).toEqual([])
    g.stack = [...g.stack, invader]
    expect(frames(g, use(['imp-1']), kind)).toEqual([])
    expect(invader.bonus).toBe(3)
  })

  test('a price in points: as many as are there, of a demon those of its speed', () => {
    const g = lane()
    const lose = (id: string, amount: number | 'all', mp: number) => {
      figure(g, id).mp = mp
      frames(g, use([id]), { op: 'loseMovement', who: 'self', amount })
      return figure(g, id).mp
    }
    const { speed } = box().demons.imp!
    expect([lose('alpha', 2, 3), lose('alpha', 2, 1), lose('alpha', 'all', 7)]).toEqual([1, 0, 0])
    expect([lose('imp-1', 'all', speed + 2), lose('imp-1', 1, 3), lose('imp-1', 'all', 1)]).toEqual([2, 2, 0])
  })
})
