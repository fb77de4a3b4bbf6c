import { describe, expect, test } from 'vitest'
import { RefereeError, referee } from '../../src/index.ts'

type Input = Record<string, unknown>
const ROOM = ['+-+-+-+-+', '|. . . .|', '+ + + + +', '|. . . .|', '+ + + + +', '|. . . .|', '+-+-+-+-+']

const answers = (input: Input): unknown[] => {
  const out = referee(input)
  if (Array.isArray(out)) throw new Error('one position was asked')
  return out.answers.map(one => one.answer)
}
const ask = (more: Input, ...questions: Input[]): unknown[] => answers({ map: ROOM, ...more, ask: questions })

/** The line the referee would print for bad input. */
function complaint(input: unknown): string {
  try {
    referee(input)
  } catch (error) {
    if (error instanceof RefereeError) return error.message
    throw error
  }
  throw new Error('accepted')
}

describe('the position of the architecture page', () => {
  const input = {
    map: ['+-+-+-+', '|. . .|', '+ + +-+', '|. # .|', '+-+-+-+'],
    doors: [['a1', 'b1']],
    figures: [
      { id: 'A', kind: 'marine', at: 'a1' },
      { id: 'I', kind: 'imp', at: 'c2' },
      { id: 'M', kind: 'mancubus', at: ['a2', 'b2'] },
    ],
    teleporters: ['a1'],
    ask: [
      { q: 'adjacent', a: 'a1', b: 'b2' },
      { q: 'sight', from: 'A', to: 'I' },
      { q: 'cover', from: 'A', to: 'I' },
      { q: 'range', from: 'A', to: 'I' },
      { q: 'reach', figure: 'A', points: 4 },
      { q: 'displace', figure: 'I', by: ['c2', 'c1'] },
    ],
  }
  test('gets its six answers in order', () => {
    expect(referee(input)).toEqual({
      answers: [
        { q: 'adjacent', answer: false, rules: ['D-ADJ-3'] },
        { q: 'sight', answer: false, rules: ['D-LOS-9'] },
        { q: 'cover', answer: null, rules: ['D-COVER-1', 'D-LOS-9'] },
        { q: 'range', answer: null, rules: ['D-RANGE-5'] },
        { q: 'reach', answer: { a1: 0, b1: 2, c1: 3 }, rules: ['D-MOVE-1', 'D-MOVE-9', 'D-DOOR-2', 'D-TELE-3'] },
        { q: 'displace', answer: [], rules: ['D-LARGE-10', 'D-LARGE-11', 'D-LARGE-14'] },
      ],
    })
  })
  test('a list of positions gives a list of outputs', () => {
    const out = referee([input, { map: ROOM, ask: [] }])
    expect(out).toEqual([referee(input), { answers: [] }])
  })
})

test('D-ADJ-1 spaces and figures alike can be asked about', () => {
  const figures = [
    { id: 'A', kind: 'marine', at: 'a1' },
    { id: 'B', kind: 'baron-of-hell', at: ['c1', 'd1', 'c2', 'd2'] },
  ]
  expect(
    ask(
      { figures },
      { q: 'adjacent', a: 'A', b: 'b2' },
      { q: 'adjacent', a: 'A', b: 'B' },
      { q: 'adjacent', a: 'b3', b: 'B' },
    ),
  ).toEqual([true, false, true])
})

test('D-COVER-7 a stunned defender has no cover', () => {
  const figures = (stunned: boolean) => [
    { id: 'A', kind: 'marine', at: 'a1' },
    { id: 'X', kind: 'imp', at: 'b1' },
    { id: 'I', kind: 'imp', at: 'd1', stunned },
  ]
  const corridor = { map: ['+-+-+-+-+', '|. . . .|', '+-+-+-+-+'] }
  const q = { q: 'cover', from: 'A', to: 'I' }
  expect(ask({ ...corridor, figures: figures(false) }, q)).toEqual([true])
  expect(ask({ ...corridor, figures: figures(true) }, q)).toEqual([false])
})

test('D-FLY-8, D-LARGE-18 figures that fly or are large are seen in enclosed blocking terrain, others and bare spaces not', () => {
  const map = ['+-+-+-+-+', '|. . # #|', '+ + + + +', '|. . . .|', '+-+-+-+-+']
  const at = (kind: string, where: string | string[]) => ({ map, figures: [{ id: 'X', kind, at: where }] })
  const q = [
    { q: 'sight', from: 'a1', to: 'X' },
    { q: 'range', from: 'a1', to: 'X' },
    { q: 'cover', from: 'a1', to: 'X' },
  ]
  expect(ask(at('cacodemon', 'd1'), ...q)).toEqual([true, 3, false])
  expect(ask(at('mancubus', ['c1', 'd1']), ...q)).toEqual([true, 2, false])
  expect(ask(at('imp', 'd1'), ...q)).toEqual([false, null, null])
  expect(ask({ map }, { q: 'sight', from: 'a1', to: 'd1' })).toEqual([false])
})

test('D-MOVE-9 reach lists where a figure may end: not on others, but on a staggered demon', () => {
  const map = ['+-+-+-+-+', '|. . . .|', '+-+-+-+-+']
  const figures = (staggered: boolean) => [
    { id: 'A', kind: 'marine', at: 'a1' },
    { id: 'I', kind: 'imp', at: 'b1', staggered },
  ]
  const q = { q: 'reach', figure: 'A', points: 4 }
  expect(ask({ map, figures: figures(false) }, q)).toEqual([{ a1: 0, c1: 3, d1: 4 }])
  expect(ask({ map, figures: figures(true) }, q)).toEqual([{ a1: 0, b1: 2, c1: 3, d1: 4 }])
})

test('D-LARGE-5 a large figure is listed by its upper left space, turned or not', () => {
  const figures = [{ id: 'M', kind: 'mancubus', at: ['b1', 'b2'] }]
  expect(ask({ figures }, { q: 'reach', figure: 'M', points: 1 })).toEqual([{ a1: 1, b1: 0, c1: 1, a2: 1, b2: 1 }])
  const lying = [{ id: 'M', kind: 'mancubus', at: ['c2', 'b2'] }]
  expect(ask({ figures: lying }, { q: 'reach', figure: 'M', points: 1 })).toEqual([
    { b1: 1, c1: 1, a2: 1, b2: 0, c2: 1, b3: 1 },
  ])
})

test('D-LARGE-1, D-FIGURE-1 Mancubus, Baron of Hell and Cyberdemon stand on two, four and six spaces, all others on one', () => {
  const map = ['+-+-+-+', '|. . .|', '+ + + +', '|. . .|', '+-+-+-+']
  const spaces = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']
  const fits = (kind: string, at: string[]) => {
    try {
      return answers({ map, figures: [{ id: 'X', kind, at }], ask: [{ q: 'range', from: 'X', to: 'X' }] })[0] === 0
    } catch {
      return false
    }
  }
  const bases: Record<string, string[]> = {
    mancubus: ['a1', 'b1'],
    'baron-of-hell': ['a1', 'b1', 'a2', 'b2'],
    cyberdemon: spaces,
  }
  const small = ['marine', 'imp', 'possessed-soldier', 'pinky', 'cacodemon', 'revenant']
  for (const [kind, at] of Object.entries(bases)) {
    expect(fits(kind, at)).toBe(true)
    expect(fits(kind, ['a1'])).toBe(false)
  }
  for (const kind of small) {
    expect(fits(kind, ['a1'])).toBe(true)
    expect(fits(kind, ['a1', 'b1'])).toBe(false)
  }
})

test('D-TELE-3, D-TELE-6 teleporters: active ones, and inactive ones that come alive', () => {
  const map = ['+-+-+-+-+-+-+', '|. . .|. . .|', '+-+-+-+-+-+-+']
  const figures = [{ id: 'A', kind: 'marine', at: 'b1' }]
  const q = { q: 'reach', figure: 'A', points: 2 }
  expect(ask({ map, figures, teleporters: ['a1', 'f1'] }, q)).toEqual([{ a1: 1, b1: 0, c1: 1, f1: 2 }])
  const dormant = [{ at: 'a1', active: false }, 'f1']
  expect(ask({ map, figures, teleporters: dormant }, q)).toEqual([{ a1: 1, b1: 0, c1: 1, f1: 2 }])
  expect(ask({ map, figures, teleporters: ['a1', { at: 'f1', active: false }] }, q)).toEqual([{ a1: 1, b1: 0, c1: 1 }])
})

test('D-TELEFRAG-4 a marine who teleports onto a large demon frees all its spaces', () => {
  const map = ['+-+-+-+-+-+', '|. .|. . .|', '+-+-+-+-+-+']
  const figures = [
    { id: 'A', kind: 'marine', at: 'a1' },
    { id: 'M', kind: 'mancubus', at: ['c1', 'd1'] },
  ]
  const q = { q: 'reach', figure: 'A', points: 2 }
  expect(ask({ map, figures, teleporters: ['a1', 'c1'] }, q)).toEqual([{ a1: 0, b1: 1, c1: 1, d1: 2 }])
})

test('D-COVER-12 rulings on open points can be chosen', () => {
  const map = ['+-+-+-+-+', '|. . . ~|', '+ + + + +', '|. . . .|', '+-+-+-+-+']
  const q = { q: 'cover', from: 'a1', to: 'd1' }
  expect(ask({ map }, q)).toEqual([true])
  expect(ask({ map, rulings: { 'OP-18': 'exempt' } }, q)).toEqual([false])
})

test('D-LARGE-11 displace takes the spaces of the base, or the large figure that stands there', () => {
  const map = ['+-+-+-+-+-+-+-+', '|. . . . . . .|', '+-+-+-+-+-+-+-+']
  const figures = [
    { id: 'A', kind: 'marine', at: 'c1' },
    { id: 'B', kind: 'marine', at: 'd1' },
  ]
  expect(ask({ map, figures }, { q: 'displace', figure: 'A', by: ['b1', 'c1'] })).toEqual([['a1', 'e1']])
})

describe('bad input is refused with the field that is wrong', () => {
  const good = { map: ROOM, figures: [{ id: 'A', kind: 'marine', at: 'a1' }], ask: [] as Input[] }
  const cases: [name: string, input: unknown, says: RegExp][] = [
    ['not an object', 7, /^input: expected an object/],
    ['null', null, /^input: expected an object, not null$/],
    ['no map', { ask: [] }, /^map: expected a list, not nothing$/],
    ['an empty map', { ...good, map: [] }, /^map: /],
    ['a map of numbers', { ...good, map: [1, 2, 3] }, /^map\[0\]: expected a line of text/],
    ['a ragged map', { ...good, map: ['+-+-+', '|. . .|', '+-+-+'] }, /^map\[1\]: 7 characters, but line 1 has 5$/],
    ['an even map', { ...good, map: ['+-+-', '|. .', '+-+-'] }, /^map\[0\]: 4 characters/],
    ['two lines', { ...good, map: ['+-+', '|.|'] }, /^map\[1\]: 2 lines/],
    ['a strange mark', { ...good, map: ['+-+-+', '|. @|', '+-+-+'] }, /^map\[1\]: column 4: "@" cannot stand here/],
    ['a wall in a space', { ...good, map: ['+-+-+', '|. ||', '+-+-+'] }, /^map\[1\]: column 4/],
    ['no space at all', { ...good, map: ['+-+', '| |', '+-+'] }, /^map\[0\]: the map has no space$/],
    ['a map too large', { ...good, map: Array(201).fill('+'.repeat(201)) }, /^map\[0\]: 100x100 spaces/],
    ['doors that are no list', { ...good, doors: {} }, /^doors: expected a list/],
    ['a door of one space', { ...good, doors: [['a1']] }, /^doors\[0\]: a door is a pair/],
    ['a door off the map', { ...good, doors: [['a1', 'a9']] }, /^doors\[0\]\[1\]: "a9" is no space/],
    ['a door on no edge', { ...good, doors: [['a1', 'b2']] }, /^doors\[0\]: a1 and b2 share no edge$/],
    ['a door across the edge of the map', { ...good, doors: [['d1', 'a2']] }, /^doors\[0\]: d1 and a2 share no edge$/],
    [
      'a door twice',
      {
        ...good,
        doors: [
          ['a1', 'b1'],
          ['b1', 'a1'],
        ],
      },
      /^doors\[1\]: the door between a1 and b1 is listed twice$/,
    ],
    [
      'a door in a wall',
      { map: ['+-+-+', '|.|.|', '+-+-+'], doors: [['a1', 'b1']], ask: [] },
      /^doors\[0\]: there is a wall between a1 and b1/,
    ],
    ['a figure without id', { ...good, figures: [{ kind: 'imp', at: 'a1' }] }, /^figures\[0\]\.id: expected a text/],
    [
      'an unknown figure',
      { ...good, figures: [{ id: 'A', kind: 'zombie', at: 'a1' }] },
      /^figures\[0\]\.kind: "zombie" is unknown/,
    ],
    [
      'a figure on no space',
      { ...good, figures: [{ id: 'A', kind: 'imp', at: 'z9' }] },
      /^figures\[0\]\.at: "z9" is no space/,
    ],
    [
      'a figure nowhere',
      { ...good, figures: [{ id: 'A', kind: 'imp' }] },
      /^figures\[0\]\.at: expected a list, not nothing$/,
    ],
    [
      'a figure with two spaces',
      { ...good, figures: [{ id: 'A', kind: 'imp', at: ['a1', 'b1'] }] },
      /^figures\[0\]\.at: imp needs one space, not 2/,
    ],
    [
      'a Mancubus on one',
      { ...good, figures: [{ id: 'A', kind: 'mancubus', at: 'a1' }] },
      /^figures\[0\]\.at: mancubus needs 2 spaces, not 1/,
    ],
    [
      'a Mancubus torn apart',
      { ...good, figures: [{ id: 'A', kind: 'mancubus', at: ['a1', 'b2'] }] },
      /^figures\[0\]\.at: no base/,
    ],
    [
      'a Mancubus in a door',
      { ...good, doors: [['a1', 'b1']], figures: [{ id: 'A', kind: 'mancubus', at: ['a1', 'b1'] }] },
      /^figures\[0\]\.at: no base/,
    ],
    [
      'overlapping figures',
      { ...good, figures: [...good.figures, { id: 'M', kind: 'mancubus', at: ['a1', 'a2'] }] },
      /^figures\[1\]\.at: a1 is taken by "A"$/,
    ],
    [
      'two figures of one name',
      { ...good, figures: [...good.figures, { id: 'A', kind: 'imp', at: 'b1' }] },
      /^figures\[1\]\.id: "A" is used twice$/,
    ],
    [
      'a staggered marine',
      { ...good, figures: [{ ...good.figures[0], staggered: true }] },
      /^figures\[0\]\.staggered: only demons/,
    ],
    [
      'a half-stunned marine',
      { ...good, figures: [{ ...good.figures[0], stunned: 1 }] },
      /^figures\[0\]\.stunned: expected true or false/,
    ],
    ['a teleporter nowhere', { ...good, teleporters: ['q7'] }, /^teleporters\[0\]: "q7" is no space/],
    [
      'a teleporter twice',
      { ...good, teleporters: ['a1', 'a1'] },
      /^teleporters\[1\]: there is a teleporter on "a1" already$/,
    ],
    ['an unknown ruling', { ...good, rulings: { 'OP-99': 'yes' } }, /^rulings\.OP-99: no such option/],
    [
      'a wrong ruling',
      { ...good, rulings: { 'OP-18': 'maybe' } },
      /^rulings\.OP-18: "maybe" is none of literal, exempt$/,
    ],
    ['no questions', { map: ROOM }, /^ask: expected a list, not nothing$/],
    ['an unknown question', { ...good, ask: [{ q: 'why' }] }, /^ask\[0\]\.q: "why" is none of adjacent, sight/],
    [
      'a question about a stranger',
      { ...good, ask: [{ q: 'sight', from: 'A', to: 'Z' }] },
      /^ask\[0\]\.to: "Z" is neither a figure nor a space/,
    ],
    ['half a question', { ...good, ask: [{ q: 'range', from: 'A' }] }, /^ask\[0\]\.to: expected a text, not nothing$/],
    [
      'reach of a space',
      { ...good, ask: [{ q: 'reach', figure: 'a1', points: 3 }] },
      /^ask\[0\]\.figure: there is no figure "a1"$/,
    ],
    [
      'reach without points',
      { ...good, ask: [{ q: 'reach', figure: 'A' }] },
      /^ask\[0\]\.points: expected a whole number/,
    ],
    ['half a point', { ...good, ask: [{ q: 'reach', figure: 'A', points: 1.5 }] }, /^ask\[0\]\.points/],
    ['displacement by nobody', { ...good, ask: [{ q: 'displace', figure: 'A' }] }, /^ask\[0\]\.by: expected a list/],
    [
      'displacement elsewhere',
      { ...good, ask: [{ q: 'displace', figure: 'A', by: ['c1', 'c2'] }] },
      /^ask\[0\]\.by: "A" stands on a1/,
    ],
    ['the second of two positions', [good, { ...good, map: 'x' }], /^\[1\]\.map: expected a list, not "x"$/],
  ]
  test.each(cases)('%s', (_, input, says) => {
    const line = complaint(input)
    expect(line).toMatch(says)
    expect(line).not.toMatch(/\n/)
    expect(line.length).toBeLessThan(220)
  })
})
