import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Bot, levelOf } from '@redoubt/bots'
import { conquest, decksContent } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, type Event, fastRandom, offered, pickOne, type RandomState, seenDecision } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { levelAt } from '../src/learn/begin.ts'
import { DECK_BEATS, START } from '../src/learn/deck/building.ts'
import { LESSONS, type Lesson, progressOf, type Story } from '../src/learn/lesson.ts'
import { CONQUEST_LESSONS } from '../src/learn/lessons/conquest.ts'
import { DOOM_LESSONS } from '../src/learn/lessons/doom.ts'
import { type Heard, heardBefore, listen } from '../src/learn/remarks.ts'
import { following, type Liking, SOLUTIONS } from './solutions.ts'

const GAMES: Record<string, AnyGame> = { doom, conquest }
const ALL: Record<string, Lesson> = { ...DOOM_LESSONS, ...CONQUEST_LESSONS }

interface Position {
  state: ReturnType<AnyGame['create']>
  events: Event[]
}

const storyOf = (lesson: Lesson, { state, events }: Position): Story => ({
  events,
  view: GAMES[lesson.game]!.view(state, lesson.seat),
  seq: state.seq,
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

/** Plays against the bots that sit at the table of the lesson, and tells every story on the way; until `isEnough`. */
async function play(
  lesson: Lesson,
  seed: string,
  learner: Liking,
  isEnough: (story: Story) => boolean,
): Promise<string[]> {
  const game = GAMES[lesson.game]!
  const { state, events } = beginning(lesson)
  const bots = new Map<string, Bot>()
  const made: string[] = []
  while (made.length < 1500 && !isEnough(storyOf(lesson, { state, events })) && state.decision && !state.outcome) {
    const { seat } = state.decision
    const keys = offered(state).filter(key => !key.startsWith('concede'))
    let key: string
    if (seat === lesson.seat) key = keys.length === 1 ? keys[0]! : learner(keys)
    else {
      const bot = bots.get(seat) ?? levelOf(lesson.game, levelAt(lesson, seat))!.make(`${seed} ${seat}`)
      bots.set(seat, bot)
      const imagine = (random: RandomState) => game.imagine(state, seat, random)
      const ctx = { seat, now: () => 0, deadline: Number.POSITIVE_INFINITY, signal: { aborted: false }, imagine }
      key = await bot.choose(game.view(state, seat) as never, seenDecision(state, seat)! as never, ctx as never)
    }
    game.choose(state, key, events)
    made.push(key)
  }
  return made
}

test.each(Object.keys(SOLUTIONS))(
  'the lesson %s is solved by doing what the guide says, whatever the bots do',
  async id => {
    const lesson = ALL[id]!
    let at = 0
    const made = await play(lesson, id, following(lesson.game, SOLUTIONS[id]!), story => {
      const progress = progressOf(lesson, story)
      at = progress.at
      return progress.isDone || progress.isLost
    })
    expect(at, made.join(' ')).toBe(lesson.beats.length)
  },
)

/** The screen listens until nothing changes any more. */
function settled(lesson: Lesson, story: Story, heard: Heard): Heard {
  const next = listen(lesson, story, heard)
  return next === heard ? heard : settled(lesson, story, next)
}

test.each(['training', 'training-invader'])('whatever the guide of %s can say is heard by somebody', async id => {
  const lesson = ALL[id]!
  const silent = new Set([...lesson.beats, ...(lesson.remarks ?? [])].map(word => word.id))
  for (let n = 0; n < 30 && silent.size > 0; n++) {
    let heard = heardBefore(lesson, storyOf(lesson, beginning(lesson)))
    // Learners do what they are told, and now and then something else.
    const [like, chance] = [following('doom'), { random: fastRandom(`${id} ${n}`) }]
    const learner: Liking = keys => (n > 0 && pickOne(chance, [0, 1, 2]) > 0 ? pickOne(chance, keys) : like(keys))
    await play(lesson, `${id} ${n}`, learner, story => {
      heard = settled(lesson, story, heard)
      // Words are for whoever waits or is asked; beneath a remark nobody hears what is to be done.
      const { at, isDone } = progressOf(lesson, story)
      silent.delete(heard.now?.id ?? (isDone ? '' : lesson.beats[at]!.id))
      return isDone
    })
  }
  expect([...silent], 'never said').toEqual([])
})

test('a remark stays until the learner has decided something, is made once, and not again to somebody who comes back', () => {
  const lesson = ALL.training!
  const begun = storyOf(lesson, beginning(lesson))
  let seq = begun.seq
  const ask = (story: Story, kind = 'activation'): Story => ({
    ...story,
    seq: seq++,
    decision: { kind, seat: 'alpha', options: [] },
    yours: true,
  })
  const after = (story: Story, event: object): Story => ({ ...story, events: [...story.events, event as Event] })
  const blood = { type: 'damage', figure: 'imp-1', amount: 1, total: 1, by: 'alpha' }
  const others: Story = { ...begun, decision: null, yours: false }
  let heard = settled(lesson, ask(others), heardBefore(lesson, begun))
  heard = settled(lesson, after(others, blood), heard)
  expect(heard.now?.id).toBe('first-blood')
  const asked = ask(after(others, blood))
  heard = settled(lesson, asked, heard)
  expect(heard.now?.id, 'read while it is up to the learner').toBe('first-blood')
  expect(settled(lesson, asked, heard), 'nothing new').toBe(heard)
  const own = after(asked, { type: 'activation', figure: 'alpha' })
  expect(settled(lesson, ask(own), heard).now, 'what to do for the first time is not hidden').toBe(null)
  heard = settled(lesson, ask(asked), heard)
  expect(heard.now).toBe(null)
  expect(settled(lesson, after(after(others, blood), blood), heard).now).toBe(null)
  expect(settled(lesson, ask(own, 'during-defense'), heard).now?.id, 'what is asked').toBe('attacked')
  expect(settled(lesson, own, heardBefore(lesson, own)).now).toBe(null)
})

test.each(['en', 'pl', 'de', 'ru'])('the guide says two sentences at a time at most (%s)', language => {
  const file = readFileSync(resolve(import.meta.dirname, `../messages/${language}/learn.json`), 'utf8')
  const all: Record<string, string> = JSON.parse(file)
  // What was learnt stands on a card to be read at leisure.
  const said = Object.entries(all).filter(([key]) => !key.endsWith('.learnt'))
  const long = said.filter(([, words]) => words.split(/[.!?…](?=\s|$)/).length - 1 > 2)
  expect(long.map(([key]) => key)).toEqual([])
})

test('whoever is asked about cover hears of cover, and only then of the reaction', async () => {
  const lesson = ALL.defence!
  let heard = heardBefore(lesson, storyOf(lesson, beginning(lesson)))
  const said: Array<string | undefined> = []
  await play(lesson, 'cover', following('doom'), story => {
    heard = settled(lesson, story, heard)
    // The screen may be told the same twice.
    heard = settled(lesson, { ...story, decision: story.decision && { ...story.decision } }, heard)
    if (story.yours) said.push(heard.now?.id ?? lesson.beats[progressOf(lesson, story).at]?.id)
    return progressOf(lesson, story).isDone
  })
  expect(said).toEqual(['cover', 'reaction'])
})

test('the lesson about decks begins with a deck that lacks everything it teaches, and ends with a legal one', () => {
  expect(DECK_BEATS.map(beat => beat.done(START))).toEqual([false, false, false, false])
  const whole = decksContent.decks.find(({ id }) => id === 'starter-35-space-marines')!
  expect(DECK_BEATS.map(beat => beat.done(whole as never))).toEqual([true, true, true, true])
})
