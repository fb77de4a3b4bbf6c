import { type Bot, cadet, recruit } from '@redoubt/bots'
import { type Goal, goalState } from '@redoubt/bots/goal'
import { begin, playLine, prove, reaches, stateOf } from '@redoubt/bots/puzzles'
import type { State } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { daysAround, inARow } from '../src/puzzles/calendar.ts'
import { followed, nextOf } from '../src/puzzles/line.ts'
import { fromLink, linkText, puzzleFrom } from '../src/puzzles/own.ts'
import { dayOf, loadPuzzles, puzzleOfDay } from '../src/puzzles/puzzles.ts'
import { puzzleOf } from '../src/tables/puzzleof.ts'

const ALL = await loadPuzzles()
const of = (game: string) => ALL.filter(puzzle => puzzle.game === game)

const withoutChance = ({ random: _, ...state }: State) => state

test('there are at least 20 puzzles of DOOM and 10 of Conquest, of three grades, each with a name of its own', () => {
  expect(of('doom').length).toBeGreaterThanOrEqual(20)
  expect(of('conquest').length).toBeGreaterThanOrEqual(10)
  for (const game of ['doom', 'conquest'])
    expect(new Set(of(game).map(({ grade }) => grade))).toEqual(new Set([1, 2, 3]))
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length)
})

describe.each(ALL.map(puzzle => ({ id: puzzle.id, puzzle })))('the puzzle $id', ({ puzzle }) => {
  test('is open at the beginning, and its solution reaches the goal', async () => {
    expect(stateOf(begin(puzzle))).toBe('open')
    expect(stateOf(await playLine(puzzle, puzzle.solution))).toBe('reached')
    // Not by its first decisions alone.
    expect(stateOf(await playLine(puzzle, puzzle.solution.slice(0, -1)))).toBe('open')
  })

  test('is reached against any defense, and by no luck', () => {
    const proof = prove(puzzle)
    expect(proof).toMatchObject({ isForced: true })
    // Another seed is the same position, and comes by the same ways to the same end: nothing is left to be rolled or shuffled.
    const other = { ...puzzle, seed: 'another' }
    expect(withoutChance(begin(other).state)).toEqual(withoutChance(begin(puzzle).state))
    expect(prove(other)).toEqual(proof)
  })

  test('is missed by the easiest bot that plays to win', async () => {
    const players = puzzle.game === 'doom' ? ['a', 'b', 'c'].map(seed => recruit(seed) as Bot) : [cadet() as Bot]
    for (const player of players) expect(await reaches(puzzle, player)).toBe(false)
  })
})

test('a puzzle whose activation ends is missed', async () => {
  const [puzzle] = of('doom')
  expect(stateOf(await playLine(puzzle!, ['end']))).toBe('missed')
})

test('a goal out of reach is not proven', () => {
  const [puzzle] = of('conquest')
  const { scenario } = puzzle!.options as { scenario: { a: object } }
  const alone = { ...puzzle!, options: { ...puzzle!.options, scenario: { ...scenario, a: { deck: [] } } } }
  expect(prove(alone)).toMatchObject({ isForced: false })
})

test('the activation of the invader lasts from its first figure to the next card', () => {
  const goal: Goal = { do: 'damage', count: 5 }
  const hurt = (figure: string, amount: number) => ({ type: 'damage', figure, amount })
  const drawn = { type: 'initiative', card: 'invader' }
  const acts = { type: 'activation', figure: 'imp-1' }
  expect(goalState(goal, 'invader', [drawn, acts, hurt('alpha', 3), hurt('imp-1', 9)])).toBe('open')
  expect(goalState(goal, 'invader', [drawn, acts, hurt('alpha', 3), hurt('bravo', 2)])).toBe('reached')
  expect(goalState(goal, 'invader', [acts, hurt('alpha', 3), drawn, hurt('alpha', 2)])).toBe('missed')
  expect(goalState({ do: 'kill', figures: ['alpha'] }, 'invader', [acts, { type: 'killed', figure: 'alpha' }])).toBe(
    'reached',
  )
})

test('every day has a puzzle, and all of them come before one comes again', () => {
  const first = dayOf(new Date(2026, 10, 17))
  const days = ALL.map((_, n) => puzzleOfDay(ALL, first + n)!.id)
  expect(new Set(days).size).toBe(ALL.length)
  expect(puzzleOfDay(ALL, first + ALL.length)!.id).toBe(days[0])
  expect(dayOf(new Date(2026, 10, 17, 23, 59))).toBe(first)
  expect(puzzleOfDay([], first)).toBeUndefined()
})

test('the calendar shows two weeks with stars, what was missed as open, today, and the next days locked', () => {
  const today = new Date(2026, 2, 1, 23, 30)
  const idOf = (away: number) => puzzleOfDay(ALL, dayOf(today) + away)!.id
  const days = daysAround(ALL, { [idOf(-1)]: 2, [idOf(-3)]: 3, [idOf(1)]: 3 }, today)
  expect(days.map(({ date }) => date.getDate())).toEqual([
    ...[15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 1, 2, 3],
  ])
  expect(days.slice(-6).map(({ state, stars }) => (state === 'solved' ? stars : state))).toEqual([
    ...[3, 'open', 2, 'today', 'locked', 'locked'],
  ])
  // No two days of it have the same puzzle, so that none is solved by another.
  expect(new Set(days.map(({ puzzle }) => puzzle.id)).size).toBe(days.length)
})

test('days in a row are counted until today, whose puzzle may still come', () => {
  const today = 20_000
  const solved = (...away: number[]) => Object.fromEntries(away.map(n => [puzzleOfDay(ALL, today + n)!.id, 1]))
  expect(inARow(ALL, {}, today)).toBe(0)
  expect(inARow(ALL, solved(-1, -2), today)).toBe(2)
  expect(inARow(ALL, solved(0, -1, -2), today)).toBe(3)
  expect(inARow(ALL, solved(0, -2), today)).toBe(1)
  expect(inARow(ALL, Object.fromEntries(ALL.map(({ id }) => [id, 3])), today)).toBe(ALL.length)
})

test('an own puzzle comes through a link as it was; anything else does not', async () => {
  const own = { ...of('doom')[0]!, id: 'own-1234', grade: 1 as const, solution: [] }
  expect(await fromLink(await linkText(own))).toEqual(own)
  expect(await fromLink('nonsense')).toBeNull()
  for (const bad of [null, {}, { ...own, id: 'doom-1' }, { ...own, game: 'chess' }, { ...own, goal: { do: 'win' } }])
    expect(puzzleFrom(bad)).toBeNull()
  expect(puzzleOf('puzzle.doom-3.shown-1')).toBe('doom-3')
  expect(puzzleOf('lesson-moving-1')).toBeNull()
})

test('a line is followed although the table answers for itself, and left by any other choice', () => {
  const line = ['play:x', 'pass', 'step:b2', 'target:imp-1']
  expect(followed(line, [])).toBe(0)
  expect(followed(line, ['play:x', 'step:b2'])).toBe(3)
  expect(followed(line, ['play:x', 'pass', 'step:b2'])).toBe(3)
  expect(followed(line, ['play:x', 'step:b3'])).toBeNull()
  expect(nextOf(line, 1, [{ key: 'step:b2' }])).toEqual({ key: 'step:b2' })
  expect(nextOf(line, 1, [{ key: 'pass' }])).toEqual({ key: 'pass' })
  expect(nextOf(line, 2, [{ key: 'end' }])).toBeUndefined()
  expect(nextOf(line, null, [{ key: 'play:x' }])).toBeUndefined()
})
