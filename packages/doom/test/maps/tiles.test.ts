import { sentence } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { turn } from '../../src/board/maps/face.ts'
import { boxFaces, checkFaces, type Face, MapError, parseTiles } from '../../src/index.ts'

const ALCOVE = ['tile 15A | Alcove | 2x2 | copies 5', '+   +', '|. .|', '+   +', '|. .|', '+-+-+', 'end']

const complaint = (lines: string[]): string => {
  try {
    parseTiles(lines)
  } catch (error) {
    if (error instanceof MapError) return error.message
    throw error
  }
  throw new Error('accepted')
}
const edit = (line: number, text: string) => ALCOVE.map((old, k) => (k === line ? text : old))

describe('tile texts', () => {
  test('a face has a number, a side, a name, a size and rows', () => {
    const face = parseTiles(['# a comment', '', ...ALCOVE]).get('15A')!
    expect(face).toMatchObject({ number: '15', side: 'A', name: 'Alcove', width: 2, height: 2, copies: 5 })
    expect(face.rows).toEqual(ALCOVE.slice(1, -1))
  })
  test('short rows are filled with blanks', () => {
    expect(parseTiles(edit(2, '|.')).get('15A')!.rows[1]).toBe('|.   ')
  })
  test.each<[string, string[], string]>([
    ['a strange mark', edit(2, '|. ?|'), 'line 3, column 4: "?" cannot stand here; . ~ ^ # or a blank can'],
    ['a wall in a corner', edit(3, '-   +'), 'line 4, column 1: "-" cannot stand here; + or a blank can'],
    ['a level wall standing up', edit(2, '-. .|'), 'line 3, column 1: "-" cannot stand here; | : = or a blank can'],
    ['a row too long', edit(4, '|. .| .'), 'line 5, column 6: longer than 5 characters'],
    ['no end', ALCOVE.slice(0, -1), 'line 7: expected "end"'],
    ['no header', ['what?'], 'line 1: expected "tile <id> | <name> | <W>x<H> | copies <n>"'],
    ['a face twice', [...ALCOVE, ...ALCOVE], 'line 8: tile 15A is drawn twice'],
  ])('%s is refused with line and column', (_, lines, message) => expect(complaint(lines)).toBe(message))
})

test('D-SETUP-14 turning clockwise takes space c,r to height-1-r,c and walls along', () => {
  const face = parseTiles([
    'tile 99A | Test | 3x2 | copies 1',
    '+-+ + +',
    '|. ~ #|',
    '+ +=+ +',
    ' . .:^ ',
    '+ +-+ +',
    'end',
  ]).get('99A')!
  expect(turn(face, 1)).toMatchObject({
    width: 2,
    height: 3,
    rows: ['+ +-+', ' . .|', '+ + +', '|.=~ ', '+:+ +', ' ^ # ', '+ +-+'],
  })
  expect(turn(face, 4).rows).toEqual(face.rows)
})

describe('the tiles of the box', () => {
  const faces = boxFaces()
  const found = (of: typeof faces) => checkFaces(of).map(problem => sentence(problem))
  test('are 24 pieces with two sides that fit', () => {
    expect(faces.size).toBe(32)
    expect(found(faces)).toEqual([])
  })
  const changed = (id: string, rows: (face: Face) => readonly string[], more: Partial<Face> = {}) =>
    found(new Map([...faces, [id, { ...faces.get(id)!, rows: rows(faces.get(id)!), ...more }]]))
  const wallOff = (face: Face) => ['+-+-+', ...face.rows.slice(1)]
  test.each<[string, string[], RegExp]>([
    ['an opening on one side only', changed('15A', wallOff), /^tile 15: outline or openings/],
    [
      'a space on one side only',
      changed('14B', f => [f.rows[0]!, ' . .  ', ...f.rows.slice(2)]),
      /^tile 14: outline or openings/,
    ],
    ['sides of two sizes', changed('15A', f => f.rows, { copies: 4 }), /^tile 15: the two sides differ/],
    [
      'an opening into a crate',
      changed('14A', f => [f.rows[0]!, ' # . . ', ...f.rows.slice(2)]),
      /^tile 14A: an opening leads into terrain at 0,0$/,
    ],
  ])('%s would be noticed', (_, problems, says) => expect(problems[0]).toMatch(says))
  test('a missing side and a missing piece would be noticed', () => {
    const fewer = new Map([...faces].filter(([id]) => id !== '03B'))
    expect(found(fewer)).toEqual(['tile 03: side B is missing'])
    const lost = new Map([...faces].filter(([id]) => !id.startsWith('03')))
    expect(found(lost)).toEqual(['23 pieces, but the box holds 24'])
  })
})
