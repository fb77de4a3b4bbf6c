import { expect, test } from 'vitest'
import { chaptersOf } from '../src/match/log/entries.ts'
import { addEarlier, type Line, takenBack } from '../src/match/log/loglines.ts'
import { named } from '../src/match/log/naming.ts'
import type { LoggedEvent } from '../src/screen/match.ts'

/** What is left of lines given in the order they happened. */
function told(...lines: Line[]): Line[] {
  const found: Line[] = []
  for (const line of [...lines].reverse()) addEarlier(found, { ...line })
  return found.reverse()
}
const step = (n: number, who: string, to: string): Line => {
  return { n, text: `${who} moves to ${to}`, about: [to], goesOn: who, tells: who }
}

test('the last step tells the whole walk, and pointing at it lights all of it', () => {
  expect(told(step(1, 'alpha', 'b1'), step(2, 'alpha', 'c1'), step(3, 'alpha', 'd1'))).toEqual([
    { ...step(3, 'alpha', 'd1'), about: ['b1', 'c1', 'd1'] },
  ])
})

test('another figure, or anything in between, begins a new line', () => {
  const door = { n: 2, text: 'Alpha opens a door' }
  const lines = [step(1, 'alpha', 'b1'), door, step(3, 'alpha', 'c1'), step(4, 'bravo', 'a1')]
  expect(told(...lines)).toEqual(lines)
})

test('what only tells is never swallowed: two blows in a row stay two', () => {
  const assigned = (n: number): Line => ({ n, text: 'assigned', goesOn: 'damage nob' })
  const taken = (n: number): Line => ({ n, text: 'taken', tells: 'damage nob' })
  expect(told(assigned(1), taken(2), assigned(3), taken(4)).map(({ n }) => n)).toEqual([2, 4])
})

const said = (n: number, more: Partial<Line> = {}): Line => ({ n, text: `line ${n}`, ...more })
const attack = (n: number): Line => said(n, { part: 'begins' })
const hits = (n: number, damage: number): Line => said(n, { part: 'ends', sum: { text: `−${damage}` } })

/** Chapters in short: the numbers of the lines of every entry. */
const folded = (...lines: Line[]) =>
  chaptersOf(lines).map(({ head, entries }) => ({
    round: head?.round ?? null,
    entries: entries.map(({ head, parts }) => [head, ...parts].map(({ n }) => n)),
  }))

test('an attack is one entry: everything until its end, then only what it leads to', () => {
  const killed = said(5, { part: 'belongs', sum: { icon: 'frag' } })
  const lines = [said(0), attack(1), said(2), said(3), hits(4, 2), killed, said(6), attack(7), said(8)]
  expect(folded(...lines)).toEqual([{ round: null, entries: [[0], [1, 2, 3, 4, 5], [6], [7, 8]] }])
  expect(chaptersOf(lines)[0]!.entries[1]!.sum).toEqual({ icon: 'frag' })
})

test('every round is a chapter, and no attack goes on into the next', () => {
  const round = (n: number, round: number) => said(n, { round, weight: 'head' })
  expect(folded(said(0), round(1, 1), attack(2), said(3), round(4, 2), said(5))).toEqual([
    { round: null, entries: [[0]] },
    { round: 1, entries: [[2, 3]] },
    { round: 2, entries: [[5]] },
  ])
})

test('what was taken back is marked, also when more is taken back later; the rest stays', () => {
  const event = (n: number, made: number): LoggedEvent => ({ n, made, view: null, event: { type: 'step' } })
  const back = (n: number, made: number): LoggedEvent => ({
    ...{ n, made, view: null },
    event: { type: 'taken-back', seat: 'a', made },
  })
  const asked: LoggedEvent = { n: 3, made: 2, view: null, event: { type: 'undo-asked', seat: 'a', made: 1 } }
  const undone = (...log: LoggedEvent[]) => [...takenBack(log)].sort()
  expect(undone(event(0, 1), event(1, 2), event(2, 2), asked, back(4, 1), event(5, 2))).toEqual([1, 2])
  expect(undone(event(0, 1), event(1, 2), back(2, 1), back(3, 0))).toEqual([0, 1])
  expect(undone(event(0, 1), event(1, 2), back(2, 1), event(3, 2), event(4, 3), back(5, 2))).toEqual([1, 4])
})

test('a name in a line means the thing of its event whose name begins most like it, whatever its case', () => {
  const nameOf = (thing: string) => ({ 'imp-1': 'Импы 1', pinky: 'Пинки', alpha: 'Альфа' })[thing] ?? null
  expect(named('Альфу', ['attack', 'alpha', 'pinky'], { nameOf })).toBe('alpha')
  expect(named('Пинки', ['attack', 'alpha', 'pinky'], { nameOf })).toBe('pinky')
  expect(named('3 урона', ['alpha', 'pinky'], { nameOf })).toBe(null)
})
