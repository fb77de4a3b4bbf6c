/** Demons, figures and portals that words put on the map. */
import { type Event, listening } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { newEffects } from '../../src/abilities/frames.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import { ARGENT_TOKENS } from '../../src/rules/argent.ts'
import { available } from '../../src/rules/summon.ts'
import { asked, calls, told } from '../asked.ts'
import { at, figure, lane, position } from '../lane.ts'
import { corridor } from '../play.ts'
import { flowOf, starts } from './flow-of.ts'

const use = (more: object = {}) => newEffects({ ability: 'x', owner: 'mission', ...more })
/** Two rows, the second with a hole under its third space. */
const rows = ['+-+-+-+-+-+', '|. . . . .|', '+ + + + + +', '|. . ^ . .|', '+-+-+-+-+-+']

test('D-SUMMON-8 a large demon that a mission places stands upright, else turned, else as near as can be', () => {
  const placing = flowOf('placeDemon', 'place-demon')
  const hall = () =>
    position({
      map: ['+-+-+-+-+', '|. . . .|', '+ + + + +', '|. . . .|', '+ + + + +', '|. . . .|', '+-+-+-+-+'],
      alpha: { at: 'd1' },
      demons: { imp: { at: 'd2' } },
    })
  const offers = (taken: string | null) => {
    const g = hall()
    if (taken) figure(g, 'imp-1').at = [at(g, taken)]
    return asked(placing, 'place', g, { demon: 'mancubus', at: at(g, 'a1'), tag: '', argent: 0, health: 0 })
  }
  expect(offers(null)).toEqual(['place:a1'])
  expect(offers('a2')).toEqual(['place:a1:turned'])
  const near = offers('a1')!
  expect(near).not.toContain('place:a1')
  expect(near.length).toBeGreaterThan(1)
  const soldier = hall()
  figure(soldier, 'alpha').at = [at(soldier, 'b1')]
  const small = { demon: 'imp', at: at(soldier, 'b1'), tag: '', argent: 0, health: 0 }
  expect(asked(placing, 'place', soldier, small)).toEqual(['place:a1', 'place:c1', 'place:a2', 'place:b2', 'place:c2'])
})

test('D-SUMMON-8 such a demon has its name, health and as much argent as is left, and only what is said', () => {
  const placing = flowOf('placeDemon', 'place-demon')
  const placed = (more: object, taken = 0) => {
    const g = lane()
    g.demons.imp!.argent = taken
    const frame = { flow: '', step: '', demon: 'imp', at: at(g, 'f1'), tag: '', argent: 0, health: 0, ...more }
    const heard: Event[] = []
    listening(heard, () => told(placing, 'place', g, frame, { do: 'place', to: 'f1' }))
    const tells = heard.filter(event => event.type === 'argent').length
    return { demon: figure(g, 'imp-3'), argent: g.demons.imp!.argent, tells }
  }
  expect(placed({})).toMatchObject({ demon: { tag: undefined, health: undefined }, argent: 0 })
  expect(placed({ tag: 'warden', health: 1 }).demon).toMatchObject({ tag: 'warden', health: 1 })
  expect(placed({ argent: 1 })).toMatchObject({ argent: 1, tells: 1 })
  expect(placed({}).tells).toBe(0)
  expect(placed({ argent: 3 }, ARGENT_TOKENS - 2).argent).toBe(ARGENT_TOKENS)
  expect(placed({ argent: 3 }, ARGENT_TOKENS).argent).toBe(ARGENT_TOKENS)
  const g = lane()
  const said = { op: 'placeDemon', demon: 'imp', at: [5, 0] } as const
  expect(starts(g, use(), said)).toMatchObject([{ tag: '', argent: 0, health: 0, at: at(g, 'f1') }])
  expect(starts(g, use(), { ...said, tag: 'x', argent: 2, health: 9 } as typeof said)).toMatchObject([
    { tag: 'x', argent: 2, health: 9 },
  ])
})

test('D-SUMMON-3 D-SUMMON-4 demons that a card calls: groups of which enough figures are left, on free ground', () => {
  const called = flowOf('summon', 'call-demon')
  const g = lane()
  const left = available(g, 'imp')
  const options = [
    { demon: 'imp', count: left },
    { demon: 'imp', count: left + 1 },
    { demon: 'pinky', count: 1 },
  ]
  const where = { within: 1, of: 'chosen-demon', empty: true }
  const said = { op: 'summon', options, where, argent: 1 } as const
  expect(starts(g, use({ chosen: 'imp-2' }), said)).toMatchObject([
    { options: [options[0], options[2]], argent: 1, left: 0, met: [], kind: '' },
  ])
  const matters = (more: object) =>
    wordNamed('summon').matters!(g, use({ chosen: 'imp-2' }), { ...said, ...more } as never, null as never)
  expect([matters({}), matters({ options: [options[1]] })]).toEqual([true, false])
  const holes = position({ map: rows, alpha: { at: 'a1' }, demons: { imp: { at: 'c1' } } })
  const frame = { flow: '', step: '', use: use({ chosen: 'imp-1' }), options, where: {}, argent: 1, kind: 'imp' }
  const around = { ...frame, where: { within: 1, of: 'chosen-demon', includeCenter: true }, left: 1, met: [] }
  expect(asked(called, 'place', holes, around)).toEqual(['place:b1', 'place:d1', 'place:b2', 'place:d2'])
  for (const [n, space] of ['b1', 'd1', 'b2'].entries())
    holes.figures.push({ ...structuredClone(figure(holes, 'imp-1')), id: `imp-${n + 2}`, at: [at(holes, space)] })
  expect(asked(called, 'place', holes, around)).toEqual(['place:d2'])
  expect(asked(called, 'kind', holes, around)).toEqual(['kind:imp', 'kind:imp', 'kind:pinky'])
  expect(asked(called, 'kind', holes, { ...around, options: [options[2]] })).toEqual(['kind:pinky'])
})

test('D-SUMMON-4 a card that calls several demons places one after the other', () => {
  const called = flowOf('summon', 'call-demon')
  const g = lane()
  const met: string[] = []
  const frame = { flow: '', step: '', kind: '', left: 0, met, options: [{ demon: 'pinky', count: 2 }] }
  told(called, 'kind', g, frame, { do: 'kind', card: 'pinky' })
  expect(frame).toMatchObject({ kind: 'pinky', left: 2 })
  expect(told(called, 'place', g, frame, { do: 'place', to: 'g1' })).toMatchObject({ to: 'place' })
  expect(frame).toMatchObject({ left: 1, met: ['pinky-1'] })
  expect(figure(g, 'pinky-1').at).toEqual([at(g, 'g1')])
  expect(calls(called, 'argent', g, { ...frame, argent: 1 })).toEqual(['argent'])
})

test('D-MOVE-20 a figure that is put somewhere stands on a free space of ground, a flyer anywhere', () => {
  const g = position({
    map: rows,
    alpha: { at: 'b1' },
    bravo: { at: 'd1' },
    demons: { imp: { at: 'd2' }, cacodemon: { at: 'a1' }, revenant: { at: 'a2' } },
  })
  const said = { op: 'placeFigure', who: 'self', where: { within: 1, of: 'chosen-demon', empty: false } } as const
  const spaces = (id: string) => {
    const f = { ...use({ chosen: 'cacodemon-1' }), targets: [id] }
    const [frame] = starts(g, f, said) as unknown as [{ spaces: number[] }]
    return frame.spaces
  }
  figure(g, 'cacodemon-1').at = [at(g, 'c1')]
  expect(spaces('alpha')).toEqual([at(g, 'b2')])
  expect(spaces('cacodemon-1')).toEqual([at(g, 'b2'), at(g, 'c2')])
  g.lasting = [
    { ability: 'revenant-jump-jets', effect: 0, owner: 'revenant-1', on: ['revenant-1'], until: 'permanent' },
  ]
  expect(spaces('revenant-1')).toEqual([at(g, 'b2')]) // it flies, but must land
  expect(starts(g, use(), said)).toEqual([])
})

test('D-MOVE-20 OP-22 somebody chooses the space, if there is one; a marine put on a teleporter wakes it', () => {
  const placing = flowOf('placeFigure', 'place-figure')
  const g = lane({ scenario: { teleporters: [{ at: 'c1', active: false }] } })
  const frame = { flow: '', step: '', figure: 'alpha', spaces: [at(g, 'c1')], seat: 'bravo' }
  expect(asked(placing, 'pick', g, frame)).toEqual(['place:c1'])
  expect(asked(placing, 'pick', g, { ...frame, spaces: [] })).toBeNull()
  expect(told(placing, 'pick', g, { ...frame, figure: 'imp-1' } as typeof frame, { to: 'c1' })).toBeUndefined()
  expect(figure(g, 'imp-1').at).toEqual([at(g, 'c1')])
  expect(g.teleporters.map(t => t.active)).toEqual([false])
  figure(g, 'imp-1').at = [at(g, 'd1')]
  told(placing, 'pick', g, frame, { to: 'c1' })
  expect(figure(g, 'alpha').at).toEqual([at(g, 'c1')])
  expect(g.teleporters.map(t => t.active)).toEqual([true])
})

test('D-PORTAL-1 a portal that a rule places has neither threat nor progress', () => {
  const g = position({ map: corridor(4), alpha: { at: 'a1' } })
  starts(g, use(), { op: 'placePortal', id: 'p9', at: [2, 0], level: 'red', faceUp: false } as never)
  starts(g, use(), { op: 'placePortal', id: 'p8', at: [3, 0], level: 'blue', faceUp: true } as never)
  expect(g.portals.slice(-2)).toEqual([
    { id: 'p9', at: at(g, 'c1'), level: 'red', up: false, threat: 0, progress: 0 },
    { id: 'p8', at: at(g, 'd1'), level: 'blue', up: true, threat: 0, progress: 0 },
  ])
})
