/** How a figure is killed, each step asked directly on both sides of its conditions. */
import type { Signal } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { kill } from '../../src/match/procedures.ts'
import type { DoomState } from '../../src/match/state.ts'
import { killFlow, remains } from '../../src/rules/kill.ts'
import { clash, survivor } from '../../src/rules/movement.ts'
import { does } from '../asked.ts'
import { at, figure, lane, position } from '../lane.ts'
import { ground, on } from '../missions/ground.ts'
import { room } from '../play.ts'

const killed = (id: string, more: object = {}) => ({
  ...kill.start({ figure: id, by: 'alpha', how: 'attack' }),
  ...more,
})
const flows = (g: DoomState, step: string, frame: object) => does(killFlow, step, g, frame).map(({ flow }) => flow)
const ends = (g: DoomState, step: string, frame: object) =>
  (killFlow.links[step]!.run!(g, frame as never) as Signal | undefined)?.end === true

/** A Cyberdemon, which no telefrag kills, and an imp. */
const large = () =>
  position({
    map: room(8, 3),
    alpha: { at: 'a1' },
    bravo: { at: null },
    demons: { cyberdemon: { at: ['d1', 'e1', 'f1', 'd2', 'e2', 'f2'] }, imp: { at: 'h3' } },
  })

test('D-TELEFRAG-1 a telefrag kills, or hurts whom a card protects from it; by anything else nobody is spared', () => {
  const g = large()
  const frag = killed('cyberdemon-1', { how: 'telefrag' })
  expect(does(killFlow, 'would', g, frag)).toMatchObject([{ flow: 'damage', amount: 6, how: 'effect', by: 'alpha' }])
  expect(ends(g, 'would', killed('cyberdemon-1', { how: 'telefrag' }))).toBe(true)
  for (const how of ['telefrag', 'glory', 'attack'])
    expect([how, flows(g, 'would', killed('imp-1', { how })), ends(g, 'would', killed('imp-1', { how }))]).toEqual([
      how,
      [],
      false,
    ])
  const glory = killed('cyberdemon-1', { how: 'glory' })
  expect([flows(g, 'would', glory), ends(g, 'would', glory)]).toEqual([[], false])
})

test('D-KILL-9 what is asked about a figure after it has left the map is kept', () => {
  const g = lane()
  Object.assign(figure(g, 'imp-1'), { carries: 'sample-1', tag: 'boss' })
  const frame = killed('imp-1')
  does(killFlow, 'would', g, frame)
  expect(frame).toMatchObject({ spaces: [at(g, 'd1')], kind: 'imp', tag: 'boss', carried: 'sample-1' })
  expect(remains(g, 'imp-1', 'alpha')).toMatchObject({ spaces: [at(g, 'd1')], kind: 'imp', carried: 'sample-1' })
  expect(remains(g, 'nobody', 'alpha')).toBeNull()
})

test('D-OBJECTIVE-6 D-KILL-1 the drone is not killed but destroyed; who is saved or gone already is not killed either', () => {
  const way = ground('black-bishop-4')
  const escort = structuredClone(on('black-bishop-4', { alpha: { at: way(0, 0) } }).state)
  expect(flows(escort, 'would', killed('drone'))).toEqual(['destroyed'])
  expect([ends(escort, 'spared', killed('drone')), ends(escort, 'spared', killed('alpha'))]).toEqual([true, false])
  const g = lane()
  const spared = (id: string, more: object = {}) => ends(g, 'spared', killed(id, more))
  expect([spared('imp-1'), spared('imp-1', { prevented: true }), spared('nobody')]).toEqual([false, true, true])
})

test('D-ATTACK-11 a kill that is put off leaves the figure on the map until later', () => {
  const g = lane()
  const left = (more: object) => {
    const over = ends(g, 'leave', killed('imp-1', more))
    return [over, g.figures.some(f => f.id === 'imp-1'), g.tally.demonsKilled]
  }
  expect(left({ postponed: true })).toEqual([true, true, 0])
  expect(left({})).toEqual([false, false, 1])
  expect(left({})).toEqual([true, false, 1])
  expect(g.demons.imp!.up).toBe(true) // another one is left
  does(killFlow, 'leave', g, killed('imp-2'))
  expect([g.demons.imp!.up, g.tally.demonsKilled]).toEqual([false, 2])
})

test('D-GLORY-2 only a marine gains from a Glory Kill, and only from one', () => {
  const gained = (more: object) => {
    const g = lane({ alpha: { at: 'a1', damage: 5 } })
    does(killFlow, 'glory', g, killed('imp-1', more))
    return [g.marines[0]!.glory.cards.length, figure(g, 'alpha').damage < 5]
  }
  expect(gained({ how: 'glory' })).toEqual([1, true])
  for (const more of [{}, { how: 'telefrag' }, { how: 'glory', by: 'imp-2' }, { how: 'glory', by: null }])
    expect(gained(more)).toEqual([0, false])
})

test('D-OBJECTIVE-4 the token of a carrier is dropped where it stood, if it is one that lies on the map', () => {
  const drops = (mission: string, carried?: string) => {
    const g = lane({ mission })
    g.objectives = ['asset', 'sample'].map(kind => ({ id: kind, kind, at: -1, progress: 0, round: 0 }))
    return does(killFlow, 'drop', g, killed('alpha', { carried, spaces: [at(g, 'c1')] })).map(f => [f.token, f.spaces])
  }
  expect(drops('black-bishop-3', 'asset')).toEqual([['asset', [2]]])
  expect([drops('black-bishop-3', 'sample'), drops('black-bishop-3'), drops('black-bishop-3', 'none')]).toEqual([
    [],
    [],
    [],
  ])
})

test('D-GLORY-1 D-TELEFRAG-1 D-TELEFRAG-5 who dies where a marine arrives: staggered ones gloriously, healthy ones by teleporter', () => {
  const dies = (telefrag: boolean, damage: number, skip: string[] = []) => {
    const g = lane()
    g.rulings = { ...g.rulings, skip }
    Object.assign(figure(g, 'imp-1'), { at: [at(g, 'a1')], damage })
    const next = clash(g, figure(g, 'alpha'), telefrag)
    return (next?.push ?? []).map(frame => (({ targets, how, by }) => [targets, how, by])({ ...frame } as never))
  }
  const [glory, frag] = [
    [['imp-1'], 'glory', 'alpha'],
    [['imp-1'], 'telefrag', 'alpha'],
  ]
  expect([dies(false, 3), dies(true, 3), dies(false, 0), dies(true, 0)]).toEqual([[glory], [glory], [], [frag]])
  expect([dies(false, 3, ['glory-kill']), dies(true, 3, ['glory-kill'])]).toEqual([[], [frag]])
  const g = lane()
  expect([clash(g, figure(g, 'alpha'), true), survivor(g, figure(g, 'alpha'))]).toEqual([undefined, false])
  figure(g, 'imp-1').at = [at(g, 'a1')]
  expect(survivor(g, figure(g, 'alpha'))).toBe(true)
  figure(g, 'bravo').at = [at(g, 'h1')]
  figure(g, 'imp-1').at = [at(g, 'd1')]
  expect([survivor(g, figure(g, 'alpha')), survivor(g, figure(g, 'bravo'))]).toEqual([false, true])
})
