import { type Bot, levelOf } from '@redoubt/bots'
import { conquest, decksContent } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, type Event, fastRandom, offered, pickOne, seenDecision } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { DECK_BEATS, START } from '../src/learn/deck/building.ts'
import { LESSONS, type Lesson, progressOf, type Story } from '../src/learn/lesson.ts'
import { CONQUEST_LESSONS } from '../src/learn/lessons/conquest.ts'
import { DOOM_LESSONS } from '../src/learn/lessons/doom.ts'
import { following, SOLUTIONS } from './solutions.ts'

const GAMES: Record<string, AnyGame> = { doom, conquest }
const ALL: Record<string, Lesson> = { ...DOOM_LESSONS, ...CONQUEST_LESSONS }

interface Position {
  state: ReturnType<AnyGame['create']>
  events: Event[]
}

const storyOf = (lesson: Lesson, { state, events }: Position): Story => ({
  events,
  view: GAMES[lesson.game]!.view(state, lesson.seat),
  decision: (state.decision ? seenDecision(state, lesson.seat) : null) as Story['decision'],
  yours: state.decision?.seat === lesson.seat,
  isOver: state.outcome !== null,
})

function beginning(lesson: Lesson): Position {
  const game = GAMES[lesson.game]!
  const events: Event[] = []
  return { state: game.create(game.options.parse(lesson.options), lesson.seed, events), events }
}

/** Looks for the next beat at random from the furthest position found so far, and so on to the end. */
function furthest(lesson: Lesson, tries: number, most: number): number {
  const game = GAMES[lesson.game]!
  const chance = { random: fastRandom(lesson.seed) }
  let [best, at, since] = [beginning(lesson), 0, 0]
  for (let n = 0; n < tries && at < lesson.beats.length; n++) {
    // Whoever has wasted too much begins again.
    if (n - since > tries / 8) [best, at, since] = [beginning(lesson), 0, n]
    const now: Position = { state: game.copy(best.state), events: [...best.events] }
    for (let m = 0; m < most && now.state.decision && !now.state.outcome; m++) {
      game.choose(now.state, pickOne(chance, offered(now.state)), now.events)
      const progress = progressOf(lesson, storyOf(lesson, now))
      if (progress.isLost) break
      if (progress.at > at) {
        ;[best, at, since] = [now, progress.at, n]
        break
      }
    }
  }
  return at
}

/** Lessons at a table; the one about decks is held in the editor. */
const AT_TABLES = LESSONS.filter(({ id }) => id !== 'building')

test('every lesson of the list exists, and no other', () => {
  expect(Object.keys(ALL).sort()).toEqual(AT_TABLES.map(({ id }) => id).sort())
})

describe.each(AT_TABLES.map(({ id }) => ({ id, lesson: ALL[id]! })))('the lesson $id', ({ id, lesson }) => {
  test('begins from a position the rules accept, with its first task undone', () => {
    expect(progressOf(lesson, storyOf(lesson, beginning(lesson)))).toMatchObject({
      at: 0,
      isDone: false,
      isLost: false,
    })
  })

  test('can be solved', () => {
    const whole = id.startsWith('training')
    expect(furthest(lesson, whole ? 40 : 1500, whole ? 6000 : 60)).toBe(lesson.beats.length)
  })
})

test.each(['training', 'training-invader'])('whoever does nothing of %s has finished it with the match', id => {
  const lesson = ALL[id]!
  const over = { ...storyOf(lesson, beginning(lesson)), isOver: true }
  expect(progressOf(lesson, over)).toMatchObject({ isDone: true })
})

/** Against the bots that sit at the table of the lesson. */
async function followed(
  id: string,
  lesson: Lesson,
  script: readonly string[],
): Promise<{ at: number; made: string[] }> {
  const game = GAMES[lesson.game]!
  const { state, events } = beginning(lesson)
  const like = following(lesson.game, script)
  const bots = new Map<string, Bot>()
  const made: string[] = []
  for (let n = 0; n < 150 && state.decision && !state.outcome; n++) {
    const { seat } = state.decision
    const keys = offered(state).filter(key => !key.startsWith('concede'))
    let key: string
    if (seat === lesson.seat) key = keys.length === 1 ? keys[0]! : like(keys)
    else {
      const bot =
        bots.get(seat) ?? levelOf(lesson.game, lesson.game === 'doom' ? 'recruit' : 'cadet')!.make(`${id} ${seat}`)
      bots.set(seat, bot)
      const ctx = { seat, now: () => 0, deadline: Number.POSITIVE_INFINITY, signal: { aborted: false } }
      key = await bot.choose(game.view(state, seat) as never, seenDecision(state, seat)! as never, ctx)
    }
    game.choose(state, key, events)
    made.push(key)
    const { at, isDone, isLost } = progressOf(lesson, storyOf(lesson, { state, events }))
    if (isDone || isLost) return { at, made }
  }
  return { at: -1, made }
}

test.each(Object.keys(SOLUTIONS))(
  'the lesson %s is solved by doing what the guide says, whatever the bots do',
  async id => {
    const lesson = ALL[id]!
    const { at, made } = await followed(id, lesson, SOLUTIONS[id]!)
    expect(at, made.join(' ')).toBe(lesson.beats.length)
  },
)

test('the lesson about decks begins with a deck that lacks everything it teaches, and ends with a legal one', () => {
  expect(DECK_BEATS.map(beat => beat.done(START))).toEqual([false, false, false, false])
  const whole = decksContent.decks.find(({ id }) => id === 'starter-35-space-marines')!
  expect(DECK_BEATS.map(beat => beat.done(whole as never))).toEqual([true, true, true, true])
})
