import { describe, expect, test } from 'vitest'
import { EMPTY, fromWord, type Sheet, toWord } from '../src/doom/sheet/sheet.ts'
import { ask, drawnFrom, reachOf } from '../src/referee/drawn.ts'

const on = (map: string[], figures: Sheet['figures'], doors: [string, string][] = []): Sheet => ({
  ...EMPTY,
  map,
  doors,
  figures,
})
const answers = (sheet: Sheet, from: string, to: string) =>
  ask(drawnFrom(sheet), sheet.figures, { from, to })!.map(({ answer, rules }) => [answer, rules[0]])

// The worked positions of docs/referee.md.
const CORNER = on(
  ['+-+-+-+-+-+', '|. .|. . .|', '+ + + + + +', '|. . . . .|', '+-+-+-+-+-+'],
  [
    { id: 'alpha', kind: 'marine', at: ['b1'] },
    { id: 'soldier', kind: 'possessed-soldier', at: ['e2'] },
  ],
)
const DOORWAY = on(
  ['+-+-+-+-+-+', '|. . . . .|', '+-+-+ + + +', '    |. . .|', '+-+-+-+-+-+'],
  [
    { id: 'mancubus', kind: 'mancubus', at: ['a1', 'b1'] },
    { id: 'bravo', kind: 'marine', at: ['d1'] },
  ],
  [['b1', 'c1']],
)
const CRATES = on(
  ['+-+-+-+-+-+', '|. . . . .|', '+ + + + + +', '|. . # # .|', '+ + + + + +', '|. . . . .|', '+-+-+-+-+-+'],
  [
    { id: 'alpha', kind: 'marine', at: ['a2'] },
    { id: 'caco', kind: 'cacodemon', at: ['d2'] },
    { id: 'imp', kind: 'imp', at: ['e2'] },
  ],
)

describe('the referee on screen answers the worked positions', () => {
  test('D-COVER-9 the corner of the corridor: sight is mutual, cover is not', () => {
    expect(answers(CORNER, 'alpha', 'soldier')).toEqual([
      [true, 'D-LOS-2'],
      [false, 'D-COVER-4'],
      [3, 'D-RANGE-2'],
    ])
    expect(answers(CORNER, 'soldier', 'alpha')[1]).toEqual([true, 'D-COVER-3'])
  })

  test('D-LARGE-9 the Mancubus in the doorway', () => {
    expect(reachOf(drawnFrom(DOORWAY), DOORWAY.figures, 'mancubus', 3)!.answer).toEqual({ a1: 0, b1: 2, c1: 3 })
  })

  test('D-FLY-8, D-FLY-9 the Cacodemon above the crates', () => {
    expect(answers(CRATES, 'alpha', 'caco').map(([answer]) => answer)).toEqual([true, false, 3])
    expect(answers(CRATES, 'alpha', 'imp')[1]).toEqual([true, 'D-COVER-3'])
  })
})

test('a position goes into a link and comes back; anything else is an empty one', () => {
  expect(fromWord(toWord(CRATES))).toEqual(CRATES)
  for (const wrong of ['', 'x', '%', toWord({ ...CRATES, figures: [{ id: 'x', kind: 'imp', at: ['<b>'] }] })])
    expect(fromWord(wrong)).toEqual(EMPTY)
})

test('a space is asked about like a figure, and an opened door lets sight through', () => {
  const closed: Sheet = { ...EMPTY, mission: 'black-bishop-1', figures: [] }
  const { view, ground } = drawnFrom(closed)
  const [door] = ground.board.doors
  const [a, b] = door!.between[0]!.map(space => ground.board.name(space)) as [string, string]
  const sees = (sheet: Sheet) => ask(drawnFrom(sheet), [], { from: a, to: b })![0]!.answer
  expect(sees({ ...closed, open: [view.doors[0]!.id] })).toBe(true)
  expect(ask(drawnFrom(closed), [], { from: a, to: b })![2]!.answer).not.toBe(1)
})

test('a position that cannot be is refused with the reason', () => {
  const two: Sheet = { ...CORNER, figures: [...CORNER.figures, { id: 'imp', kind: 'imp', at: ['b1'] }] }
  expect(() => drawnFrom(two)).toThrow(/b1/)
})

test('only who is on the sheet is on the board', () => {
  const { view } = drawnFrom(EMPTY)
  expect(view.figures.filter(({ at }) => at.length > 0)).toEqual([])
  for (const mission of ['tutorial', 'exodus-2', 'black-bishop-2']) {
    const here = drawnFrom({ ...EMPTY, mission }).view.figures.filter(
      ({ at, kind }) => at.length > 0 && kind !== 'drone',
    )
    expect(here, mission).toEqual([])
  }
})
