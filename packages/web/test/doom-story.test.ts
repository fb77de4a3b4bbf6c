import { type DoomDecision, type DoomView, doom } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { expect, test } from 'vitest'
import { type Camera, framing, regionOf } from '../src/doom/board/camera/camera.ts'
import { cornerFor } from '../src/doom/board/raised/corner.ts'
import { regionsOfEvent } from '../src/doom/board/useBoard.ts'
import { matters } from '../src/doom/events/foretellBoard.ts'
import { defenseOf } from '../src/doom/panels/DiceTray/defense.ts'
import { deedsOf, leftUndone } from '../src/doom/panels/Prompt/buttons.ts'
import { groundOf } from '../src/doom/reading/ground.ts'
import { ceremonyOf } from '../src/doom/story/ceremony.ts'
import { duelOf } from '../src/doom/story/duel.ts'
import { since } from '../src/doom/story/since.ts'
import { statisticsOf } from '../src/doom/story/statistics.ts'

const log = (...events: object[]) => events.map((event, n) => ({ n, event })) as never

/** Two red dice have come up; alpha has turned up a card and may still play Armor. */
function attacked(attack: object): { view: DoomView; decision: DoomDecision } {
  const options = {
    mission: 'tutorial',
    marines: 1,
    scenario: { turn: 'alpha', marines: { alpha: { hand: ['armor'] } } },
  }
  const view = doom.view(doom.create(options as never, 'story'), 'alpha')
  const faces = [
    { colour: 'red', face: 2 },
    { colour: 'red', face: 2 },
  ]
  const decision = {
    seat: 'alpha',
    kind: 'during-defense',
    rule: 'D-ATTACK-6',
    options: [
      { key: 'use:armor', do: 'use', card: 'armor' },
      { key: 'pass', do: 'pass' },
    ],
  }
  return {
    view: {
      ...view,
      attack: { attacker: 'imp-1', defender: 'alpha', dice: faces, shields: 1, pierce: 0, dodge: false, ...attack },
    } as never,
    decision: decision as never,
  }
}

test('the defense does the sum: 4 hits less 1 shield are 3, with Armor 1, and Enter plays it', () => {
  const { view, decision } = attacked({})
  const defense = defenseOf(decision, view, box())!
  expect(defense).toMatchObject({ hits: 4, shields: 1, damage: 3, best: 'use:armor' })
  expect(defense.answers.map(({ card, damage, left }) => [card, damage, left])).toEqual([
    [null, 3, 7],
    ['armor', 1, 9],
  ])
  const deeds = deedsOf(decision, view, { card: null, target: null, best: defense.best })
  expect(deeds.find(({ primary }) => primary)?.option.key).toBe('use:armor')
})

test.each([
  ['dodged', { dodge: true }],
  ['stopped by shields', { shields: 4 }],
])('an attack that is %s already is answered by Enter without a card', (_, attack) => {
  const { view, decision } = attacked(attack)
  const { best, damage } = defenseOf(decision, view, box())!
  expect([best, damage]).toEqual(['pass', 0])
  const deeds = deedsOf(decision, view, { card: null, target: null, best })
  expect(deeds.find(({ primary }) => primary)?.option.key).toBe('pass')
})

test('the line of an attack stays until it is settled', () => {
  const attack = { type: 'attack', attacker: 'imp-1', defender: 'alpha' }
  expect(duelOf(log(attack, { type: 'rolled' }), true)).toEqual({ attacker: 'imp-1', defender: 'alpha' })
  expect(duelOf(log(attack, { type: 'hits' }), false)).toEqual({ attacker: 'imp-1', defender: 'alpha' })
  expect(duelOf(log(attack, { type: 'hits' }), true)).toBeNull()
  expect(duelOf(log(attack, { type: 'hits' }, { type: 'step' }), false)).toBeNull()
})

test('what the others did since one acted last is told in order, the own activations are not', () => {
  const own = { type: 'activation', figure: 'alpha' }
  const told = since(
    log(
      own,
      { type: 'attack', attacker: 'alpha', defender: 'imp-1' },
      { type: 'activation', kind: 'imp' },
      { type: 'activation', figure: 'imp-1' },
      { type: 'door', door: 0, by: 'imp-1' },
      { type: 'attack', attacker: 'imp-1', defender: 'alpha' },
      { type: 'damage', figure: 'alpha', amount: 2, by: 'imp-1' },
      own,
    ),
    { you: 'alpha' } as DoomView,
  )
  expect(told.map(({ kind, by, on, damage }) => [kind, by, on, damage])).toEqual([
    ['door', 'imp-1', null, 0],
    ['attack', 'imp-1', 'alpha', 2],
  ])
})

test('statistics count deeds by marine and by round, and find the least likely attack that killed; what was taken back is not counted', () => {
  const red = (...faces: number[]) => faces.map(face => ({ colour: 'red', face }))
  const attack = (attacker: string, defender: string, dice: object[], damage: number, killed: boolean) => [
    { type: 'attack', attacker, defender, card: attacker === 'alpha' ? 'sidearm' : undefined },
    { type: 'rolled', by: attacker, dice },
    { type: 'defense', defender, card: null },
    { type: 'hits', attacker, defender, damage },
    { type: 'damage', figure: defender, amount: damage, by: attacker },
    ...(killed ? [{ type: 'killed', figure: defender, by: attacker }] : []),
  ]
  const events = [
    { type: 'round', round: 1 },
    ...attack('alpha', 'imp-1', red(1), 1, true),
    { type: 'round', round: 2 },
    ...attack('alpha', 'pinky-1', red(2, 2), 4, false),
    ...attack('alpha', 'imp-2', red(2, 2), 3, true),
    ...attack('imp-3', 'alpha', red(2, 2, 2), 6, true),
    { type: 'frag', total: 1, limit: 6 },
    { type: 'glory-kill', marine: 'alpha', demon: 'imp-2' },
  ]
  const marines = [
    { id: 'alpha', weapons: [] },
    { id: 'bravo', weapons: [] },
  ]
  const known = { marines, content: box(), side: 'marines' } as const
  const told = statisticsOf(log(...events), known)!
  expect(told.marines).toEqual([
    { id: 'alpha', kills: 2, glory: 1, dealt: 8, taken: 6 },
    { id: 'bravo', kills: 0, glory: 0, dealt: 0, taken: 0 },
  ])
  expect(told.rounds).toEqual([
    { round: 1, frags: 0, kills: 1, taken: 0 },
    { round: 2, frags: 1, kills: 1, taken: 6 },
  ])
  // Two of two red dice with two hits each: one of nine.
  expect(told.best).toMatchObject({ defender: 'imp-2', round: 2, card: 'sidearm', hits: 4, damage: 3, killed: true })
  expect(told.best!.chance).toBeCloseTo(1 / 9)
  expect(statisticsOf(log(...events), { ...known, side: 'invader' })!.best).toMatchObject({ attacker: 'imp-3' })
  // A red die hits 7/6 times on average.
  expect(told.luck.marines.had).toBe(9)
  expect(told.luck.marines.expected).toBeCloseTo((5 * 7) / 6)
  expect(told.luck.invader).toMatchObject({ had: 6 })
  expect(statisticsOf(log(...events, { type: 'taken-back' }), known)).toBeNull()
})

test('the camera brings all that must be chosen into the window, and leaves what is seen already', () => {
  const frame = { width: 594, height: 346, foot: 0, left: 0, right: 52, columns: 24, rows: 20 }
  const camera: Camera = { cell: 46, x: -200, y: -200 }
  const near = regionOf([
    [1, 1],
    [7, 5],
  ])!
  const framed = framing(camera, frame, [near], true)
  expect(framed.x + near.left * framed.cell).toBeGreaterThanOrEqual(0)
  expect(framed.x + near.right * framed.cell).toBeLessThanOrEqual(frame.width - frame.right)
  expect(framed.y + near.bottom * framed.cell).toBeLessThanOrEqual(frame.height)
  expect(framed.cell).toBeGreaterThanOrEqual(44)
  expect(framing(framed, frame, [near], true)).toEqual(framed)
})

test('a raised card stands in the corner where it hides nobody', () => {
  const frame = { width: 860, height: 560, foot: 0, left: 50, right: 0, columns: 11, rows: 12 }
  const camera = { cell: 40, x: 60, y: 40 }
  const cells: [number, number][] = [[1, 10]]
  expect(cornerFor({ camera, frame }, [])).toEqual({ x: 'left', y: 'bottom' })
  expect(cornerFor({ camera, frame }, [{ worth: 9, cells }])).toEqual({ x: 'right', y: 'bottom' })
})

test.each([
  [{ mains: 1 }, ['play:sidearm', 'sprint:sidearm'], 'main'],
  [{ mains: 1 }, ['play:double-time'], 'card'],
  [{ mains: 0 }, ['play:double-time'], 'card'],
  [{ mains: 0 }, ['attack:sidearm'], 'attack'],
  [{ mains: 1 }, [], null],
])('an activation with %j and %j left asks before it ends: %s', (about, keys, left) => {
  const options = [...keys, 'end'].map(key => ({ key, do: key.split(':')[0], card: key.split(':')[1] }))
  const decision = { seat: 'alpha', kind: 'activation', rule: 'D-ACTIVATION-1', about, options } as never
  expect(leftUndone(decision, box())).toBe(left)
})

test('the camera frames an attack with both figures, and whoever comes', () => {
  const options = { mission: 'tutorial', marines: 1 }
  const view = doom.view(doom.create(options as never, 'frames'), 'alpha')
  const ground = groundOf(options, view)
  const [alpha, demon] = [
    view.figures.find(({ id }) => id === 'alpha')!,
    view.figures.find(({ id }) => id !== 'alpha')!,
  ]
  const cells = [...alpha.at, ...demon.at].map(at => ground.cell(ground.board.at(at)))
  const event = { type: 'attack', attacker: demon.id, defender: 'alpha', dice: { red: 1, black: 0 }, range: 4 } as const
  expect(regionsOfEvent(ground, view, event)[0]).toEqual(regionOf(cells))
  const placed = { type: 'placed' as const, figure: 'imp-9', at: [3], how: 'summon' as const }
  expect(regionsOfEvent(ground, view, placed)).toEqual([regionOf([ground.cell(3)]), regionOf([ground.cell(3)])])
  expect(regionsOfEvent(ground, view, { type: 'round', round: 2 })).toEqual([])
})

test('moments of ceremony: a frag, a Glory Kill, an objective, a boss, a round; nothing else', () => {
  const { demons } = box()
  const of = (event: object, ...before: object[]) =>
    ceremonyOf(event as never, { view: { figures: [] }, log: log(...before), content: { demons } })
  const fallen = { type: 'killed', figure: 'alpha', at: [] }
  expect(of({ type: 'frag', total: 2, limit: 6 }, fallen)).toEqual({ kind: 'frag', who: 'alpha', total: 2, limit: 6 })
  expect(of({ type: 'glory-kill', marine: 'alpha', demon: 'imp-1' })).toMatchObject({ kind: 'glory-kill' })
  expect(of({ type: 'objective', token: 'asset', change: 'taken', figure: 'alpha' })).toMatchObject({ change: 'taken' })
  expect(of({ type: 'placed', figure: 'cyberdemon-1', at: [] })).toMatchObject({ kind: 'boss', change: 'comes' })
  expect(of({ type: 'killed', figure: 'cyberdemon-1', at: [] })).toMatchObject({ kind: 'boss', change: 'falls' })
  expect(of({ type: 'round', round: 3 })).toEqual({ kind: 'round', round: 3 })
  for (const plain of [
    { type: 'objective', token: 'sample', change: 'taken', figure: 'imp-1' },
    { type: 'placed', figure: 'imp-1', at: [] },
    { type: 'killed', figure: 'imp-1', at: [] },
    { type: 'step', figure: 'alpha', at: [] },
  ])
    expect(of(plain)).toBeNull()
})

test('at the speed that shows only what matters, a hit on one’s own marine, a death and a frag still have their time', () => {
  const hit = (defender: string, damage: number) =>
    ({ type: 'hits', attacker: 'imp-1', defender, hits: 3, shields: 0, dodge: false, damage }) as const
  expect(matters(hit('alpha', 2), 'alpha')).toBe(true)
  expect(matters(hit('alpha', 0), 'alpha')).toBe(false)
  expect(matters(hit('bravo', 2), 'alpha')).toBe(false)
  expect(matters({ type: 'killed', figure: 'imp-1', by: 'bravo', how: 'damage', at: [1] }, 'alpha')).toBe(true)
  expect(matters({ type: 'movement', figure: 'imp-1', amount: 1, total: 1 }, 'alpha')).toBe(false)
})
