import { seatsWith } from '@redoubt/doom/seats'
import type { Seat } from '@redoubt/kernel'
import { go, href } from '../app/router.ts'
import { localTables } from '../tables/local.ts'
import type { Seating } from '../tables/tables.ts'
import { LESSON_DECK } from './deck/lessondeck.ts'
import { LESSONS, type Lesson, type LessonId } from './lesson.ts'
import { loadLesson } from './lessons/index.ts'
import { lessonOf } from './progress.ts'

/** Where lessons that were left in the middle go on: the latest table of each, or the deck that is not finished. */
export async function leftLessons(): Promise<ReadonlyMap<LessonId, string>> {
  const left = (await localTables().list()).filter(({ outcome, made }) => outcome === null && made > 0)
  const tables = left
    .sort((a, b) => a.updated - b.updated)
    .flatMap(({ id }): Array<[LessonId, string]> => {
      const lesson = lessonOf(id)
      return lesson ? [[lesson, href('match', id)]] : []
    })
  return new Map([...tables, ...(await leftDeck())])
}

/** The deck of the lesson, if somebody has changed it. */
async function leftDeck(): Promise<Array<[LessonId, string]>> {
  const kept = (await localTables().kept('decks')).find(({ key }) => key === LESSON_DECK)
  if (!kept) return []
  const { START } = await import('./deck/building.ts')
  const { list } = kept.value as { list?: unknown }
  return JSON.stringify(list) === JSON.stringify(START) ? [] : [['building', href('decks', LESSON_DECK)]]
}

/** Sets the table of a lesson up and sits down: the learner at one seat, bots at all others. */
export async function beginLesson(
  id: LessonId,
  own: string,
  enter = (match: string) => go('match', match),
): Promise<void> {
  if (id === 'building') return beginDeck()
  const { game } = LESSONS.find(card => card.id === id)!
  const lesson = await loadLesson(id, game)
  const others = game === 'doom' ? doomSeats(lesson.options) : ['a', 'b']
  const seats: Seating = Object.fromEntries(
    others.map(seat => [
      seat,
      seat === lesson.seat
        ? { kind: 'human' as const, name: own, person: 0 }
        : { kind: 'bot' as const, name: '', level: levelAt(lesson, seat) },
    ]),
  )
  const table = { game, options: lesson.options, seats, seed: lesson.seed, id: `lesson-${id}-${crypto.randomUUID()}` }
  enter(await localTables().create(table))
}

export const levelAt = ({ game, bots }: Lesson, seat: Seat): string =>
  bots?.[seat] ?? (game === 'doom' ? 'recruit' : 'cadet')

function doomSeats(options: object): string[] {
  const { marines = 1 } = options as { marines?: number }
  return seatsWith(marines)
}

/** The lesson about decks has no table: it is held in the editor, with a deck that is not finished. */
async function beginDeck(): Promise<void> {
  const { START } = await import('./deck/building.ts')
  await localTables().keep('decks', LESSON_DECK, { name: 'Wren', list: START })
  go('decks', LESSON_DECK)
}
