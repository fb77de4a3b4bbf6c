import { type DoomDecision, type DoomEvent, type DoomState, type DoomView, doom, steps } from '@redoubt/doom'
import { type Event, key, seenDecision } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Camera,
  clamped,
  fitCell,
  nextStep,
  opening,
  regionOf,
  resized,
  showing,
  whole,
  zoomed,
} from '../src/doom/board/camera/camera.ts'
import { ARROWS, DIAGONALS, endOfRow, moveCursor, nextOf } from '../src/doom/board/grid/cursor.ts'
import { pictureOf } from '../src/doom/board/ground/paint/picture.ts'
import { changedSpaces } from '../src/doom/board/marks/useChanged.ts'
import { refusalOf } from '../src/doom/board/moves/refusal.ts'
import { foretell, linger } from '../src/doom/events/foretellBoard.ts'
import { hasAttacked } from '../src/doom/reading/attacked.ts'
import { figureAt, figureById } from '../src/doom/reading/figures.ts'
import { groundOf } from '../src/doom/reading/ground.ts'
import { offersAt, offersOf } from '../src/doom/reading/offers.ts'
import { sightlineTo } from '../src/doom/reading/sightline.ts'
import { situationOf, waysOf } from '../src/doom/reading/ways.ts'

const create = (options: unknown, seed: string) =>
  doom.create(doom.options.parse(options) as never, seed) as unknown as DoomState
const choose = (g: DoomState, pick: string, out?: Event[]) => doom.choose(g as never, pick, out)
const viewOf = (g: DoomState, seat: string) => doom.view(g as never, seat) as unknown as DoomView

/** A repeatable stream of numbers below n. */
function dice(seed: number): (n: number) => number {
  let s = seed
  return n => {
    s = Math.imul(s ^ (s >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return Math.abs(s) % n
  }
}

const MOVES = ['step', 'turn', 'teleport', 'open']

/** Plays at random, fond of moving, and shows every position in which somebody decides. */
function wander(options: Record<string, unknown>, seed: string, decisions: number, see: (g: DoomState) => void): void {
  const g = create(options, seed)
  const pick = dice(seed.length * 7919 + 13)
  for (let n = 0; n < decisions && g.decision; n++) {
    see(g)
    const { options: all } = g.decision
    const moves = all.filter(option => MOVES.includes(option.do))
    const list = moves.length > 0 && pick(4) > 0 ? moves : all
    choose(g, key(list[pick(list.length)]!))
  }
}

const MISSIONS = ['tutorial', 'black-bishop-2', 'black-bishop-4', 'exodus-3', 'exodus-6']

describe('ways', () => {
  test.each(MISSIONS)('D-MOVE-1 on %s the screen finds the very steps the engine offers', mission => {
    let compared = 0
    const options = { mission, marines: 2 }
    wander(options, `${mission} steps`, 420, g => {
      const { decision } = g
      const offered = decision!.options.filter(option => MOVES.includes(option.do))
      if (offered.length === 0 || !['activation', 'demon-activation', 'spend-movement'].includes(decision!.kind)) return
      const view = viewOf(g, decision!.seat)
      const ground = groundOf(options, view)
      const situation = situationOf(ground, view)!
      const figure = figureById(view, view.moving!.figure)!
      const { board } = ground
      const from = figure.at.map(name => board.at(name))
      const ways = waysOf(ground, view, seenDecision<DoomDecision>(g as never, decision!.seat))!
      const place = from.length > 1 && ways.covered(from[0]!).join() !== from.join() ? from[0]! + board.size : from[0]!
      const found = steps(situation, place, figure.mp).map(move =>
        move.do === 'open'
          ? `open:${board.doors[move.door]!.id} ${move.cost}`
          : `${move.do}:${board.name(move.to % board.size)} ${move.cost}`,
      )
      expect(found.sort()).toEqual(offered.map(option => `${key(option)} ${option.info!.cost}`).sort())
      compared++
    })
    expect(compared).toBeGreaterThan(40)
  })

  test.each(MISSIONS)('D-MOVE-2 on %s a path of keys leads where it says for what it says', mission => {
    let walked = 0
    const options = { mission, marines: 2 }
    const pick = dice(5)
    wander(options, `${mission} paths`, 360, g => {
      const decision = seenDecision<DoomDecision>(g as never, g.decision!.seat)
      const view = viewOf(g, decision!.seat)
      const ground = groundOf(options, view)
      const ways = waysOf(ground, view, decision)
      if (!ways || ways.places.length === 0) return
      const place = ways.places[pick(ways.places.length)]!
      const way = ways.way(place)
      expect(way).not.toBeNull()
      expect(way!.cost).toBe(ways.cost(place))
      const copy = structuredClone(g)
      const before = copy.figures.find(f => f.id === way!.figure)!.mp
      for (const step of way!.keys) {
        // Something may answer on the way (a hazard, a reaction): then the rest is not played.
        if (!copy.decision?.options.some(option => key(option) === step)) return
        choose(copy, step)
      }
      const figure = copy.figures.find(f => f.id === way!.figure)
      if (!figure || figure.at.length === 0 || copy.active !== g.active) return
      if (figure.mp > before - way!.cost) return // gained points on the way
      expect(figure.at).toEqual([...ways.covered(place)])
      expect(before - figure.mp).toBe(way!.cost)
      walked++
    })
    expect(walked).toBeGreaterThan(15)
  })
})

const HALL = [
  '+-+-+-+-+-+-+-+',
  '|. . . . . . .|',
  '+ + + + +-+ + +',
  '|. . ~ . . . .|',
  '+ + + + + + + +',
  '|. . . # . ^ .|',
  '+-+-+-+-+-+-+-+',
]
const duel = (more: Record<string, unknown> = {}) => ({
  mission: 'black-bishop-1',
  marines: 1,
  squad: { alpha: { class: null } },
  scenario: {
    map: HALL,
    turn: 'alpha',
    marines: { alpha: { at: 'a1', hand: ['sidearm'], mp: 3 } },
    demons: [
      { kind: 'imp', at: 'c1', damage: 1 },
      { kind: 'imp', at: 'g3' },
    ],
    ...more,
  },
})

function sit(options: Record<string, unknown>, seat = 'alpha', first: string[] = []) {
  const g = create(options, 'board')
  for (const step of first) choose(g, step)
  const view = viewOf(g, seat)
  const ground = groundOf(options, view)
  const decision = seenDecision<DoomDecision>(g as never, seat)
  return { g, view, ground, decision, offers: offersOf(ground, view, decision, null) }
}

describe('offers', () => {
  test('D-GLORY-1 a staggered demon within reach is offered as a glory kill, with the way to it', () => {
    const { view, offers } = sit(duel())
    const [glory] = offersAt(offers, view, 'c1', false)
    expect(glory).toMatchObject({ kind: 'glory', cost: 3, keys: ['step:b1', 'step:c1'] })
  })

  test('D-ATTACK-2 an enemy in sight is one click away: attack and target in one path', () => {
    const { g, view, offers } = sit(duel(), 'alpha', ['play:sidearm'])
    const [target] = offersAt(offers, view, 'c1', false)
    expect(target).toMatchObject({ kind: 'target', keys: ['attack:sidearm', 'target:imp-1'] })
    // With a single target the engine names it itself, and a host drops the rest of the path.
    const events: Event[] = []
    for (const step of target!.keys)
      if (g.decision!.options.some(option => key(option) === step)) choose(g, step, events)
    expect(events.find(event => event.type === 'attack')).toMatchObject({ attacker: 'alpha', defender: 'imp-1' })
  })

  test('D-MOVE-1 several steps are one offer, its keys the steps', () => {
    const { view, offers } = sit(duel())
    expect(offersAt(offers, view, 'a3', false)[0]!.keys).toEqual(['step:a2', 'step:a3'])
    expect(offersAt(offers, view, 'g1', false)).toEqual([])
  })

  test('nothing is offered to a seat that does not decide', () => {
    const { view, offers } = sit(duel(), 'invader')
    expect(offers.bySpace.size + offers.byFigure.size).toBe(0)
    expect(offersAt(offers, view, 'a2', false)).toEqual([])
  })

  test.each(MISSIONS)('on %s every option with a space or a figure can be pointed at', mission => {
    const options = { mission, marines: 3 }
    wander(options, `${mission} offers`, 500, g => {
      const decision = seenDecision<DoomDecision>(g as never, g.decision!.seat)!
      const view = viewOf(g, decision.seat)
      const offers = offersOf(groundOf(options, view), view, decision, null)
      for (const option of decision.options!) {
        if (typeof option.figure === 'string' && figureById(view, option.figure)?.at.length)
          expect(offers.byFigure.has(option.figure), option.key).toBe(true)
        if (typeof option.to === 'string' && !offers.ways?.large && !figureAt(view, option.to))
          expect(offers.bySpace.has(option.to), option.key).toBe(true)
        if (option.do === 'open') expect(offers.byDoor.has(String(option.card)), option.key).toBe(true)
      }
    })
  })
})

test.each([
  ['round a wall', 'a1', []],
  ['through a door that is opened on the way', 'b2', [['c2', 'd2']]],
])(
  'D-LOS-1 D-RANGE-1 spaces from which somebody could be attacked are marked as the engine has it, %s',
  (_, at, doors) => {
    const map = [
      '+-+-+-+-+-+-+-+-+',
      '|. . .|. . . . .|',
      '+ + + + + + + + +',
      '|. . . . . . . .|',
      '+-+-+-+-+-+-+-+-+',
    ]
    const options = duel({
      map,
      doors,
      marines: { alpha: { at, hand: ['sidearm'] } },
      demons: [{ kind: 'imp', at: 'g1' }],
    })
    const { offers } = sit(options, 'alpha', ['play:sidearm'])
    const marked = [...offers.bySpace].filter(([, [offer]]) => offer!.attacks).map(([space]) => space)
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.length).toBeLessThan(offers.bySpace.size)
    for (const [space, [offer]] of offers.bySpace) {
      const there = sit(options, 'alpha', ['play:sidearm', ...offer!.keys])
      const attack = there.decision!.options!.some(option => option.do === 'attack')
      expect(attack, space).toBe(marked.includes(space))
    }
  },
)

test('a demon that may still attack sees where it could, also before anybody is in reach; one that has attacked does not', () => {
  const far = duel({ marines: { alpha: { at: 'a1' } }, demons: [{ kind: 'imp', at: 'g1' }], turn: 'imp' })
  const { ground, view, decision } = sit(far, 'invader')
  expect(decision!.kind).toBe('demon-activation')
  expect(decision!.options!.some(option => option.do === 'attack')).toBe(false)
  const marks = (attacked: boolean) =>
    [...offersOf(ground, view, decision, null, attacked).bySpace.values()].filter(([offer]) => offer!.attacks).length
  expect(marks(false)).toBeGreaterThan(0)
  expect(marks(true)).toBe(0)
})

test('whether a figure has attacked is read from the log of its own activation', () => {
  const log = (...events: object[]) => events.map(event => ({ event })) as never
  const began = { type: 'activation', figure: 'imp-1' }
  const attack = { type: 'attack', attacker: 'imp-1' }
  expect(hasAttacked('imp-1', log(attack, { type: 'activation', kind: 'imp' }, began))).toBe(false)
  expect(hasAttacked('imp-1', log(began, attack))).toBe(true)
  expect(hasAttacked('imp-2', log(began, attack, { type: 'activation', figure: 'imp-2' }))).toBe(false)
  expect(hasAttacked('imp-1', log(began, attack, { type: 'taken-back' }))).toBeNull()
})

describe('why not', () => {
  const name = (id: string) => id
  test('D-MOVE-2 too far, with both numbers', () => {
    const { ground, view, offers } = sit(duel())
    expect(refusalOf(ground, view, offers, 'g1', name)).toEqual({
      key: 'doom.board.why.far',
      values: { space: 'G1', cost: 6, points: 3 },
    })
  })
  test('D-MOVE-2 much too far, behind a door and behind a wall', () => {
    const columns = 24
    const map = [`+${'-+'.repeat(columns)}`, `|${'. '.repeat(columns - 2)}.|.|`, `+${'-+'.repeat(columns)}`]
    const { ground, view, offers } = sit(duel({ map, doors: [['b1', 'c1']], demons: [{ kind: 'imp', at: 'x1' }] }))
    const why = (space: string) => refusalOf(ground, view, offers, space, name)
    expect(why('e1')).toEqual({ key: 'doom.board.why.far', values: { space: 'E1', cost: 5, points: 3 } })
    expect(why('v1')).toEqual({ key: 'doom.board.why.further', values: { space: 'V1', most: 18, points: 3 } })
    const alone = sit(duel({ map, demons: [{ kind: 'imp', at: 'w1' }] }))
    expect(refusalOf(alone.ground, alone.view, alone.offers, 'x1', name).key).toBe('doom.board.why.noway')
  })
  test('D-TERRAIN-3 terrain', () => {
    const { ground, view, offers } = sit(duel())
    expect(refusalOf(ground, view, offers, 'd3', name).values).toMatchObject({ terrain: 'blocking' })
    expect(refusalOf(ground, view, offers, 'f3', name).values).toMatchObject({ terrain: 'impassable' })
  })
  test('D-RANGE-1 out of range, D-LOS-1 no line of sight', () => {
    const walls = ['+-+-+-+', '|. .|.|', '+-+-+-+']
    const hidden = sit(duel({ map: walls, demons: [{ kind: 'imp', at: 'c1' }] }), 'alpha', ['play:sidearm'])
    const attack = { attacker: 'alpha', range: 4, red: 1, black: 1, fewer: 0, pierce: 0, ignoreCover: false }
    const offers = { ...hidden.offers, attack: { ...attack, source: 'sidearm', begun: false, key: null } }
    expect(refusalOf(hidden.ground, hidden.view, offers, 'c1', name)).toMatchObject({
      key: 'doom.board.why.sight',
      values: { from: 'A1', to: 'C1', by: 'wall' },
    })
    const open = sit(duel({ demons: [{ kind: 'imp', at: 'g1' }] }), 'alpha', ['play:sidearm'])
    expect(refusalOf(open.ground, open.view, open.offers, 'g1', name)).toMatchObject({
      key: 'doom.board.why.range',
      values: { range: 6, most: 4 },
    })
  })
})

test('D-LOS-1 what blocks a line is named and lies between the two', () => {
  const { ground, view } = sit(duel({ map: ['+-+-+-+', '|. . .|', '+-+-+-+'], doors: [['b1', 'c1']], demons: [] }))
  const seen = sightlineTo(ground, view, figureById(view, 'alpha')!, 'c1')
  expect(seen.sees).toBe(false)
  expect(seen.blocked).toEqual({ x: 2, y: 0.5, by: 'door' })
})

describe('camera', () => {
  const frame = { width: 800, height: 600, foot: 40, left: 0, right: 0, columns: 20, rows: 14 }
  test('the whole map is shown if a space gets 32 pixels', () => {
    expect(opening(frame, [1, 1], null, false)).toEqual(whole(frame))
    expect(fitCell(frame)).toBeGreaterThan(32)
  })
  test('a large map in a small window begins at the acting figure, a finger wide', () => {
    const small = { ...frame, width: 390, height: 400 }
    const far = regionOf([
      [2, 2],
      [18, 12],
    ])
    for (const crowd of [null, far]) {
      const camera = opening(small, [10, 7], crowd, true)
      expect(camera.cell).toBeGreaterThanOrEqual(44)
      expect(camera.x + 10 * camera.cell).toBeCloseTo(195, 0)
    }
  })
  test('where the map is too large but the figures stand close, all of them are in the window', () => {
    const large = { ...frame, columns: 40, rows: 30 }
    const crowd = regionOf([
      [20, 10],
      [31, 18],
    ])!
    const { cell, x, y } = opening(large, [20, 10], crowd, false)
    expect(cell).toBeGreaterThanOrEqual(32)
    expect(x + crowd.left * cell).toBeGreaterThan(0)
    expect(x + crowd.right * cell).toBeLessThan(large.width)
    expect(y + crowd.top * cell).toBeGreaterThan(0)
    expect(y + crowd.bottom * cell).toBeLessThan(large.height - large.foot)
  })
  test('a window that changes its size keeps what was in its middle', () => {
    const large = { ...frame, columns: 40, rows: 30 }
    const before = opening(large, [20, 15], null, false)
    const narrow = { ...large, width: 600, height: 420 }
    const after = resized(before, large, narrow)
    expect(after.cell).toBe(before.cell)
    const middle = ({ x, y, cell }: Camera, { width, height, foot }: typeof large) => [
      (width / 2 - x) / cell,
      ((height - foot) / 2 - y) / cell,
    ]
    expect(middle(after, narrow)).toEqual(middle(before, large).map(n => expect.closeTo(n, 6)))
  })
  test('the map stands still while only a prompt below it grows', () => {
    const large = { ...frame, columns: 40, rows: 30 }
    const before = opening(large, [20, 15], null, false)
    expect(resized(before, large, { ...large, height: 540 })).toEqual(before)
  })
  test('zooming keeps the point under the pointer', () => {
    const before: Camera = { cell: 48, x: -100, y: -80 }
    const after = zoomed(before, frame, 64, 400, 300)
    expect((400 - after.x) / after.cell).toBeCloseTo((400 - before.x) / before.cell, 6)
  })
  test('steps of the zoom go up and down the same way', () => {
    expect(nextStep(32, 32, true)).toBe(40)
    expect(nextStep(48, 32, false)).toBe(40)
    expect(nextStep(80, 32, true)).toBe(80)
    expect(nextStep(37, 37, false)).toBe(37)
  })
  test('the map stays in the window, and a space can be brought into it', () => {
    expect(clamped({ cell: 48, x: 900, y: 900 }, frame).x).toBeLessThan(60)
    const shown = showing({ cell: 80, x: 0, y: 0 }, frame, 19, 13)
    expect(shown.x + 20 * 80).toBeLessThanOrEqual(800)
  })
})

describe('cursor', () => {
  const { ground } = sit(duel())
  test('arrows, numpad, ends of the row, next and previous', () => {
    expect(ARROWS).toContainEqual(['ArrowUp', 'Numpad8', [0, -1]])
    expect(DIAGONALS).toContainEqual(['Numpad9', [1, -1]])
    expect(moveCursor(ground, 'b2', 1, 1)).toBe('c3')
    expect(moveCursor(ground, 'a1', -1, 0)).toBe('a1')
    expect(endOfRow(ground, 'c2', true)).toBe('g2')
    expect(nextOf(ground, 'c1', ['c1', 'g3', 'a2'], false)).toBe('a2')
    expect(nextOf(ground, 'c1', ['c1', 'g3', 'a2'], true)).toBe('g3')
  })
})

describe('stage', () => {
  test.each(MISSIONS)('on %s figures told event by event end where the engine has them', mission => {
    const options = { mission, marines: 2 }
    const g = create(options, `${mission} stage`)
    const pick = dice(11)
    let moved = 0
    for (let n = 0; n < 400 && g.decision; n++) {
      let view = viewOf(g, 'alpha')
      groundOf(options, view)
      const events: DoomEvent[] = []
      const { options: all } = g.decision
      const moves = all.filter(option => MOVES.includes(option.do))
      const list = moves.length > 0 && pick(4) > 0 ? moves : all
      choose(g, key(list[pick(list.length)]!), events)
      for (const event of events) {
        expect(linger(event)).toBeGreaterThanOrEqual(0)
        view = foretell(view, event)
        if (event.type === 'step') moved++
      }
      const after = viewOf(g, 'alpha')
      const places = (v: DoomView) => v.figures.filter(f => f.at.length > 0).map(f => `${f.id} ${f.at} ${f.damage}`)
      expect(places(view).sort()).toEqual(places(after).sort())
      expect(view.doors).toEqual(after.doors)
    }
    expect(moved).toBeGreaterThan(20)
  })
})

test.each(MISSIONS)('the map of %s is one picture, the same every time', mission => {
  const options = { mission, marines: 1 }
  const view = viewOf(create(options, 'p'), 'alpha')
  const ground = groundOf(options, view)
  const picture = pictureOf(ground)
  expect(picture).toBe(pictureOf(ground))
  for (const layer of ['floor', 'seams', 'occlusion', 'terrain', 'light', 'walls'])
    expect(picture).toContain(`data-layer="${layer}"`)
  expect(picture).not.toMatch(/NaN|undefined/)
})

test('a space where two figures have changed is marked once', () => {
  const at = (id: string, space: string, damage = 0) => ({ id, at: [space], damage })
  const before = [at('alpha', 'c5'), at('imp-1', 'd5'), at('imp-2', 'a1')]
  const after = [at('alpha', 'd5'), at('imp-1', 'd5', 2), at('imp-2', 'a1')]
  expect(changedSpaces(before, after)).toEqual(['d5'])
})
